import type { CheckoutMethod, PlanCode } from '#schema/generated/contract.ts';
import { BuyDocument, DetailsDocument, OpenPortalDocument } from './payments.generated.ts';
import { LoginDocument } from './users.generated.ts';
import type { Caller, World } from './world.ts';

/** What a buyer does on the pages of the test mode, and what follows on the server. */

/** Waits until every confirmation that is on its way has had its effect. */
export async function confirmations(world: World): Promise<void> {
  for (const job of ['deliver-sandbox-event', 'confirm-payment', 'end-duplicate-subscription'])
    await world.runJobs(job);
  // The end of a duplicate is confirmed too.
  for (const job of ['deliver-sandbox-event', 'confirm-payment', 'mail-payment']) await world.runJobs(job);
}

/** Presses a button of a page; resolves with the status and where it leads, or with its text. */
export async function press(url: string, act: string) {
  const response = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ act }) });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

export const anOrder = (plan: PlanCode, rest: object = {}) => ({
  plan,
  email: 'compra@ejemplo.mx',
  name: 'Ana Compradora',
  ...rest,
});

export async function begins(buyer: Caller, plan: PlanCode, rest: object = {}) {
  const input = anOrder(plan, { ...(buyer.email ? { email: buyer.email } : {}), ...rest });
  const { createPaymentCheckout } = await buyer.does(BuyDocument, { input });
  const { checkout, userErrors } = createPaymentCheckout;
  if (!checkout?.checkoutUrl) throw new Error(userErrors[0]?.message ?? 'no checkout');
  return { id: checkout.id, url: checkout.checkoutUrl };
}

/** Buys a plan and waits until it is confirmed. */
export async function buys(world: World, buyer: Caller, plan: PlanCode, rest: object = {}) {
  const checkout = await begins(buyer, plan, rest);
  const method = (rest as { method?: CheckoutMethod }).method ?? 'CARD';
  for (const act of method === 'CARD' ? ['PAY'] : ['PAY_LATER', 'CONFIRM']) await press(checkout.url, act);
  await confirmations(world);
  return checkout;
}

export const detailsOf = async (caller: Caller) => (await caller.does(DetailsDocument)).subscriptionDetails;

export async function portalOf(caller: Caller): Promise<string> {
  const { openBillingPortal } = await caller.does(OpenPortalDocument, { input: {} });
  if (!openBillingPortal.portalUrl) throw new Error(openBillingPortal.userErrors[0]?.message);
  return openBillingPortal.portalUrl;
}

/** Time goes by; sessions end meanwhile, so the callers sign in again. */
export async function timePasses(world: World, milliseconds: number, ...callers: Caller[]): Promise<void> {
  world.clock.advance(milliseconds);
  for (const caller of callers) {
    caller.token = null;
    const input = { email: caller.email, password: 'una clave larga de ejemplo' };
    caller.token = (await caller.does(LoginDocument, { input })).login.token ?? null;
  }
}

/** One run of the reconciliation, as the schedule would start it. */
export async function reconciles(world: World): Promise<void> {
  await world.sql('select graphile_worker.add_job(?)', ['reconcile-payments']);
  await world.runJobs('reconcile-payments');
  await confirmations(world);
}

/** While it acts, confirmations of the provider are lost on the way: their delivery is never queued. */
export async function losingConfirmations(world: World, act: () => Promise<unknown>): Promise<void> {
  await world.asOwner(`
    create function lose() returns trigger language plpgsql as $$ begin
      if new.key like 'deliver-sandbox-event:%' then return null; end if;
      return new;
    end $$;
    create trigger lose before insert on graphile_worker._private_jobs for each row execute function lose()`);
  try {
    await act();
  } finally {
    await world.asOwner('drop trigger lose on graphile_worker._private_jobs; drop function lose()');
  }
}
