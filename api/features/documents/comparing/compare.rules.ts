import type { StoredFact } from '#db/entities/document.entity.ts';
import type { DocumentDifferenceKind, DocumentFactKind } from '#schema/generated/contract.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { matchesOf, wordsIn, type Match, type Words } from './word-matches.rules.ts';

/** Two documents side by side: the words that differ, and the facts. */

export interface Difference {
  kind: DocumentDifferenceKind;
  text: string;
  firstStart: number | null;
  secondStart: number | null;
}

export interface FactDifference {
  kind: DocumentFactKind;
  role: string | null;
  first: string[];
  second: string[];
}

export interface ComparedDocument {
  text: string;
  facts: readonly Pick<StoredFact, 'kind' | 'value' | 'role' | 'currency'>[];
}

export interface DocumentsCompared {
  differences: Difference[];
  facts: FactDifference[];
  similarity: number;
}

const MAX_DIFFERENCES = 4000;
/** Equal words are shown by their beginning and end. */
const LONGEST_SAME = 400;
const LONGEST_CHANGED = 10_000;
const CUT = ' […] ';

function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const half = Math.floor((longest - CUT.length) / 2);
  const [head, tail] = [text.slice(0, half), text.slice(-half)];
  return `${head.replace(/\s+\S*$/, '').toWellFormed()}${CUT}${tail.replace(/^\S*\s+/, '').toWellFormed()}`;
}

const wordsBetween = (first: Words, match: Match, text: string): string =>
  text.slice(first.starts[match.first], first.starts[match.first + match.length]);

/** A word or mark that stands alone between two changes is changed with them: «[tres] de [mayo]» reads as one change. */
const isIsland = (words: string): boolean => !/[\p{L}\p{N}]{4}|\p{N}/u.test(words);

/** Matches that are worth showing: no islands, and no more stretches than a page can show. */
function shownMatches(
  matches: readonly Match[],
  first: Words,
  text: string,
  ends: { first: number; second: number },
): Match[] {
  const isInside = ({ first: own, second: other, length }: Match): boolean =>
    own > 0 && other > 0 && own + length < ends.first && other + length < ends.second;
  let shown = matches.filter(
    (match) => match.length > 3 || !isInside(match) || !isIsland(wordsBetween(first, match, text)),
  );
  for (let least = 2; shown.length > MAX_DIFFERENCES / 3; least *= 2)
    shown = shown.filter(({ length }) => length >= least);
  return shown;
}

/** Words of letters or digits among those from `from` to `to`. */
function countWords(text: string, { starts }: Words, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (/[\p{L}\p{N}]/u.test(text[starts[at] ?? 0] ?? '')) count++;
  return count;
}

function wordDifferences(firstText: string, secondText: string): { differences: Difference[]; similarity: number } {
  const numbers = new Map<string, number>();
  const [first, second] = [wordsIn(firstText, numbers), wordsIn(secondText, numbers)];
  const matches = matchesOf(first, second);
  const ends = { first: first.ids.length, second: second.ids.length };
  const differences: Difference[] = [];
  const startOf = ({ starts }: Words, at: number): number => starts[at] ?? 0;
  const changed = (kind: 'ONLY_FIRST' | 'ONLY_SECOND', text: string, words: Words, from: number, to: number): void => {
    if (from >= to) return;
    let start = startOf(words, from);
    // The space before it belongs to the change where the words before have none.
    if (/\S$/.test(differences.at(-1)?.text ?? ' ')) while (/\s/.test(text[start - 1] ?? '')) start--;
    differences.push({
      kind,
      text: shortened(text.slice(start, startOf(words, to)), LONGEST_CHANGED),
      firstStart: kind === 'ONLY_FIRST' ? start : null,
      secondStart: kind === 'ONLY_SECOND' ? start : null,
    });
  };
  let [own, other] = [0, 0];
  for (const match of [...shownMatches(matches, first, firstText, ends), { ...ends, length: 0 }]) {
    changed('ONLY_FIRST', firstText, first, own, match.first);
    changed('ONLY_SECOND', secondText, second, other, match.second);
    if (match.length > 0)
      differences.push({
        kind: 'SAME',
        text: shortened(wordsBetween(first, match, firstText), LONGEST_SAME),
        firstStart: startOf(first, match.first),
        secondStart: startOf(second, match.second),
      });
    [own, other] = [match.first + match.length, match.second + match.length];
  }
  const shared = matches.reduce(
    (sum, each) => sum + countWords(firstText, first, each.first, each.first + each.length),
    0,
  );
  const all = countWords(firstText, first, 0, ends.first) + countWords(secondText, second, 0, ends.second);
  return { differences, similarity: all === 0 ? 100 : Math.round((20_000 * shared) / all) / 100 };
}

type ComparedFact = ComparedDocument['facts'][number];

/** What a document says in one form; signatures repeat the parties, and duties are in the words already. */
const COMPARED_FACTS: readonly DocumentFactKind[] = [
  'PARTY',
  'RFC',
  'CURP',
  'AMOUNT',
  'DATE',
  'TERM',
  'PENALTY',
  'JURISDICTION',
];

const valueOf = ({ value, currency }: ComparedFact): string =>
  currency && currency !== 'MXN' ? `${value} ${currency}` : value;
const sameValue = (value: string): string =>
  foldText(value)
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
const topicOf = ({ kind, role }: ComparedFact): string => `${kind}\u0000${role === null ? '' : foldText(role)}`;

/** Facts of each topic whose value the other document has nowhere. */
function ownValues(own: readonly ComparedFact[], other: readonly ComparedFact[]): Map<string, ComparedFact[]> {
  const known = new Set(other.map((fact) => `${fact.kind}\u0000${sameValue(valueOf(fact))}`));
  return Map.groupBy(
    own.filter((fact) => !known.has(`${fact.kind}\u0000${sameValue(valueOf(fact))}`)),
    topicOf,
  );
}

const MAX_VALUES = 50;

function factDifferences(first: readonly ComparedFact[], second: readonly ComparedFact[]): FactDifference[] {
  const [own, other] = [ownValues(first, second), ownValues(second, first)];
  const values = (facts: readonly ComparedFact[] = []): string[] =>
    [...new Set(facts.map(valueOf))].slice(0, MAX_VALUES);
  const differences = [...new Set([...own.keys(), ...other.keys()])].flatMap((topic): FactDifference[] => {
    const fact = own.get(topic)?.[0] ?? other.get(topic)?.[0];
    if (!fact || !COMPARED_FACTS.includes(fact.kind)) return [];
    return [{ kind: fact.kind, role: fact.role, first: values(own.get(topic)), second: values(other.get(topic)) }];
  });
  return differences.toSorted((a, b) => COMPARED_FACTS.indexOf(a.kind) - COMPARED_FACTS.indexOf(b.kind));
}

export const compareDocuments = (first: ComparedDocument, second: ComparedDocument): DocumentsCompared => ({
  ...wordDifferences(first.text, second.text),
  facts: factDifferences(first.facts, second.facts),
});
