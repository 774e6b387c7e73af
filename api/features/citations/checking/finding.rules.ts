import type { CitationState, QuoteState } from '#schema/generated/contract.ts';
import { citationVerdictText as verdicts } from '#schema/text/citations.ts';
import type { StoredCheckedCitation, StoredTarget } from '#db/entities/citation-review.entity.ts';
import type { Stretch } from '../sentences.rules.ts';
import {
  nearestWords,
  newComparisonBudget,
  type DifferencePiece,
  type ComparisonBudget,
  type Nearest,
} from './likeness.rules.ts';
import { lettersOf, type Letters } from './letters.rules.ts';
import { hiddenIn, negationBefore } from './omissions.rules.ts';
import { locateWords, piecesOf, type Exactness, type Located } from './quotes.rules.ts';

/** The result of checking one citation, before it goes into the report. */
export type Draft = Omit<StoredCheckedCitation, 'index' | 'start' | 'end' | 'citation' | 'kind'> & {
  quotes: QuoteOutcome[];
};

export interface QuoteOutcome {
  state: QuoteState;
  /** Place in `passage`. */
  place: Stretch | null;
  /** The quote, when it was not found in the cited article. */
  missing: string | null;
}

const PRINTED = /[[…]|\.{3}/u;

/** A text that quotes are compared with. It caches its letters and the nearest words of each quote. */
export class ComparedText {
  private read: Letters | null = null;
  private readonly nearestByQuote = new Map<string, Nearest | null>();

  constructor(
    readonly text: string,
    private readonly budget: ComparisonBudget = newComparisonBudget(),
  ) {}

  get letters(): Letters {
    this.read ??= lettersOf(this.text);
    return this.read;
  }

  locate(quote: string): Located | null {
    // Laws are printed with brackets and ellipses of their own.
    const literal = PRINTED.test(quote)
      ? locateWords(this.letters, [lettersOf(quote).text.trim()].filter(Boolean))
      : null;
    return literal ?? locateWords(this.letters, piecesOf(quote));
  }

  /** The word that an ellipsis of located words hides: «no», «quince días», «o». */
  hiddenBy({ omissions }: Located): string | null {
    return omissions.map((each) => hiddenIn(this.text, each)).find((word) => word !== null) ?? null;
  }

  /** The words that are most similar to a quote. */
  nearest(quote: string): Nearest | null {
    const known = this.nearestByQuote.get(quote);
    if (known !== undefined) return known;
    const nearest = nearestWords(this.text, quote, this.budget);
    this.nearestByQuote.set(quote, nearest);
    return nearest;
  }
}

export interface QuotesFinding {
  outcomes: QuoteOutcome[];
  /** The first one that is not in the passage. */
  missing: string | null;
  highlight: Stretch | null;
  difference: DifferencePiece[];
  exactness: Exactness | null;
  /** The word that an ellipsis of the missing quote hides. */
  hidden: string | null;
}

/**
 * Compares each quote with the passage. A quote without words (`«…»`) cannot be compared. `denied`: quotes before which
 * the text itself has a negation; the others may not leave out the one of the law.
 */
export function compareQuotes(
  passage: ComparedText,
  quotes: readonly string[],
  denied: ReadonlySet<string> = new Set(),
): QuotesFinding {
  const finding: QuotesFinding = {
    outcomes: [],
    missing: null,
    highlight: null,
    difference: [],
    exactness: null,
    hidden: null,
  };
  for (const quote of quotes) {
    if (piecesOf(quote).length === 0) {
      finding.outcomes.push({ state: 'NOT_COMPARABLE', place: null, missing: null });
      continue;
    }
    const located = passage.locate(quote);
    const isCut = located && !denied.has(quote);
    const hidden =
      located && (passage.hiddenBy(located) ?? (isCut ? negationBefore(passage.text, located.start) : null));
    const place = hidden === null ? located : null;
    finding.outcomes.push(
      place
        ? { state: 'FOUND', place: { start: place.start, end: place.end }, missing: null }
        : { state: 'NOT_FOUND', place: null, missing: quote },
    );
    if (place) finding.exactness = place.exactness === 'MISREAD' ? 'MISREAD' : (finding.exactness ?? 'WORDS');
    if (place && !finding.highlight && finding.missing === null)
      finding.highlight = { start: place.start, end: place.end };
    if (place || finding.missing !== null) continue;
    finding.missing = quote;
    finding.hidden = hidden;
    const nearest = passage.nearest(quote);
    finding.highlight = nearest?.stretch ?? null;
    finding.difference = nearest?.difference ?? [];
  }
  return finding;
}

export const notComparable = (quotes: readonly string[]): QuoteOutcome[] =>
  quotes.map(() => ({ state: 'NOT_COMPARABLE', place: null, missing: null }));

export const NO_TARGET: StoredTarget = {
  statuteKey: null,
  articleNumber: null,
  fraction: null,
  letter: null,
  section: null,
  paragraph: null,
  thesisRegistry: null,
  thesisKey: null,
  gazetteDate: null,
  caseFileNumber: null,
  transitoryId: null,
  officialUrl: null,
};

export const draft = (
  normalized: string,
  state: CitationState,
  reason: string,
  rest: Partial<Omit<Draft, 'normalized' | 'state' | 'reason'>> = {},
): Draft => ({
  normalized,
  state,
  reason,
  verdict: verdicts.state[state],
  notes: [],
  contradictions: [],
  isInferred: false,
  target: NO_TARGET,
  unheldLaw: null,
  correction: null,
  correctionKind: null,
  alternatives: [],
  textAsOf: null,
  source: null,
  passage: null,
  highlight: null,
  difference: [],
  quotes: [],
  ...rest,
});
