import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreateCaseInput, ReadNoticeInput } from '#schema/generated/contract.ts';
import { noticeReadingText } from '#schema/text/deadline-reading.ts';
import { CourtOffice } from '#db/entities/case.entity.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { ReadNoticeDocument } from '#tests/support/deadline-reading.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
});
afterAll(() => world.end());

const say = noticeReadingText;
const reads = async (caller: Caller, input: ReadNoticeInput) =>
  (await caller.does(ReadNoticeDocument, { input })).readNotice;
const readingOf = async (caller: Caller, text: string) => {
  const { reading, userErrors } = await reads(caller, { text });
  if (!reading) throw new Error(userErrors[0]?.message);
  return reading;
};

async function opens(caller: Caller, given: Partial<CreateCaseInput>): Promise<string> {
  const input = { title: 'Asunto ejemplo', client: 'Cliente Ejemplo', area: 'CIVIL' as const, ...given };
  const { case: legalCase, userErrors } = (await caller.does(CreateCaseDocument, { input })).createCase;
  if (!legalCase) throw new Error(userErrors[0]?.message);
  return legalCase.id;
}

const COURT = 'Juzgado Primero de Distrito en Materia Administrativa en la Ciudad de México';
const ORDER = `${COURT}
Amparo indirecto 1183/2026. Quejosa: Constructora Ejemplo, S.A. de C.V.
Lista del 11 de marzo de 2026. Se desecha de plano la demanda por notoriamente improcedente.`;

describe('an order is read', () => {
  test('with its file, court, parties, day, method, act and the terms that it brings', async () => {
    const reading = await readingOf(ana, ORDER);
    expect(reading).toMatchObject({
      text: ORDER,
      fileNumber: { value: '1183/2026' },
      court: { value: COURT },
      courtOffice: { name: COURT },
      calendar: 'pjf',
      responsibleCalendar: null,
      parties: [{ value: 'Constructora Ejemplo, S.A. de C.V.' }],
      noticeOn: { date: '2026-03-11', meaning: 'publicación en boletín o lista' },
      method: 'LIST',
      act: { value: 'auto que desecha la demanda' },
      cases: [],
      chain: { id: 'desechamiento-amparo' },
    });
    expect(reading.rules[0]).toMatchObject({ id: 'lamparo-98-queja', term: '5 días hábiles' });
    expect(reading.missing).toEqual([say.missing.cases]);
    const passage = reading.act?.passage;
    expect(ORDER.slice(passage?.start, passage?.end)).toBe(passage?.text);
  });

  test('and nothing of it is kept', async () => {
    const rows = () =>
      world.sql<{ count: number }>(
        `select (select count(*) from deadline)::int + (select count(*) from legal_case)::int + (select count(*) from upload)::int as count`,
      );
    const before = await rows();
    await readingOf(ana, ORDER);
    expect(await rows()).toEqual(before);
  });

  test('an order without a date says that the day must be written', async () => {
    const reading = await readingOf(ana, 'Exp. 18/2026. Dese vista al actor por tres días.');
    expect(reading.noticeOn).toBeNull();
    expect(reading.missing).toContain(say.missing.date);
    expect(reading.freeTerm).toMatchObject({ amount: 3, unit: 'WORKING_DAYS', term: '3 días hábiles', regime: null });
  });

  test('a court that the account wrote itself is found before none', async () => {
    const eva = await world.lawyer({ plan: 'PROFESSIONAL' });
    await opens(eva, { courtName: 'Juzgado Noveno Familiar de Toluca' });
    const text = 'Juez Noveno Familiar de Toluca. Exp. 3/2026. Se requiere a la actora.';
    const reading = await readingOf(eva, text);
    expect(reading).toMatchObject({
      courtOffice: { name: 'Juzgado Noveno Familiar de Toluca' },
      calendar: 'pj-estado-de-mexico',
    });
    expect((await readingOf(ana, text)).courtOffice).toBeNull();
  });
});

describe('the matter of an order', () => {
  test('is found by number and court, however the number is written, before one of the same number elsewhere', async () => {
    const eva = await world.lawyer({ plan: 'PROFESSIONAL' });
    const court = await world.server.work.em.fork().findOneOrFail(CourtOffice, { name: COURT });
    const elsewhere = await opens(eva, { title: 'Otro', fileNumber: '1183/2026', courtName: 'Juzgado Segundo Civil' });
    const own = await opens(eva, { title: 'Amparo', fileNumber: 'Exp. 01183/2026', courtId: court.id });
    expect((await readingOf(eva, ORDER)).cases.map(({ id }) => id)).toEqual([own]);
    const without = ORDER.replace(COURT, '');
    expect((await readingOf(eva, without)).cases.map(({ id }) => id).toSorted()).toEqual([own, elsewhere].toSorted());
  });

  test('is found by its parties where there is no number', async () => {
    const eva = await world.lawyer({ plan: 'PROFESSIONAL' });
    const own = await opens(eva, {
      client: 'Inmobiliaria Ejemplo, S.A. de C.V.',
      parties: [{ name: 'Juan Pérez Ejemplo', role: 'DEFENDANT' }],
    });
    await opens(eva, { client: 'Inmobiliaria Ejemplo, S.A. de C.V.' });
    const text =
      'INMOBILIARIA EJEMPLO, S.A. DE C.V. VS. PEREZ EJEMPLO JUAN. Lista del 4 de mayo de 2026. Se requiere a la actora.';
    expect((await readingOf(eva, text)).cases.map(({ id }) => id)).toEqual([own]);
  });

  test("is the caller's own or worked one: never somebody else's, never one where the caller is a guest", async () => {
    const [owner, worker, guest, stranger] = await Promise.all(
      Array.from({ length: 4 }, () => world.lawyer({ plan: 'PROFESSIONAL' })),
    );
    if (!owner || !worker || !guest || !stranger) throw new Error('nobody');
    const id = await opens(owner, { fileNumber: '1183/2026', client: 'Constructora Ejemplo, S.A. de C.V.' });
    await world.joins(worker, id, 'COLLABORATOR');
    await world.joins(guest, id, 'GUEST');
    const seen = async (caller: Caller) => (await readingOf(caller, ORDER)).cases.map((each) => each.id);
    expect(await seen(owner)).toEqual([id]);
    expect(await seen(worker)).toEqual([id]);
    expect(await seen(guest)).toEqual([]);
    expect(await seen(stranger)).toEqual([]);
  });

  test('chooses its line of a page of a bulletin', async () => {
    const eva = await world.lawyer({ plan: 'PROFESSIONAL' });
    const id = await opens(eva, { fileNumber: '12/2026' });
    const page = `JUZGADO PRIMERO DE LO CIVIL DE LA CIUDAD DE MÉXICO
BOLETÍN JUDICIAL DEL 4 DE MARZO DE 2026
EJEMPLO LUNA PEDRO VS. EJEMPLO SOL ANA. ORD. CIVIL. EXP. 10/2026. DESE VISTA POR TRES DÍAS.
EJEMPLO RÍO LUIS VS. EJEMPLO MAR EVA. ESP. HIP. EXP. 11/2026. 1 SENT.
EJEMPLO PAZ EVA VS. EJEMPLO PAZ RAÚL. EJEC. MERC. EXP. 12/2026. SE REQUIERE A LA ACTORA POR TRES DÍAS.`;
    const reading = await readingOf(eva, page);
    expect(reading).toMatchObject({
      fileNumber: { value: '12/2026' },
      cases: [{ id }],
      act: { value: 'requerimiento' },
    });
    expect(reading.missing).toContain(say.missing.pageWithOwn);
    const others = await readingOf(ana, page);
    expect(others.fileNumber?.value).toBe('10/2026');
    expect(others.missing).toContain(say.missing.page);
  });

  test('signs that mean something to the database find nothing and break nothing', async () => {
    for (const number of ['EXPEDIENTE: A%_\'\\{}"/2026-1', 'Exp. %/2026', 'Exp. 1183/2026"},{"'])
      expect((await reads(ana, { text: `${number} QUEJOSO: "Ejemplo", {Otro}` })).userErrors).toEqual([]);
  });
});

describe('a file', () => {
  const CREATE = `mutation ($input: CreateUploadInput!) {
    createUpload(input: $input) { upload { id url } userErrors { code } } }`;
  interface Created {
    createUpload: { upload: { id: string; url: string } };
  }
  async function sends(caller: Caller, fileName: string, content: string): Promise<string> {
    const bytes = Buffer.from(content);
    const { data } = await caller.graphql<Created, unknown>(CREATE, { input: { fileName, byteLength: bytes.length } });
    const { id, url } = data.createUpload.upload;
    await fetch(caller.url + url, {
      method: 'PUT',
      headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream' },
      body: bytes,
    });
    return id;
  }

  test('is read like text, once', async () => {
    const uploadId = await sends(ana, 'acuerdo.txt', ORDER);
    expect((await reads(ana, { uploadId })).reading?.fileNumber?.value).toBe('1183/2026');
    expect(await reads(ana, { uploadId })).toMatchObject({
      reading: null,
      userErrors: [{ code: 'NOT_FOUND', field: 'uploadId' }],
    });
  });

  test("somebody else's is not there, and what is no document says so", async () => {
    const eva = await world.lawyer();
    const uploadId = await sends(ana, 'acuerdo.txt', ORDER);
    expect((await reads(eva, { uploadId })).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'uploadId' }]);
    const broken = await sends(ana, 'acuerdo.pdf', '%PDF-1.7 nothing of a document');
    expect((await reads(ana, { uploadId: broken })).userErrors).toMatchObject([
      { code: 'VALIDATION', field: 'uploadId' },
    ]);
  });
});

describe('bad input', () => {
  test.each<[string, ReadNoticeInput, string, string]>([
    ['nothing', {}, 'text', 'VALIDATION'],
    ['blanks', { text: ' \n\n ' }, 'text', 'VALIDATION'],
    ['markup without words', { text: '<div><br></div>' }, 'text', 'VALIDATION'],
    ['text and file', { text: 'a', uploadId: 'upl_x' }, 'text', 'VALIDATION'],
    ['more than sixty thousand signs', { text: 'a '.repeat(30_001) }, 'text', 'PAYLOAD_TOO_LARGE'],
    ['a file that is none', { uploadId: 'upl_x' }, 'uploadId', 'NOT_FOUND'],
  ])('%s', async (_, input, field, code) => {
    expect(await reads(ana, input)).toMatchObject({ reading: null, userErrors: [{ field, code }] });
  });

  test('ten thousand line breaks are no obstacle', async () => {
    const reading = await readingOf(ana, `Exp. 5/2026${'\n'.repeat(10_000)}Se requiere al actor.`);
    expect(reading).toMatchObject({ fileNumber: { value: '5/2026' }, act: { value: 'requerimiento' } });
  });

  test('reading is for signed-in people', async () => {
    const reply = await world.visitor().graphql(ReadNoticeDocument, { input: { text: ORDER } });
    expect(reply.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
