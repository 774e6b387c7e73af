import { useState, type ReactNode } from 'react';
import { secondStepText } from '#schema/text/second-step-screen.ts';
import { confirmPasswordText as text } from '#schema/text/settings-screen.ts';
import { mutationResult, type MutationResult } from '#web/shared/apollo/mutation-result.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { hasPasskeys } from '#web/shared/session/second-step-requests.ts';
import { PasswordField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { useOwnGoogleAccessQuery } from './security/google.generated.ts';
import { GoogleQuestion } from './security/google-question.tsx';
import {
  useBeginPasskeyConfirmationMutation,
  useConfirmPasswordAgainMutation,
  useConfirmWithOwnPasskeyMutation,
  useWaysToConfirmQuery,
} from './settings.generated.ts';

interface Confirmed {
  /** Runs a mutation; when the server wants the password first, asks for it and runs it again. */
  run: <P>(act: () => Promise<MutationResult<P>>) => Promise<MutationResult<P>>;
  dialog: ReactNode;
}

interface Waiting {
  go: (isConfirmed: boolean) => void;
}

/** Proves with a passkey who is there; the problem, or null. */
function usePasskeyProof() {
  const [begin] = useBeginPasskeyConfirmationMutation();
  const [confirm] = useConfirmWithOwnPasskeyMutation();
  return async (): Promise<string | null> => {
    const begun = await mutationResult(begin(), ({ beginPasskeyConfirmation }) => beginPasskeyConfirmation);
    if (begun.is === 'refused') return begun.refusal.message;
    const { request } = begun.payload;
    if (!request) return secondStepText.failed;
    let response: string;
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = JSON.parse(request.options) as Parameters<typeof startAuthentication>[0]['optionsJSON'];
      response = JSON.stringify(await startAuthentication({ optionsJSON }));
    } catch {
      return secondStepText.passkeyGivenUp;
    }
    const run = confirm({ variables: { input: { token: request.token, response } } });
    const result = await mutationResult(run, ({ confirmWithPasskey }) => confirmWithPasskey);
    return result.is === 'refused' ? result.refusal.message : null;
  };
}

function PasswordQuestion({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [confirm] = useConfirmPasswordAgainMutation();
  const { data } = useWaysToConfirmQuery();
  const proveWithPasskey = usePasskeyProof();
  const canUsePasskey =
    hasPasskeys() && data?.accountSecurity.passkeysProblem === null && data.accountSecurity.passkeys.length > 0;
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
  const withPasskey = async () => {
    setBusy(true);
    const found = await proveWithPasskey();
    setBusy(false);
    if (found) setProblem(found);
    else onDone();
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
      {canUsePasskey && (
        <Button variant="secondary" className="justify-self-start" disabled={isBusy} onClick={() => void withPasskey()}>
          {text.passkey}
        </Button>
      )}
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
