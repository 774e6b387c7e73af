/**
 * The index of laws: which laws and articles exist, their names, and which are repealed. It has no texts, so existence
 * can be checked without an import. Written by `api/commands/index-corpus.ts`; aliases are edited by hand.
 */
import aliases from './law-aliases.json' with { type: 'json' };
import rows from './laws.json' with { type: 'json' };
import type { LegalArea } from './legal-content.ts';
import { decodeNumbers, foldName, foldNumber, printNumber } from './law-names.rules.ts';

/** The index has only the first three; imports may add the others. */
export type LawType =
  | 'CONSTITUTION'
  | 'CODE'
  | 'ACT'
  | 'REGULATION'
  | 'DECREE'
  | 'GENERAL_AGREEMENT'
  | 'OFFICIAL_STANDARD'
  | 'TREATY';
export type LawScope = 'FEDERAL' | 'LOCAL';

export interface LawFacts {
  /** `lft`, `ccf`. */
  key: string;
  name: string;
  /** `LFT`, `Ley de Amparo`. */
  shortName: string;
  type: LawType;
  scope: LawScope;
  area: LegalArea;
  officialUrl: string;
  /** Days as `YYYY-MM-DD`. */
  publishedOn: string;
  lastReformOn: string | null;
  textAsOf: string;
  /** Every article number in the order of the law, with Bis and letters. */
  numbers: readonly string[];
  repealed: ReadonlySet<string>;
  /** The number of the last fraction of each article that has fractions. */
  fractions: ReadonlyMap<string, number>;
  aliases: readonly string[];
}

export interface LawMention {
  law: LawFacts;
  /** Offset in the folded text (`foldName`). */
  start: number;
  end: number;
  alias: string;
}

/** Aliases that name a law only beside an article number. */
const ADJECTIVES = new Set(['constitucional', 'constitucionales', 'const']);

function readFractions(packed: string): Map<string, number> {
  const pairs = packed === '' ? [] : packed.split(',').map((pair) => pair.split(':'));
  return new Map(pairs.map(([number = '', last]) => [number, Number(last)]));
}

function read(): Map<string, LawFacts> {
  const byKey = new Map<string, LawFacts>();
  for (const row of rows) {
    const names = (aliases as Record<string, string[]>)[row.key] ?? [];
    byKey.set(row.key, {
      ...row,
      type: row.type as LawType,
      scope: row.scope as LawScope,
      area: row.area as LegalArea,
      numbers: decodeNumbers(row.numbers),
      repealed: new Set(decodeNumbers(row.repealed)),
      fractions: readFractions(row.fractions),
      aliases: names,
    });
  }
  return byKey;
}

const byKey = read();
/** For each law: folded number → number as the law writes it. */
const spellings = new Map<string, Map<string, string>>();
for (const law of byKey.values()) spellings.set(law.key, new Map(law.numbers.map((number) => [foldNumber(number), number])));

const byName = new Map<string, LawFacts>();
for (const law of byKey.values())
  for (const name of [law.key, law.shortName, law.name, ...law.aliases]) {
    const folded = foldName(name);
    if (!byName.has(folded)) byName.set(folded, law);
  }
/** The initials of a name, with the small words or without: «CNPCyF». */
function initialsOf(name: string): string[] {
  const words = foldName(name.split(/,\sReglamentaria|\s\(/u)[0] ?? name).split(' ');
  const large = words.filter((word) => word.length > 3 || word === 'y');
  return [words, large, large.filter((word) => word !== 'y')]
    .map((each) => each.map((word) => word.charAt(0)).join(''))
    .filter((initials, at, all) => initials.length > 4 && all.indexOf(initials) === at);
}

/** Initials of one law only that no other name is. */
const initials = new Map<string, LawFacts | null>();
for (const law of byKey.values())
  for (const each of initialsOf(law.name)) initials.set(each, initials.has(each) ? null : law);
for (const [each, law] of initials) {
  if (law === null || byName.has(each)) initials.delete(each);
  else byName.set(each, law);
}
/** «cnpcyf»: what people make of a name besides its printed abbreviation. */
export const knownInitials = (): string[] => [...initials.keys()];
let longestName = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** The laws of the shipped index. */
export const laws = (): LawFacts[] => [...byKey.values()];

type ImportedLaw = Omit<LawFacts, 'aliases' | 'numbers' | 'repealed' | 'fractions'>;

/** What imports added to the index. */
export interface Imports {
  laws: ImportedLaw[];
  articles: { key: string; number: string }[];
}

/** Imported laws that the index does not have. */
const registered = new Map<string, LawFacts>();
const registeredArticles: Imports['articles'] = [];
let version = 0;

/** Another number means that an import added something. */
export const importsVersion = (): number => version;
export const importsOfIndex = (): Imports => ({ laws: [...registered.values()], articles: registeredArticles });

export const findLaw = (key: string): LawFacts | null => byKey.get(key) ?? registered.get(key) ?? null;

/** Adds an imported law by its names, so that citations of it are found. A law of the index is not changed. */
export function registerLaw(law: ImportedLaw): void {
  if (byKey.has(law.key)) return;
  if (!registered.has(law.key)) version += 1;
  registered.set(law.key, { ...law, aliases: [], numbers: [], repealed: new Set(), fractions: new Map() });
  if (!spellings.has(law.key)) spellings.set(law.key, new Map());
  for (const name of [law.key, law.shortName, law.name]) {
    const folded = foldName(name);
    const known = byName.get(folded);
    if (known && known.key !== law.key) continue;
    byName.set(folded, findLaw(law.key) as LawFacts);
    longestName = Math.max(longestName, folded.split(' ').length);
  }
}

/** Adds an imported article that the index lacks (added by a reform). */
export function registerArticle(key: string, number: string): void {
  const own = spellings.get(key);
  if (!own || own.has(foldNumber(number))) return;
  own.set(foldNumber(number), number);
  registeredArticles.push({ key, number });
  version += 1;
}

/** For a process that has no database: what the imports of another added. */
export function learnImports({ laws: others, articles }: Imports): void {
  for (const law of others) registerLaw(law);
  for (const { key, number } of articles) registerArticle(key, number);
}

/** The law whose name begins a text; the longest name wins. `adjectives`: see `lawsNamedIn`. */
export function lawNamedAtStart(text: string, adjectives = false): LawMention | null {
  const words = foldName(text).split(' ').filter(Boolean);
  for (let size = Math.min(longestName, words.length); size > 0; size--) {
    const alias = words.slice(0, size).join(' ');
    const law = byName.get(alias);
    if (law && (adjectives || !ADJECTIVES.has(alias))) return { law, alias, start: 0, end: alias.length };
  }
  return null;
}

/**
 * Laws that a text names, from left to right; the longest name wins. Words such as «constitucional» count only with
 * `adjectives`, because they name a law only beside an article number.
 */
export function lawsNamedIn(text: string, adjectives = false): LawMention[] {
  const words = [...foldName(text).matchAll(/[^ ]+/g)];
  const found: LawMention[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let size = Math.min(longestName, words.length - at); size > 0; size--) {
      const alias = words.slice(at, at + size).map((word) => word[0]).join(' ');
      const law = byName.get(alias);
      if (!law || (!adjectives && ADJECTIVES.has(alias))) continue;
      const last = words[at + size - 1];
      found.push({ law, alias, start: words[at]?.index ?? 0, end: (last?.index ?? 0) + (last?.[0].length ?? 0) });
      at += size - 1;
      break;
    }
  }
  return found;
}

/** The law whose name is the text, or else the longest law name in it; `null`: none. */
export function findLawByName(text: string): LawFacts | null {
  const folded = foldName(text).replace(/^(el|la|del|de la|de|en la|en el) /, '');
  const exact = byName.get(folded);
  if (exact) return exact;
  const mentions = lawsNamedIn(text, true).toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return mentions[0]?.law ?? null;
}

const MAX_FOLDED = 4000;
const foldedNumbers = new Map<string, string>();

/** The same few numbers are asked for of many laws. */
function folded(number: string): string {
  const known = foldedNumbers.get(number);
  if (known !== undefined) return known;
  if (foldedNumbers.size >= MAX_FOLDED) foldedNumbers.clear();
  const own = foldNumber(number);
  foldedNumbers.set(number, own);
  return own;
}

/**
 * An article number as the index writes it: «1o» → `1`, «39 A» → `39-A`, «1390 bis 20» → `1390 Bis 20`. With a law that
 * has the article it is the spelling of that law, else the general spelling.
 */
export function normaliseArticle(printed: string, key?: string): string {
  const own = key === undefined ? undefined : spellings.get(key)?.get(folded(printed));
  return own ?? printNumber(printed);
}

/** The number as the law writes it, from any printed form; `null`: the law has no such article. */
export const findNumber = (key: string, printed: string): string | null => spellings.get(key)?.get(folded(printed)) ?? null;

export const hasArticle = (key: string, number: string): boolean => spellings.get(key)?.get(folded(number)) !== undefined;

export const isRepealed = (key: string, number: string): boolean => byKey.get(key)?.repealed.has(normaliseArticle(number, key)) ?? false;

/** How many fractions an article has; 0 when it has none, `null` when the law has no such article. */
export function fractionsOf(key: string, number: string): number | null {
  const own = spellings.get(key)?.get(folded(number));
  return own === undefined ? null : (byKey.get(key)?.fractions.get(own) ?? 0);
}

/** The last article number of a law: `1010` for the LFT. */
export const lastArticle = (key: string): string | null => byKey.get(key)?.numbers.at(-1) ?? null;

/** Up to three existing articles with the nearest numbers to one that does not exist. */
export function nearestArticles(key: string, number: string): string[] {
  const numbers = byKey.get(key)?.numbers ?? [];
  const wanted = Number.parseInt(number, 10);
  if (Number.isNaN(wanted)) return numbers.slice(0, 3);
  const distance = (other: string): number => Math.abs(Number.parseInt(other, 10) - wanted);
  return numbers.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3);
}

/** `art_lft_48`, `art_ccom_1390_Bis_20`. Reversible, because no number has an underscore. */
export const articleId = (key: string, number: string): string => `art_${key}_${number.replaceAll(' ', '_')}`;

/** Law key and number of an article id. They need not exist. `null`: the text is no such id. */
export function parseArticleId(id: string): { key: string; number: string } | null {
  const parts = /^art_([a-z0-9]+)_(\S+)$/.exec(id);
  return parts?.[1] && parts[2] ? { key: parts[1], number: parts[2].replaceAll('_', ' ') } : null;
}
