import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { CancelDocumentAnalysisDocument } from '#tests/support/documents.generated.ts';
import { documentProblemText, recognizedPagesText, unreadPagesText } from '#schema/text/documents.ts';
import { briefPdf } from '../../support/brief-pdf.ts';
import { analyzes, finished, NOTE, sends } from '../../support/document-actions.ts';
import { printsLines, standInOcr } from '../../support/stand-in-ocr.ts';
import { World, type Caller } from '../../support/world.ts';

/** Documents that are pictures, on a server that recognises text. */

const wrapped = (paragraphs: readonly string[]): string[] =>
  paragraphs.flatMap((text) => text.match(/.{1,70}(?: |$)/g)?.map((line) => line.trim()) ?? []);

/** Two pages: an empty one before the picture. */
const SCAN = [{ kind: 'PICTURE_PAGE' as const }];

let world: World;
let ana: Caller;
let programs: ReturnType<typeof standInOcr>;
async function begin(...given: Parameters<typeof standInOcr>): Promise<void> {
  programs = standInOcr(...given);
  world = await World.begin({ ocr: programs.ocr });
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
}
afterEach(async () => {
  await world.end();
  programs.remove();
});

test('a scanned document is read, with the place of what was found, and it says that it was recognised', async () => {
  await begin([
    printsLines(wrapped(NOTE)),
    printsLines(['Por aval: Diana Ejemplo Sol, con domicilio en Puebla, Puebla.']),
  ]);
  const document = await analyzes(ana, 'pagaré.pdf', await briefPdf(SCAN));
  expect(document).toMatchObject({ status: 'DONE', problem: null, type: 'PROMISSORY_NOTE' });
  const findings = document.analysis?.findings ?? [];
  expect(findings.find(({ code }) => code === 'document.recognized_text')?.message).toBe(
    recognizedPagesText([1, 2]).message,
  );
  const amount = findings.find(({ code }) => code === 'amount.words_mismatch.note');
  expect(amount?.at?.place).toMatchObject({ page: 1 });
  expect(document.analysis?.pages.map(({ isScanned }) => isScanned)).toEqual([false, false]);
  for (const { at } of findings) if (at) expect(document.analysis?.text.slice(at.start, at.end)).toBe(at.quote);
});

test('of a page that is not recognised it is said that it was not read', async () => {
  await begin([printsLines(wrapped(NOTE)), 'exit 3']);
  const document = await analyzes(ana, 'pagaré.pdf', await briefPdf(SCAN));
  const codes = document.analysis?.findings.map(({ message }) => message) ?? [];
  expect(codes).toContain(recognizedPagesText([1]).message);
  expect(codes).toContain(unreadPagesText([2]).message);
});

test('nothing that is recognised is a failure with a sentence', async () => {
  await begin(['exit 3', 'exit 3']);
  const document = await analyzes(ana, 'pagaré.pdf', await briefPdf(SCAN));
  expect(document).toMatchObject({ status: 'FAILED', problem: documentProblemText.SCANNED_UNREAD });
});

test('an analysis that is cancelled ends the programs', async () => {
  await begin(['exec sleep 60']);
  const { document } = await sends(ana, 'pagaré.pdf', await briefPdf(SCAN));
  const id = document?.id ?? '';
  await expect.poll(() => readdirSync(programs.folder).includes('started'), { timeout: 20_000 }).toBe(true);
  await ana.does(CancelDocumentAnalysisDocument, { documentId: id });
  expect((await finished(ana, id)).status).toBe('CANCELLED');
  const pid = Number(readFileSync(path.join(programs.folder, 'started'), 'utf8').trim());
  const isAlive = (): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isAlive, { timeout: 5000 }).toBe(false);
});
