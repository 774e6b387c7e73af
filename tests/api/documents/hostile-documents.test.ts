import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentProblemText, documentText } from '#schema/text/documents.ts';
import { filesText } from '#schema/text/files.ts';
import { MAX_FILE_MB } from '#schema/lib/file-limits.ts';
import { CreateUploadDocument } from '#tests/support/case-chat.generated.ts';
import { finished, NOTE, printed, analyzes, sends } from '../../support/document-actions.ts';
import { hostileDocuments } from '../../support/hostile/documents.ts';
import { World, type Caller } from '../../support/world.ts';

/** All 164 documents that were made to harm are analysed by `npm run bench:files -- --analyze`, with their times and memory. */
const WORST = hostileDocuments.filter(({ isWorst }) => isWorst);
const named = (what: string) => hostileDocuments.find((file) => file.what === what);

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'ENTERPRISE' });
});
afterAll(() => world.end());

const SENTENCES = new Set<string>([...Object.values(documentProblemText), documentText.onlyKinds]);

/** What its owner is told; empty: it was read. */
async function told(what: string): Promise<string> {
  const file = named(what);
  if (!file) throw new Error(`no file: ${what}`);
  const { document, userErrors } = await sends(ana, file.fileName, file.make());
  if (!document) return userErrors[0]?.message ?? '';
  const { status, problem } = await finished(ana, document.id);
  return status === 'DONE' ? '' : (problem ?? status);
}

test(
  'documents that were made to harm are read or refused in words, and the next one is read',
  { timeout: 180_000 },
  async () => {
    const answers: [string, string][] = [];
    for (const { what } of WORST) answers.push([what, await told(what)]);
    expect(answers.filter(([, sentence]) => sentence !== '' && !SENTENCES.has(sentence))).toEqual([]);
    const note = await analyzes(ana, 'pagaré.pdf', await printed(NOTE));
    expect(note).toMatchObject({ status: 'DONE', type: 'PROMISSORY_NOTE' });
  },
);

test.each([
  ['a document of Word, called a PDF', documentProblemText.WRONG_NAME],
  ['a PDF, called a document', documentProblemText.WRONG_NAME],
  ['an old document of Word, called a new one', documentProblemText.WRONG_NAME],
  ['a new document of Word, called an old one', documentProblemText.WRONG_NAME],
  ['a program, called a PDF', documentText.onlyKinds],
  ['a page, called a PDF', documentText.onlyKinds],
])('%s is refused before it is kept', async (what, sentence) => {
  const before = await world.sql('select 1 from legal_document');
  expect(await told(what)).toBe(sentence);
  expect(await world.sql('select 1 from legal_document')).toHaveLength(before.length);
});

test.each([
  ['styles that call a file', documentProblemText.EXTERNAL_PARTS],
  ['a lock of AES', documentProblemText.ENCRYPTED],
  ['twenty thousand pages', documentProblemText.TOO_LARGE],
])('%s ends with its own sentence', async (what, sentence) => {
  expect(await told(what)).toBe(sentence);
});

test('sixty megabytes are refused when they are announced, and when they come unannounced', async () => {
  const bytes = named('sixty megabytes')?.make() ?? Buffer.alloc(0);
  const large = await ana.does(CreateUploadDocument, { input: { fileName: 'a.pdf', byteLength: bytes.length } });
  expect(large.createUpload.userErrors[0]?.message).toBe(filesText.tooLarge(MAX_FILE_MB));
  const small = await ana.does(CreateUploadDocument, { input: { fileName: 'a.pdf', byteLength: 1000 } });
  const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/octet-stream' };
  const reply = await fetch(ana.url + (small.createUpload.upload?.url ?? ''), {
    method: 'PUT',
    headers,
    body: new Uint8Array(bytes),
  }).catch(() => null);
  // Refused by its length, before all of it was sent.
  expect([undefined, 400, 413]).toContain(reply?.status);
  expect(await world.sql('select 1 from upload where content is not null')).toEqual([]);
});
