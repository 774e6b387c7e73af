/** Where citations of articles begin: «artículo», «LFT, », or a number that the words around it make one. */
import { findLaw, hasArticle, laws } from '#db/content/law-index.ts';
import type { LawAt } from '../laws/law-mentions.rules.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import { isCounted, readItems } from './article-items.rules.ts';
import { NUMBER_WORDS, ORDINAL_WORDS } from '../number-words.rules.ts';

export interface Head {
  /** Where the citation begins, and where its first number stands. */
  at: number;
  from: number;
  /** `WORD`: «artículo 48». `WEAK`: «el diverso 48». `LAW`: «LFT 48». `BARE`: «48 LFT», «el 162». */
  kind: 'WORD' | 'WEAK' | 'LAW' | 'BARE';
  isPlural: boolean;
  /** The number is written out. */
  isWord: boolean;
  /** The law that is part of the head. */
  law: LawAt | null;
  /** «en su artículo 5». */
  isOwned: boolean;
}

const ARTICLE = `a ?r ?t ?[ií1l|!] ?(?:- )?c ?u ?[l1i|] ?[o0](?: ?s(?![\\p{L}]))?(?:\\(s\\))?|art(?:[ií]c)?s?[.º°]?`;
const WEAK = `numeral(?:es)?|preceptos?|dispositivos?|ordinal(?:es)?|ar[aá]bigos?|diversos?|correlativos?`;
const BETWEEN = `\\s{0,2}:?\\s{0,2}(?:n[uú]m(?:eros?|s?\\.)\\s|n[°º.]\\s?|#\\s?|legal(?:es)?\\s|(?<constitutional>constitucional(?:es)?)\\s|\\()?["“«]?`;
const HEAD = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<word>${ARTICLE})|(?<weak>${WEAK}))(?:${BETWEEN}(?=(?<digit>\\d))|\\s{1,2}(?=(?:${NUMBER_WORDS}|${ORDINAL_WORDS})))`,
  'giu',
);
const SU = /(?<!\p{L})sus?\s(?:propio\s|diverso\s)?$/iu;

const SHORT_NAMES = laws()
  .map(({ shortName }) => shortName)
  .filter((name) => /^\p{Lu}[\p{L}]{1,9}$/u.test(name) && /\p{Lu}.*\p{Lu}/u.test(name))
  .concat('CCo', 'CCDMX', 'CCFed')
  .toSorted((a, b) => b.length - a.length);
const dotted = (name: string): string =>
  name
    .match(/\p{Lu}\p{Ll}*/gu)
    ?.map((part) => `${part}\\.`)
    .join(' ?') ?? name;
const ABBREVIATION = `(?:${SHORT_NAMES.flatMap((name) => [dotted(name), name]).join('|')})`;
const BY_NAME = new Map([
  ...laws().map(({ shortName, key }): [string, string] => [foldName(shortName), key]),
  ['cco', 'ccom'],
  ['ccdmx', 'ccdf'],
  ['ccfed', 'ccf'],
]);
const LAW_FIRST = new RegExp(`(?<![\\p{L}\\d.])(${ABBREVIATION})(?:\\s?,\\s?|\\s?:\\s?|\\s)(?=\\d)`, 'gu');
const LAW_AFTER = new RegExp(
  `(?<=[\\p{L}\\d.º°)”»"] )(?:${ABBREVIATION}|[Cc]onstitucional(?:es)?|CONSTITUCIONAL(?:ES)?)(?![\\p{L}\\d])`,
  'gu',
);
const LATIN = '(?:bis|ter|qu[aá]ter|quinquies|quintus|sexies|sextus|septies|octies|nonies|decies)(?![\\p{L}])';
/** «el 84», «(14, fracción I)», «280 Bis», «Validez: 1795.» */
const BARE = new RegExp(
  `(?<![\\p{L}\\d])(?<lead>(?:el|al|del|los)\\s)(?=\\d{1,4}(?!\\d|[/:$,]\\d))|(?<colon>:\\s)(?=\\d{1,4}(?![\\d/:.,]\\d|\\d))|(?<![\\p{L}\\d/.,$-])(?=\\d{1,4}(?:[oº°]\\.?)?(?:-[A-Z])?(?:\\s${LATIN}(?:\\s\\d{1,2})?)?(?:\\s${LATIN}|\\s?,?\\s(?:fracci[oó]n|fracc?s?\\.|fracs\\.|frs?\\.|incisos?\\s|ap(?:ar)?t?a?do\\.?\\s|(?:primer|segundo|tercer|cuarto|[uú]ltimo)\\sp[aá]rrafo|p[aá]rrafos?\\s)))`,
  'giu',
);
/** What a number that is no article hangs on. */
const OTHER_BEFORE =
  /(?:p[aá]g(?:s|inas?)?|pp?|fojas?|tomo|vol(?:umen)?|n[uú]m(?:ero)?s?|no|exp(?:ediente)?|toca|p[aá]rrafos?|fracci[oó]n|cl[aá]usula|registro|tel[eé]fono|folio|hojas?|inciso|punto|cap[ií]tulo|anexo|[$#§])\.?\s?$/iu;
const BACK = 110;

const lawOf = (name: string): LawAt => {
  const key = BY_NAME.get(foldName(name).replace(/ /g, '')) ?? null;
  return { law: key, name, end: 0 };
};

/** «LFT 2019» is a year. */
const isYear = (text: string, at: number, law: string | null): boolean => {
  const year = /^(?:19|20)\d\d(?!\d)/.exec(text.slice(at, at + 5))?.[0];
  return year !== undefined && (law === null || findLaw(law) === null || !hasArticle(law, year));
};

function* wordHeads(text: string): Generator<Head> {
  for (const match of text.matchAll(HEAD)) {
    const { word, weak, digit, constitutional } = match.groups ?? {};
    const from = match.index + match[0].length;
    if (/^\d{1,6}\/\d/.test(text.slice(from, from + 8))) continue;
    yield {
      at: match.index,
      from,
      kind: word || /^(?:numeral|precepto)/iu.test(weak ?? '') ? 'WORD' : 'WEAK',
      isPlural: /s\.?$|\(s\)$|s[.º°]$/iu.test(word ?? weak ?? ''),
      isWord: digit === undefined,
      law: constitutional ? { law: 'cpeum', name: constitutional, end: 0 } : null,
      isOwned: SU.test(text.slice(Math.max(0, match.index - 14), match.index)),
    };
  }
}

const HEAD_OF = { isPlural: true, isWord: false, isOwned: false } as const;

function* lawFirstHeads(text: string): Generator<Head> {
  for (const match of text.matchAll(LAW_FIRST)) {
    const law = lawOf(match[1] ?? '');
    const from = match.index + match[0].length;
    if (!isYear(text, from, law.law)) yield { ...HEAD_OF, at: match.index, from, kind: 'LAW', law };
  }
}

/** «14 y 16 constitucionales», «69-B CFF»: the leftmost number from which a list reaches the law. */
function* lawAfterHeads(text: string): Generator<Head> {
  for (const match of text.matchAll(LAW_AFTER)) {
    const start = Math.max(0, match.index - BACK);
    const before = text.slice(start, match.index);
    for (const digit of before.matchAll(/(?<![\p{L}\d/.,:$-])\d/gu)) {
      const at = start + digit.index;
      if (OTHER_BEFORE.test(text.slice(Math.max(0, at - 16), at)) || isYear(text, at, null)) continue;
      const { end } = readItems(text, at, { isPlural: true });
      if (end > at && /^\s?,?\s?\(?$/.test(text.slice(end, match.index))) {
        yield { ...HEAD_OF, at, from: at, kind: 'BARE', law: null };
        break;
      }
    }
  }
}

/** «27 y 28, fracción I»: where the list begins whose last number is at `at`. */
function listStart(text: string, at: number): number {
  const list = /(?<![\p{L}\d/.,$-])(?:\d{1,4}(?:-[A-Z])?(?:\s?,\s|\sy\s)){1,8}$/u.exec(
    text.slice(Math.max(0, at - 50), at),
  );
  return list && !OTHER_BEFORE.test(text.slice(Math.max(0, at - list[0].length - 16), at - list[0].length))
    ? at - list[0].length
    : at;
}

function* bareHeads(text: string): Generator<Head> {
  for (const match of text.matchAll(BARE)) {
    const from = match.index + match[0].length;
    const digits = /^\d+/.exec(text.slice(from, from + 5))?.[0] ?? '';
    if (OTHER_BEFORE.test(text.slice(Math.max(0, match.index - 16), match.index))) continue;
    if (isCounted(text, from + digits.length) || (!/^el\s/iu.test(match[0]) && isYear(text, from, null))) continue;
    const at = match[0] === '' ? listStart(text, from) : from;
    yield { ...HEAD_OF, at, from: at, kind: 'BARE', law: null };
  }
}

const ORDER = { WORD: 0, WEAK: 1, LAW: 2, BARE: 3 };

/** Every place where a citation may begin, left to right; at one place the surest first. */
export const headsOf = (text: string): Head[] =>
  [...wordHeads(text), ...lawFirstHeads(text), ...lawAfterHeads(text), ...bareHeads(text)].toSorted(
    (a, b) => a.at - b.at || ORDER[a.kind] - ORDER[b.kind],
  );
