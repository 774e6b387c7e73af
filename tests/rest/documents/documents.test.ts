import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentProblemText } from '#schema/text/documents.ts';
import { multipartText } from '#schema/text/files.ts';
import { StartDemoSessionDocument } from '#tests/support/trials.generated.ts';
import { NOTE, printed } from '../../support/document-actions.ts';
import { World, type Caller } from '../../support/world.ts';

const PATH = '/api/documents/smart-analysis';

let world: World;
let ana: Caller;
let note: Buffer;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
  note = await printed(NOTE);
});
afterAll(() => world.end());

interface Reply {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

async function posts(who: Caller, body: BodyInit, headers: Record<string, string> = {}): Promise<Reply> {
  const response = await fetch(who.url + PATH, {
    method: 'POST',
    headers: {
      ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
      ...(who.trialId ? { 'x-trial-id': who.trialId } : {}),
      ...headers,
    },
    body,
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

function formWith(bytes: Uint8Array, { field = 'file', fileName = 'Pagaré ñandú.pdf' } = {}): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), fileName);
  return form;
}

describe('POST /api/documents/smart-analysis', () => {
  test.each(['file', 'document'])(
    'takes a file in the field %s and answers with type and confidence',
    async (field) => {
      const { status, body } = await posts(ana, formWith(note, { field }));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        error: null,
        file_name: 'Pagaré ñandú.pdf',
        document_id: expect.stringMatching(/^doc_/),
        mcps_detection: { document_type: 'pagare' },
      });
      const { confidence } = body['mcps_detection'] as { confidence: number };
      expect(confidence).toBeGreaterThan(50);
      expect(confidence).toBeLessThanOrEqual(100);
    },
  );

  test('refuses other kinds, forms without a file, several files and files that are too large, each with its sentence', async () => {
    const two = formWith(note);
    two.append('document', new Blob(['x']), 'b.pdf');
    const empty = new FormData();
    empty.append('nota', 'sin archivo');
    for (const [body, status, error] of [
      [formWith(Buffer.from('hola'), { fileName: 'nota.txt' }), 400, 'Solo se aceptan archivos .pdf, .doc y .docx'],
      [formWith(note, { fileName: 'nota.docx' }), 400, documentProblemText.WRONG_NAME],
      [empty, 400, multipartText.noFile('file')],
      [two, 400, multipartText.oneFile],
      [formWith(Buffer.alloc(25 * 1024 * 1024 + 1)), 413, 'El archivo supera el límite de 25 MB'],
      [formWith(Buffer.alloc(60 * 1024 * 1024)), 413, 'El archivo supera el límite de 25 MB'],
    ] as const) {
      const reply = await posts(ana, body);
      expect(reply).toMatchObject({ status, body: { success: false, error } });
    }
    expect((await posts(ana, JSON.stringify({ file: 'x' }), { 'content-type': 'application/json' })).status).toBe(415);
    expect((await posts(ana, 'nada', { 'content-type': 'multipart/form-data' })).status).toBe(400);
    const cut = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    expect(await posts(ana, cut, { 'content-type': 'multipart/form-data; boundary=x' })).toMatchObject({
      status: 400,
      body: { error: multipartText.malformed },
    });
    expect(await world.sql('select id from upload where user_id = ?', [ana.userId])).toEqual([]);
  });

  test('a document that cannot be read is no success, and says why', async () => {
    const broken = Buffer.concat([note.subarray(0, 400), Buffer.from('%%EOF')]);
    const { status, body } = await posts(ana, formWith(broken));
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, mcps_detection: null });
    expect(Object.values(documentProblemText)).toContain(body['error']);
  });

  test('needs a session, before the file is read', async () => {
    expect(await posts(world.visitor(), formWith(note))).toMatchObject({
      status: 401,
      body: { success: false, code: 'UNAUTHENTICATED' },
    });
  });

  test('over the limit of the plan is 403 with used, limit and the plan that allows more', async () => {
    const free = await world.lawyer({ plan: 'FREE' });
    expect((await posts(free, formWith(note))).status).toBe(200);
    expect(await posts(free, formWith(note))).toMatchObject({
      status: 403,
      body: { success: false, code: 'LIMIT_REACHED', used: 1, limit: 1, required_plan: 'basic' },
    });
    expect(await world.sql('select id from upload where user_id = ?', [free.userId])).toEqual([]);
  });

  test('a demo analyses as many as its plan has', async () => {
    const demo = world.visitor();
    const { startDemoSession } = await demo.does(StartDemoSessionDocument);
    demo.token = startDemoSession.demoSession?.token ?? null;
    expect((await posts(demo, formWith(note))).status).toBe(200);
  });

  test('repeated with its key is one document with one answer', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    const key = { 'idempotency-key': 'una-vez' };
    const [first, second] = [await posts(eva, formWith(note), key), await posts(eva, formWith(note), key)];
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(await posts(eva, formWith(await printed(['Otro'])), key)).toMatchObject({ status: 409 });
    expect(await world.sql('select id from legal_document where owner_id = ?', [eva.userId])).toHaveLength(1);
  });
});

describe('GET /api/documents', () => {
  test('lists the caller’s analyses, newest first', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    expect((await eva.rest('GET', '/api/documents')).body).toEqual({
      success: true,
      error: null,
      data: [],
      total: 0,
      next: null,
    });
    await posts(eva, formWith(note, { fileName: 'uno.pdf' }));
    await posts(eva, formWith(note, { fileName: 'dos.pdf' }));
    const { status, body } = await eva.rest('GET', '/api/documents');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, error: null, total: 2 });
    expect(body['data']).toMatchObject([
      { file_name: 'dos.pdf', document_type: 'pagare', status: 'done', created_at: expect.any(String) },
      { id: expect.stringMatching(/^doc_/), file_name: 'uno.pdf', confidence: expect.any(Number) },
    ]);
    const page = (await eva.rest('GET', '/api/documents?first=1')).body as Record<string, unknown>;
    expect(page['data']).toHaveLength(1);
    const after = (await eva.rest('GET', `/api/documents?first=1&after=${String(page['next'])}`)).body;
    expect(after['data']).toMatchObject([{ file_name: 'uno.pdf' }]);
    expect((await world.visitor().rest('GET', '/api/documents')).status).toBe(401);
  });
});
