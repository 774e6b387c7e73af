import type { ApolloClient } from '@apollo/client';

/** Reads those of these queries that are on the screen again; others are read when they are opened. */
export async function reloadQueries(client: ApolloClient, names: readonly string[]): Promise<void> {
  const active = [...client.getObservableQueries('active')].filter(({ queryName }) => names.includes(queryName ?? ''));
  await Promise.allSettled(active.map((query) => query.refetch()));
}
