import { FEATURE_BUCKETS, subjectFeatures } from './text-features.rules.ts';

/** Vectors of hashed features, quantised to a byte each; the vector of a text is their sum, of length 1. */
export class Embedding {
  /** `weights`: `dimensions` bytes per bucket; their common scale does not matter, since texts are normalised. */
  constructor(
    readonly dimensions: number,
    private readonly weights: Int8Array,
  ) {
    if (weights.length !== FEATURE_BUCKETS * dimensions) throw new Error('an embedding of another size');
  }

  /** The vector of a text; all zeros when it has no word that carries matter. */
  of(text: string): Float32Array {
    const { dimensions: size, weights } = this;
    const vector = new Float32Array(size);
    for (const feature of subjectFeatures(text)) {
      const from = feature * size;
      for (let at = 0; at < size; at += 1) vector[at] = (vector[at] as number) + (weights[from + at] as number);
    }
    return normalised(vector);
  }
}

export function normalised(vector: Float32Array): Float32Array {
  let norm = 0;
  for (const value of vector) norm += value * value;
  norm = Math.sqrt(norm);
  if (norm > 0) for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] as number) / norm;
  return vector;
}

export function dot(one: Float32Array, other: Float32Array, from = 0): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[from + at] as number);
  return sum;
}

/** The largest weights are rare: cutting them keeps more of the others. */
const CUT_AT = 0.9995;

export function quantised(vectors: Float32Array): Int8Array {
  const sizes = Float32Array.from(vectors, Math.abs).sort();
  const most = sizes[Math.floor(CUT_AT * (sizes.length - 1))] || 1;
  return Int8Array.from(vectors, (value) => Math.max(-127, Math.min(127, Math.round((value / most) * 127))));
}
