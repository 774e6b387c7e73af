import { Link } from 'react-router';
import { legalLinks, type LegalPath } from '#schema/text/legal-links.ts';
import { acceptanceText, authText as text, professions } from '#schema/text/users-screen.ts';
import type { SignInResult } from '#web/shared/session/sign-in-requests.ts';
import { PasswordField, SelectField, TextField } from '#web/shared/ui/field.tsx';
import { registrationProblem } from './account-rules.ts';
import { FormError, PasswordHint, SubmitButton } from './form-parts.tsx';
import { AnonymousNote } from './anonymous-note.tsx';
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
      <AnonymousNote form="register" />
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

const DocumentLink = ({ to }: { to: LegalPath }) => (
  <Link to={to} target="_blank" className="text-accent underline underline-offset-2">
    {legalLinks[to]}
  </Link>
);

/** What is accepted, with the documents, and the short privacy notice. They open beside the form, which stays as it is. */
export const Terms = ({ before = acceptanceText.before }: { before?: string }) => (
  <div className="grid gap-1 text-sm text-muted">
    <p>
      {before}
      <DocumentLink to="/terminos" />
      {acceptanceText.between}
      <DocumentLink to="/privacidad" />
      {acceptanceText.after}
    </p>
    <details>
      <summary className="w-fit cursor-pointer rounded-sm py-1 underline-offset-2 hover:underline">
        {acceptanceText.noticeTitle}
      </summary>
      <p className="pt-1">{acceptanceText.notice}</p>
    </details>
  </div>
);
