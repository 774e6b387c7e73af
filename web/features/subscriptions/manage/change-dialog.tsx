import { useState } from 'react';
import type { PlanCode } from '#schema/generated/contract.ts';
import { commonText } from '#schema/text/common.ts';
import { changeText as text, subscriptionText } from '#schema/text/subscriptions-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstantDay, formatMoney } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/shared/ui/dialog.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { usePlanChangePreviewQuery, type PlanChangePreviewQuery } from './manage.generated.ts';
import type { PlanActions, PlanProblem } from './use-plan-actions.ts';

type Preview = NonNullable<PlanChangePreviewQuery['planChangePreview']>;

const Amount = ({ label, children }: { label: string; children: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2">
    <dt className="text-muted">{label}</dt>
    <dd className="font-semibold tabular">{children}</dd>
  </div>
);

function PreviewLines({ preview, current }: { preview: Preview; current: PlanCode }) {
  const { isImmediate, effectiveAt, dueNow, credit, nextCharge, nextChargeAt } = preview;
  return (
    <div className="grid gap-3">
      <p>
        {!isImmediate
          ? text.later(formatInstantDay(effectiveAt), current)
          : dueNow.centavos > 0
            ? text.nowPaid
            : text.now}
      </p>
      <dl className="grid">
        <Amount label={text.dueNow}>{formatMoney(dueNow.centavos)}</Amount>
        {credit.centavos > 0 && <Amount label={text.credit}>{formatMoney(credit.centavos)}</Amount>}
        <Amount label={text.nextCharge}>
          {text.nextChargeOn(formatMoney(nextCharge.centavos), formatInstantDay(nextChargeAt))}
        </Amount>
      </dl>
    </div>
  );
}

interface ChangeDialogProps {
  plan: PlanCode;
  current: PlanCode;
  actions: PlanActions;
  onClose: () => void;
}

/** A change of plan with its amounts and dates, before anything is charged. */
export function ChangeDialog({ plan, current, actions, onClose }: ChangeDialogProps) {
  const { data, error, refetch } = usePlanChangePreviewQuery({ variables: { plan }, fetchPolicy: 'network-only' });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PlanProblem | null>(null);
  const preview = data?.planChangePreview;
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const result = await actions.upgrade(plan);
    if (result.is === 'left') return;
    setBusy(false);
    if (result.is === 'refused') return setProblem(result.problem);
    const { subscription, scheduledPlan } = result.details;
    showToast({
      message:
        scheduledPlan === plan
          ? text.scheduled(plan, formatInstantDay(subscription.currentPeriodEnd))
          : text.done(subscription.plan),
      tone: 'positive',
    });
    onClose();
  };
  const label = !preview ? text.confirmCheckout : preview.isImmediate ? text.confirmNow : text.confirmLater;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.title(plan)}>
      <div className="grid grid-cols-1 gap-5 px-6 pb-6 pt-4">
        {error && !data ? (
          <ErrorState
            title={text.loadFailed}
            {...readFailure(error)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : !data ? (
          <div role="status" aria-label={text.loading} className="grid gap-3">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-full" />
          </div>
        ) : preview ? (
          <PreviewLines preview={preview} current={current} />
        ) : (
          <p>{text.byCheckout}</p>
        )}
        {problem && <ErrorState {...problem} />}
        <DialogFooter>
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button className={TOUCH_TARGET} disabled={isBusy || !data} onClick={() => void confirm()}>
            {isBusy ? subscriptionText.processing : label}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
