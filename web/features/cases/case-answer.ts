import type { ApolloClient } from '@apollo/client';

const LISTS = new Set(['CaseList', 'CaseStats', 'ForgottenCases', 'ChatCases']);

/** Where a case stands in the lists, and the figures, are the server's to say. */
export async function refetchCaseLists(client: ApolloClient): Promise<void> {
  const active = [...client.getObservableQueries('active')];
  await Promise.allSettled(
    active.filter(({ queryName }) => LISTS.has(queryName ?? '')).map((query) => query.refetch()),
  );
}
