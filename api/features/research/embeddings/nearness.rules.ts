/**
 * None of the numbers here and of `MEANING_WEIGHT` was measured: no provider of embeddings was at hand when they were
 * chosen. Who configures one runs `bench:search` and `bench:retrieval` with it first.
 */

/** How many texts may join by their meaning. */
const MAX_NEAR = 50;
/**
 * How far above the usual cosine a text must be, as a share of what is left up to 1. What is usual differs by model
 * (unrelated texts: 0.1 in one, 0.7 in another), so it is taken from the whole stock for every question.
 */
const FLOOR = 0.25;

/** Scalar product; of vectors of length one, the cosine. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/**
 * Texts near to a question in meaning, by id, the nearest first: 0 at the floor, 1 for the same meaning. Vectors of
 * another size than the question's are of another model under the same name and left out.
 */
export function nearestTexts(
  question: Float32Array,
  vectors: ReadonlyMap<string, Float32Array>,
  isHeld: (id: string) => boolean,
  limit = MAX_NEAR,
): Map<string, number> {
  const ids: string[] = [];
  const cosines: number[] = [];
  let sum = 0;
  for (const [id, vector] of vectors) {
    if (vector.length !== question.length || !isHeld(id)) continue;
    const value = cosine(question, vector);
    ids.push(id);
    cosines.push(value);
    sum += value;
  }
  const usual = ids.length === 0 ? 0 : Math.max(0, sum / ids.length);
  const floor = usual + FLOOR * (1 - usual);
  const near = ids.flatMap((id, at): [string, number][] => {
    const value = cosines[at] ?? 0;
    return value > floor ? [[id, Math.min(1, (value - floor) / (1 - floor))]] : [];
  });
  return new Map(near.sort((one, other) => other[1] - one[1]).slice(0, limit));
}
