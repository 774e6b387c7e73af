/** How well a law was read: what a person should know before it is kept. */
import { publicationText } from '#schema/text/publications.ts';
import type { ParsedLaw } from './parse-law.rules.ts';
import type { ReadingDoubt } from './publication-text.rules.ts';

export interface ParseReport {
  articles: number;
  /** Distinct whole numbers; equal to `last` when none is missing. */
  wholeNumbers: number;
  /** The last whole number printed. */
  last: number;
  first: number;
  gaps: string[];
  repeated: string[];
  repealed: number;
  /** Share of the letters of the source (without running lines) that are in no part of the law, 0–1. */
  unassigned: number;
  /** Spanish, for the person who loads the law. */
  warnings: string[];
  isComplete: boolean;
  /** Why the law should not be kept as it was read, in Spanish; `null` when nothing is wrong with it. */
  refusal: string | null;
}

const MAX_UNASSIGNED = 0.01;
/** Suffixed articles that a law numbers with words are outside of the count. */
const wholeOf = (number: string): number | null => {
  const whole = Number.parseInt(number, 10);
  return Number.isNaN(whole) ? null : whole;
};

/** Facts of the file itself. */
export interface SourceFacts {
  emptyPages: readonly number[];
  doubts: readonly ReadingDoubt[];
}

/** 3, 4, 5, 9 → «3 a 5», «9». */
function runs(numbers: readonly number[]): string[] {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const open = found.at(-1);
    if (open && number === open[1] + 1) open[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (to > from ? `${from} a ${to}` : String(from)));
}

function warningsOf(law: ParsedLaw, source: SourceFacts): string[] {
  const doubtful = law.articles.filter((article) => article.isMarkDoubtful).map((article) => article.number);
  const isWordNumbered = source.doubts.includes('NUMBERED_BY_WORD');
  return [
    source.emptyPages.length > 0 && publicationText.pagesWithoutText(source.emptyPages.map(String)),
    source.doubts.includes('TWO_COLUMNS') && publicationText.twoColumns,
    isWordNumbered && publicationText.numberedByWord,
    doubtful.length > 0 && publicationText.marksOutOfOrder(doubtful),
    law.quoted.length > 0 && publicationText.quotedHeaders(law.quoted),
    law.transitory === '' && publicationText.noTransitory,
    law.lastReformOn === null && law.articles.some((article) => article.lastReformOn) && publicationText.noReformDate,
  ].filter((warning) => warning !== false);
}

/** Compares the articles read with their numbering. */
export function reportOn(law: ParsedLaw, source: SourceFacts): ParseReport {
  const wholes = new Set(law.articles.map((article) => wholeOf(article.number)).filter((whole) => whole !== null));
  const sorted = [...wholes].toSorted((a, b) => a - b);
  const first = sorted[0] ?? 1;
  const last = sorted.at(-1) ?? 0;
  const gaps = runs(Array.from({ length: last }, (_, at) => at + 1).filter((whole) => !wholes.has(whole)));
  const repeated = [...new Set(law.repeated)];
  const kept = law.letters.source - law.letters.stripped;
  const unassigned = kept === 0 ? 0 : law.letters.unassigned / kept;
  const reasons = [
    gaps.length > 0 && publicationText.gaps(gaps),
    repeated.length > 0 && publicationText.repeats(repeated),
    law.numbered !== null &&
      law.numbered.last < law.numbered.of &&
      publicationText.cutShort(law.numbered.last, law.numbered.of),
    unassigned > MAX_UNASSIGNED && publicationText.lostText((unassigned * 100).toFixed(1)),
  ].filter((reason) => reason !== false);
  const isComplete = law.articles.length > 0 && reasons.length === 0;
  return {
    articles: law.articles.length,
    wholeNumbers: wholes.size,
    last,
    first,
    gaps,
    repeated,
    repealed: law.articles.filter((article) => article.isRepealed).length,
    unassigned,
    warnings: warningsOf(law, source),
    isComplete,
    refusal: isComplete ? null : publicationText.refusal(reasons),
  };
}
