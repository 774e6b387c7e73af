import { matchAt } from '../laws/match-at.rules.ts';
/** Fractions, incisos, sections and paragraphs as they stand before or after the number of an article. */
import { inRoman, readRoman } from '#schema/lib/roman.ts';
import type { Details } from '../reference-types.ts';
import { ORDINAL_WORDS, readNumberWords, readOrdinal } from '../number-words.rules.ts';

type DetailName = keyof Details;

export const NO_DETAILS: Details = { fraction: null, letter: null, section: null, paragraph: null };
const NAMES = ['fraction', 'letter', 'section', 'paragraph'] as const;

/** `l` and `1` are how scanners read the I of Roman numbers. */
const ROMAN = `(?![LCDM]\\.\\s?\\p{L})[IVXLCDM1|]{1,8}(?![\\p{L}\\d]|\\.\\s?[A-Z]\\.)(?:[\\s-](?:bis|ter|qu[aá]ter)(?![\\p{L}])(?:\\s\\d{1,2}(?!\\d))?|-(?:[A-Z]|(?![IVXLCDM]{2})[A-Z]{2})(?![\\p{L}\\d]))?`;
const CAPITAL_ROMAN = `[IVX]{1,7}(?![\\p{L}\\d])(?:\\s(?:Bis|bis|BIS|Ter|ter)(?![\\p{L}]))?`;
/** «fracc. 15»: an Arabic number is no fraction's own, but it is meant as one. */
const FIGURE = `\\d{1,2}(?![\\d\\p{L}/-]|\\.\\d)`;
const QUOTED = `["“”«»'‘’]?`;
const LETTER = `${QUOTED}[a-zñ]{1,2}${QUOTED}\\)${QUOTED}`;
const BARE_LETTER = `["“«'‘][a-zñ]{1,2}["”»'’]|[a-zñ](?=\\s?[,.;:)]|\\s(?:de|del|y|e|fracc|p[aá]rr)|$)`;
const AND = `(?:\\s?,\\s?(?:(?:y|e|[oó]|u)\\s)?|\\s(?:y|[oó]|u|e|a|al|a\\sla|y/o)\\s|\\s?[-–]\\s?)`;
const IN_WORDS = `(?:un[oa]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|primera|segunda|tercera|cuarta|quinta|sexta|s[eé]ptima|octava|novena|d[eé]cima)(?![\\p{L}])`;
const AND_THE = `(?:${AND}|\\s(?:y|e|o)\\slas?\\s)`;
const listOf = (item: string): string => `(?:${item})(?:${AND}(?:${item})){0,24}`;
const LETTERS = listOf(`${LETTER}|${BARE_LETTER}`);

const LAST = '(?:ante)?pen[uú]ltim[oa]s?|[uú]ltim[oa]s?';
const ORDINAL = `(?:${LAST}|final(?![\\p{L}])|(?:${ORDINAL_WORDS.replace('(?![\\p{L}])', '')})s?(?![\\p{L}])|\\d{1,2}(?:(?:er|d|t|v|n|m)?[oa](?![\\p{L}])\\.?|er(?:[oa])?(?![\\p{L}])|\\s?[º°ª]\\.?))`;

const PATTERNS: [DetailName | null, string][] = [
  [
    'fraction',
    `(?:frac\\s?c\\s?[iíl1][oó0]\\s?n(?:es)?|(?:fraccs?|fracs?|frs?)(?:\\.|(?!\\p{L}))|f\\.?(?=\\s)|bases?)\\s?((?:${ROMAN})(?:${AND_THE}(?:${ROMAN})){0,24}|${FIGURE}|${IN_WORDS}(?:\\s(?:y|e|o)\\s(?:la\\s)?${IN_WORDS})?)`,
  ],
  ['letter', `(?:sub)?inc(?:isos?(?![\\p{L}])|s?\\.)\\s?(${LETTERS})`],
  [
    'section',
    `(?:apartados?|ap(?:ar)?t?dos?\\.?|aps?\\.)\\s(${QUOTED}[A-H]${QUOTED}(?![\\p{L}])\\)?(?:\\sy\\s${QUOTED}[A-H]${QUOTED}(?![\\p{L}]))?)`,
  ],
  [
    'paragraph',
    `(p[aá]rr(?:afos|s\\.)\\s(?:${listOf(ORDINAL)}|\\d{1,2}(?:,\\s\\d{1,2})*(?:\\sy\\s\\d{1,2})?(?![\\d\\p{L}]))|p[aá]rr(?:afos?|s?\\.)\\s(?:${ORDINAL}|\\d{1,2}(?![\\d\\p{L}]))|${listOf(ORDINAL)}\\sp[aá]rr(?:afos?(?![\\p{L}])|s?\\.)(?:\\s(?:bis|ter)(?![\\p{L}]))?|in\\sfine(?![\\p{L}])|(?:primera|segunda|[uú]ltima)\\s(?:parte|oraci[oó]n)(?![\\p{L}])|parte\\s(?:final|primera)(?![\\p{L}]))`,
  ],
  // «fracción III, numeral 2»: no field of its own, and no article either.
  [null, `(?:numeral|punto|sub-?inciso|n[uú]m\\.)\\s((?:\\d{1,2}|[ivx]{1,5})\\)?(?![\\p{L}\\d/]))`],
];
const LEAD = `(?:\\s?,\\s?|\\s|\\s?[-–]\\s?)?(?:(?:y|e|o)\\s)?(?:(?:en\\ssus?|en\\s(?:el|la|los|las)|de\\ssus?|de\\s(?:la|los|las)|del|ambas|sus?|el|la|los|las)\\s)?\\(?`;
const DETAILS = PATTERNS.map(([name, pattern]) => ({ name, pattern: new RegExp(`${LEAD}${pattern}\\)?`, 'iuy') }));
/** «fracciones I, inciso a), y II»: the list of fractions goes on after an inciso. */
const MORE_FRACTIONS = new RegExp(
  `\\s?,?\\s?(?:(?:y|e)\\s)?(?<=[,\\s])(${CAPITAL_ROMAN}(?:${AND}${CAPITAL_ROMAN}){0,10})`,
  'uy',
);

interface Group {
  name: DetailName | null;
  value: string;
  end: number;
}

/** «el apartado a que se refiere» names no section; «apartado a fracción xxii» does. */
const isSound = (text: string, { name, value, end }: Group): boolean =>
  name !== 'section' || /[A-H"“«']/.test(value) || /^,?\s(?:frac|frs?\.)/iu.test(text.slice(end, end + 8));

/** «artículo 7, numeral 1, inciso b)»: how electoral laws count their paragraphs. */
const isPoint = (text: string, match: RegExpExecArray): boolean =>
  match[0].startsWith(',') &&
  Number(match[1]) < 20 &&
  /^\s?,?\s(?:inciso|del?\s)/iu.test(text.slice(match.index + match[0].length, match.index + match[0].length + 12));

function groupAt(text: string, at: number, details: Details): Group | null {
  for (const { name, pattern } of DETAILS) {
    const match = matchAt(pattern, text, at);
    if (!match?.[1]) continue;
    if (name === null && details.fraction === null && details.letter === null && !isPoint(text, match)) continue;
    // «apartado A, fracción I, y apartado B, fracción II»: the second section is another part.
    if (name === 'section' && details.section !== null) return null;
    const group = { name, value: match[1].trim(), end: match.index + match[0].length };
    if (!isSound(text, group)) continue;
    // The bracket belongs to what opened it.
    if (match[0].endsWith(')') && !match[1].endsWith(')') && !match[0].slice(0, -match[1].length - 1).includes('('))
      group.end -= 1;
    return group;
  }
  if (details.fraction === null || (details.letter === null && details.paragraph === null)) return null;
  const more = matchAt(MORE_FRACTIONS, text, at);
  return more?.[1] ? { name: 'fraction', value: more[1], end: more.index + more[0].length } : null;
}

/** `iv` → `IV`, `lI` → `II`, `tercera` → `III`. */
const roman = (value: string): string =>
  /^\d{1,2}$/.test(value) && !/^1+$/.test(value)
    ? inRoman(Number(value))
    : new RegExp(`^${IN_WORDS}`, 'iu').test(value)
      ? value.replace(new RegExp(IN_WORDS, 'giu'), (each) => inRoman(readOrdinal(each) ?? readNumberWords(each) ?? 0))
      : value.replace(new RegExp(ROMAN, 'giu'), (each) => {
          const [first = '', ...rest] = each.split(/(?=[\s-])/);
          return [first.replace(/[l1|]/g, 'I').toUpperCase(), ...rest].join('');
        });

const bare = (value: string): string => value.replace(/["“”«»'‘’]/g, '');

function tidy({ name, value }: Group): string {
  if (name === 'fraction') return roman(value).replace(/\s(y|e|o)\slas?\s/giu, ' $1 ');
  if (name === 'section') return bare(value).replace(/\)/g, '').toUpperCase();
  return name === 'letter' ? bare(value) : value;
}

export interface ReadDetails {
  details: Details;
  end: number;
}

const OF_ARTICLE =
  /^\s?,?\s?(?:ambas\s|todas\s|todos\s)?(?:del|de\slos)\s(?:\p{L}{3,12}o\s)?(?:art|numeral|precepto|dispositiv|diverso|ordinal|ar[aá]bigo)/iu;

/** Fractions, incisos, sections and paragraphs from `at` on, in whatever order. Those of a next article are left. */
export function readDetails(text: string, at: number, isLast = false): ReadDetails {
  const found: ReadDetails[] = [{ details: { ...NO_DETAILS }, end: at }];
  for (let round = 0; round < 10; round++) {
    const { details, end } = found.at(-1) as ReadDetails;
    const group = groupAt(text, end, details);
    if (!group) break;
    const next = { ...details };
    if (group.name) next[group.name] = [details[group.name], tidy(group)].filter(Boolean).join(', ');
    found.push({ details: next, end: group.end });
  }
  // «…5 y fracción III del artículo 6»: those details are the next one's.
  if (!isLast && found.length > 1 && OF_ARTICLE.test(text.slice(found.at(-1)?.end, (found.at(-1)?.end ?? 0) + 40)))
    found.pop();
  return found.at(-1) as ReadDetails;
}

const BEFORE = 170;
const DETAIL_WORD =
  /(?<![\p{L}])(?:frac\s?c\s?[iíl1][oó0]n(?:es)?|fraccs?\.?|fracs?\.|frs?\.|(?:sub)?inc(?:isos?|\.)|apartados?|p[aá]rrafos?|primer|segund|tercer|cuart|quint|sext|s[eé]ptim|octav|noven|d[eé]cim|(?:ante)?pen[uú]ltim|[uú]ltim)/giu;
const BETWEEN =
  /^\s?,?\s?(?:(?:ambas|ambos|todas|todos)\s)?(?:del|de\slos|de\sla|de\s(?:ese|este|dicho|aquel)|de|al|en\sel)\s?(?:(?:propi|mism|citad|referid|mencionad|invocad|aludid)o\s)?$/iu;

/** «la I del 2489», «la XXVII Bis del 132». */
const BARE_FRACTION =
  /(?<=(?<!\p{L})las?\s)([IVXL]{1,7}(?:\s(?:Bis|Ter))?(?:\s(?:y|o)\s(?:la\s)?[IVXL]{1,7})?)\sdel\s(?:(?:mism|propi)o\s)?$/u;

/** «fracción III del artículo 521»: details that stand before the word «artículo» at `at`. */
export function detailsBefore(text: string, at: number, floor: number): { details: Details; start: number } | null {
  const from = Math.max(floor, at - BEFORE);
  const before = text.slice(from, at);
  if (!/(?:de|del|de\slos|al|en\sel|de\sla|de\s(?:ese|este|dicho))\s(?:\p{L}{4,11}o\s)?$/iu.test(before)) return null;
  for (const word of before.matchAll(DETAIL_WORD)) {
    const start = from + word.index;
    const { details, end } = readDetails(text, start, true);
    if (end > start && end <= at && BETWEEN.test(text.slice(end, at))) return { details, start };
  }
  const bareFraction = BARE_FRACTION.exec(before);
  return bareFraction?.[1]
    ? {
        details: { ...NO_DETAILS, fraction: bareFraction[1].replace(/\s(y|e|o)\slas?\s/giu, ' $1 ') },
        start: from + bareFraction.index,
      }
    : null;
}

export function describe({ fraction, letter, section, paragraph }: Details): string | null {
  const tight = (value: string): string => value.replace(/\s+/g, ' ');
  const parts = [
    section ? `apartado ${section}` : null,
    fraction
      ? `${/[\s,–]|\w-[IVX]/.test(fraction.replace(/[\s-](?:bis|ter|qu[aá]ter)\b(?:\s\d+)?/giu, '')) ? 'frs.' : 'fr.'} ${tight(fraction)}`
      : null,
    letter ? `inciso ${tight(letter)}` : null,
    paragraph ? tight(paragraph).toLowerCase() : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** What `lead` says of all and `own` does not say. */
export const mergeDetails = (own: Details, lead: Details): Details =>
  Object.fromEntries(NAMES.map((name) => [name, own[name] ?? lead[name]])) as unknown as Details;

export const hasDetails = (details: Details): boolean => NAMES.some((name) => details[name] !== null);

/** «II, X y XI» → 11. */
export const highestFraction = (fraction: string | null): number =>
  Math.max(0, ...[...(fraction ?? '').matchAll(/[IVXLC]+/gu)].map(([each]) => readRoman(each) ?? 0));
