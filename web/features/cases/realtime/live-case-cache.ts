import type { ApolloClient } from '@apollo/client';
import type { CaseStatus } from '#schema/generated/contract.ts';
import { LiveCaseFieldsFragmentDoc, type LiveCaseFieldsFragment } from './live-case-events.generated.ts';

export type LiveCase = LiveCaseFieldsFragment;

const placeOf = (id: string) => ({
  id: `Case:${id}`,
  fragment: LiveCaseFieldsFragmentDoc,
  fragmentName: 'LiveCaseFields',
});

/** As the server said it last, without what is only hoped for. */
export const heldCase = (client: ApolloClient, id: string): LiveCase | null =>
  client.cache.readFragment<LiveCase>(placeOf(id), false);

/** Whether it was news: what arrives late must not undo what is newer. */
export function takeCase(client: ApolloClient, legalCase: LiveCase): boolean {
  const held = heldCase(client, legalCase.id);
  if (held && held.version > legalCase.version) return false;
  client.cache.writeFragment({ ...placeOf(legalCase.id), data: legalCase });
  return true;
}

let lastHope = 0;

/** Shows a status before the server has said yes; what is returned takes that back. */
export function hopeFor(client: ApolloClient, id: string, status: CaseStatus): () => void {
  const layer = `live-case-${++lastHope}`;
  client.cache.batch({
    optimistic: layer,
    update: (cache) => cache.modify({ id: `Case:${id}`, fields: { status: () => status } }),
  });
  return () => client.cache.removeOptimistic(layer);
}
