import type { ApolloClient } from '@apollo/client';
import { reloadQueries } from '#web/shared/apollo/reload-queries.ts';

const LISTS = ['CaseList', 'CaseStats', 'ForgottenCases', 'ChatCases'];

/** Reads the lists and figures of cases again: only the server knows where a changed case belongs in them. */
export const refetchCaseLists = (client: ApolloClient): Promise<void> => reloadQueries(client, LISTS);
