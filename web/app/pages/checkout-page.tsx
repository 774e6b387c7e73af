import { Link, useSearchParams } from 'react-router';
import { planLabel } from '#schema/text/common.ts';
import { checkoutPageText as text } from '#schema/text/pages.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { PlainPage } from './plain-page.tsx';

const SOLD = {
  basic: planLabel.BASIC,
  professional: planLabel.PROFESSIONAL,
  enterprise: planLabel.ENTERPRISE,
  custom: planLabel.CUSTOM,
};
const nameOf = (plan: string | null): string | null =>
  plan !== null && plan in SOLD ? SOLD[plan as keyof typeof SOLD] : null;

export function CheckoutPage() {
  useDocumentTitle(text.title);
  const [query] = useSearchParams();
  const plan = nameOf(query.get('plan'));
  return (
    <PlainPage
      title={plan ? `${text.title}: ${plan}` : text.title}
      notice={query.get('canceled') === 'true' ? text.canceled : undefined}
      actions={
        <Link to="/dashboard?view=dashboard&tab=subscriptions" className={buttonClasses({ variant: 'secondary' })}>
          {text.seePlans}
        </Link>
      }
    >
      {plan ? (
        <>
          <p>{text.unavailable}</p>
          <p>{text.nothingCharged}</p>
        </>
      ) : (
        <p role="status">{text.loadingPlan}</p>
      )}
    </PlainPage>
  );
}
