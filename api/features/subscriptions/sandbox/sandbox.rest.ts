import type { RawRequest, RawRoute } from '#api/kernel/http/raw-route.ts';
import type { RawReply } from '#api/kernel/http/rest-route.ts';
import type { SandboxCheckoutAct, SandboxPage, SandboxPortalAct } from '#api/ports/payments.ts';
import { checkoutPage, missingPage, portalPage } from './sandbox-page.adapter.ts';

/** The pages of the test mode. With a real provider there are none. */

const MAX_FORM = 4096;
const CHECKOUT_ACTS: readonly SandboxCheckoutAct[] = ['PAY', 'PAY_LATER', 'CONFIRM', 'REFUSE', 'GIVE_UP'];
const PORTAL_ACTS: readonly SandboxPortalAct[] = [
  'RENEW',
  'FAIL_RENEWAL',
  'PAY_OVERDUE',
  'FAIL_NEXT',
  'CANCEL',
  'KEEP',
];

const actOf = <T extends string>(acts: readonly T[], { form }: RawRequest): T | null =>
  acts.find((act) => act === form.get('act')) ?? null;

const seeOther = (location: string): RawReply => ({ status: 303, headers: { location }, content: '' });

/** Where a form leads: back to the product when there is nothing more to do on the page. */
function afterAct(checkout: SandboxPage, act: SandboxCheckoutAct): RawReply {
  if (checkout.status === 'PAID') return seeOther(checkout.successUrl);
  if (checkout.status === 'EXPIRED') return seeOther(checkout.cancelUrl);
  return checkoutPage(checkout, act === 'REFUSE' && checkout.status === 'OPEN');
}

const CHECKOUT = '/api/payments/sandbox/checkout/:id';
const PORTAL = '/api/payments/sandbox/portal/:key';

export const SANDBOX_RAW: RawRoute[] = [
  {
    method: 'GET',
    path: CHECKOUT,
    maxBytes: MAX_FORM,
    async answer({ ports }, { params }) {
      const checkout = await ports.payments.sandbox?.checkoutPage(params['id'] ?? '');
      return checkout ? checkoutPage(checkout, false) : missingPage();
    },
  },
  {
    method: 'POST',
    path: CHECKOUT,
    maxBytes: MAX_FORM,
    async answer({ ports }, request) {
      const act = actOf(CHECKOUT_ACTS, request);
      const checkout = act && (await ports.payments.sandbox?.actOnCheckout(request.params['id'] ?? '', act));
      return checkout ? afterAct(checkout, act) : missingPage();
    },
  },
  {
    method: 'GET',
    path: PORTAL,
    maxBytes: MAX_FORM,
    async answer({ ports }, { params }) {
      const portal = await ports.payments.sandbox?.portalPage(params['key'] ?? '');
      return portal ? portalPage(portal) : missingPage();
    },
  },
  {
    method: 'POST',
    path: PORTAL,
    maxBytes: MAX_FORM,
    async answer({ ports }, request) {
      const act = actOf(PORTAL_ACTS, request);
      const portal = act && (await ports.payments.sandbox?.actOnPortal(request.params['key'] ?? '', act));
      return portal ? portalPage(portal) : missingPage();
    },
  },
];
