import { authText as text } from '#schema/text/users-screen.ts';
import { login } from '#web/shared/session/sign-in-requests.ts';
import { PasswordField, TextField } from '#web/shared/ui/field.tsx';
import { loginProblem } from './account-rules.ts';
import { FormError, SubmitButton } from './form-parts.tsx';
import { AnonymousNote } from './anonymous-note.tsx';
import { useAccountForm } from './use-account-form.ts';

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { error, isSubmitting, onSubmit, field } = useAccountForm({
    check: loginProblem,
    submit: ({ email, password }) => login(email.trim(), password),
    onSignedIn,
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5" aria-label={text.loginTab}>
      <AnonymousNote form="login" />
      <TextField label={text.email} type="email" autoComplete="email" inputMode="email" required {...field('email')} />
      <PasswordField label={text.password} autoComplete="current-password" required {...field('password')} />
      <FormError message={error} />
      <SubmitButton isSubmitting={isSubmitting}>{text.submitLogin}</SubmitButton>
    </form>
  );
}
