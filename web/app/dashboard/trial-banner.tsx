import { Link } from 'react-router';
import { trialScreenText as text } from '#schema/text/trials-screen.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';

/** How long the trial lasts, and how to keep what is in it. */
export const TrialBanner = ({ daysLeft, registerAddress }: { daysLeft: number; registerAddress: string }) => (
  <p
    role="status"
    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-accent-soft px-6 py-2"
  >
    <span>
      <strong className="font-medium">{text.daysLeft(daysLeft)}</strong> {text.keepWork}
    </span>
    <Link to={registerAddress} className={buttonClasses({ size: 'sm' })}>
      {text.register}
    </Link>
  </p>
);
