/** Laws of which the noun is left out: «105 de la de Asentamientos». */
import { describedAt } from './described-laws.rules.ts';
import type { LawAt } from './law-at.ts';
import { lawAt } from './law-mentions.rules.ts';

/** Characters in which the words are looked for. */
const REACH = 90;

/** «la de aguas nacionales», «105 de la de Asentamientos»: the law that is meant where only its noun is left out; `at` behind «la ». */
export function lawWithoutNoun(text: string, at: number): LawAt | null {
  const words = text.slice(at, at + REACH).split(/[;\n.]/u)[0] ?? '';
  const named = lawAt(`ley ${words}`, 0, true);
  if (named?.law) return { ...named, end: at + named.end - 4 };
  const described = describedAt(` ${words}`, 0, 'ley');
  if (!described?.keys || described.keys.length === 0 || described.end <= 1) return null;
  const [only] = described.keys;
  const law = described.keys.length === 1 ? (only ?? null) : null;
  return { law, keys: described.keys, name: words.slice(0, described.end - 1), end: at + described.end - 1 };
}
