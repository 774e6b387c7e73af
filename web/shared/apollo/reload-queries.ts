import type { ApolloClient } from '@apollo/client';

/** Reads anew whatever of these is on the screen; what is not is read when it is opened. */
export async function reloadQueries(client: ApolloClient, names: readonly string[]): Promise<void> {
  const active = [...client.getObservableQueries('active')].filter(({ queryName }) => names.includes(queryName ?? ''));
  await Promise.allSettled(active.map((query) => query.refetch()));
}
