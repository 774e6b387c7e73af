import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrintDocument } from '#api/kernel/print/document.ts';
import { printDocument } from '#api/kernel/print/printer.ts';
import { CreateEventDocument } from '#tests/support/calendar.generated.ts';
import { CreateUploadDocument, SendCaseMessageDocument } from '#tests/support/case-chat.generated.ts';
import {
  AddCaseDocumentDocument,
  DeleteCaseDocumentDocument,
  EditCaseDocumentDocument,
  EventsOfCasesDocument,
  FileOfCaseDocument,
  TextOfDocumentDocument,
} from '#tests/support/case-file.generated.ts';
import { ArchiveCaseDocument, ChangeCaseStatusDocument } from '#tests/support/cases.generated.ts';
import { CreateDeadlineDocument } from '#tests/support/deadlines.generated.ts';
import { CreateEntryDocument } from '#tests/support/hours.generated.ts';
import type { Caller, World } from '../../support/world.ts';
import { beginChatWorld, type ChatWorld } from './chat-world.ts';

/** The file of a case: its documents, dates and timeline. */

const HOSTILE = '<script>alert(1)</script>';

let world: World;
let ana: Caller;
let bruno: Caller;
let stranger: Caller;
let aCase: ChatWorld['aCase'];
beforeAll(async () => {
  ({ world, ana, bruno, stranger, aCase } = await beginChatWorld());
});
afterAll(() => world.end());

async function brings(who: Caller, fileName: string, bytes: Uint8Array | string): Promise<string> {
  const body = Buffer.from(bytes as Uint8Array);
  const { createUpload } = await who.does(CreateUploadDocument, { input: { fileName, byteLength: body.length } });
  await fetch(who.url + (createUpload.upload?.url ?? ''), {
    method: 'PUT',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    body,
  });
  return createUpload.upload?.id ?? '';
}

async function adds(
  who: Caller,
  caseId: string,
  fileName: string,
  more: { folder?: string; replacesId?: string } = {},
) {
  const uploadId = await brings(who, fileName, `Contenido de ${fileName}`);
  return (await who.does(AddCaseDocumentDocument, { input: { caseId, uploadId, ...more } })).addCaseDocument;
}

const fileOf = async (who: Caller, id: string) => (await who.does(FileOfCaseDocument, { id })).case;
const documents = async (who: Caller, id: string) => (await fileOf(who, id))?.documents.nodes ?? [];
const timeline = async (who: Caller, id: string) =>
  ((await fileOf(who, id))?.timeline.nodes ?? []).map(({ text }) => text);

describe('documents', () => {
  test('stand in folders with their versions, beside those of the chat', async () => {
    const caseId = await aCase();
    const first = await adds(ana, caseId, 'demanda.txt', { folder: '  Escritos  ' });
    expect(first.document).toMatchObject({ folder: 'Escritos', version: 1 });
    const second = await adds(bruno, caseId, 'demanda corregida.txt', { replacesId: first.document?.id ?? '' });
    expect(second.document).toMatchObject({ folder: 'Escritos', version: 2 });
    const id = await brings(ana, 'acuerdo.txt', 'Acuerdo');
    const attachments = [{ kind: 'DOCUMENT' as const, id }];
    await ana.does(SendCaseMessageDocument, { input: { caseId, text: 'Va', clientId: 'c1', attachments } });
    expect(await documents(ana, caseId)).toMatchObject([
      { fileName: 'acuerdo.txt', folder: null, isFromChat: true, viewerCanEdit: true, viewerCanDelete: false },
      {
        fileName: 'demanda corregida.txt',
        version: 2,
        viewerCanDelete: true,
        earlierVersions: [{ version: 1, fileName: 'demanda.txt' }],
      },
    ]);
    const stale = await adds(ana, caseId, 'otra.txt', { replacesId: first.document?.id ?? '' });
    expect(stale.userErrors).toMatchObject([{ code: 'CONFLICT', field: 'replacesId' }]);
    expect(await timeline(ana, caseId)).toEqual(
      expect.arrayContaining([
        'envió «acuerdo.txt» en el chat',
        'subió la versión 2 de «demanda corregida.txt»',
        'agregó el documento «demanda.txt»',
      ]),
    );
  });

  test('are renamed, moved and deleted; what came with a message is deleted with it', async () => {
    const caseId = await aCase();
    const added = (await adds(ana, caseId, 'contrato.txt')).document?.id ?? '';
    const edited = await ana.does(EditCaseDocumentDocument, {
      input: { documentId: added, fileName: 'Contrato de 2024', folder: 'Pruebas' },
    });
    expect(edited.editCaseDocument.document).toEqual({ fileName: 'Contrato de 2024.txt', folder: 'Pruebas' });
    const byOther = await bruno.does(DeleteCaseDocumentDocument, { input: { documentId: added } });
    expect(byOther.deleteCaseDocument.userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    const gone = await ana.does(DeleteCaseDocumentDocument, { input: { documentId: added } });
    expect(gone.deleteCaseDocument.deletedDocumentId).toBe(added);
    const id = await brings(ana, 'acuerdo.txt', 'Acuerdo');
    const attachments = [{ kind: 'DOCUMENT' as const, id }];
    await ana.does(SendCaseMessageDocument, { input: { caseId, text: 'Va', clientId: 'c2', attachments } });
    const [sent] = await documents(ana, caseId);
    const kept = await ana.does(DeleteCaseDocumentDocument, { input: { documentId: sent?.id ?? '' } });
    expect(kept.deleteCaseDocument.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await documents(ana, caseId)).toHaveLength(1);
  });

  test('are no documents for whoever is no member, and none are added to an archived case', async () => {
    const caseId = await aCase();
    const added = (await adds(ana, caseId, 'secreto.txt')).document;
    expect((await adds(stranger, caseId, 'x.txt')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const input = { documentId: added?.id ?? '' };
    expect((await stranger.does(DeleteCaseDocumentDocument, { input })).deleteCaseDocument.userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect((await stranger.does(TextOfDocumentDocument, { id: input.documentId })).caseDocumentText).toBeNull();
    const file = await fetch(stranger.url + (added?.url ?? ''), {
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    expect(file.status).toBe(404);
    await ana.does(ArchiveCaseDocument, { input: { caseId, isArchived: true } });
    expect((await adds(ana, caseId, 'tarde.txt')).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('are previewed with their pages, headings, lists, tables and bold; HTML in them stays text', async () => {
    const caseId = await aCase();
    const paper: PrintDocument = {
      title: 'Demanda de ejemplo',
      footer: 'Foja',
      createdOn: '2026-11-20',
      blocks: [
        { kind: 'HEADING', level: 1, runs: [{ text: 'Hechos' }] },
        {
          kind: 'PARAGRAPH',
          runs: [{ text: 'PRIMERO.', isBold: true }, { text: ` ${HOSTILE} se opone la excepción` }],
        },
        { kind: 'LIST', isNumbered: true, items: [[{ text: 'El contrato' }], [{ text: 'Los recibos' }]] },
        {
          kind: 'TABLE',
          columns: [
            { title: 'Concepto', share: 1 },
            { title: 'Monto', share: 1 },
          ],
          rows: [[[{ text: 'Salarios' }], [{ text: '10,000' }]]],
        },
        { kind: 'PAGE_BREAK' },
        { kind: 'PARAGRAPH', runs: [{ text: 'Protesto lo necesario.' }] },
      ],
    };
    const previewOf = async (format: 'DOCX' | 'PDF') => {
      const uploadId = await brings(ana, `escrito.${format.toLowerCase()}`, await printDocument(paper, format));
      const { addCaseDocument } = await ana.does(AddCaseDocumentDocument, { input: { caseId, uploadId } });
      const id = addCaseDocument.document?.id ?? '';
      const { caseDocumentText } = await bruno.does(TextOfDocumentDocument, { id });
      expect(caseDocumentText).toMatchObject({ isTruncated: false, problem: null });
      expect(caseDocumentText?.text).toContain(`${HOSTILE} se opone la excepción`);
      return caseDocumentText?.pages ?? [];
    };
    const [word, ...others] = await previewOf('DOCX');
    expect([word?.number, others]).toEqual([null, []]);
    const find = (kind: string) => word?.blocks.filter((block) => block.kind === kind) ?? [];
    expect(find('HEADING').map(({ runs }) => runs[0]?.text)).toContain('Hechos');
    expect(find('LIST_ITEM').map(({ level, number, runs }) => [level, number, runs[0]?.text])).toEqual([
      [1, 1, 'El contrato'],
      [1, 2, 'Los recibos'],
    ]);
    expect(find('TABLE')[0]?.rows.map(({ cells }) => cells)).toEqual([
      ['Concepto', 'Monto'],
      ['Salarios', '10,000'],
    ]);
    const bold = find('PARAGRAPH').flatMap(({ runs }) => runs.filter(({ isBold }) => isBold));
    expect(bold.map(({ text }) => text)).toContain('PRIMERO.');

    const pdf = await previewOf('PDF');
    expect(pdf.map(({ number }) => number)).toEqual([1, 2]);
    const texts = (page: (typeof pdf)[number] | undefined, kind: string) =>
      page?.blocks.filter((block) => block.kind === kind).map(({ runs }) => runs.map(({ text }) => text).join(''));
    expect(texts(pdf[0], 'HEADING')).toEqual(expect.arrayContaining(['Demanda de ejemplo', 'Hechos']));
    expect(pdf[0]?.blocks.flatMap(({ runs }) => runs).find(({ isBold }) => isBold)?.text).toContain('PRIMERO.');
    expect(texts(pdf[1], 'PARAGRAPH')).toContain('Protesto lo necesario.');
  });
});

describe('the dates and the timeline of a case', () => {
  test('the next date is the first open deadline or event, overdue ones too', async () => {
    const caseId = await aCase();
    expect(await fileOf(ana, caseId)).toMatchObject({ nextDate: null, openDates: [] });
    const start = '2030-03-05T10:00';
    const event = { caseId, title: 'Audiencia preliminar', type: 'HEARING' as const, start, end: '2030-03-05T11:00' };
    await ana.does(CreateEventDocument, { input: event });
    expect((await fileOf(ana, caseId))?.nextDate).toMatchObject({
      kind: 'EVENT',
      title: 'Audiencia preliminar',
      on: '2030-03-05',
      hour: '10:00',
      isOverdue: false,
    });
    await ana.does(CreateDeadlineDocument, { input: { caseId, title: 'Contestar la vista', dueOn: '2020-01-10' } });
    const file = await fileOf(ana, caseId);
    expect(file?.nextDate).toMatchObject({ kind: 'DEADLINE', hour: null, label: '¡VENCIDO!', isOverdue: true });
    expect(file?.openDates.map(({ title }) => title)).toEqual(['Contestar la vista', 'Audiencia preliminar']);
  });

  test('events and hours are entries; how long somebody worked is for them and the owner', async () => {
    const caseId = await aCase();
    await ana.does(CreateEventDocument, {
      input: { caseId, title: 'Cita', type: 'MEETING', start: '2030-03-05T10:00', end: '2030-03-05T11:00' },
    });
    const entry = {
      caseId,
      workedOn: '2026-11-20',
      seconds: 5400,
      activity: 'DRAFTING' as const,
      description: 'Escrito',
    };
    await ana.does(CreateEntryDocument, { input: entry });
    expect((await timeline(ana, caseId)).slice(0, 2)).toEqual([
      'registró 1 h 30 min: Escrito',
      'agendó «Cita» (5 de marzo de 2030, 10:00)',
    ]);
    expect((await timeline(bruno, caseId))[0]).toBe('registró horas');
  });

  test('the feed tells what was done in all cases, newest first, with what a status was', async () => {
    const caseId = await aCase();
    await bruno.does(ChangeCaseStatusDocument, { input: { caseId, status: 'COMPLETED' } });
    const { caseEvents } = await ana.does(EventsOfCasesDocument, { first: 1 });
    expect(caseEvents.nodes).toMatchObject([{ kind: 'STATUS_CHANGED', newStatus: 'COMPLETED', case: { id: caseId } }]);
    expect(caseEvents.nodes[0]?.previousStatus).not.toBeNull();
    expect(caseEvents.pageInfo.hasNextPage).toBe(true);
    const others = await stranger.does(EventsOfCasesDocument, { first: 50 });
    expect(others.caseEvents.nodes.filter((entry) => entry.case?.id === caseId)).toEqual([]);
  });
});
