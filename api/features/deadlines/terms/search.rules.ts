import { foldText } from '#schema/lib/fold-text.ts';
import type { LegalArea } from '#db/content/legal-content.ts';
import type { TermRule } from '#db/content/deadlines/term-rule.ts';
import { findLaw } from '#db/content/law-index.ts';
import { stemOf, wordsOf } from '#db/search/terms.rules.ts';

/** Finding a term by what people call it: accents, endings and small slips do not matter. */

export interface TermFilter {
  search: string;
  area: LegalArea | null;
  statute: string | null;
}

/** Where a word stands, and how much that is worth. */
const WORTH = { title: 6, words: 5, article: 8, statute: 3, rest: 1 };
const SHARE_OF_A_SLIP = 0.5;
const SHARE_OF_A_BEGINNING = 0.8;
/** Shorter words are too alike. */
const MIN_SLIP_LENGTH = 5;
const MIN_BEGINNING_LENGTH = 3;
const MAX_WORDS = 12;

interface Entry {
  rule: TermRule;
  /** Stem of each word of the rule, with the best place it stands in. */
  worthOf: ReadonlyMap<string, number>;
}

const stemsOf = (text: string): string[] => wordsOf(foldText(text)).map(stemOf);

/** «1390 Bis 14» is looked for by its number: the words around it are all Bis. */
const numberOf = (citation: string): string => /:(\d+)/.exec(citation)?.[1] ?? '';

function entryOf(rule: TermRule): Entry {
  const worthOf = new Map<string, number>();
  const put = (stems: readonly string[], worth: number): void => {
    for (const stem of stems) worthOf.set(stem, Math.max(worth, worthOf.get(stem) ?? 0));
  };
  const law = findLaw(rule.articles[0]?.split(':')[0] ?? '');
  put(stemsOf(`${rule.trigger} ${rule.consequence ?? ''}`), WORTH.rest);
  put(stemsOf(`${law?.name ?? ''} ${law?.shortName ?? ''}`), WORTH.statute);
  put(stemsOf(rule.words.join(' ')), WORTH.words);
  put(stemsOf(rule.title), WORTH.title);
  put(rule.articles.map(numberOf), WORTH.article);
  return { rule, worthOf };
}

/** One letter more, less or other, or two that changed places. */
export function isSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1 || Math.min(typed.length, meant.length) < MIN_SLIP_LENGTH) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const [one, other] = [typed.slice(at), meant.slice(at)];
  return (
    one.slice(1) === other ||
    one === other.slice(1) ||
    one.slice(1) === other.slice(1) ||
    (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  );
}

function worthOfWord(stem: string, { worthOf }: Entry): number {
  const exact = worthOf.get(stem);
  if (exact !== undefined) return exact;
  let best = 0;
  for (const [known, worth] of worthOf) {
    const share =
      stem.length >= MIN_BEGINNING_LENGTH && known.startsWith(stem)
        ? SHARE_OF_A_BEGINNING
        : isSlip(stem, known)
          ? SHARE_OF_A_SLIP
          : 0;
    best = Math.max(best, share * worth);
  }
  return best;
}

/** Rules by how well they answer; every word must stand somewhere, or most of them when no rule has all. */
function ranked(entries: readonly Entry[], stems: readonly string[]): TermRule[] {
  const scored = entries.map((entry, order) => {
    const worths = stems.map((stem) => worthOfWord(stem, entry));
    return {
      rule: entry.rule,
      order,
      found: worths.filter((worth) => worth > 0).length,
      score: worths.reduce((sum, worth) => sum + worth, 0),
    };
  });
  const most = Math.max(0, ...scored.map(({ found }) => found));
  // Half of the words at least: less is another question.
  if (most === 0 || most * 2 < stems.length) return [];
  return scored
    .filter(({ found }) => found === most)
    .toSorted((one, other) => other.score - one.score || one.order - other.order)
    .map(({ rule }) => rule);
}

const remembered = new WeakMap<readonly TermRule[], Entry[]>();

function entriesOf(rules: readonly TermRule[]): Entry[] {
  const known = remembered.get(rules);
  if (known) return known;
  const entries = rules.map(entryOf);
  remembered.set(rules, entries);
  return entries;
}

/** Without words, all that the filters leave, in the order of the laws. */
export function searchTerms(rules: readonly TermRule[], { search, area, statute }: TermFilter): TermRule[] {
  const kept = entriesOf(rules).filter(
    ({ rule }) =>
      (area === null || rule.area === area) &&
      (statute === null || rule.articles.some((citation) => citation.startsWith(`${statute}:`))),
  );
  const stems = [...new Set(stemsOf(search))].slice(0, MAX_WORDS);
  if (stems.length === 0) return search.trim() === '' ? kept.map(({ rule }) => rule) : [];
  return ranked(kept, stems);
}
