import { foldText } from '#schema/lib/fold-text.ts';
import type { LegalArea } from '#db/content/legal-content.ts';
import type { TermRule } from '#db/content/deadlines/term-rule.ts';
import { findLaw } from '#db/content/law-index.ts';
import { stemOf, wordsOf } from '#db/search/terms.rules.ts';

/** Finds a term by what people call it: accents, endings and typing errors do not matter. */

export interface TermFilter {
  search: string;
  area: LegalArea | null;
  statute: string | null;
}

/** How much a word counts, by the field of the rule that has it. */
const WEIGHTS = { title: 6, words: 5, article: 8, statute: 3, rest: 1 };
const TYPO_SHARE = 0.5;
const PREFIX_SHARE = 0.8;
/** Shorter words are too similar to each other. */
const MIN_TYPO_LENGTH = 5;
const MIN_PREFIX_LENGTH = 3;
const MAX_WORDS = 12;

interface Entry {
  rule: TermRule;
  /** For each stem of the rule the weight of the best field that has it. */
  weightOf: ReadonlyMap<string, number>;
}

const stemsOf = (text: string): string[] => wordsOf(foldText(text)).map(stemOf);

/** The main number of an article: of «1390 Bis 14» 1390, as «Bis» is in too many. */
const numberOf = (citation: string): string => /:(\d+)/.exec(citation)?.[1] ?? '';

function entryOf(rule: TermRule): Entry {
  const weightOf = new Map<string, number>();
  const put = (stems: readonly string[], weight: number): void => {
    for (const stem of stems) weightOf.set(stem, Math.max(weight, weightOf.get(stem) ?? 0));
  };
  const law = findLaw(rule.articles[0]?.split(':')[0] ?? '');
  put(stemsOf(`${rule.trigger} ${rule.consequence ?? ''}`), WEIGHTS.rest);
  put(stemsOf(`${law?.name ?? ''} ${law?.shortName ?? ''}`), WEIGHTS.statute);
  put(stemsOf(rule.words.join(' ')), WEIGHTS.words);
  put(stemsOf(rule.title), WEIGHTS.title);
  put(rule.articles.map(numberOf), WEIGHTS.article);
  return { rule, weightOf };
}

/** One letter added, missing or different, or two swapped. */
export function isTypo(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1 || Math.min(typed.length, meant.length) < MIN_TYPO_LENGTH) return false;
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

function weightOfWord(stem: string, { weightOf }: Entry): number {
  const exact = weightOf.get(stem);
  if (exact !== undefined) return exact;
  let best = 0;
  for (const [known, weight] of weightOf) {
    const share =
      stem.length >= MIN_PREFIX_LENGTH && known.startsWith(stem) ? PREFIX_SHARE : isTypo(stem, known) ? TYPO_SHARE : 0;
    best = Math.max(best, share * weight);
  }
  return best;
}

/** Rules by score; each must have every word, or most of them when no rule has all. */
function ranked(entries: readonly Entry[], stems: readonly string[]): TermRule[] {
  const scored = entries.map((entry, order) => {
    const worths = stems.map((stem) => weightOfWord(stem, entry));
    return {
      rule: entry.rule,
      order,
      found: worths.filter((worth) => worth > 0).length,
      score: worths.reduce((sum, worth) => sum + worth, 0),
    };
  });
  const most = Math.max(0, ...scored.map(({ found }) => found));
  // At least half of the words: less is another question.
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

/** Without words, all rules that pass the filters, in the order of the laws. */
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
