import weights from '#db/content/documents/type-weights.json' with { type: 'json' };
import type { LegalDocumentKind } from '#schema/generated/contract.ts';
import type { Fact, TypeFeature, TypeGuess } from '../analysis.types.ts';
import { spanOf, type Prose } from '../prose.rules.ts';
import { seenFeatures, type SeenFeature } from './type-features.rules.ts';

/** Tells what a document is: a linear model over features that a person understands, with a measured confidence. */

export const KINDS = [
  'CONTRACT',
  'POWER_OF_ATTORNEY',
  'CLAIM',
  'WILL',
  'PROMISSORY_NOTE',
  'DEED',
  'UNKNOWN',
] as const satisfies readonly LegalDocumentKind[];

export interface TypeWeights {
  /** Of each kind, in the order of `KINDS`. */
  bias: number[];
  /** Of each feature for each kind. */
  features: Record<string, number[]>;
  /** Scores are divided by it before they become shares. */
  temperature: number;
}

const TRAINED: TypeWeights = weights;
const MAX_FEATURES = 8;

export function sharesOf(seen: readonly string[], { bias, features, temperature }: TypeWeights): number[] {
  const scores = KINDS.map(
    (_, kind) => seen.reduce((sum, id) => sum + (features[id]?.[kind] ?? 0), bias[kind] ?? 0) / temperature,
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** How much a feature spoke for a kind beside the mean of all. */
const weightFor = (id: string, kind: number): number => {
  const own = TRAINED.features[id] ?? [];
  return (own[kind] ?? 0) - own.reduce((sum, weight) => sum + weight, 0) / KINDS.length;
};

const featureOf = (prose: Prose, { rule, place }: SeenFeature, weight: number): TypeFeature => ({
  label: rule.label,
  weight: Math.round(weight * 100) / 100,
  at: place && spanOf(prose, place.start, place.end),
});

/** A text of another language is none of the kinds, however sure its words look. */
export function guessType(prose: Prose, language: string, people: readonly Fact[]): TypeGuess {
  const seen = seenFeatures(prose, people);
  const shares = sharesOf(
    seen.map(({ rule }) => rule.id),
    TRAINED,
  );
  const isForeign = language !== 'es';
  const best = isForeign ? KINDS.indexOf('UNKNOWN') : shares.indexOf(Math.max(...shares));
  const features = seen
    .map((each) => featureOf(prose, each, weightFor(each.rule.id, best)))
    .filter(({ weight }) => Math.abs(weight) >= 0.05)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MAX_FEATURES);
  const share = isForeign ? 1 : (shares[best] ?? 0);
  return {
    type: KINDS[best] ?? 'UNKNOWN',
    confidence: Math.round(Math.min(0.99, share) * 1000) / 10,
    features: isForeign ? [] : features,
    shares: Object.fromEntries(
      KINDS.map((kind, at) => [kind, isForeign ? Number(kind === 'UNKNOWN') : (shares[at] ?? 0)]),
    ) as TypeGuess['shares'],
  };
}
