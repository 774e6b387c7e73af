import type { ApolloClient } from '@apollo/client';

/** Cases that the user gives up on this page: that they end is no news. */
const leaving = new WeakMap<ApolloClient, Set<string>>();

export const isLeavingCase = (client: ApolloClient, caseId: string): boolean =>
  leaving.get(client)?.has(caseId) ?? false;

/** From now on the case is being left; the result ends it. */
export function beginLeavingCase(client: ApolloClient, caseId: string): () => void {
  const mine = leaving.get(client) ?? new Set<string>();
  leaving.set(client, mine.add(caseId));
  return () => void mine.delete(caseId);
}
