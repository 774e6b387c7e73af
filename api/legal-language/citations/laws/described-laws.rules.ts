/**
 * Laws that are described rather than named: «ley del contencioso», «ley procesal electoral», «código penal de esta
 * ciudad», «ley general de trasparencia». The words are compared with those of all names: as they sound, by their
 * beginning, by what they mean, and with one letter wrong.
 */
import { foldText } from '#schema/lib/fold-text.ts';
import type { LawAt } from './law-at.ts';
import { isPair, known, meantBy, MOST_KEPT, rarity, SCOPES, SMALL, soundOf } from './law-words.rules.ts';
import { STATES } from './places.rules.ts';

/** «la ley especial» points at one that was named before. */
const POINTING =
  /^(?:especial|propi[oa]|respectiv[oa]|aplicable|correspondiente|secundari[oa]|suprem[oa]|vigente|actual|nuev[oa]|anterior|citad[oa]|dich[oa]|mism[oa]|referid[oa]|invocad[oa]|presente|legal|normativo|juridico)$/u;
const CUT: Readonly<Record<string, string>> = { gral: 'general', fed: 'federal', nal: 'nacional', nac: 'nacional' };
const KIND =
  /(?<kind>ley(?:es)?|c[oó]digo|c[oó]d\.?|codificaci[oó]n|legislaci[oó]n|ordenamiento|normativa|normatividad|cuerpo)(?!\p{L})(?=\s)/iuy;
const ANY_KIND = /^(?:codific|legisl|ordenam|normativ|cuerpo)/iu;
const NEXT =
  /(?<small>(?:[ \t](?:de|del|d|la|las|los|el|en|para|por|sobre|contra|al?|y|e|materia|su|sus))*)[ \t](?<word>\p{L}+)(?<stop>\.?)/iuy;
/** Where the capital is meant, and where any place is. */
const CAPITAL =
  /[ \t](?:(?:vigente|aplicable)[ \t])?(?:(?:de[ \t]aqu[ií][ \t])?(?:de|en|para|por)[ \t](?:la|esta|el|ésta)[ \t](?:capital(?:[ \t]del[ \t]pa[ií]s)?|ciudad(?:[ \t]de[ \t]m[eé]xico)?|cdmx|d\.?f\.?)|de[ \t](?:cdmx|aqu[ií])|del[ \t](?:distrito[ \t]federal|d\.?[ \t]?f\.?)|capitalin[oa]|citadin[oa])(?!\p{L})/iuy;
const LOCAL = /[ \t](?:local|estatal|municipal|de[ \t]la[ \t]entidad|de[ \t](?:este|ese)[ \t]estado)(?!\p{L})/iuy;
const ELSEWHERE = new RegExp(
  `^[ \\t,]*(?:(?:del?|para|en)[ \\t](?:el[ \\t]|la[ \\t])?(?:estado[ \\t]de[ \\t])?)?\\(?(?:${STATES}|m[eé]xico(?![ \\t]))(?!\\p{L})`,
  'iu',
);
/** Words that any kind of law may have: «ley adjetiva», of a code. */
const ANY_WORD = /^(?:procesal|adjetiv|sustantiv|procedimental)/iu;
const MOST_WORDS = 9;
const LEAST_LETTERS = 3;
/** More than a likeness of beginnings. */
const LIKE = 0.8;
/** What stands right behind «ley» is an adjective: «ley migratoria», but not «la ley obliga». */
const ADJECTIVE =
  /(?:al|ales|ar|ares|ic[oa]s?|iv[oa]s?|ori[oa]s?|ari[oa]s?|os[oa]s?|ad[oa]s?|id[oa]s?|er[oa]s?|an[oa]s?|istas?|bles?|i[oó]n|[eé]s|esa)$/iu;

interface Fit {
  key: string;
  score: number;
}

const keptFits = new Map<string, readonly Fit[]>();

/** The laws of which all words are, the likeliest first. */
function fitsOf(
  kind: string,
  words: readonly ReadonlyMap<string, number>[],
  scopes: readonly string[],
): readonly Fit[] {
  const key = `${kind}|${words.map((meant) => [...meant.keys()].join(' ')).join('|')}|${scopes.join(' ')}`;
  const kept = keptFits.get(key);
  if (kept) return kept;
  if (keptFits.size >= MOST_KEPT) keptFits.clear();
  const fits = weighFits(kind, words, scopes);
  keptFits.set(key, fits);
  return fits;
}

function weighFits(kind: string, words: readonly ReadonlyMap<string, number>[], scopes: readonly string[]): Fit[] {
  const fits: Fit[] = [];
  for (const { law, names, scopes: own } of known) {
    // «Ley Federal de Educación» is no «Ley General de Educación».
    if (own.size > 0 && scopes.some((scope) => !own.has(scope))) continue;
    let best = 0;
    for (const name of names) {
      if (kind !== '' && name.kind !== kind) continue;
      let [explained, whole, covered] = [0, 0, 0];
      const seen = new Set<string>();
      for (const meant of words) {
        let [value, weight] = [0, 0];
        for (const each of name.words) {
          const like = meant.get(each) ?? 0;
          if (like > value) [value, weight] = [like, rarity(each)];
          if (like > 0) seen.add(each);
        }
        if (value === 0) {
          explained = 0;
          break;
        }
        explained += value * weight;
      }
      if (explained === 0) continue;
      for (const each of name.words) {
        whole += rarity(each);
        if (seen.has(each)) covered += rarity(each);
      }
      best = Math.max(best, (explained / Math.max(whole, covered)) * 0.5 + (covered / whole) * 0.5);
    }
    if (best > 0) fits.push({ key: law.key, score: best });
  }
  return fits.toSorted((a, b) => b.score - a.score);
}

/** A law is told from the next by this much. */
const APART = 0.45;
const APART_OF_SEVERAL = 0.7;
const LEAST_SCORE = 0.25;
/** So much of a name stands alone, whatever follows. */
const WHOLE = 0.8;
const MOST_KEYS = 6;

const at = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

interface Read {
  kind: string;
  end: number;
  words: readonly ReadonlyMap<string, number>[];
  scopes: readonly string[];
  isCapital: boolean;
  isLocal: boolean;
  /** The words go on with one that no held law has. */
  goesOn: boolean;
}

function read(text: string, place: number, kindSaid: string | undefined): Read | null {
  const opening = kindSaid === undefined ? at(KIND, text, place) : null;
  if (kindSaid === undefined && !opening) return null;
  const said = opening?.groups?.['kind'] ?? kindSaid ?? '';
  const own = ANY_KIND.test(said) || said === '' ? '' : /^c/iu.test(said) ? 'codigo' : 'ley';
  const kind = ANY_WORD.test(text.slice(place + (opening?.[0].length ?? 0) + 1).slice(0, 14)) ? '' : own;
  let end = place + (opening?.[0].length ?? 0);
  const words: ReadonlyMap<string, number>[] = [];
  const scopes: string[] = [];
  let [isCapital, isLocal, goesOn] = [false, false, false];
  for (let count = 0; count < MOST_WORDS; count++) {
    const place = at(CAPITAL, text, end) ?? at(LOCAL, text, end);
    if (place) {
      const capital = at(CAPITAL, text, end) !== null;
      isCapital ||= capital;
      isLocal ||= !capital;
      end += place[0].length;
      continue;
    }
    const next = at(NEXT, text, end);
    const { word = '', stop = '', small = '' } = next?.groups ?? {};
    const folded = CUT[foldText(word)] ?? foldText(word);
    if (!next || word.length < LEAST_LETTERS || SMALL.has(folded) || POINTING.test(folded)) break;
    if (SCOPES.has(folded)) scopes.push(folded);
    else {
      const meant = meantBy(soundOf(word), stop === '.');
      const isJoined = /\s[ye](?:\s|$)/iu.test(small);
      // «la propia ley integran»: a word without «de» is no adjective when it ends as verbs do.
      const isLiteral = [...meant.values()].some((value) => value > LIKE);
      const isVerb = small === '' && (/[^aeiouáéíóú]?[ae]n$|ó$/iu.test(word) || !(isLiteral || ADJECTIVE.test(word)));
      const isName = meant.size > 0 && !isVerb && fitsOf(kind, [...words, meant], []).length > 0;
      // «…del trabajo y de la seguridad» goes on with something else, unless names have both side by side.
      if (!isName || (isJoined && !isPair(words.at(-1), meant))) {
        goesOn =
          !isJoined && (/^\p{Lu}/u.test(word) ? true : /\s(?:de|del|en|para|sobre|contra)(?:\s|$)/iu.test(small));
        break;
      }
      words.push(meant);
    }
    // The stop of a whole word, or before nothing that goes on, is that of the sentence.
    const after = text.slice(end + next[0].length, end + next[0].length + 2);
    const isWhole = [...(words.at(-1)?.values() ?? [])].includes(1);
    const isLast = stop === '.' && (isWhole || !/^[ \t]\p{L}|^,/u.test(after));
    end += next[0].length - (isLast ? 1 : 0);
    if (isLast) break;
  }
  return { kind, end, words, scopes, isCapital, isLocal, goesOn };
}

const OF_PLACE = new RegExp(
  `(?:ley|c[oó]digo|reglamento|bando)(?:[ \\t](?:del?|la|las|los|el|en|para|por|sobre|y|\\p{Ll}{4,16})){0,6}?[ \\t](?:del?|para|en)[ \\t](?:el[ \\t]|la[ \\t])?(?:estado[ \\t]de[ \\t])?(?:${STATES}|m[eé]xico)(?!\\p{L})`,
  'iuy',
);

/** «ley inquilinaria de veracruz». */
function unheldOfPlace(text: string, place: number): LawAt | null {
  const name = at(OF_PLACE, text, place)?.[0];
  return name === undefined ? null : { law: null, name, end: place + name.length, keys: [] };
}

/**
 * What is described at a place: `keys` are the laws that fit, the likeliest first; none of them where only a law that is
 * not held can be meant.
 */
export function describedAt(text: string, place: number, kindSaid?: string): LawAt | null {
  const found = read(text, place, kindSaid);
  if (!found) return null;
  const { kind, end, words, scopes, isCapital, isLocal, goesOn } = found;
  if (words.length === 0 && (!isCapital || kind === 'ley'))
    return kindSaid === undefined ? unheldOfPlace(text, place) : null;
  const elsewhere = ELSEWHERE.exec(text.slice(end, end + 60))?.[0];
  if (elsewhere)
    return { law: null, name: text.slice(place, end + elsewhere.length), end: end + elsewhere.length, keys: [] };
  const described = { law: null, name: text.slice(place, end), end };
  if (isCapital && words.length === 0) return { ...described, keys: ['ccdf'] };
  const fits =
    isCapital || isLocal ? fitsOf(kind, words, []).filter(({ key }) => key === 'ccdf') : fitsOf(kind, words, scopes);
  const [best] = fits;
  if (!best || best.score < LEAST_SCORE)
    return isCapital || isLocal || scopes.length > 0 ? { ...described, keys: [] } : null;
  if (goesOn && best.score < WHOLE) return null;
  const keys = fits
    .filter(({ score }) => score >= best.score * (words.length > 1 ? APART_OF_SEVERAL : APART))
    .slice(0, MOST_KEYS)
    .map(({ key }) => key);
  return { ...described, keys };
}

/** What is described at a place, where it says more than the name that was read there. */
export function betterDescribed(text: string, place: number, named: LawAt | null): LawAt | null {
  if (named?.isPast || (named?.law != null && !named.isPartial)) return null;
  const described = describedAt(text, place);
  return described !== null &&
    (named === null || described.end > named.end || (named.law === null && described.end === named.end))
    ? described
    : null;
}

/** So much of a name is said where its noun is not. */
const NEARLY_WHOLE = 0.85;

/** «el 275 de sociedades», «setenta y cuatro de la agraria»: a law without its noun, by all that people call it. */
export function describedWithoutNoun(text: string, place: number, kind: 'ley' | ''): LawAt | null {
  const found = read(text, place - 1, kind);
  if (!found || found.words.length === 0 || found.isCapital || found.isLocal || found.goesOn) return null;
  if (ELSEWHERE.test(text.slice(found.end, found.end + 60))) return null;
  // «el 5 de la sociedad» is of a company.
  const exact = found.words.map((meant) => new Map([...meant].filter(([, value]) => value === 1)));
  const fits = exact.every(({ size }) => size > 0) ? fitsOf(found.kind, exact, found.scopes) : [];
  const keys = fits.filter(({ score }) => score >= NEARLY_WHOLE).map(({ key }) => key);
  const name = { name: text.slice(place, found.end), end: found.end };
  return keys.length === 0
    ? null
    : keys.length === 1
      ? { law: keys[0] ?? null, ...name }
      : { law: null, keys, ...name };
}
