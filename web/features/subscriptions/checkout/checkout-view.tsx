import { BadgeCheck, CalendarX2, CreditCard, LockKeyhole, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { PaymentProvider } from '#schema/generated/contract.ts';
import { seePlans } from '#schema/text/plan-labels.ts';
import { checkoutText as text } from '#schema/text/checkout-screen.ts';
import { plansText } from '#schema/text/plans-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { PUBLIC_PLANS } from '#web/shared/plans/plans-link.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { Notice } from '../notice.tsx';
import { checkoutPlanOf } from '../plans.rules.ts';
import { usePlanOffersQuery } from '../plans.generated.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { QuoteForm } from './quote-form.tsx';

export interface CheckoutViewProps {
  /** `plan` of the address. */
  plan: string | null;
  given: { email: string; name: string };
  isCanceled: boolean;
  account: { email: string } | null;
}

/** Only what is true here and now: without encryption or a card there is no badge of it. */
function Badges({ provider }: { provider: PaymentProvider | null }) {
  const badges: [LucideIcon, string][] = [
    ...(window.location.protocol === 'https:' ? [[LockKeyhole, text.badges.tls] as [LucideIcon, string]] : []),
    ...(provider === 'STRIPE' ? [[CreditCard, text.badges.card] as [LucideIcon, string]] : []),
    [BadgeCheck, text.badges.confirmed],
    [CalendarX2, text.badges.cancel],
  ];
  return (
    <ul aria-label={text.badges.title} className="grid gap-2 text-sm text-muted">
      {badges.map(([Icon, words]) => (
        <li key={words} className="flex items-start gap-2">
          <Icon size={16} className="mt-0.5 text-accent" aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  );
}

/** A plan that has no checkout keeps the loading message, as the specification has it, with a way out. */
const LoadingPlan = () => (
  <div className="grid justify-items-start gap-4 py-12">
    <h1 className="text-3xl font-semibold">{text.title}</h1>
    <p role="status" className="text-lg text-muted">
      {text.loadingPlan}
    </p>
    <Link to={PUBLIC_PLANS} className={cx(buttonClasses({ variant: 'secondary' }), TOUCH_TARGET)}>
      {seePlans}
    </Link>
  </div>
);

/** The page on which a plan is bought, or an offer is asked for. */
export function CheckoutView({ plan, given, isCanceled, account }: CheckoutViewProps) {
  useDocumentTitle(text.title);
  const code = checkoutPlanOf(plan);
  const { data, error, refetch } = usePlanOffersQuery({ skip: code === null });
  const offer = data?.planOffers.find((each) => each.code === code);
  if (error && !data)
    return (
      <ErrorState
        title={plansText.loadFailed}
        {...readFailure(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!code || !offer) return <LoadingPlan />;
  const provider = data?.paymentProvider ?? null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-3xl font-semibold">{code === 'CUSTOM' ? text.quoteTitle : text.titleOf(code)}</h1>
      {isCanceled && <Notice role="status" tone="warning" title={text.canceled} />}
      {code !== 'CUSTOM' && provider === 'SANDBOX' && (
        <Notice tone="info" title={text.testMode} body={text.testModeExplained} />
      )}
      {code !== 'CUSTOM' && provider === null && <Notice tone="warning" title={text.notConfigured} />}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid grid-cols-1 gap-6 max-lg:order-1">
          {code === 'CUSTOM' ? (
            <QuoteForm given={given} />
          ) : (
            <>
              <CheckoutForm key={code} plan={code} given={given} account={account} isShut={provider === null} />
              <Badges provider={provider} />
            </>
          )}
        </div>
        <div className="grid grid-cols-1 gap-3">
          <PlanSummary plan={code} offer={offer} />
          <Link to={PUBLIC_PLANS} className={cx('inline-flex items-center text-accent underline', TOUCH_TARGET)}>
            {plansText.title}
          </Link>
        </div>
      </div>
    </div>
  );
}
