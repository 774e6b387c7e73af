import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { caseChatText } from '#schema/text/case-chat.ts';
import { filesText } from '#schema/text/files.ts';
import { documentFormat, MAX_DOCUMENT_BYTES } from '#api/features/cases/documents/case-documents.rules.ts';
import { printDocument } from '#api/kernel/print/printer.ts';
import { ArchiveCaseDocument } from '#tests/support/cases.generated.ts';
import {
  CaseMessagesDocument,
  CreateUploadDocument,
  DeleteCaseMessageDocument,
  SendCaseMessageDocument,
} from '#tests/support/case-chat.generated.ts';
import type { SendCaseMessageInput } from '#schema/generated/operation-types.ts';
import type { Caller, World } from '../../support/world.ts';
import { beginChatWorld, type ChatWorld } from './chat-world.ts';

let world: World;
let ana: Caller;
let bruno: Caller;
let carla: Caller;
let stranger: Caller;
let sql: ChatWorld['sql'];
let aCase: ChatWorld['aCase'];
let pdf: Uint8Array;
let docx: Uint8Array;
beforeAll(async () => {
  ({ world, sql, ana, bruno, carla, stranger, aCase } = await beginChatWorld());
  const paper = {
    title: 'Demanda de ejemplo',
    subtitle: '',
    footer: '',
    createdOn: '2026-11-20',
    blocks: [{ kind: 'PARAGRAPH' as const, runs: [{ text: 'Texto' }] }],
  };
  [pdf, docx] = [await printDocument(paper, 'PDF'), await printDocument(paper, 'DOCX')];
});
afterAll(() => world.end());

/** Brings a file; its id as an upload. */
async function brings(who: Caller, fileName: string, bytes: Uint8Array | string): Promise<string> {
  const body = Buffer.from(bytes as Uint8Array);
  const { createUpload } = await who.does(CreateUploadDocument, { input: { fileName, byteLength: body.length } });
  if (!createUpload.upload) throw new Error(createUpload.userErrors[0]?.message);
  const { status } = await fetch(who.url + createUpload.upload.url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    body,
  });
  expect(status).toBe(200);
  return createUpload.upload.id;
}

type More = Partial<SendCaseMessageInput>;
const attaches = async (who: Caller, caseId: string, ids: string[], more: More = {}) => {
  const attachments = ids.map((id) => ({ kind: 'DOCUMENT' as const, id }));
  const input = { caseId, text: 'Va el documento', clientId: crypto.randomUUID(), attachments, ...more };
  return (await who.does(SendCaseMessageDocument, { input })).sendCaseMessage;
};

const fetches = async (who: Caller, url: string | null | undefined) => {
  const response = await fetch(who.url + (url ?? ''), {
    headers: who.token ? { authorization: `Bearer ${who.token}` } : {},
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
};
const kept = async (caseId: string) =>
  (await world.sql('select id from case_document where case_id = ?', [caseId])).length;

describe('a document in a message', () => {
  test('is a card that members download as it came, as an attachment', async () => {
    const caseId = await aCase();
    const uploads = [
      await brings(ana, 'Demanda «final» ñ.pdf', pdf),
      await brings(ana, 'contrato.DOCX', docx),
      await brings(ana, 'nota.txt', 'Artículo <b>5</b>\r\n'),
    ];
    const { message, userErrors } = await attaches(ana, caseId, uploads);
    expect(userErrors).toEqual([]);
    expect(
      message?.attachments.map(({ kind, label, mediaType, byteLength }) => [kind, label, mediaType, byteLength]),
    ).toEqual([
      ['DOCUMENT', 'Demanda «final» ñ.pdf', 'application/pdf', pdf.length],
      [
        'DOCUMENT',
        'contrato.DOCX',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        docx.length,
      ],
      ['DOCUMENT', 'nota.txt', 'text/plain', 20],
    ]);
    expect(message?.attachments[0]?.detail).toMatch(/^PDF · \d+(\.\d)? kB$/);
    expect(message?.attachments[2]?.detail).toBe('TXT · 20 bytes');
    const read = (await bruno.does(CaseMessagesDocument, { caseId, last: 1 })).caseMessages.nodes[0]?.attachments;
    expect(read).toEqual(message?.attachments);
    const sent = await fetches(bruno, read?.[0]?.url);
    expect(sent.status).toBe(200);
    expect(Buffer.compare(sent.bytes, pdf)).toBe(0);
    expect(sent.headers.get('content-type')).toBe('application/pdf');
    expect(sent.headers.get('content-disposition')).toMatch(/^attachment; filename=".*"; filename\*=UTF-8''Demanda%20/);
    expect(sent.headers.get('x-content-type-options')).toBe('nosniff');
    expect(sent.headers.get('content-security-policy')).toContain('sandbox');
    expect(sent.headers.get('cache-control')).toBe('no-store');
    const text = await fetches(bruno, read?.[2]?.url);
    expect([text.headers.get('content-type'), text.bytes.toString()]).toEqual(['text/plain', 'Artículo <b>5</b>\r\n']);
  });

  test('is nobody’s else: not a guest’s, a stranger’s, a removed member’s, nor without a session', async () => {
    const caseId = await aCase();
    const { message } = await attaches(ana, caseId, [await brings(ana, 'a.pdf', pdf)]);
    const url = message?.attachments[0]?.url;
    for (const who of [carla, stranger]) expect((await fetches(who, url)).status).toBe(404);
    expect((await fetches(world.visitor(), url)).status).toBe(401);
    for (const id of ['cdo_00000000000000000000000000', 'cdo_x', "cdo_' or 1=1", 'upl_1', '%00', message?.id])
      expect((await fetches(ana, `/api/files/${id}`)).status).toBe(404);
    expect((await fetches(bruno, url)).status).toBe(200);
    await sql('delete from case_member where case_id = ? and user_id = ?', [caseId, bruno.userId]);
    const refused = await fetches(bruno, url);
    expect([refused.status, JSON.parse(refused.bytes.toString())]).toEqual([
      404,
      expect.objectContaining({ success: false, code: 'NOT_FOUND' }),
    ]);
  });

  test('goes with its message, card and bytes', async () => {
    const caseId = await aCase();
    const { message } = await attaches(ana, caseId, [await brings(ana, 'a.pdf', pdf)]);
    const url = message?.attachments[0]?.url;
    expect(await kept(caseId)).toBe(1);
    const deleted = await ana.does(DeleteCaseMessageDocument, { input: { messageId: message?.id ?? '' } });
    expect(deleted.deleteCaseMessage.message?.attachments).toEqual([]);
    expect((await fetches(ana, url)).status).toBe(404);
    expect(await kept(caseId)).toBe(0);
  });

  test('sent twice with one client id is kept once; a second message needs a file of its own', async () => {
    const caseId = await aCase();
    const upload = await brings(ana, 'a.pdf', pdf);
    const clientId = crypto.randomUUID();
    const [one, two] = await Promise.all([
      attaches(ana, caseId, [upload], { clientId }),
      attaches(ana, caseId, [upload, upload], { clientId }),
    ]);
    expect([one.userErrors, two.userErrors]).toEqual([[], []]);
    expect(one.message).toEqual(two.message);
    expect(await kept(caseId)).toBe(1);
    expect((await attaches(ana, caseId, [upload])).userErrors).toEqual([
      { code: 'VALIDATION', field: 'attachments', message: caseChatText.documentMissing },
    ]);
  });

  test('of another kind, or called otherwise than it is, is refused and takes no place any more', async () => {
    const caseId = await aCase();
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    for (const [name, bytes] of [
      ['foto.png', png],
      ['foto.pdf', png],
      ['demanda.docx', pdf],
      ['demanda.txt', pdf],
      ['pagina.html', '<!doctype html><script>alert(1)</script>'],
      ['programa.exe', 'MZ\u0000\u0001'],
      ['sin-nombre', pdf],
      ['binario.txt', Buffer.from([0, 1, 2, 3, 4])],
    ] as const) {
      const upload = await brings(ana, name, bytes);
      expect((await attaches(ana, caseId, [upload])).userErrors).toEqual([
        { code: 'VALIDATION', field: 'attachments', message: caseChatText.documentType(name) },
      ]);
      expect(await world.sql('select 1 from upload where id = ?', [upload])).toEqual([]);
    }
    expect(await kept(caseId)).toBe(0);
    expect(documentFormat('a.TXT', 'html')).toBe('TXT');
    expect(documentFormat('a.pdf.exe', 'pdf')).toBeNull();
    expect(documentFormat('pdf', 'pdf')).toBeNull();
  });

  test('goes into the chat without travelling through the server again: the matter is locked meanwhile', async () => {
    const caseId = await aCase();
    const statements = vi.spyOn(world.server.orm.config.getLogger(), 'logQuery');
    const longest = () =>
      Math.max(
        ...statements.mock.calls.flatMap(([{ query, params }]) =>
          [query, ...(params ?? [])].map((each) => (each as { length?: number } | null)?.length ?? 0),
        ),
      );
    const upload = await brings(ana, 'grande.txt', 'a'.repeat(3_000_000));
    expect(longest()).toBeGreaterThanOrEqual(3_000_000);
    statements.mockClear();
    const { message } = await attaches(ana, caseId, [upload]);
    expect(longest()).toBeLessThan(20_000);
    statements.mockRestore();
    expect((await fetches(bruno, message?.attachments[0]?.url)).bytes.length).toBe(3_000_000);
    expect(await world.sql('select 1 from upload where id = ?', [upload])).toEqual([]);
  });

  test('may be on its way a few times at once for one account: others have to wait, nobody else is kept', async () => {
    const caseId = await aCase();
    // More than the buffers of a connection hold, so that who reads nothing keeps it waiting.
    const { message } = await attaches(ana, caseId, [await brings(ana, 'grande.txt', 'a'.repeat(8_000_000))]);
    const url = message?.attachments[0]?.url ?? '';
    const lazy = Array.from({ length: 6 }, () => connect(Number(new URL(ana.url).port), '127.0.0.1'));
    for (const socket of lazy) {
      socket.write(`GET ${url} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${bruno.token}\r\n\r\n`);
      await once(socket, 'readable');
    }
    const refused = await fetches(bruno, url);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(refused.bytes.toString()).toContain(filesText.tooManyAtOnce);
    expect((await fetches(ana, url)).status).toBe(200);
    for (const socket of lazy) socket.destroy();
    await expect.poll(async () => (await fetches(bruno, url)).status, { timeout: 10_000 }).toBe(200);
  });

  test('has an address that cannot be read like one that is not there', async () => {
    const { status, headers, bytes } = await fetches(ana, '/api/files/%');
    expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    expect(bytes.toString()).not.toContain('<html');
  });

  test('larger than 25 MB is refused before it is sent', async () => {
    const input = { fileName: 'a.pdf', byteLength: 25 * 1024 * 1024 + 1 };
    const { createUpload } = await ana.does(CreateUploadDocument, { input });
    expect(createUpload.userErrors[0]).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: filesText.tooLarge(25) });
  });

  test('of somebody else’s upload, an unfilled one, or by a guest is refused', async () => {
    const caseId = await aCase();
    const foreign = await brings(bruno, 'a.pdf', pdf);
    const { createUpload } = await ana.does(CreateUploadDocument, { input: { fileName: 'b.pdf', byteLength: 3 } });
    for (const id of [foreign, createUpload.upload?.id ?? '', 'upl_x', "' or 1=1", 'cdo_00000000000000000000000000'])
      expect((await attaches(ana, caseId, [id])).userErrors[0]).toMatchObject({ field: 'attachments' });
    expect((await attaches(carla, caseId, [await brings(carla, 'a.pdf', pdf)])).userErrors[0]?.code).toBe('FORBIDDEN');
    expect((await attaches(bruno, caseId, [foreign])).userErrors).toEqual([]);
  });

  test('finds no room once the chat of its matter is full', async () => {
    const caseId = await aCase();
    const { message } = await attaches(ana, caseId, [await brings(ana, 'a.pdf', pdf)]);
    await sql('update case_document set byte_length = ? where message_id = ?', [MAX_DOCUMENT_BYTES, message?.id]);
    const upload = await brings(ana, 'b.pdf', pdf);
    expect((await attaches(ana, caseId, [upload])).userErrors).toEqual([
      { code: 'LIMIT_REACHED', field: 'attachments', message: caseChatText.documentsFull(500) },
    ]);
    await ana.does(DeleteCaseMessageDocument, { input: { messageId: message?.id ?? '' } });
    expect((await attaches(ana, caseId, [upload])).userErrors).toEqual([]);
  });

  test('of an archived matter is read, and none is added', async () => {
    const caseId = await aCase();
    const { message } = await attaches(ana, caseId, [await brings(ana, 'a.pdf', pdf)]);
    await ana.does(ArchiveCaseDocument, { input: { caseId, isArchived: true } });
    expect((await fetches(bruno, message?.attachments[0]?.url)).status).toBe(200);
    expect((await attaches(ana, caseId, [await brings(ana, 'b.pdf', pdf)])).userErrors).toEqual([
      { code: 'CONFLICT', field: 'caseId', message: caseChatText.archived },
    ]);
    const { deleteCaseMessage } = await ana.does(DeleteCaseMessageDocument, {
      input: { messageId: message?.id ?? '' },
    });
    expect(deleteCaseMessage.userErrors[0]?.message).toBe(caseChatText.archived);
  });
});
