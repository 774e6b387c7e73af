import type { ApolloClient } from '@apollo/client';
import { reloadQueries } from '#web/shared/apollo/reload-queries.ts';

/** After a contract was made, changed or taken away: the lists and figures on the screen are read again. */
export const reloadContracts = (client: ApolloClient): Promise<void> =>
  reloadQueries(client, ['Contracts', 'ContractStats', 'ContractTemplates', 'OwnTemplates']);
