import { foldName } from '#db/content/law-names.rules.ts';

/** Compares the names of courts. */

const SMALL = /^(?:de|del|la|las|lo|los|el|en|con|y|e|sede|residencia|estado|materia|materias|numero|no|h)$/;
const SAME: Record<string, string> = { juez: 'juzgado', jueza: 'juzgado', mexico: 'mexico', cdmx: 'mexico' };
const ORDINAL =
  /^(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|.*decim[oa]\w*|\w*gesim[oa]|unic[oa]|\d+|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$/;

const wordsOf = (name: string): string[] =>
  foldName(name)
    .split(' ')
    .map((word) => SAME[word] ?? word)
    .filter((word) => word && !SMALL.test(word));

/** «Primer» and «primero», «tercera» and «tercer» are the same number. */
const numberOf = (word: string): string => word.replace(/[oa]$/, '');

/** 0–1; 0 when their numbers differ: the third court is not the second. */
export function courtLikeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const numbers = (words: string[]): string =>
    words
      .filter((word) => ORDINAL.test(word))
      .map(numberOf)
      .toSorted()
      .join(' ');
  if (numbers(a) !== numbers(b)) return 0;
  const [first, second] = [new Set(a.map(numberOf)), new Set(b.map(numberOf))];
  const shared = [...first].filter((word) => second.has(word)).length;
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 0 : shared / all;
}

/** From this likeness on two names are the same court. */
export const MIN_SAME_COURT = 0.7;

export function nearestCourt<T extends { name: string }>(name: string, courts: readonly T[]): T | null {
  let best: { court: T; likeness: number } | null = null;
  for (const court of courts) {
    const likeness = courtLikeness(name, court.name);
    if (likeness >= MIN_SAME_COURT && likeness > (best?.likeness ?? 0)) best = { court, likeness };
  }
  return best?.court ?? null;
}
