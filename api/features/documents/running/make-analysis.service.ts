import { dayIn } from '#schema/lib/zones.ts';
import type { StoredFilePlaces } from '#db/entities/citation-review.entity.ts';
import type { LegalDocument, StoredAnalysis } from '#db/entities/document.entity.ts';
import {
  documentProblemText,
  documentText as say,
  foreignLanguageText,
  recognizedPagesText,
  uncheckedCitationsText,
  unreadPagesText,
} from '#schema/text/documents.ts';
import { checkText, countStates, readText, scannedPagesOf } from '#api/features/citations/index.ts';
import { readFileText } from '#api/features/research/index.ts';
import { accountZone } from '#api/features/users/index.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { storable } from '#api/kernel/database/storable.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { runInWorker } from '#api/kernel/workers/run-in-worker.ts';
import { WorkStopped } from '#api/kernel/workers/stopped.ts';
import type { Finding } from '../analysis/analysis.types.ts';
import { analyzeText } from '../analysis/analyze.tasks.ts';
import { findingsOfCitations } from '../analysis/findings/citation-findings.rules.ts';
import { withStableIds } from '../analysis/stable-ids.adapter.ts';
import { heaviestFirst, sayingOfFact, sayingOfFinding, toStore } from '../analysis/stored-analysis.rules.ts';

/** From the bytes of a file to what is kept of it. */

/** UTF-16 code units; what a text has beyond them is not analysed. */
const MAX_TEXT_LENGTH = 2_000_000;
/** Citations are judged in the server itself, as far as any brief is long. */
const MAX_CITED_LENGTH = 1_000_000;

/** What is known of the file. */
export interface ReadDocument {
  text: string;
  isTruncated: boolean;
  places: StoredFilePlaces;
}

export interface MadeAnalysis extends ReadDocument {
  content: StoredAnalysis;
}

type Progress = (percent: number) => Promise<void>;

/** Where each page begins in the text. */
const pageStartsOf = ({ parts }: StoredFilePlaces): number[] => {
  const starts = new Map<number, number>();
  for (const { page, start, note } of parts)
    if (page !== undefined && note === undefined && !starts.has(page)) starts.set(page, start);
  return [...starts.values()].toSorted((a, b) => a - b);
};

/** The text of a file, with that of its pages that are pictures where this server recognises text. */
async function textOf(ctx: Ctx, bytes: Uint8Array, fileName: string, progress: Progress) {
  const read = await runInWorker(ctx, readFileText, { bytes, fileName });
  const isPictures = 'problem' in read && read.problem === 'SCANNED';
  if (!ctx.ports.ocr || ('problem' in read && !isPictures)) return read;
  const pictures = 'problem' in read ? null : scannedPagesOf(read.places);
  if (pictures?.length === 0) return read;
  // Progress is for who watches: a lost write of it does not end the analysis.
  const onPage = (done: number, all: number): void =>
    void progress(10 + Math.floor((35 * done) / all)).catch(() => undefined);
  try {
    const recognized = await ctx.ports.ocr.read(bytes, pictures, { signal: ctx.gone, onPage });
    return recognized.length === 0 ? read : await runInWorker(ctx, readFileText, { bytes, fileName, recognized });
  } catch (error) {
    if (ctx.gone.aborted || error instanceof WorkStopped) throw error;
    ctx.log.warn({ err: error }, 'OCR: the pictures of a document were not read');
    return read;
  }
}

async function readFile(
  ctx: Ctx,
  { storageKey, fileName }: LegalDocument,
  progress: Progress,
): Promise<ReadDocument | { problem: string }> {
  const bytes = await ctx.ports.files.get(storageKey, ctx.gone);
  if (!bytes) return { problem: say.bytesGone };
  const read = await textOf(ctx, bytes, fileName, progress);
  if ('problem' in read) {
    const isUnread = read.problem === 'SCANNED' && ctx.ports.ocr !== null;
    return { problem: documentProblemText[isUnread ? 'SCANNED_UNREAD' : read.problem] };
  }
  const text = storable(read.text.slice(0, MAX_TEXT_LENGTH));
  const parts = read.places.parts.filter(({ start }) => start < text.length);
  return { text, isTruncated: read.text.length > text.length, places: { ...read.places, parts } };
}

const NO_CITATIONS = { total: 0, verified: 0, quoteNotFound: 0, notHeld: 0, mismatch: 0 };

const unchecked: Finding = {
  code: 'citations.unchecked',
  severity: 'LOW',
  ...uncheckedCitationsText,
  suggestion: null,
  at: null,
  related: [],
  basis: [],
};

/** The citations of law of the text. Text that is made of citations only is not judged, and that is said. */
async function citationsOf(ctx: Ctx, text: string): Promise<{ counts: typeof NO_CITATIONS; findings: Finding[] }> {
  const cited = text.slice(0, MAX_CITED_LENGTH);
  try {
    const report = await checkText(ctx.em, cited, { read: (given, most) => readText(ctx, given, most) });
    const findings = findingsOfCitations(report);
    const rest = text.length > cited.length ? [unchecked] : [];
    return { counts: countStates(report.citations), findings: [...findings, ...rest] };
  } catch (error) {
    const isTooMuch = error instanceof Refusal && error.code === 'PAYLOAD_TOO_LARGE';
    if (!isTooMuch || (error instanceof WorkStopped && error.reason === 'CANCELLED')) throw error;
    return { counts: NO_CITATIONS, findings: [unchecked] };
  }
}

const foreign: Finding = {
  code: 'document.foreign_language',
  severity: 'LOW',
  ...foreignLanguageText,
  at: null,
  related: [],
  basis: [],
};

/** What a reader must know of pages that are pictures. */
function findingsOfPictures({ pages }: StoredFilePlaces): Finding[] {
  const plain = { suggestion: null, at: null, related: [], basis: [] };
  const scanned = pages.filter(({ isScanned }) => isScanned).map(({ number }) => number);
  const recognized = pages.filter(({ isRecognized }) => isRecognized).map(({ number }) => number);
  const [unread, uncertain] = [unreadPagesText(scanned), recognizedPagesText(recognized)];
  return [
    ...(scanned.length > 0
      ? [{ ...plain, code: 'document.unread_pages', severity: 'MEDIUM' as const, ...unread }]
      : []),
    ...(recognized.length > 0
      ? [{ ...plain, code: 'document.recognized_text', severity: 'LOW' as const, ...uncertain }]
      : []),
  ];
}

const isForeign = (language: string): boolean => language === 'en';

/** Type, facts and findings of a text that was read. */
export async function analyze(
  ctx: Ctx,
  document: LegalDocument,
  read: ReadDocument,
  progress: Progress,
): Promise<StoredAnalysis> {
  const { text, places } = read;
  const correctedType = document.correctedType ?? null;
  const today = dayIn(await accountZone(ctx, document.owner.id), ctx.clock.now());
  const { understood, judged } = await runInWorker(ctx, analyzeText, {
    read: { text, pageStarts: pageStartsOf(places) },
    correctedType,
    today,
  });
  await progress(75);
  const isUnjudged = isForeign(understood.language) && correctedType === null;
  const cited = isUnjudged ? { counts: NO_CITATIONS, findings: [foreign] } : await citationsOf(ctx, text);
  const found = isUnjudged ? [] : [...judged.findings, ...findingsOfPictures(places)];
  await progress(95);
  return toStore(understood, judged, {
    isTypeCorrected: correctedType !== null,
    facts: withStableIds(understood.facts, sayingOfFact(text)),
    findings: withStableIds(heaviestFirst([...found, ...cited.findings]), sayingOfFinding(text)),
    citations: cited.counts,
  });
}

/** Reads the file of a document and analyses it. Calls with the context of its owner. */
export async function makeAnalysis(
  ctx: Ctx,
  document: LegalDocument,
  progress: Progress,
): Promise<MadeAnalysis | { problem: string }> {
  await progress(10);
  const read = await readFile(ctx, document, progress);
  if ('problem' in read) return read;
  await progress(50);
  return { ...read, content: await analyze(ctx, document, read, progress) };
}
