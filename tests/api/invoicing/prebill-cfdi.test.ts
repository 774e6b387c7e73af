import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#schema/lib/durations.ts';
import { dayInMexico } from '#schema/lib/zones.ts';
import type { LegalArea, PrebillInput } from '#schema/generated/contract.ts';
import { cfdiFaults } from '#api/features/invoicing/cfdi-check.rules.ts';
import { later } from '#api/kernel/clock.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import {
  CreatePrebillDocument,
  DiscardPrebillDocument,
  PayPrebillDocument,
  RecordPrebillPaymentDocument,
  SetHoursSettingsDocument,
} from '#tests/support/hours.generated.ts';
import {
  FiscalCataloguesDocument,
  FiscalProfileDocument,
  PrebillCfdiDocument,
  PrebillCfdiDraftDocument,
  UpdateClientFiscalProfileDocument,
  UpdateFiscalProfileDocument,
} from '#tests/support/invoicing.generated.ts';
import { elementsOf, readXml } from '../../support/read-xml.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const ANA = {
  rfc: 'CACX7605101P8',
  legalName: 'Xóchitl Casas Chávez',
  regime: '612',
  postalCode: '06600',
  cfdiUse: 'G03',
};
const COMPANY = {
  rfc: 'EKU9003173C9',
  legalName: 'Escuela Kemper Urgate',
  regime: '601',
  postalCode: '64000',
  cfdiUse: 'G03',
};
const PERSON = {
  rfc: 'MISC491214B86',
  legalName: 'Cecilia Miranda Sánchez',
  regime: '605',
  postalCode: '01010',
  cfdiUse: 'S01',
};
const FEE = { kind: 'FLAT_FEE', description: 'Contestación de demanda', centavos: 1_000_000 } as const;

const lawyer = () => world.lawyer({ plan: 'PROFESSIONAL' });
const today = (days = 0): string => dayInMexico(later(world.clock.now(), days * DAY));

async function bills(caller: Caller, input: Partial<PrebillInput> = {}, area: LegalArea = 'CIVIL'): Promise<string> {
  const title = 'Juicio';
  const { createCase } = await caller.does(CreateCaseDocument, { input: { title, client: 'Kemper', area } });
  const given = { caseIds: [createCase.case?.id ?? ''], from: today(-30), to: today(), clientKind: 'COMPANY' as const };
  const { prebill, userErrors } = (
    await caller.does(CreatePrebillDocument, { input: { ...given, extras: [FEE], ...input } as PrebillInput })
  ).createPrebill;
  if (!prebill) throw new Error(userErrors[0]?.message);
  return prebill.id;
}
const writes = async (caller: Caller, input = ANA) =>
  (await caller.does(UpdateFiscalProfileDocument, { input })).updateFiscalProfile;
const writesClient = async (caller: Caller, prebillId: string, input = COMPANY) =>
  (await caller.does(UpdateClientFiscalProfileDocument, { input: { prebillId, ...input } })).updateClientFiscalProfile;
const draft = async (caller: Caller, id: string, more = {}) =>
  (await caller.does(PrebillCfdiDraftDocument, { id, ...more })).prebillCfdiDraft;
const file = async (caller: Caller, id: string, more = {}) =>
  (await caller.does(PrebillCfdiDocument, { id, ...more })).prebillCfdi;
const xml = async (caller: Caller, id: string, more = {}) =>
  Buffer.from((await file(caller, id, more)).content, 'base64').toString('utf8');

describe('fiscal data of an account', () => {
  test('are written, read and written again, in the form of the SAT', async () => {
    const ana = await lawyer();
    expect((await ana.does(FiscalProfileDocument)).fiscalProfile).toBeNull();
    expect(await writes(ana, { ...ANA, rfc: 'cacx-760510-1p8' })).toMatchObject({
      fiscalProfile: { rfc: 'CACX7605101P8', legalName: 'XÓCHITL CASAS CHÁVEZ' },
      userErrors: [],
    });
    await writes(ana, { ...ANA, postalCode: '06700' });
    expect((await ana.does(FiscalProfileDocument)).fiscalProfile).toMatchObject({ postalCode: '06700', regime: '612' });
  });

  test('are refused with the field that is wrong, and nothing is stored', async () => {
    const ana = await lawyer();
    const fields = [];
    for (const input of [
      { rfc: 'CACX7605101P9' },
      { rfc: 'XAXX010101000' },
      { legalName: '' },
      { regime: '601' },
      { postalCode: '1' },
      { cfdiUse: 'D01', regime: '626' },
    ])
      fields.push(
        (await writes(ana, { ...ANA, ...input })).userErrors.map(({ code, field }) => `${code} ${field}`).join(),
      );
    expect(fields).toEqual(
      ['rfc', 'rfc', 'legalName', 'regime', 'postalCode', 'cfdiUse'].map((field) => `VALIDATION ${field}`),
    );
    expect((await ana.does(FiscalProfileDocument)).fiscalProfile).toBeNull();
  });

  test('two tabs that save at once both succeed', async () => {
    const ana = await lawyer();
    const both = await Promise.all([writes(ana), writes(ana, { ...ANA, postalCode: '06700' })]);
    expect(both.flatMap(({ userErrors }) => userErrors)).toEqual([]);
  });

  test('are asked of a signed-in person; the catalogues are public', async () => {
    const nobody = world.visitor();
    expect((await nobody.graphql(FiscalProfileDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await nobody.graphql(UpdateFiscalProfileDocument, { input: ANA })).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    const { fiscalRegimes, cfdiUses, cfdiPaymentForms } = await nobody.does(FiscalCataloguesDocument);
    expect([fiscalRegimes.length, cfdiUses.length, cfdiPaymentForms.length]).toEqual([19, 22, 21]);
  });
});

describe('the CFDI of a pre-bill', () => {
  test('of a natural person to a company: withheld taxes, no seal, and the rules of the SAT hold', async () => {
    const ana = await lawyer();
    const id = await bills(ana);
    await writes(ana);
    await writesClient(ana, id);
    expect(await draft(ana, id)).toMatchObject({
      prebillId: id,
      missing: [],
      paymentMethod: 'PPD',
      paymentForm: '99',
      productKey: '80121700',
      subtotal: { centavos: 1_000_000 },
      taxes: [
        { label: 'IVA 16 %', amount: { centavos: 160_000 } },
        { label: 'Retención de ISR 10 %', amount: { centavos: -100_000 } },
        { label: 'Retención de IVA (dos terceras partes)', amount: { centavos: -106_667 } },
      ],
      total: { centavos: 953_333 },
    });
    const { fileName, mediaType, byteLength } = await file(ana, id);
    expect({ fileName, mediaType }).toEqual({
      fileName: 'prefactura-pf-0001-SIN-TIMBRAR.xml',
      mediaType: 'application/xml',
    });
    const text = await xml(ana, id);
    expect(Buffer.byteLength(text)).toBe(byteLength);
    const { root, comments } = readXml(text);
    expect(cfdiFaults(root)).toEqual([]);
    expect(comments.join()).toContain('SIN TIMBRAR');
    expect(text).not.toMatch(/Sello=|Certificado=|tfd:|factura válida/);
    expect(root.attributes).toMatchObject({
      SubTotal: '10000.00',
      Total: '9533.33',
      MetodoPago: 'PPD',
      FormaPago: '99',
      LugarExpedicion: '06600',
      Serie: 'PF',
      Folio: '1',
      Fecha: expect.stringMatching(/^2026-11-20T12:00:\d\d$/),
    });
    expect(elementsOf(root, 'Emisor')[0]?.attributes).toEqual({
      Rfc: 'CACX7605101P8',
      Nombre: 'XÓCHITL CASAS CHÁVEZ',
      RegimenFiscal: '612',
    });
    expect(elementsOf(root, 'Impuestos')[0]?.attributes).toEqual({
      TotalImpuestosRetenidos: '2066.67',
      TotalImpuestosTrasladados: '1600.00',
    });
  });

  test('tells all that is missing at once, and gives no file until then', async () => {
    const ana = await lawyer();
    const id = await bills(ana);
    expect((await draft(ana, id, { productKey: '123' })).missing.map(({ field }) => field)).toEqual([
      'issuer',
      'receiver',
      'productKey',
    ]);
    const refused = await ana.graphql(PrebillCfdiDocument, { id });
    expect(refused.errors[0]?.extensions.code).toBe('VALIDATION');
    expect(refused.errors[0]?.message).toMatch(/Faltan tus datos fiscales.*Faltan los datos fiscales de Kemper/);
    await writes(ana);
    expect((await draft(ana, id)).missing.map(({ field }) => field)).toEqual(['receiver']);
  });

  test('refuses parties that are others than those of the bill, because its taxes follow from them', async () => {
    const ana = await lawyer();
    await ana.does(SetHoursSettingsDocument, { input: { issuerRfc: 'MISC491214B86' } });
    const id = await bills(ana, { clientRfc: 'XIA190128J61' });
    await writes(ana, { ...ANA, regime: '626' });
    await writesClient(ana, id, { ...PERSON });
    expect((await draft(ana, id)).missing.map(({ field, message }) => [field, message.slice(0, 40)])).toEqual([
      ['issuer.rfc', 'La prefactura dice que tu RFC es MISC491'],
      ['issuer.regime', 'La prefactura y tus datos fiscales no di'],
      ['receiver.rfc', 'La prefactura dice que el RFC del client'],
      ['receiver.rfc', 'La prefactura se calculó para una person'],
    ]);
    await writes(ana, { ...COMPANY });
    expect((await draft(ana, id)).missing.map(({ field }) => field)).toEqual([
      'issuer.rfc',
      'issuer.rfc',
      'receiver.rfc',
      'receiver.rfc',
    ]);
  });

  test('of a bill that is paid asks for the form of payment and is PUE', async () => {
    const ana = await lawyer();
    const id = await bills(ana, { clientKind: 'INDIVIDUAL' }, 'FAMILY');
    await writes(ana);
    await writesClient(ana, id, PERSON);
    await ana.does(PayPrebillDocument, { id });
    expect(await draft(ana, id)).toMatchObject({
      paymentMethod: 'PUE',
      paymentForm: null,
      missing: [{ field: 'paymentForm' }],
      productKey: '80121800',
    });
    expect((await draft(ana, id, { paymentForm: '99' })).missing).toMatchObject([{ field: 'paymentForm' }]);
    const { root } = readXml(await xml(ana, id, { paymentForm: '03', productKey: '80121609' }));
    expect(cfdiFaults(root)).toEqual([]);
    expect(root.attributes).toMatchObject({ MetodoPago: 'PUE', FormaPago: '03', Total: '11600.00' });
    expect(elementsOf(root, 'Conceptos', 'Concepto')[0]?.attributes).toMatchObject({
      ClaveProdServ: '80121609',
      ClaveUnidad: 'E48',
      ObjetoImp: '02',
    });
    expect(elementsOf(root, 'Impuestos', 'Retenciones')).toEqual([]);
  });

  test('at 8 %, with expenses, and of a client who has no RFC', async () => {
    const ana = await lawyer();
    const extras = [FEE, { kind: 'EXPENSE', description: 'Copias | certificadas <2>', centavos: 33_333 }] as const;
    const id = await bills(ana, { clientKind: 'INDIVIDUAL', vatRate: 'BORDER_REGION', extras: [...extras] });
    await writes(ana);
    const generic = {
      rfc: 'XAXX010101000',
      legalName: 'Kemper Ruiz',
      regime: '616',
      postalCode: '64000',
      cfdiUse: 'S01',
    };
    expect((await writesClient(ana, id, generic)).userErrors).toEqual([]);
    const { root } = readXml(await xml(ana, id));
    expect(cfdiFaults(root)).toEqual([]);
    expect(root.attributes).toMatchObject({ SubTotal: '10333.33', Total: '11160.00' });
    expect(elementsOf(root, 'Receptor')[0]?.attributes).toMatchObject({
      Rfc: 'XAXX010101000',
      DomicilioFiscalReceptor: '06600',
    });
    expect(elementsOf(root, 'Conceptos', 'Concepto').map(({ attributes }) => attributes['Descripcion'])).toEqual([
      'Contestación de demanda',
      'Copias / certificadas <2>',
    ]);
    expect((await draft(ana, id)).notes.join()).toContain('padrón del estímulo');
  });

  test('leaves disbursements out, and tells of them and of advances', async () => {
    const ana = await lawyer();
    const id = await bills(ana, {
      clientKind: 'INDIVIDUAL',
      advances: [{ centavos: 50_000, receivedOn: today(), note: '' }],
    });
    await world.sql(
      `update prebill set disbursements = 20000, total = total + 20000,
      lines = (lines::jsonb || '[{"kind":"DISBURSEMENT","description":"Derechos","date":null,"personName":null,"activity":null,"timeEntryId":null,"billedSeconds":null,"rateCentavos":null,"centavos":20000}]')::json where id = ?`,
      [id],
    );
    await writes(ana);
    await writesClient(ana, id, PERSON);
    const { notes, total } = await draft(ana, id);
    expect(total.centavos).toBe(1_160_000);
    expect(notes.join(' ')).toMatch(/\$200\.00.*no van en tu CFDI/);
    expect(notes.join(' ')).toMatch(/anticipos \(\$500\.00\)/);
    expect(elementsOf(readXml(await xml(ana, id)).root, 'Conceptos', 'Concepto')).toHaveLength(1);
  });

  test('of a discarded bill is refused, and after a part payment it stays PPD', async () => {
    const ana = await lawyer();
    const id = await bills(ana, { clientKind: 'INDIVIDUAL' });
    await ana.does(RecordPrebillPaymentDocument, { input: { id, centavos: 100, receivedOn: today() } });
    expect((await draft(ana, id)).paymentMethod).toBe('PPD');
    const other = await bills(ana, { clientKind: 'INDIVIDUAL' });
    await ana.does(DiscardPrebillDocument, { id: other });
    expect((await draft(ana, other)).missing[0]?.message).toBe('La prefactura está descartada.');
  });

  test('is of its account only: others, visitors and wrong ids find nothing', async () => {
    const [ana, eva] = [await lawyer(), await lawyer()];
    const id = await bills(ana);
    await writes(ana);
    await writesClient(ana, id);
    const codesFor = async (caller: Caller, asked: string) => [
      (await caller.graphql(PrebillCfdiDraftDocument, { id: asked })).errors[0]?.extensions.code,
      (await caller.graphql(PrebillCfdiDocument, { id: asked })).errors[0]?.extensions.code,
    ];
    expect(await codesFor(eva, id)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await codesFor(ana, 'pfa_x')).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await codesFor(world.visitor(), id)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    expect((await writesClient(eva, id)).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'prebillId' }]);
    // The client of another account with the same name has no data there.
    const own = await bills(eva);
    expect((await draft(eva, own)).receiver).toBeNull();
  });
});
