import { useState } from 'react';
import { Link } from 'react-router';
import { passwordResetText } from '#schema/text/password-reset-screen.ts';
import { authText as text } from '#schema/text/users-screen.ts';
import type { SignInReply } from '#web/shared/session/account-requests.ts';
import { session } from '#web/shared/session/session.ts';
import { login, type LoginChallenge } from '#web/shared/session/sign-in-requests.ts';
import { PasswordField, TextField } from '#web/shared/ui/field.tsx';
import { loginProblem } from './account-rules.ts';
import { FormError, SubmitButton } from './form-parts.tsx';
import { AnonymousNote } from './anonymous-note.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { useAccountForm } from './use-account-form.ts';

/** E-mail and password, then the second step when the account has one; or a passkey. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);
  const { error, setError, isSubmitting, onSubmit, field } = useAccountForm({
    check: loginProblem,
    submit: ({ email, password }) => login(email.trim(), password),
    onSignedIn,
    onChallenge: setChallenge,
  });
  const enter = (reply: SignInReply) => {
    session.signIn(reply);
    onSignedIn();
  };
  if (challenge)
    return <SecondStepForm challenge={challenge} onSignedIn={enter} onStartOver={() => setChallenge(null)} />;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5" aria-label={text.loginTab}>
      <AnonymousNote form="login" />
      <TextField
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        {...field('email')}
      />
      <div className="grid gap-1">
        <PasswordField label={text.password} autoComplete="current-password" required {...field('password')} />
        <Link
          to="/restablecer"
          className="justify-self-end rounded-sm py-1 text-sm font-medium text-accent underline underline-offset-2"
        >
          {passwordResetText.forgot}
        </Link>
      </div>
      <FormError message={error} />
      <SubmitButton isSubmitting={isSubmitting}>{text.submitLogin}</SubmitButton>
      <PasskeyButton onSignedIn={enter} onError={setError} />
    </form>
  );
}
