import { matchAt } from '../laws/match-at.rules.ts';
/** The numbers of articles after a head, each with its details: «47, fracción II, y 48». */
import { hasDetails, NO_DETAILS, readDetails } from './article-details.rules.ts';
import type { Details } from '../reference-types.ts';
import { leadingNumber, NUMBER_WORDS, ORDINAL_WORDS, readOrdinal } from '../number-words.rules.ts';

export interface Item extends Details {
  start: number;
  end: number;
  printed: string;
  /** «5 A»: a letter that is part of the number in some laws and a section in others. */
  loose: string | null;
  /** Nothing but the law can say that the letter is part of the number. */
  isWeakLetter: boolean;
  /** «47-II», «47, II»: a fraction without its word. */
  isShort: boolean;
  /** The number represents all from it to that of the next item. */
  opensRange: boolean;
}

const LATIN =
  'bis|ter|qu[aá]ter|quinquies|quintus|sexies|sexties|sextus|septies|s[eé]ptimus|octies|octavus|nonies|novenus|decies|undecies|duodecies|terdecies|quaterdecies|undecimus|duodecimus|vicies|tricies';
const SUFFIX = `(?:[\\s.-]{0,2}(?:${LATIN})(?![\\p{L}])(?:[ -]\\d{1,3}(?![\\d/)]))?)`;
const NUMBER = `\\d{1,6}(?!\\d)(?:(?:\\.\\d{1,4}(?!\\d)){1,4}(?:\\.[a-z](?![\\p{L}\\d])(?:\\)(?=\\sdel?\\s))?)?)?(?:o(?![\\p{L}])\\.?|\\s?[º°ª]\\.?)?(?:\\s?[-–]\\s?(?:[A-ZÑ](?![\\p{L}\\d])|\\d{1,3}(?!\\d)))?${SUFFIX}?`;
/** «1,915» where one article is announced. */
const THOUSANDS = /[1-9],\d{3}(?![\d,])/y;
const ONE = new RegExp(NUMBER, 'iuy');
/** «ochocientos setenta y tres guion h». */
const SPOKEN_LETTER = /\sgui[oó]n\s([a-zñ])(?!\p{L})/iuy;
const WORDS = new RegExp(`(?:${NUMBER_WORDS})(?:${SUFFIX})?(?:\\s?\\(\\d{1,4}\\))?`, 'iuy');
/** «2587 (dos mil quinientos ochenta y siete)». */
const IN_WORDS = new RegExp(`\\s?\\((?:${NUMBER_WORDS})\\)`, 'iuy');
const ORDINAL = new RegExp(ORDINAL_WORDS, 'iuy');
/** «el 2448 D lo topa»: a letter only where the law has such an article. */
const WEAK_LOOSE = /\s([A-ZÑ])(?=\s\p{Ll}|[\n\t]|$|\s?[:?!"”»|]|\.\s)/uy;
const LOOSE = /\s([A-ZÑ])(?=\s?[,;)]|\.(?!\s?\p{L})|\s(?:de|del|y|constitucional|CFF|LSS|CPEUM|LFT)(?!\p{L}))/uy;
const SHORT_FRACTION =
  /(?:\s?[-–]\s?|\s?,\s?|\s|\.)((?:[IVX]{1,7}|[XL]{1,4}[IVX]{0,4})(?![\p{L}\d])(?:\s(?:Bis|Ter)(?!\p{L}))?(?:(?:\s?,\s?|\s(?:y|a|al)\s|[-–])[IVX]{1,7}(?![\p{L}\d])){0,10})(?=\s?[,;)|:?!»”"]|[\t\n]|\s(?:de|del|y|const\.|constitucional|\p{Lu})|\s[(«“"?¿!✔✘→←—–=]|-[a-z]\)|\.(?!\s?[-\p{L}])|(?<=\d\s?-\s?[IVXL]{2,7})|(?<=\d,\s[IVXL]{1,7})\.\s\p{Lu}\p{Ll}|$)/uy;
/** «115-IV-c)». */
const SHORT_LETTER = /(?:\s?[-–]\s?|\s?,\s?)([a-zñ]\))/uy;
/** «123, A, XXXII». */
const SHORT_SECTION = /\s?,\s?([A-H])(?=\s?,\s?[IVX]+(?![\p{L}\d]))/uy;
const NEXT = new RegExp(
  `(?<joint>\\s?,\\s?(?:(?:y|e|[oó]|u)\\s|as[ií]\\scomo\\s)?|\\s?,?\\s(?:and|or|through)\\s|\\s(?:y|e|[oó]|u|y/o|a|al|to|hasta|as[ií]\\scomo)\\s|\\s?[–—]\\s?)(?:(?:el|los|al|del|de\\slos|a\\slos|la|las)\\s)?(?=\\d)`,
  'iuy',
);
const NEXT_WORDS = new RegExp(
  `(?<joint>\\s?,\\s?(?:(?:y|e|o)\\s)?|\\s(?:y|e|o|a|al)\\s)(?:(?:el|los)\\s)?(?=${NUMBER_WORDS})`,
  'iuy',
);
const COUNTED =
  /^\s?(?:%|por\s?ciento|\/\d|(?:d[ií]as?|meses|mes|a[nñ]os?|horas?|minutos|pesos|umas?|salarios?|semanas?|veces|votos|hrs|p[aá]ginas|fojas|tomos?|trabajador\p{L}*|personas?|emplead[oa]s|socios|acciones|copias|fracc?(?:iones)?\.?(?!\s?[IVXLivxl\d])|art[ií]culos|tesis|criterios|casos|puntos|millones|mil|hect[aá]reas|metros|m2|km|kil[oó]metros|litros|kg|usd|mxn|d[oó]lares|euros|quincenas?|testigos|integrantes|miembros|magistrad[oa]s|ministr[oa]s|elementos|requisitos|supuestos|causales|de\s(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre))(?!\p{L}))/iu;

/** Days, amounts and other counts. */
export const isCounted = (text: string, at: number): boolean => COUNTED.test(text.slice(at, at + 24));

interface Printed {
  printed: string;
  end: number;
}

/** «44 4, fracción II»: one number that a scanner broke. */
const BROKEN = /\d{1,3}\s\d{1,2}(?=,?\s(?:frac|fr\.|p[aá]rr|inciso))/iuy;

function digitsAt(text: string, at: number, isPlural: boolean): Printed | null {
  const broken = matchAt(BROKEN, text, at)?.[0];
  if (broken) return { printed: broken.replace(/\s/u, ''), end: at + broken.length };
  const thousands = isPlural ? null : matchAt(THOUSANDS, text, at);
  if (thousands) return { printed: thousands[0].replace(',', ''), end: at + thousands[0].length };
  const number = matchAt(ONE, text, at);
  if (!number) return null;
  const words = matchAt(IN_WORDS, text, at + number[0].length)?.[0].length ?? 0;
  if (words > 0) return { printed: number[0].trim(), end: at + number[0].length + words };
  const end =
    at +
    number[0].length +
    (/^\.[a-z](?=\sdel?\s)/u.exec(text.slice(at + number[0].length, at + number[0].length + 8)) ? 2 : 0);
  // «32A» for «32-A».
  const isLettered = /^\d+$/.test(number[0]) && /^[A-ZÑ](?![\p{L}\d])/u.test(text.slice(end, end + 2));
  return isLettered ? { printed: `${number[0]}-${text[end] ?? ''}`, end: end + 1 } : { printed: number[0].trim(), end };
}

/** «mil novecientos quince», «catorce Bis», «2554» where words begin a list. */
function wordsAt(text: string, at: number): Printed | null {
  const words = matchAt(WORDS, text, at)?.[0];
  if (!words) return null;
  const number = leadingNumber(words.replace(new RegExp(`${SUFFIX}.*$|\\s?\\(.*$`, 'iu'), ''));
  if (!number || number.value === 0) return null;
  const letter = matchAt(SPOKEN_LETTER, text, at + number.length);
  if (letter?.[1])
    return { printed: `${number.value}-${letter[1].toUpperCase()}`, end: at + number.length + letter[0].length };
  const suffix = matchAt(new RegExp(`${SUFFIX}?(?:\\s?\\(\\d{1,4}\\))?`, 'iuy'), text, at + number.length)?.[0] ?? '';
  const latin = suffix.replace(/\(.*$/, '').trim();
  return { printed: [String(number.value), latin].filter(Boolean).join(' '), end: at + number.length + suffix.length };
}

function ordinalAt(text: string, at: number): Printed | null {
  const words = matchAt(ORDINAL, text, at)?.[0];
  const value = words ? readOrdinal(words) : null;
  return words && value ? { printed: String(value), end: at + words.length } : null;
}

interface Tail extends Pick<Item, 'loose' | 'isWeakLetter' | 'isShort' | 'fraction' | 'letter' | 'section'> {
  end: number;
}

/** The loose letter or fraction right after a number, where no word announces it. */
function tailOf(text: string, at: number): Tail {
  const none: Tail = {
    loose: null,
    isWeakLetter: false,
    isShort: false,
    fraction: null,
    letter: null,
    section: null,
    end: at,
  };
  const loose = matchAt(LOOSE, text, at);
  if (loose?.[1]) {
    const own = matchAt(SHORT_FRACTION, text, at + loose[0].length);
    return own?.[1] && own[0].includes(',')
      ? { ...none, loose: loose[1], isShort: true, fraction: own[1], end: at + loose[0].length + own[0].length }
      : { ...none, loose: loose[1], end: at + loose[0].length };
  }
  const weak = matchAt(WEAK_LOOSE, text, at);
  if (weak?.[1]) return { ...none, loose: weak[1], isWeakLetter: true, end: at };
  const section = matchAt(SHORT_SECTION, text, at);
  const from = at + (section?.[0].length ?? 0);
  const fraction = matchAt(SHORT_FRACTION, text, from);
  if (!fraction?.[1]) return none;
  const end = from + fraction[0].length;
  const letter = matchAt(SHORT_LETTER, text, end);
  return {
    ...none,
    isShort: true,
    section: section?.[1] ?? null,
    fraction: fraction[1],
    letter: letter?.[1] ?? null,
    end: end + (letter?.[0].length ?? 0),
  };
}

function itemAt(text: string, at: number, isPlural: boolean, isWord: boolean): Item | null {
  const number = isWord ? (wordsAt(text, at) ?? ordinalAt(text, at)) : digitsAt(text, at, isPlural);
  if (!number) return null;
  const tail = tailOf(text, number.end);
  const { details, end } = readDetails(text, tail.end);
  return {
    ...NO_DETAILS,
    ...details,
    fraction: tail.fraction ?? details.fraction,
    letter: tail.letter ?? details.letter,
    section: tail.section ?? details.section,
    start: at,
    end,
    printed: number.printed,
    loose: tail.loose,
    isWeakLetter: tail.isWeakLetter,
    isShort: tail.isShort,
    opensRange: false,
  };
}

/** «123, apartado A, fracción I, y apartado B, fracción II»: the same article once for each section. */
function otherSections(text: string, item: Item): Item[] {
  const found: Item[] = [];
  for (let at = item.end; item.section !== null && found.length < 8; at = found.at(-1)?.end ?? at) {
    const { details, end } = readDetails(text, at);
    if (details.section === null || end <= at) break;
    const lead = /^[\s,]*(?:y\s)?(?:el\s)?/iu.exec(text.slice(at, at + 12))?.[0].length ?? 0;
    found.push({ ...item, ...details, start: at + lead, end });
  }
  return found;
}

/** What may follow a further number of «artículo» in the singular: «artículo 14, 16 y 17 constitucionales». */
const SINGULAR_TAIL =
  /^(?:(?:\s?,\s?|\s(?:y|e)\s)\d{1,4}[oº°.]{0,2}){0,8}(?:\s?,)?\s(?:del?\s|frac|fr\.|inc|constitucional|\p{Lu}{2})/u;
const isMarked = ({ printed, start, end }: Item, text: string): boolean =>
  /\d\s?(?:[oº°]|bis|ter|qu[aá]ter)/iu.test(text.slice(start, Math.min(end, start + printed.length + 3)));

/** The items of one head. `isWord`: the first number is written out. */
export function readItems(
  text: string,
  at: number,
  { isPlural, isWord = false }: { isPlural: boolean; isWord?: boolean },
): { items: Item[]; end: number } {
  const items: Item[] = [];
  let place = at;
  for (let count = 0; count < 60; count++) {
    const item = itemAt(text, place, isPlural, isWord);
    if (!item) break;
    const before = items.at(-1);
    if (before) {
      const after = item.start + item.printed.length;
      const isOther = isCounted(text, after) || isCounted(text, item.end);
      if (isOther) break;
      if (
        !isPlural &&
        !before.opensRange &&
        !isMarked(item, text) &&
        !hasDetails(item) &&
        !SINGULAR_TAIL.test(text.slice(item.end, item.end + 70))
      )
        break;
    }
    items.push(item, ...otherSections(text, item));
    const { end } = items.at(-1) ?? item;
    const joint = matchAt(isWord ? NEXT_WORDS : NEXT, text, end);
    if (!joint) break;
    item.opensRange = /^\s?(?:al?|hasta|[–—])\s?$/iu.test(joint.groups?.['joint'] ?? '') && !hasDetails(item);
    place = joint.index + joint[0].length;
  }
  const last = items.at(-1);
  if (last) last.opensRange = false;
  return { items, end: last?.end ?? at };
}
