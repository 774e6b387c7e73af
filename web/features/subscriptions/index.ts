import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Each page is loaded when it is first opened. */
export const SubscriptionsPage = lazyPart(() =>
  import('./subscriptions-page.tsx').then(({ SubscriptionsPage }) => SubscriptionsPage),
);
export const DemoSubscriptions = lazyPart(() =>
  import('./demo-subscriptions.tsx').then(({ DemoSubscriptions }) => DemoSubscriptions),
);
export const PaymentReturn = lazyPart(() =>
  import('./return/payment-return.tsx').then(({ PaymentReturn }) => PaymentReturn),
);
export { SubscriptionsPageSkeleton } from './subscriptions-skeleton.tsx';
