/** Where citations of articles begin: «artículo», «LFT, », or a number that the words around it make one. */
import { ABBREVIATION } from '../laws/abbreviations.rules.ts';
import type { LawAt } from '../laws/law-at.ts';
import type { Mention } from '../laws/mentions.rules.ts';
import { matchAt } from '../laws/match-at.rules.ts';
import { readItems } from './article-items.rules.ts';
import { bareNumbers, hangsOnOther, type BarePosition } from './bare-numbers.rules.ts';
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
  /** Where a number without a word stands. */
  position: BarePosition | null;
  /** The law that is part of the head. */
  law: LawAt | null;
  /** «en su artículo 5». */
  isOwned: boolean;
}

const ARTICLE = `a ?r ?t ?[ií1l|!] ?(?:- )?c ?u ?[l1i|] ?[o0](?: ?s(?![\\p{L}]))?(?:\\(s\\))?|art(?:icle|[ií]c)?s?[.º°]?`;
const WEAK = `(?:reglas?|puntos?)(?=\\s\\d{1,2}\\.\\d)|numeral(?:es)?|preceptos?|dispositivos?|ordinal(?:es)?|ar[aá]bigos?|diversos?|correlativos?`;
const BETWEEN = `\\s{0,2}:?\\s{0,2}(?:n[uú]m(?:eros?|s?\\.)\\s|n[°º.]\\s?|#\\s?|legal(?:es)?\\s|(?<constitutional>constitucional(?:es)?)(?:\\s(?:violad|vulnerad|transgredid|infringid|invocad|reclamad)[oa]s)?\\s?:?\\s|\\()?["“«]?`;
const HEAD = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<word>${ARTICLE})|(?<weak>${WEAK}))(?:${BETWEEN}(?=(?<digit>\\d))|\\s{1,2}(?=(?:${NUMBER_WORDS}|${ORDINAL_WORDS})))`,
  'giu',
);
const SU = /(?<!\p{L})(?:sus?|cuy[oa]s?)\s(?:propio\s|diverso\s)?$/iu;

/** Between a law and the number that follows it: «LFT, 47», «Ley de Amparo (61)», «el CCF en su 1916». */
const LAW_FIRST =
  /(?:[ \t]?\([^()\n]{1,24}\))?["”»]?(?:[ \t]?[,:][ \t]?|[ \t]?[|\t][ \t]?|[ \t][–—-][ \t]|[ \t]?\([ \t]?|[ \t])(?:en[ \t](?:sus?|el|los)[ \t]|sus?[ \t]|el[ \t]|n[uú]ms?\.[ \t]|#[ \t]?)?(?=\d{1,4}(?![\d/%]|[.,:]\d{2,3}))/iuy;
const LAW_AFTER = new RegExp(
  `(?<=[\\p{L}\\d.º°)”»"]\\s)(?:${ABBREVIATION}|[Cc]onstitucional(?:es)?|CONSTITUCIONAL(?:ES)?)(?![\\p{L}\\d])`,
  'gu',
);
const BACK = 110;

function* wordHeads(text: string): Generator<Head> {
  for (const match of text.matchAll(HEAD)) {
    const { word, weak, digit, constitutional } = match.groups ?? {};
    const from = match.index + match[0].length;
    if (/^\d{1,6}\/\d/.test(text.slice(from, from + 8))) continue;
    yield {
      at: match.index,
      from,
      kind: word || /^(?:numeral|precepto|regla|punto)/iu.test(weak ?? '') ? 'WORD' : 'WEAK',
      isPlural: /s\.?$|\(s\)$|s[.º°]$/iu.test(word ?? weak ?? ''),
      isWord: digit === undefined,
      law: constitutional ? { law: 'cpeum', name: constitutional, end: 0 } : null,
      position: null,
      isOwned: SU.test(text.slice(Math.max(0, match.index - 14), match.index)),
    };
  }
}

const HEAD_OF = { isPlural: true, isWord: false, isOwned: false, position: null } as const;

function* lawFirstHeads(text: string, mentions: readonly Mention[]): Generator<Head> {
  for (const { law, at, end } of mentions) {
    const joint = matchAt(LAW_FIRST, text, end);
    if (joint) yield { ...HEAD_OF, at, from: end + joint[0].length, kind: 'LAW', law };
  }
}

/** «14 y 16 constitucionales», «69-B CFF»: the leftmost number from which a list reaches the law. */
function* lawAfterHeads(text: string): Generator<Head> {
  for (const match of text.matchAll(LAW_AFTER)) {
    const start = Math.max(0, match.index - BACK);
    const before = text.slice(start, match.index);
    for (const digit of before.matchAll(/(?<![\p{L}\d/.,:$-])\d/gu)) {
      const at = start + digit.index;
      if (hangsOnOther(text, at)) continue;
      const { end } = readItems(text, at, { isPlural: true });
      if (end > at && /^\s?,?\s?\(?$/.test(text.slice(end, match.index))) {
        yield { ...HEAD_OF, at, from: at, kind: 'BARE', law: null, position: 'OPEN' };
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
  return list && !hangsOnOther(text, at - list[0].length) ? at - list[0].length : at;
}

function* bareHeads(text: string): Generator<Head> {
  for (const { at, position } of bareNumbers(text)) {
    const from = position === 'PART' ? listStart(text, at) : at;
    yield { ...HEAD_OF, at: from, from, kind: 'BARE', law: null, position };
  }
}

const WRITTEN = new RegExp(`(?<![\\p{L}\\d])(?:el|al|del)\\s(?=(?:${NUMBER_WORDS}))`, 'giu');

/** «Puede formular imputación, trescientos once.» */
const WRITTEN_ALONE = new RegExp(
  `(?<=[,.;:»”…]\\s)(?=(?:mil|ciento|(?:dos|tres|cuatro|seis|sete|ocho|nove)cientos|quinientos)\\s)(?=(?:${NUMBER_WORDS})(?:\\s(?:bis|ter)(?![\\p{L}])(?:\\s(?:${NUMBER_WORDS}))?)?\\s?[.,;»”…\\n])|(?<=\\p{Ll}\\s)(?=(?:mil|(?:dos|tres|cuatro|seis|sete|ocho|nove)cientos|quinientos)\\s)(?=(?:${NUMBER_WORDS})\\n)`,
  'giu',
);

/** «sesenta y dos del penal federal», «ochenta y uno fracción dos»: as it is dictated. */
const WRITTEN_OPEN = new RegExp(
  `(?<![\\p{L}\\d])(?<!(?:art[ií]culos?|el|al|del|los|y|fracci[oó]n|mil|cient[oa]s?|ciento|p[aá]rrafo|numeral)\\s)(?=(?<number>${NUMBER_WORDS})(?:\\s(?:bis|ter))?\\s(?:(?<part>fracci[oó]n\\s)|(?:del?\\sla|del?|de\\ssu)\\s))`,
  'giu',
);

/** «diecinueve de la Constitución», «treinta y cinco de su Reglamento». */
const OF_LAW =
  /^\p{L}+(?:\sy\s\p{L}+)?\s(?:de\s(?:la|el|su|ese|esa|dich[oa])|del)\s(?:(?:propi|mism|citad)[oa]\s)?(?:ley|c[oó]digo|constituci[oó]n|reglamento|\p{Lu}{3,7}(?!\p{L}))/iu;

/** «quinto de la Ley Federal…», «y treinta y cinco de su Reglamento». */
const WRITTEN_IN_LIST = new RegExp(
  `(?<=[,;:»”(]\\s(?:y\\s)?)(?=(?:${NUMBER_WORDS}|${ORDINAL_WORDS})\\s(?:de\\s(?:la|su)|del)\\s)`,
  'giu',
);

/** «conforme al trescientos nueve». */
function* writtenHeads(text: string): Generator<Head> {
  for (const match of text.matchAll(WRITTEN_ALONE))
    yield { ...HEAD_OF, isWord: true, at: match.index, from: match.index, kind: 'BARE', law: null, position: 'COMMA' };
  for (const match of text.matchAll(WRITTEN_OPEN)) {
    const isOne = !/\s/u.test(match.groups?.['number'] ?? '');
    // «diecinueve de la Constitución»: one word counts much else.
    if (isOne && (match.groups?.['part'] || !OF_LAW.test(text.slice(match.index, match.index + 60)))) continue;
    const position = match.groups?.['part'] ? 'PART' : 'OPEN';
    yield { ...HEAD_OF, isWord: true, at: match.index, from: match.index, kind: 'BARE', law: null, position };
  }
  for (const { index } of text.matchAll(WRITTEN_IN_LIST))
    if (OF_LAW.test(text.slice(index, index + 60)))
      yield { ...HEAD_OF, isWord: true, at: index, from: index, kind: 'BARE', law: null, position: 'OPEN' };
  for (const match of text.matchAll(WRITTEN)) {
    const from = match.index + match[0].length;
    yield { ...HEAD_OF, isWord: true, at: from, from, kind: 'BARE', law: null, position: 'ARTICLE' };
  }
}

const ORDER = { WORD: 0, WEAK: 1, LAW: 2, BARE: 3 };

/** Every place where a citation may begin, left to right; at one place the surest first. */
export const headsOf = (text: string, mentions: readonly Mention[]): Head[] =>
  [
    ...wordHeads(text),
    ...lawFirstHeads(text, mentions),
    ...lawAfterHeads(text),
    ...bareHeads(text),
    ...writtenHeads(text),
  ].toSorted((a, b) => a.at - b.at || ORDER[a.kind] - ORDER[b.kind]);
