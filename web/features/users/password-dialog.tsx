import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { secondStepText } from '#schema/text/second-step-screen.ts';
import { authText, passwordDialogText as text } from '#schema/text/users-screen.ts';
import type { SignInReply } from '#web/shared/session/account-requests.ts';
import { login, type LoginChallenge } from '#web/shared/session/sign-in-requests.ts';
import { session } from '#web/shared/session/session.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { PasswordField } from '#web/shared/ui/field.tsx';
import { loginProblem } from './account-rules.ts';
import { FormError, SubmitButton } from './form-parts.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStepForm } from './second-step-form.tsx';

interface PasswordDialogProps {
  user: Pick<SessionUser, 'id' | 'email' | 'name'>;
  reason: 'expired' | 'elsewhere' | 'idle';
  /** Signs out and leads to the login. */
  onOtherAccount: () => void;
}

const stay = (event: Event) => event.preventDefault();

/**
 * Asks for the password over the page when the session has ended. The page below keeps what was written. When the
 * session was closed from elsewhere or because nobody was there, somebody else may have the computer: the page cannot
 * be read.
 */
export function PasswordDialog({ user, reason, onOtherAccount }: PasswordDialogProps) {
  const emailId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [hasGoogle, setGoogle] = useState(false);
  // Accounts that entered with Google may have no password.
  useEffect(() => {
    void import('#web/shared/google/google-requests.ts')
      .then(({ fetchGoogleConfig }) => fetchGoogleConfig())
      .then((config) => setGoogle(typeof config === 'object' && config.clientId !== null))
      // Without it the password is asked for, as ever.
      .catch(() => undefined);
  }, []);
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);
  /** A passkey may be of another account, whose page this is not. */
  const enter = (reply: SignInReply) => {
    if (reply.user.id === user.id) session.signIn(reply);
    else setError(secondStepText.otherAccount);
  };
  const submit = async () => {
    const problem = loginProblem({ name: '', email: user.email, password, profession: '' });
    setError(problem?.message ?? null);
    if (problem || isSubmitting) return;
    setSubmitting(true);
    const result = await login(user.email, password);
    setSubmitting(false);
    if (result.ok) session.signIn(result.reply);
    else if (result.challenge) setChallenge(result.challenge);
    else setError(result.error);
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Radix.Root open>
      <Radix.Portal>
        <div
          aria-hidden="true"
          className={cx('fixed inset-0 z-50', reason !== 'expired' ? 'bg-paper' : 'bg-veil animate-fade')}
        />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            form.current?.querySelector<HTMLElement>('[type="password"]')?.focus();
          }}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          className="fixed left-1/2 top-[min(14dvh,8rem)] z-50 max-h-[82dvh] w-[min(27rem,calc(100vw-2rem))] -translate-x-1/2 overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-6 shadow-float animate-appear"
        >
          <Radix.Title className="text-xl font-semibold">{text.title}</Radix.Title>
          <Radix.Description className="pt-2 text-muted">{text[reason]}</Radix.Description>
          {challenge ? (
            <div className="pt-5">
              <SecondStepForm challenge={challenge} onSignedIn={enter} onStartOver={() => setChallenge(null)} />
            </div>
          ) : (
            <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5 pt-5" aria-label={text.title}>
              <div className="grid gap-1">
                <label htmlFor={emailId} className="text-sm font-medium">
                  {authText.email}
                </label>
                {/* Read-only, so that a password manager knows whose password it is. */}
                <input
                  id={emailId}
                  type="email"
                  autoComplete="username"
                  value={user.email}
                  readOnly
                  className="min-w-0 truncate bg-transparent text-muted outline-offset-4"
                />
              </div>
              <PasswordField
                label={authText.password}
                autoComplete="current-password"
                required
                value={password}
                aria-invalid={error ? true : undefined}
                onChange={(event) => setPassword(event.target.value)}
              />
              <FormError message={error} />
              <SubmitButton isSubmitting={isSubmitting}>{authText.loginTab}</SubmitButton>
              <PasskeyButton onSignedIn={enter} onError={setError} />
              {hasGoogle && (
                <GoogleButton
                  version="B"
                  isRedirected={false}
                  // Another account: nothing of this page is its own.
                  onSignedIn={(reply) => reply.user.id === user.id || window.location.assign('/?view=dashboard')}
                />
              )}
              <div className="grid gap-1.5 border-t border-line pt-4">
                <Button variant="quiet" className="-ml-4 justify-self-start" onClick={onOtherAccount}>
                  {text.otherAccount}
                </Button>
                <p className="text-sm text-muted">{text.otherAccountHint}</p>
              </div>
            </form>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
