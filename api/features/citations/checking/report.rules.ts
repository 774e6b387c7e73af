import type { CitationCounts } from '#schema/generated/contract.ts';
import type { StoredCheckedCitation, StoredQuote, StoredReport } from '#db/entities/citation-review.entity.ts';
import type { Stretch } from '../sentences.rules.ts';
import type { Draft } from './finding.rules.ts';
import type { Quoted, Reference } from '#api/legal-language/index.ts';

/** Builds the report of a text from the drafts of its citations. */

const MAX_PASSAGE_LENGTH = 2400;
/** Characters of all passages of a report; beyond it verified citations have no passage. */
const MAX_SHOWN = 1_000_000;
const MAX_NOTES = 8;

/** The stretch of a passage to be shown: around its marks, from line to line or word to word. */
function windowOf(passage: string, marks: readonly Stretch[]): Stretch {
  if (passage.length <= MAX_PASSAGE_LENGTH) return { start: 0, end: passage.length };
  const start = Math.min(...marks.map((mark) => mark.start), marks.length > 0 ? Number.POSITIVE_INFINITY : 0);
  const end = Math.max(0, ...marks.map((mark) => mark.end));
  const margin = Math.max(0, MAX_PASSAGE_LENGTH - (end - start));
  const from = Math.max(0, Math.min(start - Math.floor(margin / 3), passage.length - MAX_PASSAGE_LENGTH));
  const to = Math.min(passage.length, Math.max(end, from + MAX_PASSAGE_LENGTH));
  const line = passage.lastIndexOf('\n', start);
  const cleanFrom = from > 0 && line >= from ? line + 1 : from;
  return {
    start: from > 0 ? skipWord(passage, cleanFrom, start) : 0,
    end: to < passage.length ? cutWord(passage, to, end) : to,
  };
}

/** The next beginning of a word from `at` on, not beyond `most`. */
function skipWord(text: string, at: number, most: number): number {
  if (/\s/.test(text[at - 1] ?? ' ')) return at;
  const blank = text.slice(at, most).search(/\s/);
  return blank < 0 ? Math.min(at, most) : at + blank + 1;
}

function cutWord(text: string, at: number, least: number): number {
  const blank = Math.max(text.lastIndexOf(' ', at), text.lastIndexOf('\n', at));
  return blank > least ? blank : at;
}

const within = (place: Stretch | null, { start, end }: Stretch): Stretch | null =>
  place && place.start >= start && place.end <= end ? { start: place.start - start, end: place.end - start } : null;

/** Cuts the passage of a draft and shifts the places in it. */
export function clip(draft: Draft): Draft {
  const { passage, highlight, quotes } = draft;
  if (passage === null || passage.length <= MAX_PASSAGE_LENGTH) return draft;
  const marks = [highlight, ...quotes.map(({ place }) => place)].filter((place) => place !== null);
  const window = windowOf(passage, marks);
  return {
    ...draft,
    passage: passage.slice(window.start, window.end),
    highlight: within(highlight, window),
    quotes: quotes.map((quote) => ({ ...quote, place: within(quote.place, window) })),
  };
}

export interface ReportParts {
  text: string;
  references: readonly Reference[];
  quotes: readonly Quoted[];
  /** By the index of the reference. */
  drafts: readonly Draft[];
  /** For each reference, the indexes of its quotes in `quotes`, in the order of its draft. */
  quotesOf: ReadonlyMap<number, readonly number[]>;
}

export function buildReport({ text, references, quotes, drafts, quotesOf }: ReportParts): StoredReport {
  let shown = 0;
  const stored: StoredQuote[] = quotes.map(({ start, end, reference }) => ({
    start,
    end,
    state: reference === null ? 'UNATTRIBUTED' : 'NOT_COMPARABLE',
    citation: reference,
    place: null,
  }));
  const citations = references.map(({ kind, start, end }, index): StoredCheckedCitation => {
    const clipped = clip(drafts[index] as Draft);
    const { quotes: outcomes, ...rest } = clipped;
    shown += rest.passage?.length ?? 0;
    const isShown = shown <= MAX_SHOWN || rest.state !== 'VERIFIED' || outcomes.length > 0;
    (quotesOf.get(index) ?? []).forEach((at, nth) => {
      const [quote, outcome] = [stored[at], outcomes[nth]];
      if (quote && outcome) Object.assign(quote, { state: outcome.state, place: outcome.place, citation: index });
    });
    return {
      index,
      kind,
      start,
      end,
      citation: text.slice(start, end),
      ...rest,
      notes: [...new Set(rest.notes)].slice(0, MAX_NOTES),
      ...(isShown ? {} : { passage: null, highlight: null }),
    };
  });
  return { citations, quotes: stored };
}

export function countStates(citations: readonly Pick<StoredCheckedCitation, 'state'>[]): CitationCounts {
  const count = (state: StoredCheckedCitation['state']): number =>
    citations.reduce((sum, each) => sum + Number(each.state === state), 0);
  return {
    total: citations.length,
    verified: count('VERIFIED'),
    quoteNotFound: count('QUOTE_NOT_FOUND'),
    notHeld: count('NOT_HELD'),
    mismatch: count('MISMATCH'),
  };
}
