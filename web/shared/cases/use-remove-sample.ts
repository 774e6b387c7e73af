import { useApolloClient } from '@apollo/client/react';
import { firstStepsText as text } from '#schema/text/onboarding.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { beginLeavingCase } from './leaving-case.ts';
import { useRemoveSampleCaseMutation } from './remove-sample.generated.ts';

/** Removes the sample case. It is in every section, so all that is shown is read again. */
export function useRemoveSample() {
  const client = useApolloClient();
  const [run, { loading: isBusy }] = useRemoveSampleCaseMutation();
  /** `onRemoved` runs before the case leaves the cache: a page of it is left first. */
  const remove = async (caseId: string, onRemoved: () => void = () => undefined): Promise<void> => {
    const endLeaving = beginLeavingCase(client, caseId);
    const answer = await mutationResult(run(), ({ removeSampleCase }) => removeSampleCase);
    if (answer.is === 'refused') {
      endLeaving();
      return showToast({ title: text.removeFailed, message: answer.refusal.message, tone: 'danger' });
    }
    onRemoved();
    client.cache.evict({ id: client.cache.identify({ __typename: 'Case', id: caseId }) });
    endLeaving();
    showToast({ message: text.sampleRemoved, tone: 'positive' });
    await client.refetchQueries({ include: 'active' });
  };
  return { isBusy, remove };
}
