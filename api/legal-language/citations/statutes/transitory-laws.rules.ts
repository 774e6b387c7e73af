/** The law of a transitory article that is not named by its own name. */
import type { LawContext } from '../context/law-context.rules.ts';
import type { LawAt } from '../laws/law-at.ts';
import { readLaw } from '../laws/law-references.rules.ts';

export const UNNUMBERED = { numbers: [], fraction: 0, isOwned: true, isRepeated: false, isCell: false };
const DECREE_WORDS = 120;

/** «el código entra en vigor según su …», and not the decree. */
const OF_THE_LAW =
  /(?<!\p{L})(?:ley|c[oó]digo|constituci[oó]n|ordenamiento)(?!\p{L})(?:(?!decreto|\.\s)[^\n])*\ssus?\s$/iu;

/** The law of «el segundo transitorio», «el décimo transitorio de ese Código». */
export function lawOfTransitory(text: string, context: LawContext, start: number, end: number): LawAt | null {
  const { pointer, law } = readLaw(text, end);
  if (pointer) return context.pointed(start, pointer, law, { numbers: [], fraction: 0 });
  // «El decreto… según su primero transitorio» is of the decree.
  const isOwned = /(?<!\p{L})sus?\s$/iu.test(text.slice(Math.max(0, start - 5), start));
  if (isOwned && !isOfTheLaw(text, start)) return null;
  return context.near({ ...UNNUMBERED, at: start, isOwned }).law;
}

/** «…del decreto que expidió el Código Nacional de la materia», «…del decreto de la Ley Nacional». */
export function lawOfDecree(text: string, context: LawContext, start: number, end: number): LawAt | null {
  const words = text.slice(start, end + DECREE_WORDS);
  const law = /(?<=\s)(?:el|la|del)\s(?=(?:ley|c[oó]digo)(?!\p{L}))/iu.exec(words);
  if (!law || /\.\s\p{Lu}/u.test(words.slice(0, law.index))) return null;
  const { pointer, law: named } = readLaw(` de la ${words.slice(law.index + law[0].length)}`, 0);
  if (pointer) return context.pointed(start, pointer, named, { numbers: [], fraction: 0 });
  return named && context.meant(named, start, []);
}

function isOfTheLaw(text: string, start: number): boolean {
  return OF_THE_LAW.test(text.slice(Math.max(0, start - 160), start));
}
