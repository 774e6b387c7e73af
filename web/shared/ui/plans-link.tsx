import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { useSession } from '../session/use-session.ts';
import { buttonClasses } from './button.tsx';
import { cx } from './class-names.ts';
import { TOUCH_TARGET } from './touch-target.ts';

/** The section in which an account sees and changes its plan, and the public page of plans. */
const SECTION = '/dashboard?tab=subscriptions';
const PUBLIC = '/planes';

/** Beside everything that the plan does not allow: where plans are compared and changed. */
export function PlansLink() {
  const { user } = useSession();
  return (
    <Link
      to={user ? SECTION : PUBLIC}
      className={cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET, 'w-fit')}
    >
      {commonText.seePlans}
    </Link>
  );
}
