import weights from './law-weights.json' with { type: 'json' };

interface LawWeight {
  /** Below 1: people rarely mean this law unless they say so. */
  weight: number;
  /** Folded words that say so. */
  whenSaid: string[];
}

const byKey = new Map(Object.entries(weights as Record<string, LawWeight>));
const WHEN_SAID = 1.12;

/** How likely the law is what a question means: the general law before the special one, the federal before the local. */
export function lawWeight(key: string, foldedQuestion: string): number {
  const found = byKey.get(key);
  if (!found) return 1;
  const padded = ` ${foldedQuestion} `;
  return found.whenSaid.some((words) => padded.includes(` ${words} `)) ? WHEN_SAID : found.weight;
}
