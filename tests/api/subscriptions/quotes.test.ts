import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#schema/lib/durations.ts';
import { AskForCustomDocument, RequestQuoteDocument } from '#tests/support/seats.generated.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin({ env: { OPERATOR_EMAIL: 'ventas@ejemplo.mx' } });
});
afterAll(() => world.end());
beforeEach(() => world.sql('delete from throttle'));

const INPUT = {
  name: 'Rita  Cliente',
  email: 'Rita@Ejemplo.mx',
  message: 'Somos un despacho.\nVisita http://malo.mx',
  seats: 40,
};
const asks = async (input = INPUT, caller = world.visitor()) =>
  (await caller.does(RequestQuoteDocument, { input })).requestQuote;
const rows = (email: string) =>
  world.sql<{ id: string; name: string; replaced_at: Date | null; user_id: string | null; seats: number | null }>(
    'select * from quote_request where email = ? order by created_at',
    [email],
  );

describe('a request for a quote', () => {
  test('is stored and told to both, without an account', async () => {
    const { quoteRequest, userErrors } = await asks();
    expect(userErrors).toEqual([]);
    expect(await rows('rita@ejemplo.mx')).toMatchObject([
      { id: quoteRequest?.id, name: 'Rita Cliente', seats: 40, user_id: null },
    ]);
    await world.runJobs('mail-quote');
    const mails = await world.outbox();
    const [asked] = mails.filter(({ to }) => to.includes('ventas@ejemplo.mx'));
    expect(asked).toMatchObject({
      subject: 'Cotización para Rita Cliente',
      replyTo: expect.stringContaining('rita@ejemplo.mx'),
    });
    expect(asked?.text).toContain('40 personas');
    expect(asked?.text).not.toContain('http://malo.mx');
    const [received] = mails.filter(({ to }) => to.includes('rita@ejemplo.mx'));
    expect(received?.text).toContain('no contrata nada');
    // What a stranger typed is not mailed to the address that they typed.
    expect(received?.text).not.toContain('despacho');
  });

  test('of the same address replaces the open one; after thirty days it is a new one', async () => {
    const input = { ...INPUT, email: 'dos@ejemplo.mx' };
    await asks(input);
    await asks({ ...input, seats: 50 });
    expect((await rows('dos@ejemplo.mx')).map(({ replaced_at: replaced }) => replaced !== null)).toEqual([true, false]);
    world.clock.advance(31 * DAY);
    await asks(input);
    expect((await rows('dos@ejemplo.mx')).map(({ replaced_at: replaced }) => replaced !== null)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ email: 'nadie' }, 'email'],
    [{ email: 'a@b.mx\nbcc: c@d.mx' }, 'email'],
    [{ message: 'x'.repeat(2001) }, 'message'],
    [{ seats: 0 }, 'seats'],
    [{ seats: 10_001 }, 'seats'],
  ])('with %j is refused', async (changed, field) => {
    const { userErrors } = await asks({ ...INPUT, email: 'mal@ejemplo.mx', ...changed });
    expect(userErrors).toMatchObject([{ code: 'VALIDATION', field }]);
    expect(await rows('mal@ejemplo.mx')).toEqual([]);
  });

  test('is limited by address of the network and by e-mail', async () => {
    const codes = [];
    for (let at = 0; at < 4; at++)
      codes.push(
        (await world.visitor().graphql(RequestQuoteDocument, { input: { ...INPUT, email: 'cuatro@ejemplo.mx' } }))
          .errors[0]?.extensions.code,
      );
    expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
    expect(await rows('cuatro@ejemplo.mx')).toHaveLength(3);
  });

  test('a checkout of the plan by quote keeps one, refuses, and charges nothing', async () => {
    const ana = await world.lawyer({ plan: 'FREE' });
    const input = { plan: 'CUSTOM' as const, email: 'grande@ejemplo.mx', name: 'Gran Despacho' };
    const { checkout, userErrors } = (await ana.does(AskForCustomDocument, { input })).createPaymentCheckout;
    expect(checkout).toBeNull();
    expect(userErrors).toMatchObject([{ message: 'El plan personalizado requiere cotización' }]);
    expect(await rows('grande@ejemplo.mx')).toMatchObject([{ name: 'Gran Despacho', user_id: ana.userId }]);
    const bad = (await ana.does(AskForCustomDocument, { input: { ...input, name: '' } })).createPaymentCheckout;
    expect(bad.userErrors).toMatchObject([{ message: 'Email y nombre son requeridos' }]);
    expect((await ana.me()).plan).toBe('FREE');
  });
});
