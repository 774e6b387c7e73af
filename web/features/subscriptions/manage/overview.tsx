import { useState } from 'react';
import { Ban, CircleAlert, CircleCheck, Hourglass, RotateCcw, WalletCards, type LucideIcon } from 'lucide-react';
import type { PlanSubscriptionStatus } from '#schema/generated/contract.ts';
import { plansText } from '#schema/text/plans-screen.ts';
import { statusLabel, subscriptionText as text } from '#schema/text/subscriptions-screen.ts';
import { formatInstantDay } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { StateBadge, type BadgeTone } from '#web/shared/ui/state-badge.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { isPaidPlan, priceText, type PlanOffer } from '../plans.rules.ts';
import type { SubscriptionDetails } from '../use-subscription.ts';
import type { PlanActions } from './use-plan-actions.ts';

const BADGES: Record<PlanSubscriptionStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  ACTIVE: { tone: 'positive', icon: CircleCheck },
  TRIALING: { tone: 'info', icon: Hourglass },
  PAST_DUE: { tone: 'danger', icon: CircleAlert },
  CANCELED: { tone: 'neutral', icon: Ban },
  INCOMPLETE: { tone: 'neutral', icon: Ban },
};

/** The plan comes from a seat that another account pays. */
export const isOfOther = ({ provider, sharedBy }: SubscriptionDetails): boolean =>
  provider === null && sharedBy !== null;

/** A running subscription that this account pays. */
export const isPaying = ({ provider, subscription }: SubscriptionDetails): boolean =>
  provider !== null && isPaidPlan(subscription.plan);

/** What happens to the plan, and on which day. */
function whatIsNext(details: SubscriptionDetails, offer: PlanOffer | undefined): string {
  const { subscription, cancelAtPeriodEnd, isPrepaid, scheduledPlan } = details;
  const day = formatInstantDay(subscription.currentPeriodEnd);
  if (subscription.plan === 'TRIAL') return text.trialEnds(day);
  if (!isPaying(details)) return text.resets(day);
  if (details.sharedBy !== null) return text.ownToo;
  if (isPrepaid) return text.prepaid(day);
  if (cancelAtPeriodEnd) return text.ends(day);
  if (subscription.status === 'PAST_DUE') return text.overdue;
  // The price of the next charge is that of another plan.
  if (!offer || scheduledPlan) return text.renews(day);
  const price = priceText(offer.monthlyPrice.centavos);
  return subscription.status === 'TRIALING' ? text.paidTrialEnds(day, price) : text.renewsAt(day, price);
}

interface OverviewProps {
  details: SubscriptionDetails;
  offer: PlanOffer | undefined;
  actions: PlanActions;
}

/** The plan of the account: what it is, what happens next, and what can be done about it. */
export function Overview({ details, offer, actions }: OverviewProps) {
  const [isCanceling, setCanceling] = useState(false);
  const { subscription, cancelAtPeriodEnd, isPrepaid, sharedBy } = details;
  const { plan, status, trialDaysLeft } = subscription;
  const canCancel = isPaying(details) && !cancelAtPeriodEnd && !isPrepaid;
  const badge = BADGES[status];
  return (
    <section aria-labelledby="own-plan" className="card grid grid-cols-1 gap-4 p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="own-plan" className="text-2xl font-semibold">
          {text.planOf(plan)}
        </h2>
        <StateBadge tone={badge.tone} icon={badge.icon}>
          {statusLabel[status]}
        </StateBadge>
        {offer && sharedBy === null && plan !== 'CUSTOM' && offer.monthlyPrice.centavos > 0 && (
          <p className="ml-auto text-lg font-semibold tabular max-sm:ml-0 max-sm:w-full">
            {plansText.perMonth(priceText(offer.monthlyPrice.centavos))}
          </p>
        )}
      </div>
      <div className="grid gap-1 text-muted">
        {status === 'TRIALING' && trialDaysLeft > 0 && (
          <p className="font-medium text-ink">{text.trialDaysLeft(trialDaysLeft)}</p>
        )}
        <p>{whatIsNext(details, offer)}</p>
        {sharedBy !== null && <p>{text.ofOther(sharedBy)}</p>}
      </div>
      {actions.problem && <ErrorState {...actions.problem} />}
      {details.provider !== null && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="secondary"
            className={TOUCH_TARGET}
            disabled={actions.isBusy}
            onClick={() => void actions.openPortal()}
          >
            <WalletCards size={18} aria-hidden="true" />
            {text.portal}
          </Button>
          {cancelAtPeriodEnd && isPaying(details) && !isPrepaid && (
            <Button className={TOUCH_TARGET} disabled={actions.isBusy} onClick={() => void actions.reactivate()}>
              <RotateCcw size={18} aria-hidden="true" />
              {text.reactivate}
            </Button>
          )}
          {canCancel && (
            <Button
              variant="ghost"
              className={TOUCH_TARGET}
              disabled={actions.isBusy}
              onClick={() => setCanceling(true)}
            >
              {text.cancel}
            </Button>
          )}
          <p className="text-sm text-muted sm:ml-1">{text.portalHint}</p>
        </div>
      )}
      {isCanceling && (
        <ConfirmDialog
          title={text.cancelTitle}
          body={text.cancelPrompt}
          confirm={text.cancel}
          cancel={text.cancelKeep}
          onConfirm={actions.cancel}
          onClose={() => setCanceling(false)}
        >
          <p>{text.cancelKeeps(plan, formatInstantDay(subscription.currentPeriodEnd))}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
