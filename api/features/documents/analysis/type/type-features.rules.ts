import type { Fact } from '../analysis.types.ts';
import type { Prose } from '../prose.rules.ts';

import { rule, type TypeFeatureRule } from './feature-rule.rules.ts';
import { TYPE_FEATURES } from './type-formulas.rules.ts';

/** Features of a type that a text has, with their places. */

const TITLE_LENGTH = 420;
const OPENING_LENGTH = 1600;
/** Of a longer text the opening and the end tell what it is; the middle of a long deed adds nothing. */
const LONGEST = 120_000;

export interface SeenFeature {
  rule: TypeFeatureRule;
  /** In the prose; null: it is about the whole document. */
  place: { start: number; end: number } | null;
}

/** What the facts of a document say of its type. */
const STRUCTURE: readonly { rule: TypeFeatureRule; isSeen: (facts: readonly Fact[]) => boolean }[] = [
  {
    rule: rule('no-party', /(?!)/),
    isSeen: (facts) => !facts.some(({ kind }) => kind === 'PARTY'),
  },
  {
    rule: rule('two-parties', /(?!)/),
    isSeen: (facts) => facts.filter(({ kind }) => kind === 'PARTY').length >= 2,
  },
  {
    rule: rule('signed', /(?!)/),
    isSeen: (facts) => facts.some(({ kind }) => kind === 'SIGNATURE'),
  },
  {
    rule: rule('named-payee', /(?!)/),
    isSeen: (facts) => facts.some(({ kind, role }) => kind === 'PARTY' && /beneficiari/.test(role ?? '')),
  },
];
export const STRUCTURE_FEATURES: readonly TypeFeatureRule[] = STRUCTURE.map(({ rule: each }) => each);

function firstOf({ pattern, least = 1 }: TypeFeatureRule, words: string): { start: number; end: number } | null {
  if (least === 1) {
    const match = pattern.exec(words);
    return match ? { start: match.index, end: match.index + match[0].length } : null;
  }
  const all = new RegExp(pattern, 'g');
  let first: { start: number; end: number } | null = null;
  let count = 0;
  for (const { index, 0: found } of words.matchAll(all)) {
    first ??= { start: index, end: index + Math.max(1, found.length) };
    if (++count >= least) return first;
  }
  return null;
}

/** The features of a text with their first places. `people`: parties and signatures. */
export function seenFeatures({ folded }: Prose, people: readonly Fact[]): SeenFeature[] {
  const whole = folded.length > LONGEST ? folded.slice(0, LONGEST) : folded;
  const structure = STRUCTURE.filter(({ isSeen }) => isSeen(people)).map(({ rule: each }) => ({
    rule: each,
    place: null,
  }));
  const worded = TYPE_FEATURES.flatMap((each): SeenFeature[] => {
    const words =
      each.where === 'TITLE'
        ? folded.slice(0, TITLE_LENGTH)
        : each.where === 'OPENING'
          ? folded.slice(0, OPENING_LENGTH)
          : whole;
    const found = firstOf(each, words);
    return found ? [{ rule: each, place: found }] : [];
  });
  return [...worded, ...structure];
}
