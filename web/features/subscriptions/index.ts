import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Each page is loaded when it is first opened. */
export const SubscriptionsPage = lazyPart(() =>
  import('./subscriptions-page.tsx').then(({ SubscriptionsPage }) => SubscriptionsPage),
);
export const DemoSubscriptions = lazyPart(() =>
  import('./demo-subscriptions.tsx').then(({ DemoSubscriptions }) => DemoSubscriptions),
);
export const CheckoutView = lazyPart(() =>
  import('./checkout/checkout-view.tsx').then(({ CheckoutView }) => CheckoutView),
);
export const PlansList = lazyPart(() => import('./limits/plans-list.tsx').then(({ PlansList }) => PlansList));
export const PaymentReturn = lazyPart(() =>
  import('./return/payment-return.tsx').then(({ PaymentReturn }) => PaymentReturn),
);
export const Claim = lazyPart(() => import('./return/claim.tsx').then(({ Claim }) => Claim));
export type { ClaimKind } from './return/claim.tsx';
export { SubscriptionsPageSkeleton } from './subscriptions-skeleton.tsx';
