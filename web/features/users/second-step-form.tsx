import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { KeyRound } from 'lucide-react';
import { secondStepText as text } from '#schema/text/second-step-screen.ts';
import type { SignInReply } from '#web/shared/session/account-requests.ts';
import { completeLogin, hasPasskeys, signInWithPasskey } from '#web/shared/session/second-step-requests.ts';
import type { LoginChallenge, SignInResult } from '#web/shared/session/sign-in-requests.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { FormError, SubmitButton } from './form-parts.tsx';

interface SecondStepFormProps {
  challenge: LoginChallenge;
  onSignedIn: (reply: SignInReply) => void;
  /** Back to e-mail and password. */
  onStartOver: () => void;
}

/** After the right password: a code of the app, a recovery code, or a passkey. */
export function SecondStepForm({ challenge, onSignedIn, onStartOver }: SecondStepFormProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [kind]);
  const run = async (act: () => Promise<SignInResult>) => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    const result = await act();
    setBusy(false);
    if (result.ok) return onSignedIn(result.reply);
    setError(result.error);
    field.current?.select();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!code.trim()) return setError(text.codeRequired);
    void run(() => completeLogin(challenge.token, code));
  };
  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setCode('');
    setError(null);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5" aria-label={text.title}>
      <header className="grid gap-1">
        <h2 className="font-sans text-xl font-semibold">{text.title}</h2>
        <p className="text-muted">{text.body[kind]}</p>
      </header>
      <TextField
        ref={field}
        key={kind}
        label={text.code[kind]}
        required
        autoComplete="one-time-code"
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className="font-mono tracking-widest"
        value={code}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <FormError message={error} />
      <SubmitButton isSubmitting={isBusy}>{text.submit}</SubmitButton>
      {challenge.methods.includes('passkey') && hasPasskeys() && (
        <Button
          variant="secondary"
          size="lg"
          className="w-full"
          disabled={isBusy}
          onClick={() => void run(() => signInWithPasskey(challenge.token))}
        >
          <KeyRound size={18} aria-hidden="true" />
          {text.passkey}
        </Button>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" className="-ml-4" onClick={change}>
          {text.instead[kind]}
        </Button>
        <Button variant="ghost" onClick={onStartOver}>
          {text.startOver}
        </Button>
      </div>
    </form>
  );
}
