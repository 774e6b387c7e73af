/** The parts of the public pages. Separate from `index.ts`, which the dashboard loads. */
export { CheckoutView } from './checkout/checkout-view.tsx';
export { PlansList } from './limits/plans-list.tsx';
export { PaymentReturn } from './return/payment-return.tsx';
