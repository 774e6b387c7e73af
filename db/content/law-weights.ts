import weights from './law-weights.json' with { type: 'json' };

interface LawWeight {
  /** Below 1: people rarely mean this law unless they name it. */
  weight: number;
  /** Folded words by which people name it. */
  whenSaid: string[];
}

const byKey = new Map(Object.entries(weights as Record<string, LawWeight>));
const WHEN_SAID = 1.12;

/** Factor for the rank of a law: general laws before special ones, federal laws before local ones, unless the question names it. */
export function lawWeight(key: string, foldedQuestion: string): number {
  const found = byKey.get(key);
  if (!found) return 1;
  const padded = ` ${foldedQuestion} `;
  return found.whenSaid.some((words) => padded.includes(` ${words} `)) ? WHEN_SAID : found.weight;
}
