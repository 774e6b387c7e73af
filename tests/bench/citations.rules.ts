/** Compares found references with labelled ones and counts the results. */
import { foldNumber } from '#db/content/law-names.rules.ts';
import type { Reference, ReferenceKind } from '#api/legal-language/citations/references.rules.ts';
import { foldThesisKey } from '#db/search/thesis-keys.rules.ts';

export interface LabelledCitation {
  start: number;
  end: number;
  kind: ReferenceKind;
  law: string | null;
  article: string | null;
  fraction: string | null;
  /** Name of the enum. */
  state: string | null;
  registry: string | null;
  key: string | null;
  date: string | null;
  number: string | null;
  /** The words that are quoted for it. */
  quote: string | null;
}

export interface LabelledText {
  id: string;
  text: string;
  citations: LabelledCitation[];
}

export interface Found {
  reference: Reference;
  /** State of the checker; `null` when only the recognition is measured. */
  state: string | null;
}

interface Miss {
  id: string;
  kind: ReferenceKind;
  /** `ACCUSED`: a right citation that is told wrong, whether its law was guessed right or not. */
  problem: 'NOT_FOUND' | 'WRONG' | 'STATE' | 'ACCUSED';
  words: string;
  expected: string;
  came: string;
}

interface Count {
  labelled: number;
  found: number;
  right: number;
}
export interface Scores {
  kinds: Map<string, Count>;
  states: Map<string, Count>;
  misses: Miss[];
}

const ROMAN = /[IVXLCDM]+(?:\s(?:BIS|TER|QU[AÁ]TER))?/g;

/** `frs. I, II y IV Bis` → `I II IV BIS`; a range counts by its ends. */
export const foldFraction = (fraction: string): string =>
  [...fraction.toUpperCase().matchAll(ROMAN)]
    .map(([each]) => each)
    .toSorted()
    .join(' ');

export const foldArticle = (article: string): string =>
  /transitori/i.test(article)
    ? article
        .normalize('NFD')
        .replace(/\p{M}|\s/gu, '')
        .toLowerCase()
    : foldNumber(article);

const isBetween = (article: string, from: string, to: string): boolean =>
  Number.parseInt(article, 10) >= Number.parseInt(from, 10) && Number.parseInt(article, 10) <= Number.parseInt(to, 10);

export const overlap = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/** A key with its epoch is the same as one without. */
const isSameKey = (one: string, other: string): boolean => {
  const [a, b] = [foldThesisKey(one), foldThesisKey(other)];
  const bare = (key: string): string => key.replace(/\(?(?:9|10|11|12)a\.?\)?$/u, '');
  return a === b || bare(a) === b || a === bare(b);
};

const squeeze = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/**
 * Whether a label matches a found reference. `isPart`: the article is inside of a found range, or the fraction is one of
 * a found list («fracciones I y III», which some writers label one by one).
 */
function says(label: LabelledCitation, found: Reference, isPart = false): boolean {
  if (label.kind !== found.kind) return false;
  switch (found.kind) {
    case 'STATUTE': {
      const wanted = label.article ?? '';
      const isOne = foldArticle(found.article) === foldArticle(wanted);
      const isArticle = isOne || (isPart && found.rangeTo !== null && isBetween(wanted, found.article, found.rangeTo));
      const own = foldFraction(found.fraction ?? '');
      const isFraction =
        !label.fraction ||
        foldFraction(label.fraction) === own ||
        (isPart && isOne && ` ${own} `.includes(` ${foldFraction(label.fraction)} `));
      return found.law === label.law && isArticle && isFraction;
    }
    case 'THESIS':
      return (
        (label.registry !== null && label.registry === found.registry) ||
        (label.key !== null && found.key !== null && isSameKey(label.key, found.key))
      );
    case 'GAZETTE':
      return label.date === found.date;
    case 'CASE_FILE':
      return squeeze(label.number ?? '') === squeeze(found.number);
  }
}

const described = (reference: Reference): string => {
  switch (reference.kind) {
    case 'STATUTE':
      return `${reference.law ?? `«${reference.lawName ?? ''}»`} ${reference.article} ${reference.detail ?? ''}`.trim();
    case 'THESIS':
      return [reference.key, reference.registry].filter(Boolean).join(' · ');
    case 'GAZETTE':
      return reference.date ?? 'no day';
    case 'CASE_FILE':
      return reference.number;
  }
};

const expectedOf = (label: LabelledCitation): string =>
  [
    label.law,
    label.article,
    label.fraction && `fr. ${label.fraction}`,
    label.key,
    label.registry,
    label.date,
    label.number,
  ]
    .filter(Boolean)
    .join(' ');

const count = (counts: Map<string, Count>, name: string, part: keyof Count): void => {
  const own = counts.get(name) ?? { labelled: 0, found: 0, right: 0 };
  own[part] += 1;
  counts.set(name, own);
};

/** Pairs each label with a matching reference, in the order of the text. */
export function pairs({ citations }: LabelledText, found: readonly Found[]): Map<LabelledCitation, Found> {
  const paired = new Map<LabelledCitation, Found>();
  const taken = new Set<Found>();
  for (const label of citations) {
    const match = found.find(
      (each) => !taken.has(each) && overlap(label, each.reference) && says(label, each.reference),
    );
    if (!match) continue;
    taken.add(match);
    paired.set(label, match);
  }
  for (const label of citations.filter((each) => !paired.has(each))) {
    const range = found.find(({ reference }) => overlap(label, reference) && says(label, reference, true));
    if (range) paired.set(label, range);
  }
  return paired;
}

const ACCUSATIONS = new Set(['MISMATCH', 'QUOTE_NOT_FOUND']);

/** The state that accuses a right citation; `null` where none does, or a wrong citation at its place has it. */
function accusationOf({ citations }: LabelledText, label: LabelledCitation, found: readonly Found[]): string | null {
  if (label.state !== 'VERIFIED') return null;
  const own = found.find(
    ({ reference, state }) =>
      reference.kind === label.kind && overlap(label, reference) && ACCUSATIONS.has(state ?? ''),
  );
  const isShared = citations.some(
    (each) => own && each !== label && each.state === own.state && overlap(each, own.reference),
  );
  return isShared ? null : (own?.state ?? null);
}

/** Counts one text. `kinds`: the labelled kinds; found references of other kinds are ignored. */
export function scoreText(
  scores: Scores,
  text: LabelledText,
  found: readonly Found[],
  kinds: ReadonlySet<string>,
): void {
  const counted = found.filter(({ reference }) => kinds.has(reference.kind));
  const paired = pairs(text, counted);
  const right = new Set(paired.values());
  for (const each of counted) {
    const { reference } = each;
    count(scores.kinds, reference.kind, 'found');
    if (right.has(each)) continue;
    const words = text.text.slice(reference.start, reference.end);
    scores.misses.push({
      id: text.id,
      kind: reference.kind,
      problem: 'WRONG',
      words,
      expected: '',
      came: described(reference),
    });
  }
  for (const label of text.citations) {
    const match = paired.get(label);
    const words = text.text.slice(label.start, label.end);
    const miss = { id: text.id, kind: label.kind, words, expected: expectedOf(label) };
    count(scores.kinds, label.kind, 'labelled');
    if (match) count(scores.kinds, label.kind, 'right');
    else scores.misses.push({ ...miss, problem: 'NOT_FOUND', came: '' });
    const accusation = accusationOf(text, label, counted);
    if (accusation) scores.misses.push({ ...miss, problem: 'ACCUSED', came: accusation });
    if (!label.state) continue;
    count(scores.states, label.state, 'labelled');
    if (!match?.state) continue;
    count(scores.states, match.state, 'found');
    if (match.state === label.state) count(scores.states, label.state, 'right');
    else
      scores.misses.push({
        ...miss,
        problem: 'STATE',
        expected: `${miss.expected}: ${label.state}`,
        came: match.state,
      });
  }
}

export const NO_SCORES = (): Scores => ({ kinds: new Map(), states: new Map(), misses: [] });

/** Precision from the wrong references, because one found range may match several labels. */
export const precisionOf = ({ found }: Count, wrong: number): number => (found === 0 ? 1 : 1 - wrong / found);
export const recallOf = ({ labelled, right }: Count): number => (labelled === 0 ? 1 : right / labelled);
