import { Check } from 'lucide-react';
import { planLabel } from '#schema/text/plan-labels.ts';
import { checkoutText as text } from '#schema/text/checkout-screen.ts';
import { checkoutCatalogue, plansText } from '#schema/text/plans-screen.ts';
import { enforcedLines, priceText, type CheckoutPlan, type PlanOffer } from '../plans.rules.ts';

interface PlanSummaryProps {
  plan: CheckoutPlan;
  offer: PlanOffer;
}

/** What is bought: the catalogue as it is worded, and beside it the limits that hold. */
export function PlanSummary({ plan, offer }: PlanSummaryProps) {
  const price = priceText(offer.monthlyPrice.centavos);
  return (
    <section aria-labelledby="summary" className="card grid grid-cols-1 content-start gap-5 p-5 md:p-6">
      <div className="grid gap-1">
        <h2 id="summary" className="font-sans text-sm font-medium text-muted">
          {text.summary}
        </h2>
        <p className="font-serif text-2xl font-semibold">{planLabel[plan]}</p>
        {plan === 'CUSTOM' ? (
          <p className="tabular">{text.reference(price)}</p>
        ) : (
          <>
            <p className="text-xl font-semibold tabular">{plansText.perMonth(price)}</p>
            <p className="text-muted">{plansText.vat}</p>
            <p className="text-muted">{offer.trialDays > 0 ? text.trial(offer.trialDays) : text.noTrial}</p>
          </>
        )}
      </div>
      <div className="grid gap-2">
        <h3 className="font-sans text-sm font-medium text-muted">{text.features}</h3>
        <ul className="grid gap-1.5">
          {checkoutCatalogue[plan].map((feature) => (
            <li key={feature} className="flex items-start gap-2">
              <Check size={16} className="mt-1 text-accent" aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-2 border-t border-line pt-4">
        <h3 className="font-sans text-sm font-medium text-muted">{text.enforced}</h3>
        <ul className="grid gap-1 tabular">
          {enforcedLines(offer).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-sm text-muted">{text.enforcedWins}</p>
        <p className="text-sm text-muted">{plansText.notYet}</p>
      </div>
    </section>
  );
}
