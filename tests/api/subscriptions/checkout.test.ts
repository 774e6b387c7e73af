import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuyDocument, FindCheckoutDocument, InvoicesDocument } from '#tests/support/payments.generated.ts';
import { anOrder, begins, buys, confirmations, detailsOf, press } from '../../support/sandbox-payments.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

describe('a purchase', () => {
  test('grants its plan when the provider confirmed it, and not before', async () => {
    const ana = await world.lawyer();
    const { id, url } = await begins(ana, 'BASIC');
    expect((await detailsOf(ana)).openCheckout).toMatchObject({ id, status: 'OPEN', provider: 'SANDBOX' });
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Modo de prueba: no se cobra');
    expect((await ana.me()).plan).toBe('TRIAL');
    const paid = await press(url, 'PAY');
    expect(paid).toMatchObject({ status: 303 });
    expect(paid.location).toContain(`checkout=${id}`);
    await confirmations(world);
    const details = await detailsOf(ana);
    expect(details).toMatchObject({
      subscription: { plan: 'BASIC', status: 'TRIALING', trialDaysLeft: 3 },
      usage: { chatMessages: { used: 0, limit: 100 } },
      cancelAtPeriodEnd: false,
      provider: 'SANDBOX',
      openCheckout: null,
    });
    expect((await ana.does(FindCheckoutDocument, { id })).checkout).toMatchObject({
      status: 'COMPLETED',
      checkoutUrl: null,
    });
  });
});
