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

/** Disabled until the server supports sign-in with Google; the button says why. */
export const GoogleButton = () => (
  <div className="grid gap-1.5">
    <Button variant="secondary" size="lg" className="w-full" disabled aria-describedby="google-unavailable">
      <svg viewBox="0 0 18 18" className="size-4.5 fill-current" aria-hidden="true">
        <path d="M9 7.4v3.400h4.8a4.100 4.100 0 0 1-1.800 2.700l2.900 2.200C16.600 14.100 17.600 11.800 17.600 9.200c0-.6 0-1.200-.2-1.800H9z" />
        <path d="M9 18c2.400 0 4.500-.8 6-2.200l-3-2.300a5.400 5.400 0 0 1-8-2.800H1v2.300A9 9 0 0 0 9 18z" />
        <path d="M4 10.700a5.400 5.400 0 0 1 0-3.400V5H1a9 9 0 0 0 0 8l3-2.300z" />
        <path d="M9 3.600c1.300 0 2.500.5 3.400 1.300L15 2.300A9 9 0 0 0 1 5l3 2.300a5.400 5.400 0 0 1 5-3.700z" />
      </svg>
      {text.google}
    </Button>
    <p id="google-unavailable" className="text-sm text-muted">
      {text.googleUnavailable}. {text.googleInstead}
    </p>
  </div>
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
