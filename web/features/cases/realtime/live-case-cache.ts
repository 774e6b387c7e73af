import type { ApolloClient } from '@apollo/client';
import type { CaseStatus } from '#schema/generated/contract.ts';
import { LiveCaseFieldsFragmentDoc, type LiveCaseFieldsFragment } from './live-case-events.generated.ts';

export type LiveCase = LiveCaseFieldsFragment;

const fragmentOf = (id: string) => ({
  id: `Case:${id}`,
  fragment: LiveCaseFieldsFragmentDoc,
  fragmentName: 'LiveCaseFields',
});

/** The case as the server sent it last, without optimistic updates. */
export const cachedCase = (client: ApolloClient, id: string): LiveCase | null =>
  client.cache.readFragment<LiveCase>(fragmentOf(id), false);

/** Writes the case to the cache unless a newer version is there. Returns whether it was newer. */
export function writeIfNewer(client: ApolloClient, legalCase: LiveCase): boolean {
  const current = cachedCase(client, legalCase.id);
  if (current && current.version > legalCase.version) return false;
  client.cache.writeFragment({ ...fragmentOf(legalCase.id), data: legalCase });
  return true;
}

let lastLayer = 0;

/** Shows a status optimistically. Returns the function that reverts it. */
export function setStatusOptimistically(client: ApolloClient, id: string, status: CaseStatus): () => void {
  const layer = `live-case-${++lastLayer}`;
  client.cache.batch({
    optimistic: layer,
    update: (cache) => cache.modify({ id: `Case:${id}`, fields: { status: () => status } }),
  });
  return () => client.cache.removeOptimistic(layer);
}
