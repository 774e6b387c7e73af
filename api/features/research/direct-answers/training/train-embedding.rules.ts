import { FEATURE_BUCKETS } from '../text-features.rules.ts';

/**
 * Trains vectors of hashed features so that two ways of asking the same are near each other: a bag of features on both
 * sides, the others of the batch as counterexamples, Adagrad. Reproducible: its randomness is seeded.
 */

export interface EmbeddingExample {
  /** What is asked: examples of one group are never counterexamples of each other. */
  group: number;
  /** The article that it is about; `-1`: none. */
  article: number;
  /** It asks for the whole article, and is no counterexample of what asks for something in it. */
  isOfArticle: boolean;
  features: number[];
}

export interface EmbeddingOptions {
  dimensions: number;
  epochs: number;
  batch: number;
  rate: number;
  temperature: number;
  seed: number;
}

type Pair = readonly [EmbeddingExample, EmbeddingExample];

export const EMBEDDING_DEFAULTS: EmbeddingOptions = {
  dimensions: 64,
  epochs: 6,
  batch: 256,
  rate: 0.08,
  temperature: 0.08,
  seed: 20261122,
};

/** Mulberry32: small, fast, the same on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffle<T>(items: T[], random: () => number): T[] {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
  return items;
}

/** Whether two examples may stand for different questions. */
const areApart = (one: EmbeddingExample, other: EmbeddingExample): boolean =>
  one.group !== other.group &&
  !((one.isOfArticle || other.isOfArticle) && one.article >= 0 && one.article === other.article);

function sumFeatures(vectors: Float32Array, size: number, features: readonly number[], into: Float32Array): number {
  into.fill(0);
  for (const feature of features) {
    const from = feature * size;
    for (let at = 0; at < size; at += 1) into[at] = (into[at] as number) + (vectors[from + at] as number);
  }
  let norm = 0;
  for (let at = 0; at < size; at += 1) norm += (into[at] as number) ** 2;
  norm = Math.sqrt(norm) + 1e-9;
  for (let at = 0; at < size; at += 1) into[at] = (into[at] as number) / norm;
  return norm;
}

class Trainer {
  readonly vectors: Float32Array;
  private readonly squares: Float32Array;

  constructor(
    private readonly options: EmbeddingOptions,
    private readonly random: () => number,
  ) {
    const { dimensions } = options;
    this.vectors = new Float32Array(FEATURE_BUCKETS * dimensions);
    this.squares = new Float32Array(FEATURE_BUCKETS);
    for (let at = 0; at < this.vectors.length; at += 1) this.vectors[at] = (this.random() - 0.5) / dimensions;
  }

  /** One step over pairs of ways of asking the same; the mean loss of the batch. */
  step(pairs: readonly Pair[]): number {
    const { dimensions: size, temperature } = this.options;
    const count = pairs.length;
    const [left, right] = [
      Array.from({ length: count }, () => new Float32Array(size)),
      Array.from({ length: count }, () => new Float32Array(size)),
    ];
    const [leftNorm, rightNorm] = [new Float32Array(count), new Float32Array(count)];
    pairs.forEach(([one, other], at) => {
      leftNorm[at] = sumFeatures(this.vectors, size, one.features, left[at] as Float32Array);
      rightNorm[at] = sumFeatures(this.vectors, size, other.features, right[at] as Float32Array);
    });
    const leftGradient = Array.from({ length: count }, () => new Float32Array(size));
    const rightGradient = Array.from({ length: count }, () => new Float32Array(size));
    let loss = 0;
    const scores = new Float32Array(count);
    for (let row = 0; row < count; row += 1) {
      const mine = left[row] as Float32Array;
      const [asked] = pairs[row] as Pair;
      let most = Number.NEGATIVE_INFINITY;
      for (let column = 0; column < count; column += 1) {
        const [, other] = pairs[column] as Pair;
        if (column !== row && !areApart(asked, other)) {
          scores[column] = Number.NEGATIVE_INFINITY;
          continue;
        }
        const theirs = right[column] as Float32Array;
        let dot = 0;
        for (let at = 0; at < size; at += 1) dot += (mine[at] as number) * (theirs[at] as number);
        scores[column] = dot / temperature;
        if (dot / temperature > most) most = dot / temperature;
      }
      let whole = 0;
      for (let column = 0; column < count; column += 1) {
        scores[column] = Math.exp((scores[column] as number) - most);
        whole += scores[column] as number;
      }
      loss -= Math.log((scores[row] as number) / whole + 1e-12);
      for (let column = 0; column < count; column += 1) {
        const share = (scores[column] as number) / whole - (column === row ? 1 : 0);
        if (Math.abs(share) < 1e-4) continue;
        const weight = share / (temperature * count);
        const theirs = right[column] as Float32Array;
        const [mineGradient, theirGradient] = [
          leftGradient[row] as Float32Array,
          rightGradient[column] as Float32Array,
        ];
        for (let at = 0; at < size; at += 1) {
          mineGradient[at] = (mineGradient[at] as number) + weight * (theirs[at] as number);
          theirGradient[at] = (theirGradient[at] as number) + weight * (mine[at] as number);
        }
      }
    }
    pairs.forEach(([one, other], at) => {
      this.apply(one.features, left[at] as Float32Array, leftNorm[at] as number, leftGradient[at] as Float32Array);
      this.apply(other.features, right[at] as Float32Array, rightNorm[at] as number, rightGradient[at] as Float32Array);
    });
    return loss / count;
  }

  private apply(features: readonly number[], vector: Float32Array, norm: number, gradient: Float32Array): void {
    const { dimensions: size, rate } = this.options;
    let along = 0;
    for (let at = 0; at < size; at += 1) along += (gradient[at] as number) * (vector[at] as number);
    let square = 0;
    for (let at = 0; at < size; at += 1) {
      const value = ((gradient[at] as number) - along * (vector[at] as number)) / norm;
      gradient[at] = value;
      square += value * value;
    }
    square /= size;
    for (const feature of features) {
      this.squares[feature] = (this.squares[feature] as number) + square;
      const pace = rate / (Math.sqrt(this.squares[feature] as number) + 1e-8);
      const from = feature * size;
      for (let at = 0; at < size; at += 1)
        this.vectors[from + at] = (this.vectors[from + at] as number) - pace * (gradient[at] as number);
    }
  }
}

/** The examples of a group, each paired with another of them; new pairs in each epoch. */
const pairsOf = (members: readonly EmbeddingExample[], random: () => number): Pair[] =>
  members.length < 2
    ? []
    : members.map((member, at) => {
        const other = Math.floor(random() * (members.length - 1));
        return [member, members[other >= at ? other + 1 : other] as EmbeddingExample] as const;
      });

/** Vectors of all buckets, `dimensions` numbers each. */
export function trainEmbedding(
  examples: readonly EmbeddingExample[],
  options: EmbeddingOptions,
  log: (line: string) => void,
): Float32Array {
  const random = seededRandom(options.seed);
  const byGroup = new Map<number, EmbeddingExample[]>();
  for (const example of examples) {
    if (example.features.length === 0) continue;
    const members = byGroup.get(example.group);
    if (members) members.push(example);
    else byGroup.set(example.group, [example]);
  }
  const groups = [...byGroup.values()];
  const trainer = new Trainer(options, random);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    const pairs = shuffle(
      groups.flatMap((members) => pairsOf(members, random)),
      random,
    );
    let loss = 0;
    let steps = 0;
    for (let from = 0; from + options.batch <= pairs.length; from += options.batch) {
      loss += trainer.step(pairs.slice(from, from + options.batch));
      steps += 1;
    }
    log(
      `epoch ${epoch + 1} of ${options.epochs}: loss ${(loss / Math.max(1, steps)).toFixed(3)}, ${pairs.length} pairs`,
    );
  }
  return trainer.vectors;
}
