import { authText as text, professions } from '#schema/text/users-screen.ts';
import type { SignInResult } from '#web/shared/session/account-requests.ts';
import { PasswordField, SelectField, TextField } from '#web/shared/ui/field.tsx';
import { registrationProblem } from './account-rules.ts';
import { FormError, PasswordHint, SubmitButton } from './form-parts.tsx';
import { useAccountForm } from './use-account-form.ts';

interface RegisterFormProps {
  /** The landing and the login screen call different routes of the API. */
  submit: (registration: {
    name: string;
    email: string;
    password: string;
    profession?: string;
  }) => Promise<SignInResult>;
  onSignedIn: () => void;
}

const Promise3Days = () => (
  <div className="rounded-md bg-accent-soft px-4 py-3">
    <p className="font-medium text-accent">{text.promiseTitle}</p>
    <p className="text-sm">{text.promise}</p>
  </div>
);

export function RegisterForm({ submit, onSignedIn }: RegisterFormProps) {
  const { error, isSubmitting, onSubmit, field, password } = useAccountForm({
    check: registrationProblem,
    submit: ({ name, email, password, profession }) =>
      submit({ name: name.trim(), email: email.trim(), password, ...(profession ? { profession } : {}) }),
    onSignedIn,
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4" aria-label={text.registerTab}>
      <Promise3Days />
      <TextField label={text.name} autoComplete="name" required {...field('name')} />
      <TextField label={text.email} type="email" autoComplete="email" inputMode="email" required {...field('email')} />
      <PasswordField
        label={text.password}
        autoComplete="new-password"
        required
        hint={<PasswordHint password={password} />}
        {...field('password')}
      />
      <SelectField label={text.profession} isOptional {...field('profession')}>
        <option value="">{text.professionNone}</option>
        {professions.map((profession) => (
          <option key={profession}>{profession}</option>
        ))}
      </SelectField>
      <FormError message={error} />
      <SubmitButton isSubmitting={isSubmitting}>{text.submitRegister}</SubmitButton>
    </form>
  );
}

export const Terms = () => <p className="text-sm text-muted">{text.terms}</p>;
