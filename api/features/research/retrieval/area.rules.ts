import { foldText } from '#schema/lib/fold-text.ts';
import areaWords from '#db/content/area-words.json' with { type: 'json' };
import type { LegalArea } from '#db/content/legal-content.ts';
import { synonymGroups } from '#db/content/synonyms.ts';
import { stemOf } from '#db/search/terms.rules.ts';

const MAX_EXPRESSION_WORDS = 4;
const stems = (text: string): string[] => (foldText(text).match(/[a-z0-9]+/g) ?? []).map(stemOf);

const areasOf = new Map<string, Set<LegalArea>>();
const learn = (area: LegalArea, words: readonly string[]): void => {
  for (const word of words) {
    const key = stems(word).join(' ');
    areasOf.set(key, (areasOf.get(key) ?? new Set()).add(area));
  }
};
for (const [area, words] of Object.entries(areaWords)) learn(area as LegalArea, words);
for (const { area, say } of synonymGroups) learn(area, say);

/** How much of a question's own words point at each area, 0–1; empty when none does. */
export function areaShares(question: string): Map<LegalArea, number> {
  const words = stems(question);
  const votes = new Map<LegalArea, number>();
  for (let at = 0; at < words.length; at += 1)
    for (let size = Math.min(MAX_EXPRESSION_WORDS, words.length - at); size > 0; size -= 1) {
      const areas = areasOf.get(words.slice(at, at + size).join(' '));
      if (!areas) continue;
      // A longer expression is surer; one that several areas use says less of each.
      for (const area of areas) votes.set(area, (votes.get(area) ?? 0) + size / areas.size);
      at += size - 1;
      break;
    }
  const total = [...votes.values()].reduce((sum, vote) => sum + vote, 0);
  return new Map([...votes].map(([area, vote]) => [area, vote / total]));
}

/** The area of a question, when its words are clear about it. */
export function mainArea(shares: ReadonlyMap<LegalArea, number>): LegalArea | null {
  const [first, second] = [...shares].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= 0.4 && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}
