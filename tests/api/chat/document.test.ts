import mammoth from 'mammoth';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChatMessage, ChatThread, type StoredCitation } from '#db/entities/chat.entity.ts';
import { newId } from '#api/kernel/ids.ts';
import { shortPassage } from '#api/features/chat/thread-document.rules.ts';
import { World, type Caller } from '../../support/world.ts';

const QUERY = /* GraphQL */ `
  query Conversation($id: ID!, $format: DocumentFormat!, $withSources: Boolean) {
    chatThreadDocument(id: $id, format: $format, withSources: $withSources) {
      fileName
      mediaType
      byteLength
      content
    }
  }
`;

interface Exported {
  chatThreadDocument: { fileName: string; mediaType: string; byteLength: number; content: string } | null;
}

let world: World;
let ana: Caller;
let threadId: string;

const CITATION: StoredCitation = {
  ordinal: 1,
  label: 'LFT, artículo 48',
  state: 'VERIFIED',
  reason: 'El artículo existe y se cotejó con el texto que está en el acervo.',
  statuteKey: 'lft',
  articleNumber: '48',
  detail: null,
  textAsOf: '2026-01-15',
  officialUrl: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LFT.pdf',
  source: 'OFFICIAL',
  passage: `${'Antes. '.repeat(80)}el importe de tres meses de salario${' Después.'.repeat(80)}`,
  highlight: { start: 560, end: 595 },
};

/** A message as the table keeps it; a minute after the one before. */
const message = (index: number, fields: Partial<ChatMessage>) => ({
  id: newId('chatMessage'),
  role: 'USER' as const,
  status: 'COMPLETE' as const,
  text: `Pregunta número ${index}`,
  citations: [],
  claims: [],
  understood: [],
  reading: [],
  readingChoices: [],
  actions: [],
  followUps: [],
  isAbstention: false,
  createdAt: new Date(Date.UTC(2026, 10, 21, 18, index)),
  completedAt: new Date(Date.UTC(2026, 10, 21, 18, index)),
  ...fields,
});

async function aThread(owner: Caller): Promise<string> {
  const em = world.server.work.em.fork();
  const at = new Date('2026-11-21T18:00:00Z');
  const id = newId('chatThread');
  const user = owner.userId;
  em.create(ChatThread, {
    id,
    user,
    title: '¿Despido: qué me toca?',
    createdAt: at,
    lastMessageAt: at,
    messageCount: 60,
  });
  const answer = { role: 'ASSISTANT', engine: 'LOCAL', notice: 'Aviso del motor.' } as const;
  const all = Array.from({ length: 28 }, (_, pair) => [
    message(pair * 2, {}),
    message(pair * 2 + 1, { ...answer, text: `Son **tres meses** [1]. Respuesta ${pair}.`, citations: [CITATION] }),
  ]).flat();
  all.push(
    message(56, { text: `Una pregunta larga\n\n${'con detalles '.repeat(20)}` }),
    message(57, { ...answer, status: 'STOPPED', text: 'Lo que había llegado', engine: null }),
    message(58, {}),
    message(59, { role: 'ASSISTANT', status: 'FAILED', text: '', error: 'No pudimos responder.' }),
  );
  for (const each of all) em.create(ChatMessage, { ...each, thread: id, user } as never);
  await em.flush();
  return id;
}

const get = (caller: Caller, variables: object) =>
  caller.graphql<Exported, object>(QUERY, { id: threadId, format: 'PDF', ...variables });

async function bytesOf(caller: Caller, variables: object): Promise<Buffer> {
  const { data, errors } = await get(caller, variables);
  expect(errors).toEqual([]);
  return Buffer.from(data.chatThreadDocument?.content ?? '', 'base64');
}

const textOfPdf = async (bytes: Buffer): Promise<string> =>
  (await extractText(new Uint8Array(bytes), { mergePages: true })).text.replace(/\s+/g, ' ');

beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ name: 'Licenciada de Prueba' });
  threadId = await aThread(ana);
});
afterAll(() => world.end());

describe('a conversation as a document', () => {
  test('holds every message with who, when, how it ended and what it rests on', async () => {
    const { data } = await get(ana, {});
    const file = data.chatThreadDocument;
    expect(file).toMatchObject({ fileName: 'despido-que-me-toca.pdf', mediaType: 'application/pdf' });
    const bytes = Buffer.from(file?.content ?? '', 'base64');
    expect(bytes.byteLength).toBe(file?.byteLength);
    const text = await textOfPdf(bytes);
    for (let pair = 0; pair < 28; pair++) {
      expect(text).toContain(`${pair + 1}. Pregunta número ${pair * 2} `);
      expect(text).toContain(`Son tres meses [1]. Respuesta ${pair}.`);
    }
    // Noon in central Mexico, where clocks stand still since 2022.
    expect(text).toContain('Licenciada de Prueba · 21 de noviembre de 2026, 12:00');
    expect(text).toContain('Foja · 21 de noviembre de 2026, 12:01 · motor local');
    expect(text).toContain('Aviso del motor.');
    expect(text).toContain(
      '[1] LFT, artículo 48 · verificada · texto al 15 de enero de 2026 · texto oficial · Publicación oficial',
    );
    expect(text).toMatch(/\[…\] Antes\..*tres meses de salario Después\..* \[…\]/);
    expect(text).toMatch(/Una pregunta larga.*con detalles.*Lo que había llegado Respuesta incompleta/);
    expect(text).toMatch(/No pudimos responder\. .*página \d+ de \d+$/);
  });

  test('leaves its sources out on request', async () => {
    const text = await textOfPdf(await bytesOf(ana, { withSources: false }));
    expect(text).toContain('Son tres meses [1]. Respuesta 0.');
    expect(text).not.toContain('Fuentes');
    expect(text).not.toContain('LFT, artículo 48');
  });

  test('opens in Word with headings that are such', async () => {
    const { value: html } = await mammoth.convertToHtml({ buffer: await bytesOf(ana, { format: 'DOCX' }) });
    expect(html).toContain('<h1>1. Pregunta número 0</h1>');
    expect(html).toContain('<h2>Respuesta</h2>');
    expect(html).toContain('<h3>Fuentes</h3>');
    expect(html).toContain(`<a href="${CITATION.officialUrl}">Publicación oficial</a>`);
    expect(html).toContain('<strong>tres meses</strong>');
  });

  test('is its owner’s alone', async () => {
    const bruno = await world.lawyer();
    expect((await get(bruno, {})).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await get(world.visitor(), {})).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await get(ana, { id: newId('chatThread') })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('the passage of a source', () => {
  test('is shown whole when it is short, around its highlight when it is long', () => {
    expect(shortPassage('Uno dos tres.', { start: 4, end: 7 })).toEqual([
      { text: 'Uno ' },
      { text: 'dos', isBold: true },
      { text: ' tres.' },
    ]);
    const long = shortPassage('palabra '.repeat(300), null);
    expect(long).toHaveLength(1);
    expect(long[0]?.text).toMatch(/^palabra .* palabra \[…\]$/);
    expect(long[0]?.text.length).toBeLessThan(700);
    expect(shortPassage('corto', { start: 90, end: 99 })).toEqual([{ text: 'corto' }]);
  });
});
