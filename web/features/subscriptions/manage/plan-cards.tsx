import { useState } from 'react';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { CheckoutMethod, PaymentProvider } from '#schema/generated/contract.ts';
import { planLabel } from '#schema/text/plan-labels.ts';
import { checkoutText } from '#schema/text/checkout-screen.ts';
import { plansText } from '#schema/text/plans-screen.ts';
import { planCardsText as text } from '#schema/text/subscriptions-screen.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { MethodChoice } from '../method-choice.tsx';
import { CHECKOUT_PLANS, enforcedLines, priceText, type CheckoutPlan, type PlanOffer } from '../plans.rules.ts';
import type { SubscriptionDetails } from '../use-subscription.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { isOfOther, isPaying } from './overview.tsx';
import type { PlanActions } from './use-plan-actions.ts';

interface PlanCardsProps {
  details: SubscriptionDetails;
  offers: readonly PlanOffer[];
  provider: PaymentProvider | null;
  actions: PlanActions;
  limitsAddress: string;
}

interface CardProps {
  offer: PlanOffer & { code: CheckoutPlan };
  details: SubscriptionDetails;
  isShut: boolean;
  onChoose: (plan: CheckoutPlan) => void;
}

function CardButton({ offer: { code }, details, isShut, onChoose }: CardProps) {
  const className = cx(TOUCH_TARGET, 'w-full');
  if (code === details.subscription.plan)
    return (
      <Button disabled className={className}>
        {text.current}
      </Button>
    );
  if (code === 'CUSTOM')
    return (
      <Link to="/checkout?plan=custom" className={cx(buttonClasses({ variant: 'secondary' }), className)}>
        {text.quote}
      </Link>
    );
  if (code === details.scheduledPlan)
    return (
      <Button disabled className={className}>
        {text.scheduled}
      </Button>
    );
  return (
    <Button variant="secondary" disabled={isShut} className={className} onClick={() => onChoose(code)}>
      {isPaying(details) ? text.change(code) : text.hire(code)}
    </Button>
  );
}

function Card(props: CardProps) {
  const { offer, details } = props;
  const price = priceText(offer.monthlyPrice.centavos);
  return (
    <li
      className={cx(
        'card grid grid-rows-[auto_1fr_auto] gap-4 p-5',
        offer.code === details.subscription.plan && 'border-accent',
      )}
    >
      <div className="grid gap-1">
        <h3 className="text-xl font-semibold">{planLabel[offer.code]}</h3>
        {offer.code === 'CUSTOM' ? (
          <p className="tabular">
            <span className="font-semibold">{plansText.byQuote}</span>{' '}
            <span className="text-sm text-muted">({plansText.reference(price)})</span>
          </p>
        ) : (
          <p className="font-semibold tabular">{plansText.perMonth(price)}</p>
        )}
      </div>
      <ul className="grid content-start gap-1.5">
        {enforcedLines(offer).map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Check size={16} className="mt-1 text-accent" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <CardButton {...props} />
    </li>
  );
}

const hasCheckout = (offer: PlanOffer): offer is PlanOffer & { code: CheckoutPlan } =>
  CHECKOUT_PLANS.some((code) => code === offer.code);

/** The plans that can be had, with the limits that are enforced. */
export function PlanCards({ details, offers, provider, actions, limitsAddress }: PlanCardsProps) {
  const [changingTo, setChangingTo] = useState<CheckoutPlan | null>(null);
  const [method, setMethod] = useState<CheckoutMethod>('CARD');
  const isRunning = isPaying(details);
  const isOther = isOfOther(details);
  const isShut = actions.isBusy || details.sharedBy !== null || details.isPrepaid || (provider === null && !isRunning);
  const choose = (plan: CheckoutPlan) => (isRunning ? setChangingTo(plan) : void actions.hire(plan, method));
  return (
    <section aria-labelledby="plan-cards" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="plan-cards" className="text-xl font-semibold">
          {text.title}
        </h2>
        <Link to={limitsAddress} className={cx('inline-flex items-center text-accent underline', TOUCH_TARGET)}>
          {text.compare}
        </Link>
      </div>
      {isOther && <p className="text-muted">{text.ofOther}</p>}
      {details.isPrepaid && <p className="text-muted">{text.prepaid}</p>}
      <p className="text-sm text-muted">{plansText.vat}</p>
      {provider === null && !isOther && <p className="text-muted">{checkoutText.notConfigured}</p>}
      {!isRunning && !isOther && provider !== null && (
        <MethodChoice value={method} onChange={setMethod} isDisabled={actions.isBusy} />
      )}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {offers.filter(hasCheckout).map((offer) => (
          <Card key={offer.code} offer={offer} details={details} isShut={isShut} onChoose={choose} />
        ))}
      </ul>
      {changingTo && (
        <ChangeDialog
          plan={changingTo}
          current={details.subscription.plan}
          actions={actions}
          onClose={() => setChangingTo(null)}
        />
      )}
    </section>
  );
}
