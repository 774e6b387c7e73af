import { useState, type ReactNode } from 'react';
import { confirmPasswordText as text } from '#schema/text/settings-screen.ts';
import { mutationResult, type MutationResult } from '#web/shared/apollo/mutation-result.ts';
import { PasswordField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { useOwnGoogleAccessQuery } from './security/google.generated.ts';
import { GoogleQuestion } from './security/google-question.tsx';
import { useConfirmPasswordAgainMutation } from './settings.generated.ts';

interface Confirmed {
  /** Runs a mutation; when the server wants the password first, asks for it and runs it again. */
  run: <P>(act: () => Promise<MutationResult<P>>) => Promise<MutationResult<P>>;
  dialog: ReactNode;
}

interface Waiting {
  go: (isConfirmed: boolean) => void;
}

function PasswordQuestion({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [confirm] = useConfirmPasswordAgainMutation();
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    setBusy(true);
    const run = confirm({ variables: { input: { password } } });
    const result = await mutationResult(run, ({ confirmPassword }) => confirmPassword);
    setBusy(false);
    if (result.is === 'done') onDone();
    else setProblem(result.refusal.message);
  };
  return (
    <FormDialog
      title={text.title}
      submitLabel={text.confirm}
      isBusy={isBusy}
      failure={null}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{text.body}</p>
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        required
        value={password}
        {...(problem ? { error: problem } : {})}
        onChange={({ target }) => setPassword(target.value)}
      />
    </FormDialog>
  );
}

/** The password, or Google for an account that has none. */
function Question(props: { onDone: () => void; onClose: () => void }) {
  const { data, loading } = useOwnGoogleAccessQuery();
  if (loading && !data) return null;
  return data?.googleAccess.hasPassword === false ? <GoogleQuestion {...props} /> : <PasswordQuestion {...props} />;
}

/** Sensitive acts: the server asks for the password when it was not given in the last ten minutes. */
export function useConfirmed(): Confirmed {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const ask = (): Promise<boolean> =>
    new Promise((resolve) =>
      setWaiting({
        go: (isConfirmed) => {
          setWaiting(null);
          resolve(isConfirmed);
        },
      }),
    );
  return {
    async run(act) {
      const result = await act();
      if (result.is === 'done' || result.refusal.code !== 'CONFIRMATION_REQUIRED') return result;
      return (await ask()) ? act() : result;
    },
    dialog: waiting && <Question onDone={() => waiting.go(true)} onClose={() => waiting.go(false)} />,
  };
}
