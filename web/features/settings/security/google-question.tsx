import { useState } from 'react';
import { googleSettingsText as text } from '#schema/text/google-settings.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { useConfirmOwnGoogleMutation } from './google.generated.ts';
import { useGoogleProof } from './use-google-proof.tsx';

/** Before a sensitive act of an account that has no password. */
export function GoogleQuestion({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [confirm] = useConfirmOwnGoogleMutation();
  const google = useGoogleProof();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    setProblem(null);
    const proof = await google.ask('CONFIRM');
    if (proof === null) return;
    if (typeof proof === 'string') return setProblem(proof);
    const run = confirm({ variables: { input: proof } });
    const result = await mutationResult(run, ({ confirmWithGoogle }) => confirmWithGoogle);
    if (result.is === 'done') onDone();
    else setProblem(result.refusal.message);
  };
  return (
    <FormDialog
      title={text.confirmTitle}
      submitLabel={text.confirm}
      isBusy={google.isAsking}
      failure={null}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{text.confirmBody}</p>
      {google.waiting}
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
    </FormDialog>
  );
}
