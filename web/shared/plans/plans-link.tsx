import { Link } from 'react-router';
import { seePlans } from '#schema/text/plan-labels.ts';
import { useSession } from '../session/use-session.ts';
import { buttonClasses } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { TOUCH_TARGET } from '../ui/touch-target.ts';

/** The section in which an account sees and changes its plan. */
export const PLAN_SECTION = '/dashboard?tab=subscriptions';
/** The public page of plans. */
export const PUBLIC_PLANS = '/planes';

/** Beside everything that the plan does not allow: where plans are compared and changed. */
export function PlansLink({ isInText }: { isInText?: boolean }) {
  const { user } = useSession();
  return (
    <Link
      to={user && user.trialId === null ? PLAN_SECTION : PUBLIC_PLANS}
      className={
        isInText
          ? 'inline-flex min-h-6 items-center text-accent underline'
          : cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET, 'w-fit')
      }
    >
      {seePlans}
    </Link>
  );
}
