import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { authText as text, passwordStrengthText } from '#schema/text/users-screen.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { PASSWORD_MIN, PASSWORD_RECOMMENDED } from './account-rules.ts';

export const FormError = ({ message }: { message: string | null }) =>
  message ? (
    <p role="alert" className="flex items-start gap-2 rounded-md bg-danger-soft px-3.5 py-2.5 font-medium text-danger">
      <CircleAlert size={18} className="mt-0.5" aria-hidden="true" />
      {message}
    </p>
  ) : null;

export const SubmitButton = ({ isSubmitting, children }: { isSubmitting: boolean; children: ReactNode }) => (
  <Button type="submit" size="lg" className="w-full" disabled={isSubmitting}>
    {isSubmitting ? text.submitting : children}
  </Button>
);

/** The minimum is required; twelve characters are recommended. */
export function PasswordHint({ password }: { password: string }) {
  const length = [...password].length;
  if (length === 0) return <>{text.passwordHint}</>;
  const level = length < PASSWORD_MIN ? 1 : length < PASSWORD_RECOMMENDED ? 2 : 3;
  const word = [passwordStrengthText.tooShort, passwordStrengthText.fair, passwordStrengthText.good][level - 1];
  const tone = ['bg-danger', 'bg-warning', 'bg-positive'][level - 1];
  return (
    <span className="grid gap-1.5">
      <span>{text.passwordHint}</span>
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={cx('h-1 flex-1 rounded-full', step <= level ? tone : 'bg-line')} />
        ))}
      </span>
      <span role="status">{`${passwordStrengthText.label}: ${word}`}</span>
    </span>
  );
}
