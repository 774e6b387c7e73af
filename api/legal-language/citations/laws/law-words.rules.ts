/** The words of the names of laws, and how much a word that somebody wrote is one of them. */
import concepts from '#db/content/law-concepts.json' with { type: 'json' };
import { laws, type LawFacts } from '#db/content/law-index.ts';
import { foldText } from '#schema/lib/fold-text.ts';

/** Words of names that say nothing of what a law is about. */
export const SMALL = new Set(
  'a al con contra de del e el en la las los o para por que sobre y su sus materia leyes misma mismas mismo articulo articulos fraccion fracciones'.split(
    ' ',
  ),
);
/** Words that laws are told apart by only when everything else is the same. */
export const SCOPES = new Set('federal general nacional organica reglamentaria mexicana mexicano mexicanos'.split(' '));
const VERBS = /^(?:prevenir|eliminar|regular|establecer|proteger)$/u;

/** How a word sounds, so that «contribullente» is «contribuyente». */
export const soundOf = (word: string): string =>
  foldText(word)
    .replace(/h/g, '')
    .replace(/[zx]/g, 's')
    .replace(/sc(?=[ei])|c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/(.)\1/g, '$1');

const conceptOf = new Map(
  Object.entries(concepts).flatMap(([concept, words]) =>
    words.split(' ').map((word) => [soundOf(word), concept] as const),
  ),
);

interface Name {
  /** Sounds of its words, without the small ones and the scopes. */
  words: readonly string[];
  kind: string;
}
interface Known {
  law: LawFacts;
  names: readonly Name[];
  scopes: ReadonlySet<string>;
}

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 0 && !SMALL.has(word));

const kindOf = (name: string): string => {
  const [first = ''] = foldText(name).split(' ');
  return first.startsWith('cod') ? 'codigo' : first === 'ley' || first === 'constitucion' ? first : '';
};

/** Official names say in a comma or a bracket what they regulate: that is no part of what people call them. */
export const known: readonly Known[] = laws().map((law) => {
  const written = [law.name.split(/,\sreglamentaria|\s\(/iu)[0] ?? law.name, ...law.aliases].filter(
    (name) => kindOf(name) !== '',
  );
  const all = written.flatMap(wordsOf);
  return {
    law,
    scopes: new Set(all.filter((word) => SCOPES.has(word))),
    names: written.map((name) => ({
      kind: kindOf(name),
      words: wordsOf(name)
        .slice(1)
        .filter((word) => !SCOPES.has(word) && !VERBS.test(word))
        .map(soundOf),
    })),
  };
});

/** How many laws have a word. */
const frequency = new Map<string, number>();
for (const { names } of known)
  for (const word of new Set(names.flatMap(({ words }) => words))) frequency.set(word, (frequency.get(word) ?? 0) + 1);
/** Words that follow each other in a name. */
const pairs = new Set(
  known.flatMap(({ names }) =>
    names.flatMap(({ words }) => words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)),
  ),
);
export const isPair = (one: ReadonlyMap<string, number> | undefined, other: ReadonlyMap<string, number>): boolean =>
  [...(one?.keys() ?? [])].some((a) => [...other.keys()].some((b) => pairs.has(`${a} ${b}`)));
const vocabulary = [...frequency.keys()];
export const rarity = (word: string): number => Math.log(1 + known.length / (frequency.get(word) ?? 1));

/** At most `most` letters are missing, added or wrong. */
function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++)
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
        ),
      );
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return (row.at(-1) ?? 0) <= most;
}

const STEM = 5;
const SHARE_OF_STEM = 0.6;
/** Letters from which on one may be wrong, or two. */
const ONE_WRONG = 6;
const TWO_WRONG = 10;

/** How much a word is that of a name; 0 when it is another. */
function likeness(word: string, name: string, isCut: boolean): number {
  if (word === name) return 1;
  const concept = conceptOf.get(word);
  if (concept !== undefined && concept === conceptOf.get(name)) return 0.9;
  if (isCut && word.length > 1 && name.startsWith(word)) return 0.8;
  let same = 0;
  while (same < word.length && word[same] === name[same]) same++;
  const longer = Math.max(word.length, name.length);
  if (same >= STEM && same >= SHARE_OF_STEM * longer) return 0.8;
  const shorter = Math.min(word.length, name.length);
  if (shorter < ONE_WRONG || word[0] !== name[0]) return 0;
  return isNear(word, name, shorter >= TWO_WRONG ? 2 : 1) ? 0.85 : 0;
}

export const MOST_KEPT = 3000;
const likenesses = new Map<string, ReadonlyMap<string, number>>();

/** The words of names that a word may be. */
export function meantBy(word: string, isCut: boolean): ReadonlyMap<string, number> {
  const key = isCut ? `${word}.` : word;
  const kept = likenesses.get(key);
  if (kept) return kept;
  const found = new Map(
    vocabulary.flatMap((name) => {
      const value = likeness(word, name, isCut);
      return value > 0 ? [[name, value] as const] : [];
    }),
  );
  if (likenesses.size >= MOST_KEPT) likenesses.clear();
  likenesses.set(key, found);
  return found;
}
