import type {
  StoredCheckedCitation,
  StoredDecision,
  StoredFilePlaces,
  StoredReport,
} from '#db/entities/citation-review.entity.ts';
import type { CitationState } from '#schema/generated/contract.ts';
import { citationStateText } from '#schema/text/chat.ts';
import { citationCheckText, reviewDocumentText as say } from '#schema/text/citations.ts';
import { filePlaceText } from '#schema/text/file-places.ts';
import { capitalized } from '#schema/text/words.ts';
import type { Block, PrintDocument, Run, Tone } from '#api/kernel/print/document.ts';
import { countStates } from '../checking/report.rules.ts';
import { placeOf, scannedPagesOf } from './places.rules.ts';
import { countPending, unheldLawsOf, type Decisions } from './reviews.rules.ts';

/** The document of a review: its findings, and the text with its citations numbered. */

export interface PrintedReview {
  title: string;
  fileName: string | null;
  text: string;
  places: StoredFilePlaces | null;
  writtenOn: string | null;
  report: StoredReport;
  decisions: Decisions;
  /** Day in Mexico City on which it is printed. */
  printedOn: string;
}

const TONE = {
  VERIFIED: 'GOOD',
  QUOTE_NOT_FOUND: 'WARNING',
  NOT_HELD: 'MUTED',
  MISMATCH: 'BAD',
} satisfies Record<CitationState, Tone>;
/** What must be corrected comes first. */
const ORDER: CitationState[] = ['MISMATCH', 'QUOTE_NOT_FOUND', 'VERIFIED', 'NOT_HELD'];

const isOpen = ({ state, contradictions }: StoredCheckedCitation): boolean =>
  state !== 'VERIFIED' || contradictions.length > 0;
const toneOf = (citation: StoredCheckedCitation): Tone =>
  citation.contradictions.length > 0 ? 'WARNING' : TONE[citation.state];

const plain = (text: string): Run[] => [{ text }];
const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'HEADING', level, runs: plain(text) });
const numberOf = ({ index }: StoredCheckedCitation): string => `[${index + 1}]`;

function factsOf({ fileName, text, places, writtenOn, report, decisions }: PrintedReview): Block {
  const scanned = scannedPagesOf(places);
  const rows: [string, string][] = [
    ...(fileName ? [[say.facts.file, fileName] as [string, string]] : []),
    ...(writtenOn ? [[say.facts.writtenOn, citationCheckText.day(writtenOn)] as [string, string]] : []),
    ...(places && places.pages.length > 0 ? [[say.facts.pages, String(places.pages.length)] as [string, string]] : []),
    ...(scanned.length > 0 ? [[say.facts.notRead, filePlaceText.scanned(scanned)] as [string, string]] : []),
    [say.facts.length, say.characters(text.length)],
    [say.facts.total, String(report.citations.length)],
    [say.facts.pending, String(countPending(report, decisions))],
  ];
  return { kind: 'FACTS', rows: rows.map(([term, value]) => ({ term, runs: plain(value) })) };
}

function summaryOf(report: StoredReport): Block {
  const counts = countStates(report.citations);
  const rows: [CitationState, number][] = [
    ['VERIFIED', counts.verified],
    ['QUOTE_NOT_FOUND', counts.quoteNotFound],
    ['MISMATCH', counts.mismatch],
    ['NOT_HELD', counts.notHeld],
  ];
  return {
    kind: 'TABLE',
    columns: [
      { title: say.columns.state, share: 3 },
      { title: say.columns.count, share: 1, isRight: true },
    ],
    rows: rows.map(([state, count]) => [
      [{ text: capitalized(citationStateText[state]), tone: TONE[state] }],
      plain(String(count)),
    ]),
  };
}

/** The quote compared with the text: words only in the quote are muted and bracketed, missing words are bold. */
const differenceRuns = ({ difference }: StoredCheckedCitation): Run[] =>
  difference.map(({ kind, text }, at): Run => {
    const space = at < difference.length - 1 ? ' ' : '';
    if (kind === 'ONLY_QUOTED') return { text: `[${text}]${space}`, isItalic: true, tone: 'BAD' };
    return kind === 'ONLY_IN_TEXT'
      ? { text: `${text}${space}`, isBold: true, tone: 'GOOD' }
      : { text: `${text}${space}` };
  });

function decisionRuns(decision: StoredDecision | undefined): Run[] {
  const run: Run = { text: say.decisions[decision?.decision ?? 'NONE'] };
  return decision?.note ? [run, { text: ` — ${decision.note}`, isItalic: true }] : [run];
}

function basisOf({ source, textAsOf }: StoredCheckedCitation): string | null {
  if (source === 'SYNTHESIS') return say.synthesis;
  return source === 'OFFICIAL' && textAsOf ? say.asOf(textAsOf) : null;
}

const placeIn = ({ places, text }: PrintedReview, citation: StoredCheckedCitation): string | null =>
  placeOf(places, text.length, citation)?.label ?? null;

function findingOf(review: PrintedReview, citation: StoredCheckedCitation): Block[] {
  const basis = basisOf(citation);
  const place = placeIn(review, citation);
  const rows: [string, Run[]][] = [
    [say.written, plain(citation.citation.replace(/\s+/g, ' '))],
    ...(place === null ? [] : [[say.place, plain(place)] as [string, Run[]]]),
    [say.reason, [{ text: `${citation.verdict}. `, isBold: true, tone: toneOf(citation) }, { text: citation.reason }]],
    ...(citation.contradictions.length > 0
      ? [[say.contradictions, plain(citation.contradictions.join(' '))] as [string, Run[]]]
      : []),
    ...(citation.notes.length > 0 || basis
      ? [[say.notes, plain([...citation.notes, ...(basis ? [`${basis}.`] : [])].join(' '))] as [string, Run[]]]
      : []),
    ...(citation.correction
      ? [[say.correction, [{ text: citation.correction, isBold: true }]] as [string, Run[]]]
      : []),
    ...(citation.difference.length > 0 ? [[say.quoted, differenceRuns(citation)] as [string, Run[]]] : []),
    [say.decision, decisionRuns(review.decisions[citation.index])],
  ];
  return [
    heading(3, `${numberOf(citation)} ${citation.normalized}`),
    { kind: 'FACTS', rows: rows.map(([term, runs]) => ({ term, runs })) },
  ];
}

function findingsOf(review: PrintedReview): Block[] {
  const { report } = review;
  if (report.citations.length === 0) return [{ kind: 'PARAGRAPH', runs: plain(say.noCitations) }];
  const found = ORDER.flatMap((state) => report.citations.filter((each) => each.state === state && isOpen(each)));
  if (found.length === 0) return [{ kind: 'NOTE', tone: 'GOOD', runs: plain(say.noFindings) }];
  const hasDifferences = found.some(({ difference }) => difference.length > 0);
  return [
    ...(hasDifferences
      ? [{ kind: 'NOTE', tone: 'MUTED', runs: plain(`${say.onlyQuoted}; ${say.onlyInText}.`) } as Block]
      : []),
    ...found.flatMap((citation) => findingOf(review, citation)),
  ];
}

const verifiedPlace = (place: string | null): string => (place === null ? '' : ` (${place})`);

/** The laws that are cited and not held, each with the numbers of its citations. */
function unheldOf({ report }: PrintedReview): Block[] {
  const laws = unheldLawsOf(report.citations);
  if (laws.length === 0) return [];
  const items = laws.map(({ name, citations }): Run[] => [
    { text: `${name}: ${citations.map((index) => `[${index + 1}]`).join(', ')}` },
  ]);
  return [heading(2, say.unheldLaws), { kind: 'LIST', isNumbered: false, items }];
}

function verifiedOf(review: PrintedReview): Block[] {
  const verified = review.report.citations.filter((each) => !isOpen(each));
  if (verified.length === 0) return [];
  const items = verified.map((citation): Run[] => [
    { text: `${numberOf(citation)} ${citation.normalized}${verifiedPlace(placeIn(review, citation))}` },
    ...(citation.notes.length > 0 ? [{ text: ` — ${citation.notes.join(' ')}`, isItalic: true } as Run] : []),
  ]);
  return [heading(2, say.verified), { kind: 'LIST', isNumbered: false, items }];
}

/** The text, by paragraph, with its number after each citation. */
function textBlocks({ text, report }: PrintedReview): Block[] {
  const blocks: Block[] = [];
  let next = 0;
  const citations = report.citations.toSorted((a, b) => a.end - b.end);
  for (const line of text.matchAll(/[^\n]+/g)) {
    const [start, end] = [line.index, line.index + line[0].length];
    const runs: Run[] = [];
    let from = start;
    for (; next < citations.length && (citations[next]?.end ?? 0) <= end; next++) {
      const citation = citations[next];
      if (!citation) continue;
      if (citation.end > from) runs.push({ text: text.slice(from, citation.end) });
      runs.push({ text: ` ${numberOf(citation)}`, isBold: true, tone: toneOf(citation) });
      from = Math.max(from, citation.end);
    }
    if (from < end) runs.push({ text: text.slice(from, end) });
    if (line[0].trim()) blocks.push({ kind: 'PARAGRAPH', runs });
  }
  return blocks;
}

export function documentOfReview(review: PrintedReview): PrintDocument {
  return {
    title: say.title(review.title),
    subtitle: say.subtitle(review.printedOn),
    footer: say.foot,
    createdOn: review.printedOn,
    blocks: [
      heading(2, say.summary),
      factsOf(review),
      summaryOf(review.report),
      heading(2, say.findings),
      ...findingsOf(review),
      ...verifiedOf(review),
      ...unheldOf(review),
      heading(2, say.about),
      { kind: 'PARAGRAPH', runs: plain(say.aboutText) },
      { kind: 'PAGE_BREAK' },
      heading(2, say.text),
      ...textBlocks(review),
    ],
  };
}
