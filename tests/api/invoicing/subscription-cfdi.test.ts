import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cfdiFaults } from '#api/features/invoicing/cfdi-check.rules.ts';
import { newId } from '#api/kernel/ids.ts';
import { SubscriptionInvoiceCfdiDocument, UpdateFiscalProfileDocument } from '#tests/support/invoicing.generated.ts';
import { elementsOf, readXml } from '../../support/read-xml.ts';
import { buys } from '../../support/sandbox-payments.ts';
import { World, type Caller } from '../../support/world.ts';

const OPERATOR = {
  OPERATOR_RFC: 'IXS7607092R5',
  OPERATOR_LEGAL_NAME: 'INTERNACIONAL XIMBO Y SABORES',
  OPERATOR_REGIME: '601',
  OPERATOR_POSTAL_CODE: '06600',
};
const ANA = { rfc: 'CACX7605101P8', legalName: 'Xóchitl Casas', regime: '612', postalCode: '01010', cfdiUse: 'G03' };

let world: World;
let poor: World;
beforeAll(async () => {
  world = await World.begin({ env: OPERATOR });
  poor = await World.begin();
});
afterAll(() => Promise.all([world.end(), poor.end()]));

const writes = (caller: Caller) => caller.does(UpdateFiscalProfileDocument, { input: ANA });
/** A charge of so much, as if the provider had confirmed it. */
async function charged(on: World, centavos = 29_900, method = 'CARD'): Promise<{ caller: Caller; id: string }> {
  const caller = await on.lawyer({ plan: 'FREE' });
  await buys(on, caller, 'BASIC');
  const id = newId('subscriptionInvoice');
  const now = on.clock.now();
  // Its first days are a trial without a charge.
  await on.sql(
    `insert into subscription_invoice (id, subscription_id, provider_id, number, status, centavos, refunded,
       period_start, period_end, issued_at, paid_at, applied_read)
     select ?, s.id, ?, ?, 'PAID', ?, 0, s.period_start, s.period_end, ?, ?, 0 from paid_subscription s where s.user_id = ?`,
    [id, `test-${id}`, `T-${id.slice(-6)}`, centavos, now, now, caller.userId],
  );
  await on.sql('update plan_checkout set method = ? where user_id = ?', [method, caller.userId]);
  return { caller, id };
}
const asks = (caller: Caller, id: string, paymentForm: string | null = '04') =>
  caller.graphql(SubscriptionInvoiceCfdiDocument, { id, paymentForm });
const codeOf = async (...asked: Parameters<typeof asks>) => {
  const [error] = (await asks(...asked)).errors;
  const field = error?.extensions['field'];
  return error && (typeof field === 'string' ? `${error.extensions.code} ${field}` : error.extensions.code);
};
const read = async (...asked: Parameters<typeof asks>) => {
  const { fileName, content } = (await asks(...asked)).data.subscriptionInvoiceCfdi;
  const text = Buffer.from(content, 'base64').toString('utf8');
  return { fileName, text, ...readXml(text) };
};

describe('the CFDI of a charge', () => {
  test('says what was charged to the centavo, is of the operator, and says that it is a test', async () => {
    const { caller, id } = await charged(world);
    await writes(caller);
    const { root, comments, fileName, text } = await read(caller, id);
    expect(cfdiFaults(root)).toEqual([]);
    expect(root.attributes).toMatchObject({ SubTotal: '257.76', Total: '299.00', MetodoPago: 'PUE', FormaPago: '04' });
    expect(elementsOf(root, 'Emisor')[0]?.attributes['Rfc']).toBe('IXS7607092R5');
    expect(elementsOf(root, 'Receptor')[0]?.attributes).toMatchObject({ Rfc: 'CACX7605101P8', UsoCFDI: 'G03' });
    expect(comments.join()).toMatch(/SIN TIMBRAR.*MODO DE PRUEBA/s);
    expect(fileName).toMatch(/-PRUEBA-SIN-TIMBRAR\.xml$/);
    expect(text).not.toMatch(/Sello=|Certificado=/);
  });

  test('adds up for any amount', async () => {
    const { caller, id } = await charged(world);
    await writes(caller);
    for (const centavos of [1, 7, 100, 1_234, 89_900, 249_900, 77_777, 12_345_678]) {
      await world.sql('update subscription_invoice set centavos = ? where id = ?', [centavos, id]);
      const { root } = await read(caller, id);
      expect(cfdiFaults(root)).toEqual([]);
      expect(root.attributes['Total']).toBe((centavos / 100).toFixed(2));
    }
  });

  test('knows the form of payment of OXXO and SPEI, and asks for that of a card', async () => {
    for (const [method, form] of [
      ['OXXO', '01'],
      ['SPEI', '03'],
    ] as const) {
      const { caller, id } = await charged(world, 29_900, method);
      await writes(caller);
      expect((await read(caller, id, null)).root.attributes['FormaPago']).toBe(form);
    }
    const { caller, id } = await charged(world);
    await writes(caller);
    expect(await codeOf(caller, id, null)).toBe('VALIDATION paymentForm');
    expect(await codeOf(caller, id, '99')).toBe('VALIDATION paymentForm');
  });

  test('is refused without fiscal data, for what was given back, is not paid, or is of somebody else', async () => {
    const { caller, id } = await charged(world);
    expect(await codeOf(caller, id)).toBe('VALIDATION fiscalProfile');
    await writes(caller);
    await world.sql(`update subscription_invoice set refunded = 1 where id = ?`, [id]);
    expect(await codeOf(caller, id)).toBe('VALIDATION id');
    await world.sql(`update subscription_invoice set refunded = 0, status = 'OPEN' where id = ?`, [id]);
    expect(await codeOf(caller, id)).toBe('VALIDATION id');
    const other = await world.lawyer();
    await writes(other);
    expect(await codeOf(other, id)).toBe('NOT_FOUND');
    expect(await codeOf(caller, 'sin_x')).toBe('NOT_FOUND');
    expect(await codeOf(world.visitor(), id)).toBe('UNAUTHENTICATED');
  });

  test('of a server without the data of its operator is not configured, with the remedy', async () => {
    const { caller, id } = await charged(poor);
    await writes(caller);
    expect(await codeOf(caller, id)).toBe('NOT_CONFIGURED');
    expect((await asks(caller, id)).errors[0]?.message).toMatch(/Pídele tu factura/);
  });
});

test.each([
  ['no RFC', { ...OPERATOR, OPERATOR_RFC: 'IXS7607092R6' }],
  ['only one of four', { OPERATOR_RFC: OPERATOR.OPERATOR_RFC }],
  ['a name in small letters', { ...OPERATOR, OPERATOR_LEGAL_NAME: 'Ximbo' }],
])('the server does not start with fiscal data of its operator that are wrong: %s', async (_what, env) => {
  await expect(World.begin({ env })).rejects.toThrow(/OPERATOR_/);
});
