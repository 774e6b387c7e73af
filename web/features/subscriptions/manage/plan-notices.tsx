import type { PaymentProvider } from '#schema/generated/contract.ts';
import { meterText, planNoticeText as text, subscriptionText } from '#schema/text/subscriptions-screen.ts';
import { formatInstantDay } from '#web/shared/format/format.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { Notice } from '../notice.tsx';
import { meterNotice } from '../plans.rules.ts';
import type { SubscriptionDetails } from '../use-subscription.ts';
import { shownMeters } from './meters.tsx';
import { isPaying } from './overview.tsx';
import type { PlanActions } from './use-plan-actions.ts';

interface PlanNoticesProps {
  details: SubscriptionDetails;
  provider: PaymentProvider | null;
  actions: PlanActions;
}

const SMALL = cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET);

/** A purchase that is not confirmed. Money that is on its way is told as that, never as paid. */
function OpenCheckout({ checkout }: { checkout: NonNullable<SubscriptionDetails['openCheckout']> }) {
  const { plan, status, checkoutUrl, expiresAt } = checkout;
  if (status !== 'OPEN' && status !== 'PENDING') return null;
  const isPending = status === 'PENDING';
  return (
    <Notice
      tone="waiting"
      title={isPending ? text.pending(plan) : text.open(plan)}
      body={isPending ? text.pendingBody : text.openBody(formatInstantDay(expiresAt))}
    >
      {checkoutUrl && (
        <a href={checkoutUrl} className={SMALL}>
          {isPending ? text.seeInstructions : text.continuePaying}
        </a>
      )}
    </Notice>
  );
}

function MeterNotices({ usage }: { usage: SubscriptionDetails['usage'] }) {
  return shownMeters(usage).map(([name, meter]) => {
    const kind = meterNotice(meter);
    if (!kind) return null;
    const words = meterText.inSentence[name];
    const share = String(Math.floor(meter.percentage));
    const day = meter.resetsAt ? formatInstantDay(meter.resetsAt) : '';
    return (
      <Notice
        key={name}
        tone={kind === 'high' ? 'warning' : 'danger'}
        title={kind === 'spent' ? meterText.notices.spent(words) : meterText.notices[kind](share, words)}
        body={kind === 'spent' ? meterText.spentBody(day) : meterText.left(meter.limit - meter.used, day)}
      />
    );
  });
}

/** What an account must know about its plan, the most urgent first. */
export function PlanNotices({ details, provider, actions }: PlanNoticesProps) {
  const { subscription, graceEndsAt, openCheckout, cancelAtPeriodEnd, isPrepaid, scheduledPlan, usage } = details;
  const periodEnd = formatInstantDay(subscription.currentPeriodEnd);
  return (
    <div className="grid grid-cols-1 gap-3 empty:hidden">
      {provider === 'SANDBOX' && <Notice tone="info" title={text.testMode} body={text.testModeBody} />}
      {subscription.status === 'PAST_DUE' && (
        <Notice
          tone="danger"
          title={text.pastDue}
          body={graceEndsAt ? text.pastDueBody(formatInstantDay(graceEndsAt)) : text.pastDueBodyOpen}
        >
          <Button
            size="sm"
            className={TOUCH_TARGET}
            disabled={actions.isBusy}
            onClick={() => void actions.openPortal()}
          >
            {subscriptionText.portal}
          </Button>
        </Notice>
      )}
      {openCheckout && <OpenCheckout checkout={openCheckout} />}
      {cancelAtPeriodEnd && !isPrepaid && isPaying(details) && (
        <Notice tone="warning" title={text.ending(subscription.plan, periodEnd)} body={text.endingBody} />
      )}
      {scheduledPlan && !cancelAtPeriodEnd && (
        <Notice tone="info" title={text.scheduled(scheduledPlan, periodEnd)} body={text.scheduledBody}>
          <Button
            variant="secondary"
            size="sm"
            className={TOUCH_TARGET}
            disabled={actions.isBusy}
            onClick={() => void actions.hire(subscription.plan)}
          >
            {text.keepCurrent(subscription.plan)}
          </Button>
        </Notice>
      )}
      <MeterNotices usage={usage} />
    </div>
  );
}
