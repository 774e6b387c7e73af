import { mannerFeatures } from './text-features.rules.ts';

export const CLASS_BUCKETS = 1 << 15;

/** What training found for a model of classes; its weights are a file of their own. */
export interface ClassModelFacts<C extends string> {
  classes: C[];
  /** Quantisation scale: the value of one step of a byte. */
  scale: number;
  constants: number[];
}

/** Classifies a question (intent, role): a linear model over hashed words and word n-grams. */
export class ClassModel<C extends string> {
  /** `weights`: for each bucket one byte per class. */
  constructor(
    private readonly weights: Int8Array,
    private readonly facts: ClassModelFacts<C>,
  ) {
    if (weights.length !== CLASS_BUCKETS * facts.classes.length) throw new Error('a model of classes of another size');
  }

  /** The share of each class; together 1. */
  of(text: string): Record<C, number> {
    const { classes, scale, constants } = this.facts;
    const features = mannerFeatures(text);
    const scores = [...constants];
    for (const feature of features) {
      const from = (feature % CLASS_BUCKETS) * scores.length;
      for (let at = 0; at < scores.length; at += 1)
        scores[at] = (scores[at] ?? 0) + ((this.weights[from + at] ?? 0) * scale) / Math.sqrt(features.length);
    }
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const whole = powers.reduce((sum, power) => sum + power, 0);
    return Object.fromEntries(classes.map((each, at) => [each, (powers[at] ?? 0) / whole])) as Record<C, number>;
  }
}
