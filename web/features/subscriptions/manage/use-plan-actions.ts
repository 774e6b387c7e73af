import { useRef, useState } from 'react';
import type { CheckoutMethod, PlanCode } from '#schema/generated/contract.ts';
import { planCardsText, subscriptionText as text } from '#schema/text/subscriptions-screen.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { leavePage } from '#web/shared/browser/leave-page.ts';
import { useCameBack } from '#web/shared/hooks/use-came-back.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { keepCheckout } from '../kept-checkout.ts';
import {
  useCancelSubscriptionMutation,
  useOpenBillingPortalMutation,
  useReactivateSubscriptionMutation,
  useUpgradeSubscriptionMutation,
} from './manage.generated.ts';

export interface PlanProblem {
  title: string;
  message: string;
  requestId: string | null;
}

const problemOf = (title: string, refusal?: Refusal): PlanProblem => ({
  title,
  message: refusal?.message ?? '',
  requestId: refusal?.requestId ?? null,
});

/** What an account does with its plan, one thing at a time. What the server decided is read again after each. */
export function usePlanActions(reload: () => Promise<void>) {
  const [upgradeMutation] = useUpgradeSubscriptionMutation();
  const [portalMutation] = useOpenBillingPortalMutation();
  const [cancelMutation] = useCancelSubscriptionMutation();
  const [reactivateMutation] = useReactivateSubscriptionMutation();
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PlanProblem | null>(null);
  const free = () => {
    running.current = false;
    setBusy(false);
  };
  useCameBack(free);

  /** Until the page is left, it stays busy: a second press would begin a second purchase. */
  const once = async (act: () => Promise<PlanProblem | 'left' | null>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    const result = await act();
    if (result === 'left') return;
    free();
    setProblem(result);
  };

  /** Leads to the payment page, or changes a running subscription and returns it. */
  const upgrade = async (plan: PlanCode, method?: CheckoutMethod) => {
    const { origin } = window.location;
    const input = {
      plan,
      successUrl: `${origin}/dashboard?upgrade=success`,
      cancelUrl: `${origin}/subscriptions?upgrade=canceled`,
      ...(method ? { method } : {}),
    };
    const answer = await mutationResult(upgradeMutation({ variables: { input } }), (data) => data.upgradeSubscription);
    if (answer.is === 'refused')
      return { is: 'refused', problem: problemOf(planCardsText.failed, answer.refusal) } as const;
    const { checkout, details } = answer.payload;
    if (checkout?.checkoutUrl) {
      keepCheckout(checkout.id);
      leavePage(checkout.checkoutUrl);
      return { is: 'left' } as const;
    }
    if (!details) return { is: 'refused', problem: problemOf(planCardsText.failed) } as const;
    await reload();
    return { is: 'changed', details } as const;
  };

  return {
    isBusy,
    problem,
    upgrade,
    /** Begins a purchase; of the own plan: drops the change that is planned. */
    hire: (plan: PlanCode, method?: CheckoutMethod) =>
      once(async () => {
        const result = await upgrade(plan, method);
        return result.is === 'left' ? 'left' : result.is === 'refused' ? result.problem : null;
      }),
    openPortal: () =>
      once(async () => {
        const input = { returnUrl: `${window.location.origin}/dashboard?tab=subscriptions` };
        const answer = await mutationResult(portalMutation({ variables: { input } }), (data) => data.openBillingPortal);
        if (answer.is === 'refused') return problemOf(text.portalFailed, answer.refusal);
        if (!answer.payload.portalUrl) return problemOf(text.portalFailed);
        leavePage(answer.payload.portalUrl);
        return 'left';
      }),
    reactivate: () =>
      once(async () => {
        const answer = await mutationResult(reactivateMutation(), (data) => data.reactivateSubscription);
        if (answer.is === 'refused') return problemOf(text.reactivateFailed, answer.refusal);
        await reload();
        showToast({ message: text.reactivated, tone: 'positive' });
        return null;
      }),
    /** For a dialog: why it failed, or `null`. */
    cancel: async (): Promise<string | null> => {
      const answer = await mutationResult(
        cancelMutation({ variables: { input: { cancelAtPeriodEnd: true } } }),
        (data) => data.cancelSubscription,
      );
      if (answer.is === 'refused') return [text.cancelFailed, answer.refusal.message].filter(Boolean).join(': ');
      await reload();
      showToast({ message: text.canceled, tone: 'positive' });
      return null;
    },
  };
}

export type PlanActions = ReturnType<typeof usePlanActions>;
