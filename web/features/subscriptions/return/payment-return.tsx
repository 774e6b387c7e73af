import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router';
import type { PlanCode } from '#schema/generated/contract.ts';
import { commonText } from '#schema/text/common.ts';
import { planLabel, seePlans } from '#schema/text/plan-labels.ts';
import { returnText as text } from '#schema/text/checkout-screen.ts';
import { reloadQueries } from '#web/shared/apollo/reload-queries.ts';
import { session } from '#web/shared/session/session.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { PLAN_SECTION, PUBLIC_PLANS } from '#web/shared/plans/plans-link.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useSubscriptionDetailsQuery } from '../details.generated.ts';
import { keptCheckout } from '../kept-checkout.ts';
import { Notice } from '../notice.tsx';
import { checkoutAddress } from '../plans.rules.ts';
import { useCheckoutQuery, type CheckoutQuery } from './return.generated.ts';

export interface PaymentReturnProps {
  /** The query of the address: anybody can write it. */
  query: URLSearchParams;
  isSignedIn: boolean;
}

interface Asked {
  /** The plan that the address names; null: it names none. */
  plan: PlanCode | null;
  isSignedIn: boolean;
}

const planOf = (query: URLSearchParams): PlanCode | null => {
  const plan = query.get('plan')?.trim().toUpperCase() ?? '';
  return plan in planLabel ? (plan as PlanCode) : null;
};

const POLL_MS = 2_000;
const SLOW_POLL_MS = 15_000;
/** From here on the page says what to do besides waiting. */
const LATE_MS = 60_000;

const BAND = 'rounded-none px-6';
const SMALL = cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET);

type Checkout = NonNullable<CheckoutQuery['checkout']>;

const NoPurchase = ({ plan }: Pick<Asked, 'plan'>) => (
  <Notice role="status" tone="warning" title={text.none(plan)} body={text.noneBody} className={BAND}>
    <Link to={PUBLIC_PLANS} className={SMALL}>
      {seePlans}
    </Link>
  </Notice>
);

interface StateProps extends Pick<Asked, 'isSignedIn'> {
  checkout: Checkout;
  isLate: boolean;
}

function CheckoutState({ checkout, isLate, isSignedIn }: StateProps) {
  const { plan, status, checkoutUrl } = checkout;
  const manage = isSignedIn && (
    <Link to={PLAN_SECTION} className={SMALL}>
      {text.mine}
    </Link>
  );
  const again = (
    <Link to={checkoutAddress(plan)} className={SMALL}>
      {text.tryAgain}
    </Link>
  );
  const band = { role: 'status', className: BAND } as const;
  switch (status) {
    case 'COMPLETED':
      return isSignedIn ? (
        <Notice {...band} tone="positive" title={text.completed(plan)}>
          {manage}
        </Notice>
      ) : (
        <Notice
          {...band}
          tone="positive"
          title={text.completedWithoutAccount}
          body={text.completedWithoutAccountBody(plan)}
        />
      );
    case 'PENDING':
      return (
        <Notice {...band} tone="waiting" title={text.pending} body={text.pendingBody(plan)}>
          {manage}
        </Notice>
      );
    case 'FAILED':
      return (
        <Notice {...band} tone="danger" title={text.failed} body={text.failedBody}>
          {again}
        </Notice>
      );
    case 'EXPIRED':
      return (
        <Notice {...band} tone="warning" title={text.expired}>
          {again}
        </Notice>
      );
    case 'OPEN':
      return isLate ? (
        <Notice {...band} tone="warning" title={text.late} body={text.lateBody}>
          {checkoutUrl && (
            <a href={checkoutUrl} className={SMALL}>
              {text.continuePaying}
            </a>
          )}
          {manage}
        </Notice>
      ) : (
        <Notice {...band} tone="waiting" title={text.waiting} body={text.waitingFor(plan)} />
      );
  }
}

/** Waits for what the provider confirms about one purchase. */
function Awaited({ id, ...props }: Asked & { id: string }) {
  const client = useApolloClient();
  const [isLate, setLate] = useState(false);
  const { data, error, refetch, startPolling, stopPolling } = useCheckoutQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const checkout = data?.checkout;
  const isOver = data !== undefined && checkout?.status !== 'OPEN' && checkout?.status !== 'PENDING';
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isOver) return;
    startPolling(isLate ? SLOW_POLL_MS : POLL_MS);
    return stopPolling;
  }, [isLate, isOver, startPolling, stopPolling]);

  const isCompleted = checkout?.status === 'COMPLETED';
  // The plan of the session opens the locks of the sidebar.
  useEffect(() => {
    if (!isCompleted || !props.isSignedIn) return;
    void session.restore();
    void reloadQueries(client, ['SubscriptionDetails', 'SubscriptionInvoices', 'Me']);
  }, [client, isCompleted, props.isSignedIn]);

  if (error && !data)
    return (
      <Notice role="alert" tone="danger" title={text.failedToAsk} className={BAND}>
        <Button variant="secondary" size="sm" onClick={() => void refetch().catch(() => undefined)}>
          {commonText.retry}
        </Button>
      </Notice>
    );
  if (!data) return <Notice role="status" tone="waiting" title={text.waiting} className={BAND} />;
  // The address is nobody's word: the purchase must be the one that it names.
  if (!checkout || (props.plan !== null && checkout.plan !== props.plan)) return <NoPurchase plan={props.plan} />;
  return <CheckoutState isSignedIn={props.isSignedIn} checkout={checkout} isLate={isLate} />;
}

/** Without a purchase of this tab: the one that the account has on its way, if any. */
function OfAccount(props: Asked) {
  const { data, error } = useSubscriptionDetailsQuery({ fetchPolicy: 'network-only' });
  const [found, setFound] = useState<string | null>(null);
  const open = data?.subscriptionDetails.openCheckout;
  // Kept when it is confirmed meanwhile: then it is no longer open.
  if (open && !found) setFound(open.id);
  if (found) return <Awaited {...props} id={found} />;
  if (!data && !error) return <Notice role="status" tone="waiting" title={text.waiting} className={BAND} />;
  return <NoPurchase plan={props.plan} />;
}

/**
 * After the return from the payment page. The address grants nothing and confirms nothing: what is said comes from the
 * purchase itself.
 */
export function PaymentReturn({ query, isSignedIn }: PaymentReturnProps) {
  const asked: Asked = { plan: planOf(query), isSignedIn };
  const [id] = useState(() => query.get('checkout')?.trim() || keptCheckout());
  if (id) return <Awaited {...asked} id={id} />;
  return isSignedIn ? <OfAccount {...asked} /> : <NoPurchase plan={asked.plan} />;
}
