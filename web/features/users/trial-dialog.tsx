import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { authText } from '#schema/text/users-screen.ts';
import { trialScreenText as text } from '#schema/text/trials-screen.ts';
import { activateTrial } from '#web/shared/session/anonymous-requests.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { FormError, SubmitButton } from './form-parts.tsx';
import { Terms } from './register-form.tsx';

interface TrialDialogProps {
  onOpenChange: (open: boolean) => void;
  onActivated: (trialId: string) => void;
  onRegister: () => void;
  loginAddress: string;
}

const LINK = 'min-h-6 font-medium text-accent underline underline-offset-2';

/** The activation of a trial without registration. */
export function TrialDialog({ onOpenChange, onActivated, onRegister, loginAddress }: TrialDialogProps) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    if (!email.includes('@')) return setError(text.emailInvalid);
    setError(null);
    setSubmitting(true);
    const result = await activateTrial(email.trim(), name.trim());
    setSubmitting(false);
    if (result.ok) onActivated(result.value);
    else setError(result.error);
  };
  return (
    <Dialog open onOpenChange={onOpenChange} title={text.dialogTitle} description={text.dialogBody}>
      <div className="grid gap-4 px-6 pb-6 pt-4">
        <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
          <TextField
            label={text.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            value={email}
            aria-invalid={error === text.emailInvalid || undefined}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextField
            label={text.name}
            isOptional
            autoComplete="name"
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <FormError message={error} />
          <SubmitButton isSubmitting={isSubmitting}>{text.activate}</SubmitButton>
        </form>
        <Terms before={text.acceptance} />
        <p className="flex flex-wrap gap-x-2 border-t border-line pt-4 text-sm">
          {text.preferAccount}
          <button type="button" className={LINK} onClick={onRegister}>
            {text.register}
          </button>
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm">
          {text.alreadyMember}
          <Link to={loginAddress} className={LINK}>
            {authText.loginTab}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
