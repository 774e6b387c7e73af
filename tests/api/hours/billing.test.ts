import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { DAY } from '#schema/lib/durations.ts';
import { dayInMexico } from '#schema/lib/zones.ts';
import type { PrebillInput } from '#schema/generated/contract.ts';
import { later } from '#api/kernel/clock.ts';
import { PortError } from '#api/ports/port-error.ts';
import type { Mail, Mailer } from '#api/ports/mailer.ts';
import { CreateUploadDocument } from '#tests/support/case-chat.generated.ts';
import { CaseHistoryDocument, CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { CreateEventDocument, type CreateEventMutationVariables } from '#tests/support/calendar.generated.ts';
import {
  CreateEntryDocument,
  CreatePrebillDocument,
  DiscardPrebillDocument,
  MarkPrebillSentDocument,
  OnePrebillDocument,
  PayPrebillDocument,
  PrebillFilesDocument,
  PrebillPreviewDocument,
  RecordPrebillPaymentDocument,
  RemovePrebillPaymentDocument,
  SendPrebillDocument,
  SetHoursSettingsDocument,
  SetRateDocument,
} from '#tests/support/hours.generated.ts';
import { CreateSampleCaseDocument, RemoveSampleCaseDocument } from '#tests/support/onboarding.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const pro = (on = world) => on.lawyer({ plan: 'PROFESSIONAL' });
const today = (days = 0, on = world): string => dayInMexico(later(on.clock.now(), days * DAY));

const opens = async (caller: Caller, client = 'Constructora del Norte') =>
  (await caller.does(CreateCaseDocument, { input: { title: 'Amparo', client, area: 'CIVIL' } })).createCase.case?.id ??
  '';

const FEE = { kind: 'FLAT_FEE', description: 'Contestación', centavos: 1_000_000 } as const;

async function bills(caller: Caller, input: Partial<PrebillInput> = {}, on = world) {
  const caseIds = input.caseIds ?? [await opens(caller)];
  const given = { from: today(-30, on), to: today(0, on), clientKind: 'INDIVIDUAL', extras: [FEE], ...input, caseIds };
  return (await caller.does(CreatePrebillDocument, { input: given as PrebillInput })).createPrebill;
}

async function brings(caller: Caller, fileName: string, text: string): Promise<string> {
  const body = Buffer.from(text);
  const { createUpload } = await caller.does(CreateUploadDocument, { input: { fileName, byteLength: body.length } });
  await fetch(caller.url + (createUpload.upload?.url ?? ''), {
    method: 'PUT',
    headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream' },
    body,
  });
  return createUpload.upload?.id ?? '';
}

const receives = async (caller: Caller, input: { id: string; centavos: number; receivedOn?: string; note?: string }) =>
  (await caller.does(RecordPrebillPaymentDocument, { input })).recordPrebillPayment;
const one = async (caller: Caller, id: string) => (await caller.does(OnePrebillDocument, { id })).prebill;

describe('what a bill would miss', () => {
  /** A meeting of an hour; it is billable by its type. */
  const meets = async (
    caller: Caller,
    caseId: string | null,
    days: number,
    more: Partial<CreateEventMutationVariables['input']> = {},
  ) => {
    const made = await caller.does(CreateEventDocument, {
      input: { title: `Reunión ${days}`, type: 'MEETING', start: `${today(days)}T09:00`, caseId, ...more },
    });
    return made.createCalendarEvent.event?.id ?? '';
  };
  const preview = async (caller: Caller, input: Partial<PrebillInput>) =>
    (
      await caller.does(PrebillPreviewDocument, {
        input: { from: today(-10), to: today(), clientKind: 'INDIVIDUAL', ...input } as PrebillInput,
      })
    ).prebillPreview;

  test('past billable events of its cases and days are offered until their hours are recorded', async () => {
    const ana = await pro();
    const [caseId, other] = [await opens(ana, 'Ñandú'), await opens(ana, 'Otro')];
    const missed = await meets(ana, caseId, -3);
    const early = await meets(ana, caseId, -11);
    await meets(ana, caseId, 3);
    await meets(ana, other, -3);
    await meets(ana, null, -3);
    await meets(ana, caseId, -2, { type: 'PREPARATION' });
    const found = await preview(ana, { caseIds: [caseId] });
    expect(found.unrecorded.map(({ event }) => event.id)).toEqual([missed]);
    expect(found.unrecordedCount).toBe(1);
    expect((await preview(ana, { client: 'ñandú' })).unrecorded.map(({ event }) => event.id)).toEqual([missed]);
    const wide = await preview(ana, { caseIds: [caseId], from: today(-20) });
    expect(wide.unrecorded.map(({ event }) => event.id)).toEqual([missed, early]);
    await ana.does(SetRateDocument, { input: { scope: 'CASE', caseId, centavos: 150_000, validFrom: today(-300) } });
    await ana.does(CreateEntryDocument, { input: { eventId: missed } });
    const after = await preview(ana, { caseIds: [caseId] });
    expect(after).toMatchObject({ unrecorded: [], unrecordedCount: 0, subtotal: { centavos: 150_000 } });
  });

  test('each time of a series is offered by itself, and not what is of somebody else', async () => {
    const [ana, eva] = [await pro(), await pro()];
    const caseId = await opens(ana);
    const recurrence = { frequency: 'DAILY' as const, interval: 1, count: 4 };
    const series = await meets(ana, caseId, -3, { recurrence });
    await meets(eva, await opens(eva), -3);
    const found = await preview(ana, { caseIds: [caseId], from: today(-2) });
    expect(found.unrecordedCount).toBe(3);
    const occurrenceOf = found.unrecorded[0]?.occurrenceOf ?? null;
    await ana.does(CreateEntryDocument, { input: { eventId: series, occurrenceOf } });
    expect((await preview(ana, { caseIds: [caseId], from: today(-2) })).unrecordedCount).toBe(2);
  });
});

describe('expenses', () => {
  test('on behalf of the client carry no tax and their receipt; own ones carry VAT', async () => {
    const [ana, eva] = [await pro(), await pro()];
    const receiptUploadId = await brings(ana, 'derechos.pdf', '%PDF-1.7 recibo');
    const { prebill, userErrors } = await bills(ana, {
      clientKind: 'COMPANY',
      extras: [
        FEE,
        { kind: 'EXPENSE', description: 'Viáticos', centavos: 50_000 },
        { kind: 'DISBURSEMENT', description: 'Derechos', centavos: 123_456, receiptUploadId },
      ],
    });
    expect(userErrors).toEqual([]);
    expect(prebill).toMatchObject({
      subtotal: { centavos: 1_050_000 },
      disbursements: { centavos: 123_456 },
      taxes: [
        { amount: { centavos: 168_000 } },
        { amount: { centavos: -105_000 } },
        { amount: { centavos: -112_000 } },
      ],
      total: { centavos: 1_050_000 + 168_000 - 105_000 - 112_000 + 123_456 },
    });
    const receipt = prebill?.lines[2]?.receipt;
    expect(receipt).toMatchObject({ fileName: 'derechos.pdf', mediaType: 'application/pdf', byteLength: 15 });
    const reads = (caller: Caller) =>
      fetch(caller.url + (receipt?.url ?? ''), { headers: { authorization: `Bearer ${caller.token}` } });
    const file = await reads(ana);
    expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7 recibo']);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect((await reads(eva)).status).toBe(404);
    const { pdf, csv } = await ana.does(PrebillFilesDocument, { id: prebill?.id ?? '' });
    const document = await getDocumentProxy(new Uint8Array(Buffer.from(pdf.content, 'base64')));
    const text = (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' ');
    for (const words of [
      'Gastos por cuenta del cliente (sin IVA) $1,234.56',
      'derechos.pdf',
      'artículo 90',
      'Redondeo',
    ])
      expect(text).toContain(words);
    expect(Buffer.from(csv.content, 'base64').toString('utf8')).toContain(
      'Gastos por cuenta del cliente (sin IVA),,,,,,,1234.56',
    );
  });

  test('on behalf of the client need a receipt that is one, and take nothing when they are refused', async () => {
    const [ana, eva] = [await pro(), await pro()];
    const paid = { kind: 'DISBURSEMENT', description: 'Derechos', centavos: 1 } as const;
    const refusal = async (extra: object) => (await bills(ana, { extras: [{ ...paid, ...extra }] })).userErrors;
    const field = 'extras.0.receiptUploadId';
    expect(await refusal({})).toMatchObject([{ code: 'VALIDATION', field }]);
    const page = await brings(ana, 'recibo.pdf', '<html>');
    expect(await refusal({ receiptUploadId: page })).toMatchObject([{ code: 'VALIDATION', field }]);
    const hers = await brings(eva, 'recibo.pdf', '%PDF-1.7');
    expect(await refusal({ receiptUploadId: hers })).toMatchObject([{ code: 'NOT_FOUND', field }]);
    const mine = await brings(ana, 'recibo.pdf', '%PDF-1.7');
    const twice = [1, 2].map(() => ({ ...paid, receiptUploadId: mine }));
    expect((await bills(ana, { extras: twice })).userErrors).toMatchObject([
      { code: 'NOT_FOUND', field: 'extras.1.receiptUploadId' },
    ]);
    // The refused bill gave the upload back.
    expect((await bills(ana, { extras: [{ ...paid, receiptUploadId: mine }] })).prebill).toMatchObject({
      taxes: [],
      total: { centavos: 1 },
    });
  });
});

test('VAT is 16 % or 8 %: that of the issuer, unless the bill says otherwise', async () => {
  const ana = await pro();
  await ana.does(SetHoursSettingsDocument, { input: { issuerVatRate: 'BORDER_REGION' } });
  const [border, general] = [await bills(ana), await bills(ana, { vatRate: 'GENERAL' })];
  expect(border.prebill).toMatchObject({
    vatRate: 'BORDER_REGION',
    taxes: [{ label: 'IVA 8 %', amount: { centavos: 80_000 } }],
  });
  expect(border.prebill?.taxes[0]?.basis).toContain('no están en el acervo');
  expect(general.prebill).toMatchObject({
    vatRate: 'GENERAL',
    taxes: [{ label: 'IVA 16 %', amount: { centavos: 160_000 } }],
  });
});

describe('payments', () => {
  test('advances and parts are taken from the total; the last one pays it, and a mistake is taken back', async () => {
    const ana = await pro();
    const { prebill } = await bills(ana, {
      advances: [{ centavos: 300_000, receivedOn: today(-5), note: 'Efectivo' }],
    });
    const id = prebill?.id ?? '';
    expect(prebill).toMatchObject({
      status: 'OPEN',
      total: { centavos: 1_160_000 },
      received: { centavos: 300_000 },
      balance: { centavos: 860_000 },
      payments: [{ kind: 'ADVANCE', note: 'Efectivo', amount: { centavos: 300_000 } }],
      viewerCanDiscard: false,
    });
    expect((await ana.does(DiscardPrebillDocument, { id })).discardPrebill.userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
    expect((await receives(ana, { id, centavos: 860_001 })).userErrors).toMatchObject([
      { code: 'VALIDATION', field: 'centavos' },
    ]);
    expect((await receives(ana, { id, centavos: 1, receivedOn: today(1) })).userErrors).toMatchObject([
      { field: 'receivedOn' },
    ]);
    expect((await receives(ana, { id, centavos: 60_000 })).prebill).toMatchObject({
      status: 'OPEN',
      balance: { centavos: 800_000 },
    });
    const paid = (await receives(ana, { id, centavos: 800_000 })).prebill;
    expect(paid).toMatchObject({ status: 'PAID', balance: { centavos: 0 } });
    expect((await receives(ana, { id, centavos: 1 })).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    for (const payment of paid?.payments ?? []) await ana.does(RemovePrebillPaymentDocument, { id: payment.id });
    expect(await one(ana, id)).toMatchObject({ status: 'OPEN', payments: [], viewerCanDiscard: true });
  });

  test('marked as paid, the rest was received today', async () => {
    const ana = await pro();
    const id = (await bills(ana)).prebill?.id ?? '';
    await receives(ana, { id, centavos: 160_000 });
    await ana.does(PayPrebillDocument, { id });
    expect(await one(ana, id)).toMatchObject({
      status: 'PAID',
      received: { centavos: 1_160_000 },
      payments: [{ amount: { centavos: 160_000 } }, { amount: { centavos: 1_000_000 }, receivedOn: today() }],
    });
  });

  test('an advance of more than the total is refused, and those of others are not found', async () => {
    const [ana, eva] = [await pro(), await pro()];
    const refused = await bills(ana, { advances: [{ centavos: 1_160_001, receivedOn: today() }] });
    expect(refused.userErrors).toMatchObject([{ code: 'VALIDATION', field: 'advances' }]);
    const whole = (await bills(ana, { advances: [{ centavos: 1_160_000, receivedOn: today() }] })).prebill;
    expect(whole?.status).toBe('PAID');
    const id = whole?.id ?? '';
    expect((await receives(eva, { id, centavos: 1 })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const [payment] = whole?.payments ?? [];
    const { removePrebillPayment } = await eva.does(RemovePrebillPaymentDocument, { id: payment?.id ?? '' });
    expect(removePrebillPayment.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('of several at once, none is received beyond the balance', async () => {
    const ana = await pro();
    const id = (await bills(ana)).prebill?.id ?? '';
    await Promise.all([1, 2, 3].map(() => receives(ana, { id, centavos: 500_000 })));
    expect(await one(ana, id)).toMatchObject({ received: { centavos: 1_000_000 }, balance: { centavos: 160_000 } });
  });
});

describe('sent to the client', () => {
  const sends = async (caller: Caller, id: string, more: object = {}) =>
    (await caller.does(SendPrebillDocument, { input: { id, to: 'Cliente@Ejemplo.mx', ...more } })).sendPrebill;

  test('without a mail server nothing is said to be sent: the message is in the outbox, with the PDF and the receipts', async () => {
    const ana = await pro();
    const receiptUploadId = await brings(ana, 'derechos.xml', '<?xml version="1.0"?><cfdi:Comprobante/>');
    const extras = [FEE, { kind: 'DISBURSEMENT', description: 'Derechos', centavos: 100, receiptUploadId } as const];
    const { prebill } = await bills(ana, { extras, advances: [{ centavos: 100_000, receivedOn: today() }] });
    const id = prebill?.id ?? '';
    const queued = await sends(ana, id, { message: 'Gracias por su confianza.' });
    expect(queued.prebill).toMatchObject({ status: 'OPEN', mail: { to: 'cliente@ejemplo.mx', state: 'QUEUED' } });
    await world.runJobs('mail-prebill');
    expect(await one(ana, id)).toMatchObject({ status: 'OPEN', sentAt: null, mail: { state: 'OUTBOX' } });
    const mail = (await world.outbox()).findLast(({ to }) => to === 'cliente@ejemplo.mx');
    expect(mail).toMatchObject({ subject: expect.stringContaining('PF-0001'), replyTo: ana.email });
    for (const words of ['Gracias por su confianza.', '$11,601.00', 'Recibido: $1,000.00', 'Por pagar: $10,601.00'])
      expect(mail?.text).toContain(words);
    expect(mail?.files.map(({ fileName }) => fileName)).toEqual(['prefactura-pf-0001.pdf', 'derechos.xml']);
    expect(mail?.files[0]?.bytes.subarray(0, 4).toString()).toBe('%PDF');
  });

  test('marked as sent by hand it is overdue after its day, and paid when the rest arrives', async () => {
    const ana = await pro();
    const id = (await bills(ana)).prebill?.id ?? '';
    const marks = (input: object) => ana.does(MarkPrebillSentDocument, { input: { id, ...input } });
    expect((await marks({ dueOn: today(-1) })).markPrebillSent.userErrors).toMatchObject([{ field: 'dueOn' }]);
    const { prebill } = (await marks({ dueOn: today() })).markPrebillSent;
    expect(prebill).toMatchObject({ status: 'SENT', dueOn: today(), viewerCanDiscard: true });
    const due = today();
    await world.sql('update prebill set due_on = ?::date - 1 where id = ?', [due, id]);
    expect(await one(ana, id)).toMatchObject({ status: 'OVERDUE' });
    expect((await receives(ana, { id, centavos: 1_160_000 })).prebill?.status).toBe('PAID');
    const [payment] = (await one(ana, id))?.payments ?? [];
    const back = await ana.does(RemovePrebillPaymentDocument, { id: payment?.id ?? '' });
    expect(back.removePrebillPayment.prebill?.status).toBe('OVERDUE');
    expect((await ana.does(DiscardPrebillDocument, { id })).discardPrebill.prebill?.status).toBe('DISCARDED');
  });

  test('to an address that is none, or of a bill of somebody else, nothing is sent', async () => {
    const [ana, eva] = [await pro(), await pro()];
    const id = (await bills(ana)).prebill?.id ?? '';
    expect((await sends(ana, id, { to: 'cliente' })).userErrors).toMatchObject([{ code: 'VALIDATION', field: 'to' }]);
    expect((await sends(ana, id, { message: 'a'.repeat(1001) })).userErrors).toMatchObject([{ field: 'message' }]);
    expect((await sends(eva, id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    await ana.does(PayPrebillDocument, { id });
    expect((await sends(ana, id)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('a bill of a case that was removed meanwhile is still sent, paid and taken back', async () => {
    const ana = await pro();
    const sample = (await ana.does(CreateSampleCaseDocument)).createSampleCase.case;
    const id = (await bills(ana, { caseIds: [sample?.id ?? ''] })).prebill?.id ?? '';
    await ana.does(RemoveSampleCaseDocument);
    const { markPrebillSent } = await ana.does(MarkPrebillSentDocument, { input: { id } });
    expect(markPrebillSent).toMatchObject({ prebill: { status: 'SENT' }, userErrors: [] });
    expect((await ana.does(PayPrebillDocument, { id })).markPrebillPaid.prebill?.status).toBe('PAID');
  });

  test('a mail server that accepts it makes it sent; one that refuses the address does not', async () => {
    const sent: Mail[] = [];
    const mailer: Mailer = {
      kind: 'SMTP',
      send(mail) {
        if (mail.to.startsWith('nadie')) return Promise.reject(new PortError('REFUSED', 'SMTP 550'));
        sent.push(mail);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    const other = await World.begin({ mailer });
    const name = 'Ana de Ejemplo';
    const ana = await other.lawyer({ plan: 'PROFESSIONAL', name });
    const caseId = await opens(ana);
    const told = async () =>
      ((await ana.does(CaseHistoryDocument, { id: caseId, first: 20 })).case?.timeline.nodes ?? [])
        .map(({ actorName, text }) => ({ actorName, text }))
        .filter(({ text }) => text.includes('PF-0001'));
    const made = { actorName: name, text: 'preparó la prefactura PF-0001' };
    const id = (await bills(ana, { caseIds: [caseId] }, other)).prebill?.id ?? '';
    await sends(ana, id, { to: 'nadie@ejemplo.mx' });
    await other.runJobs('mail-prebill');
    expect(await one(ana, id)).toMatchObject({ status: 'OPEN', sentAt: null, mail: { state: 'FAILED' } });
    expect(await told()).toEqual([made]);
    await sends(ana, id);
    await other.runJobs('mail-prebill');
    const isSent = [{ actorName: name, text: 'envió por correo la prefactura PF-0001' }, made];
    expect(await told()).toEqual(isSent);
    expect(await one(ana, id)).toMatchObject({
      status: 'SENT',
      sentAt: expect.any(String),
      dueOn: today(30, other),
      mail: { state: 'ACCEPTED' },
    });
    expect(sent.map(({ to, attachments }) => [to, attachments?.length])).toEqual([['cliente@ejemplo.mx', 1]]);
    // Mailed again it is sent already.
    await sends(ana, id);
    await other.runJobs('mail-prebill');
    expect(sent).toHaveLength(2);
    expect(await told()).toEqual(isSent);
    await other.end();
  });
});
