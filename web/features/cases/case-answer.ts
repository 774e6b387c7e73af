import type { ApolloClient } from '@apollo/client';
import { reloadQueries } from '#web/shared/apollo/reload-queries.ts';

const LISTS = ['CaseList', 'CaseStats', 'ForgottenCases', 'ChatCases'];

/** Where a case stands in the lists, and the figures, are the server's to say. */
export const refetchCaseLists = (client: ApolloClient): Promise<void> => reloadQueries(client, LISTS);
