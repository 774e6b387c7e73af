import { CreditCard } from 'lucide-react';
import { Link } from 'react-router';
import { plansText } from '#schema/text/plans-screen.ts';
import { demoSubscriptionText as text } from '#schema/text/subscriptions-screen.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { DemoList, DemoSection, type DemoAddresses } from '#web/shared/ui/demo-section.tsx';
import { PUBLIC_PLANS } from '#web/shared/plans/plans-link.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';

/** The section without an account: what it is for, and the way to the plans. */
export const DemoSubscriptions = (addresses: DemoAddresses) => (
  <DemoSection {...addresses} icon={CreditCard} text={text} heading={text.heading}>
    <DemoList lines={text.lines} />
    <Link to={PUBLIC_PLANS} className={cx(buttonClasses({ variant: 'secondary' }), TOUCH_TARGET, 'mt-2 w-fit')}>
      {plansText.title}
    </Link>
  </DemoSection>
);
