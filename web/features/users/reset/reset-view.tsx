import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { passwordResetText as text } from '#schema/text/password-reset-screen.ts';
import { validationText } from '#schema/text/validation.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { PasswordField, TextField } from '#web/shared/ui/field.tsx';
import { PASSWORD_MIN } from '../account-rules.ts';
import { FormError, PasswordHint, SubmitButton } from '../form-parts.tsx';
import { requestReset, setPassword, type ResetProblem } from './reset-requests.ts';

interface ResetViewProps {
  /** Of the link in the mail; null: a link is asked for. */
  token: string | null;
  loginAddress: string;
  /** The link is no good: another one is asked for. */
  onAskAgain: () => void;
}

const Heading = ({ title, body }: { title: string; body: string }) => (
  <header className="grid gap-2">
    <h1 className="text-3xl font-semibold">{title}</h1>
    <p className="text-lg text-muted">{body}</p>
  </header>
);

/** What was done, said to screen readers too. */
const Done = ({ title, body, children }: { title: string; body: string; children: ReactNode }) => (
  <div className="grid gap-6">
    <div role="status">
      <Heading title={title} body={body} />
    </div>
    <div className="flex flex-wrap gap-3">{children}</div>
  </div>
);

/** One request at a time; what the server says stands above the button. */
function useSending() {
  const [problem, setProblem] = useState<ResetProblem>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (act: () => Promise<ResetProblem>, onDone: () => void) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const found = await act();
    setBusy(false);
    if (found) setProblem(found);
    else onDone();
  };
  return { problem, setProblem, isBusy, send };
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const { problem, setProblem, isBusy, send } = useSending();
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const written = email.trim();
    if (!written.includes('@')) return setProblem({ message: validationText.emailInvalid, field: 'email' });
    void send(
      () => requestReset(written),
      () => onSent(written),
    );
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5" aria-label={text.askTitle}>
      <TextField
        label={text.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        value={email}
        aria-invalid={problem?.field === 'email' || undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      <FormError message={problem?.message ?? null} />
      <SubmitButton isSubmitting={isBusy}>{text.send}</SubmitButton>
    </form>
  );
}

function ChooseForm({ token, onDone, onAskAgain }: { token: string; onDone: () => void; onAskAgain: () => void }) {
  const [password, setWritten] = useState('');
  const [again, setAgain] = useState('');
  const { problem, setProblem, isBusy, send } = useSending();
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if ([...password].length < PASSWORD_MIN)
      return setProblem({ message: validationText.passwordTooShort, field: 'newPassword' });
    if (password !== again) return setProblem({ message: text.mismatch, field: 'again' });
    void send(() => setPassword(token, password), onDone);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5" aria-label={text.chooseTitle}>
      <PasswordField
        label={text.password}
        autoComplete="new-password"
        required
        hint={<PasswordHint password={password} />}
        value={password}
        aria-invalid={problem?.field === 'newPassword' || undefined}
        onChange={({ target }) => setWritten(target.value)}
      />
      <PasswordField
        label={text.again}
        autoComplete="new-password"
        required
        value={again}
        aria-invalid={problem?.field === 'again' || undefined}
        onChange={({ target }) => setAgain(target.value)}
      />
      <FormError message={problem?.message ?? null} />
      {problem?.field === 'token' ? (
        <Button size="lg" className="w-full" onClick={onAskAgain}>
          {text.askAgain}
        </Button>
      ) : (
        <SubmitButton isSubmitting={isBusy}>{text.save}</SubmitButton>
      )}
    </form>
  );
}

/** A forgotten password: a link by mail, and with it a new password. */
export function ResetView({ token, loginAddress, onAskAgain }: ResetViewProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  useDocumentTitle(token ? text.chooseTitle : text.askTitle);
  const toLogin = (label: string, variant: 'primary' | 'quiet') => (
    <Link to={loginAddress} className={buttonClasses({ variant, size: 'lg' })}>
      {label}
    </Link>
  );
  if (isDone)
    return (
      <Done title={text.doneTitle} body={text.doneBody}>
        {toLogin(text.signIn, 'primary')}
      </Done>
    );
  if (token)
    return (
      <div className="grid gap-6">
        <Heading title={text.chooseTitle} body={text.chooseBody} />
        <ChooseForm token={token} onDone={() => setDone(true)} onAskAgain={onAskAgain} />
      </div>
    );
  if (sentTo)
    return (
      <Done title={text.sentTitle} body={text.sentBody(sentTo)}>
        {toLogin(text.back, 'primary')}
        <Button variant="quiet" size="lg" onClick={() => setSentTo(null)}>
          {text.sendAnother}
        </Button>
      </Done>
    );
  return (
    <div className="grid gap-6">
      <Heading title={text.askTitle} body={text.askBody} />
      <AskForm onSent={setSentTo} />
      <Link to={loginAddress} className="justify-self-start font-medium text-accent underline underline-offset-2">
        {text.back}
      </Link>
    </div>
  );
}
