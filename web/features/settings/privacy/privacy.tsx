import { useEffect } from 'react';
import { privacyScreenText as text } from '#schema/text/privacy-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult, type MutationResult } from '#web/shared/apollo/mutation-result.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { Checkbox } from '#web/shared/ui/checkbox.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { FieldsSkeleton } from '../fields-skeleton.tsx';
import { Group } from '../group.tsx';
import { useConfirmed } from '../use-confirmed.tsx';
import { CopyOfData } from './copy-of-data.tsx';
import { Deletion } from './deletion.tsx';
import { ModelCalls } from './model-calls.tsx';
import {
  useAskForCopyMutation,
  useAskForDeletionMutation,
  useAskForRightMutation,
  useCallOffDeletionMutation,
  useOwnPrivacyQuery,
  useSaveChoicesMutation,
  type PrivacyPartsFragment,
} from './privacy.generated.ts';
import { Requests } from './requests.tsx';

/** While a copy is being made, it is looked at again so often. */
const COPY_POLL_MS = 4000;

/** Tells what became of a mutation. */
function told<P>(result: MutationResult<P>, done?: string): boolean {
  if (result.is === 'refused') showToast({ title: text.failed, message: result.refusal.message, tone: 'danger' });
  else if (done) showToast({ message: done, tone: 'positive' });
  return result.is === 'done';
}

function Choices({
  choices,
  outsideModel,
  onSaved,
}: Pick<PrivacyPartsFragment, 'choices' | 'outsideModel'> & { onSaved: () => void }) {
  const [save, { loading }] = useSaveChoicesMutation();
  const choose = async (input: Partial<PrivacyPartsFragment['choices']>) => {
    if (loading) return;
    told(await mutationResult(save({ variables: { input } }), (data) => data.updatePrivacyChoices), text.saved);
    onSaved();
  };
  return (
    <Group title={text.choices}>
      <div className="grid gap-4">
        <Checkbox
          label={text.evaluation}
          hint={text.evaluationHint}
          checked={choices.automatedEvaluation}
          onChange={(automatedEvaluation) => void choose({ automatedEvaluation })}
        />
        <Checkbox
          label={text.modelUse}
          hint={text.modelUseHint(outsideModel)}
          checked={choices.modelUse}
          onChange={(modelUse) => void choose({ modelUse })}
        />
      </div>
    </Group>
  );
}

/** Rights over personal data: copy, uses, requests, deletion. */
export function Privacy() {
  const { data, error, refetch, startPolling, stopPolling } = useOwnPrivacyQuery({ fetchPolicy: 'cache-and-network' });
  const [askCopy] = useAskForCopyMutation();
  const [askRight] = useAskForRightMutation();
  const [askDeletion] = useAskForDeletionMutation();
  const [callOff] = useCallOffDeletionMutation();
  const confirmed = useConfirmed();
  const privacy = data?.privacy;
  const isMaking = privacy?.export?.state === 'QUEUED';
  useEffect(() => {
    if (!isMaking) return;
    startPolling(COPY_POLL_MS);
    return stopPolling;
  }, [isMaking, startPolling, stopPolling]);
  if (!privacy) {
    const failure = error && readFailure(error);
    if (!failure) return <FieldsSkeleton />;
    return (
      <ErrorState
        title={text.loadFailed}
        message={failure.message}
        requestId={failure.requestId}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-10">
      <CopyOfData
        copy={privacy.export}
        onAsk={async () => {
          const ask = () => mutationResult(askCopy(), ({ requestAccountExport }) => requestAccountExport);
          told(await confirmed.run(ask));
          void refetch();
        }}
      />
      <Choices choices={privacy.choices} outsideModel={privacy.outsideModel} onSaved={() => void refetch()} />
      <ModelCalls />
      <Requests
        requests={privacy.requests}
        onAsk={async (input) => {
          const run = askRight({ variables: { input } });
          const result = await mutationResult(run, ({ requestPrivacyRight }) => requestPrivacyRight);
          void refetch();
          return result.is === 'refused' ? result.refusal : null;
        }}
      />
      <Deletion
        deletion={privacy.deletion}
        sharedCaseCount={privacy.sharedCaseCount}
        onAsk={async (sharedCases) => {
          const ask = () =>
            mutationResult(
              askDeletion({ variables: { input: { sharedCases } } }),
              ({ requestAccountDeletion }) => requestAccountDeletion,
            );
          return told(await confirmed.run(ask), text.deletionAsked);
        }}
        onCallOff={async () => {
          told(await mutationResult(callOff(), ({ cancelAccountDeletion }) => cancelAccountDeletion), text.calledOff);
          void refetch();
        }}
      />
      {confirmed.dialog}
    </div>
  );
}
