/** Whether what looks like a citation of an article is one; where it is not, why. */
import { hasArticle, normaliseArticle } from '#db/content/law-index.ts';
import type { LawContext } from '../context/law-context.rules.ts';
import type { LawAt } from '../laws/law-at.ts';
import type { LawReference } from '../laws/law-references.rules.ts';
import { matchAt } from '../laws/match-at.rules.ts';
import { ORDINAL_WORDS } from '../number-words.rules.ts';
import { isCounted, type Item } from './article-items.rules.ts';
import { isEnumerated, isOnlyQuoted } from './number-lists.rules.ts';
import {
  ASKS_TO_READ,
  COUNTS_OTHER,
  ENDS,
  ENDS_LAW,
  FACTS_BEHIND,
  isInWords,
  isNearCitation,
  isPlainlyArticle,
  OF_DAY_BEFORE,
  OF_DAY_BEHIND,
  OF_FACTS,
  OF_SHARE,
  OF_YEAR,
  PUNCTUATION,
  SAYS_HOW_MANY,
  YEAR,
} from './bare-words.rules.ts';
import type { Head } from './statute-heads.rules.ts';

/** What a number is that is no article, as far as it can be told. */
export type NoArticle =
  | 'YEAR'
  | 'DAY'
  /** Something is counted with it. */
  | 'AMOUNT'
  /** A fact of the claim: «El 1 y el 2 son ciertos». */
  | 'FACT'
  /** An enumeration counts with it. */
  | 'ENUMERATION'
  /** No law is near that it could be of. */
  | 'NO_LAW'
  /** The law has no such article, and nothing says that one is meant. */
  | 'NOT_IN_LAW'
  /** «El código acaba en el 490.» */
  | 'LIMIT'
  /** The words behind it are not those behind an article. */
  | 'OTHER_WORDS'
  /** A contract, a decree, a plan. */
  | 'OTHER_RULE'
  /** The heading of what is quoted. */
  | 'TRANSCRIBED';

export interface Candidate {
  text: string;
  context: LawContext;
  head: Head;
  /** Shortened to those that are articles. */
  items: Item[];
  reference: LawReference;
  /** The law that is meant, named here or taken from what is around. */
  law: LawAt | null;
  /** Other laws that may be meant as well. */
  isOpen: boolean;
}

const RULES =
  /^(?:ley|c[oó]digo|constituci[oó]n|reglamento|convenci[oó]n|pacto|tratado|estatuto|nom|t-?mec|cc|cp|c\.|de\s)/iu;
/** «276 de la LISF». */
const OF_INITIALS = /^(?:R?L\p{Lu}{2,8}|R?C\p{Lu}{2,6}|RMF|RI\p{Lu}{2,6})(?!\p{L})/u;
const SMALL = 20;

/** `null`: it is one. */
export function whyNoCitation(candidate: Candidate): NoArticle | null {
  const { text, head, reference, law } = candidate;
  if (head.kind === 'WORD') {
    // «artículo primero» of a decree is no article of a law.
    if (
      head.isWord &&
      !head.isOwned &&
      !reference.law &&
      !reference.pointer &&
      (law === null || (isOrdinal(text, head.from) && !candidate.context.isInSentence(head.at)))
    )
      return 'NO_LAW';
    if (isTranscription(candidate)) return 'TRANSCRIBED';
    return reference.isOther && /^(?:numeral|precepto)/iu.test(text.slice(head.at, head.at + 8)) ? 'OTHER_RULE' : null;
  }
  if (head.kind === 'LAW') return whyNotBehindLaw(candidate);
  if (reference.law?.law || reference.pointer || (reference.law && law?.law))
    return isLoneYear(candidate) ? 'YEAR' : null;
  if (reference.isOther) return 'OTHER_RULE';
  if (reference.law) {
    if (isLoneYear(candidate)) return 'YEAR';
    return head.kind === 'WEAK' ||
      reference.law.isPast ||
      RULES.test(reference.law.name) ||
      OF_INITIALS.test(reference.law.name)
      ? null
      : 'OTHER_RULE';
  }
  if (law === null && !candidate.isOpen) return 'NO_LAW';
  if (head.position === 'OPEN') return 'NO_LAW';
  shorten(candidate);
  return head.kind === 'WEAK' ? whyNotDiverse(candidate) : whyNotBare(candidate);
}

const ORDINAL = new RegExp(ORDINAL_WORDS, 'iuy');
const isOrdinal = (text: string, at: number): boolean => matchAt(ORDINAL, text, at) !== null;

/** «LFT 2019» is a year, and «LFT, 48 testigos» no article. */
function whyNotBehindLaw(candidate: Candidate): NoArticle | null {
  const { text, items, head } = candidate;
  if (isLoneYear(candidate)) return 'YEAR';
  const last = items.at(-1) as Item;
  // «la reforma a la LFT el 5 de mayo».
  if (OF_DAY_BEHIND.test(text.slice(last.end, last.end + 32)) || isCounted(text, last.end)) return 'DAY';
  const isTight = /^\S+\s?[,:]?\s?$/u.test(text.slice(head.at, head.from));
  const after = text.slice(last.end, last.end + 24);
  return isTight || items.some(isPlainlyArticle) || ENDS.test(after) || /^\s(?:\p{Lu}|del?\s)/u.test(after)
    ? null
    : 'OTHER_WORDS';
}

/** A number that looks like a year, of a law that has no such article. */
const isLoneYear = ({ items, law }: Candidate): boolean =>
  items.length === 1 &&
  YEAR.test(items[0]?.printed ?? '') &&
  (law?.law ? !hasArticle(law.law, items[0]?.printed ?? '') : !isOldOfCode(items[0]?.printed ?? '', law));

/** «1902 del Código Civil español»: no year of a law. */
const isOldOfCode = (printed: string, law: LawAt | null): boolean =>
  OLD_YEAR.test(printed) && /c[oó]digo|^(?:cc|c\.\s?c|de\s)/iu.test(law?.name ?? '');

/** «…dispone: «Artículo 48.- El trabajador…»»: the heading of what is quoted. */
function isTranscription({ text, context, head, items: [item] }: Candidate): boolean {
  if (!item || !/:[\s>"“«*]{0,6}$/u.test(text.slice(Math.max(0, head.at - 8), head.at))) return false;
  const isHeading = /^\s?\.\s?[-–—]{0,2}\s?["“«]?[\p{Lu}(…]/u.test(text.slice(item.end, item.end + 8));
  return isHeading && context.sameNumber(head.at, normaliseArticle(item.printed)) !== null;
}

/** Of «el 47, 48 horas», «el 192, 3 y 4»: the numbers that the law has, or that a last «y» makes a list of. */
function shorten({ text, items, law }: Candidate): void {
  const key = law?.law;
  const isClosed =
    items.length > 1 &&
    /(?:\s(?:y|e|o|u|al?)\s(?:el\s|al\s|los\s)?)$/iu.test(text.slice(items.at(-2)?.end, items.at(-1)?.start));
  if (isClosed && ENDS.test(text.slice(items.at(-1)?.end, (items.at(-1)?.end ?? 0) + 24))) return;
  const others = items.findIndex(({ printed }, at) => at > 0 && (!key || !hasArticle(key, printed)));
  if (others > 0) items.splice(others);
}

function whyNotDiverse({ text, context, head, items: [item], law }: Candidate): NoArticle | null {
  if (!item || !law?.law || hasArticle(law.law, item.printed)) return null;
  return isNearCitation(text, context, head.at) ? null : 'NOT_IN_LAW';
}

/** A number without «artículo» and without a law of its own. */
function whyNotBare(candidate: Candidate): NoArticle | null {
  const { text, context, head, items, law } = candidate;
  const [first, item] = [items[0] as Item, items.at(-1) as Item];
  const before = text.slice(Math.max(0, head.at - 64), head.at);
  const after = text.slice(item.end, item.end + 32);
  const key = law?.law ?? null;
  const exists = key !== null && hasArticle(key, first.printed);
  const isSure = head.position === 'PART' || head.position === 'LEAD' || items.some(isPlainlyArticle);
  if (context.columnOf(head.at) === 'COUNTS') return 'AMOUNT';
  // «el código acaba en el 490».
  if (ENDS_LAW.test(before)) return 'LIMIT';
  if (head.position === 'ANY') return 'OTHER_WORDS';
  // «4 bis. Relacione…»: a question that was put in.
  if (before.endsWith('\n') && /^\.\s\p{Lu}/u.test(after) && Number.parseInt(first.printed, 10) <= SMALL)
    return 'ENUMERATION';
  if (!isSure && after.startsWith(')') && Number.parseInt(first.printed, 10) <= SMALL && !/\([^)]*$/u.test(before))
    return 'ENUMERATION';
  if (isCounted(text, item.end) || isCounted(text, first.end)) return 'AMOUNT';
  // «12 a 24 años».
  const next = /^\s(?:a|o|y|u)\s\d{1,4}(?=\s\p{L})/u.exec(text.slice(item.end, item.end + 10))?.[0];
  if (OF_SHARE.test(text.slice(item.end, item.end + 60))) return 'AMOUNT';
  if (next && isCounted(text, item.end + next.length)) return 'AMOUNT';
  if (YEAR.test(first.printed) && !isArticleNotYear(candidate, before, after, exists, isSure)) return 'YEAR';
  if (isDay(first, before, after, isSure)) return 'DAY';
  if (
    Number.parseInt(first.printed, 10) <= 60 &&
    !isSure &&
    (FACTS_BEHIND.test(text.slice(first.end, first.end + 60)) || (OF_FACTS.test(before) && !exists))
  )
    return 'FACT';
  const reason = whyNotAt(candidate, before, after, exists, isSure);
  if (reason) return reason;
  // «12-B» may be the number of a house.
  if (/^\d+-\p{L}$/u.test(first.printed) && !exists && !isNearCitation(text, context, head.at)) return 'NOT_IN_LAW';
  if (exists || key === null || isSure || head.position === 'LIST')
    return exists || isSure || isNearCitation(text, context, head.at) ? null : 'NOT_IN_LAW';
  return Number.parseInt(first.printed, 10) > 31 && isNearCitation(text, context, head.at) ? null : 'NOT_IN_LAW';
}

/** What the place of a bare number asks of the words around it. */
function whyNotAt(
  candidate: Candidate,
  before: string,
  after: string,
  exists: boolean,
  isSure: boolean,
): NoArticle | null {
  const { text, context, head, items } = candidate;
  const number = Number.parseInt(items[0]?.printed ?? '', 10);
  const isScoped = context.isScoped(head.at);
  switch (head.position) {
    case 'LIST':
      return isListGoingOn(text, context, head.at)
        ? null
        : exists &&
            (/(?:el|los|al|del)\s$/iu.test(before) ? isArticleBefore(number, after) : number > RARE && ENDS.test(after))
          ? null
          : 'OTHER_WORDS';
    case 'ARTICLE':
      if (isSure || ENDS.test(after)) return null;
      return exists && isArticleBefore(number, after) ? null : 'OTHER_WORDS';
    case 'BRACKET':
      if (isSure) return null;
      if (COUNTS_OTHER.test(before)) return 'OTHER_WORDS';
      if (isInWords(before, number) || !/^(?:\s?[)\];:,]|\s[«“"])/u.test(after)) return 'OTHER_WORDS';
      if (number <= SMALL && isEnumerated(text, head.at, number)) return 'ENUMERATION';
      return exists || isScoped || (number > 31 && isNearCitation(text, context, head.at)) ? null : 'NOT_IN_LAW';
    case 'COLON':
      if (isSure) return null;
      if (!/^(?:$|[.;,)»”"\n]|\s[(«“"—–→←✔✘-])/u.test(after)) return 'OTHER_WORDS';
      if (number <= SMALL && isEnumerated(text, head.at, number)) return 'ENUMERATION';
      return (items[0]?.printed.length ?? 0) > 2 ||
        isScoped ||
        items.length > 1 ||
        (exists && isNearCitation(text, context, head.at))
        ? null
        : 'OTHER_WORDS';
    case 'CELL':
    case 'LINE':
      if (!isScoped && !(head.position === 'CELL' && exists)) return 'NO_LAW';
      if (number <= SMALL && isEnumerated(text, head.at, number)) return 'ENUMERATION';
      if (head.position === 'CELL')
        return isSure || /^\s?(?:[|\t\n;:/]|$)|^\s[(«“"]/u.test(after) ? null : 'OTHER_WORDS';
      return isSure || /^(?:$|\s?[.:)–—|\n-]|\s[(«“"–—-]|\s\p{Ll})/u.test(after) ? null : 'OTHER_WORDS';
    case 'ARROW':
      return isSure || exists || (number > 31 && context.bareCount >= USED && isNearCitation(text, context, head.at))
        ? null
        : 'NOT_IN_LAW';
    case 'COMMA':
    case 'NOUN': {
      if (isSure) return null;
      const isSettled = isScoped || (context.bareCount >= MANY_BARE && isNearCitation(text, context, head.at));
      const isKnown = exists && (number > 31 || (number > 4 && isSettled && !isEnumerated(text, head.at, number)));
      if (!isKnown) return 'NOT_IN_LAW';
      if (head.position === 'COMMA') return isNearCitation(text, context, head.at) || isScoped ? null : 'OTHER_WORDS';
      const isNeighbour = candidate.law !== null && context.hasNeighbour(candidate.law, [items[0]?.printed ?? '']);
      const isUsed = (context.bareCount >= USED || number > OF_NOUN) && isNearCitation(text, context, head.at);
      if (ASKS_TO_READ.test(before)) return null;
      return !SAYS_HOW_MANY.test(before) && (isScoped || isNeighbour || isUsed) ? null : 'OTHER_WORDS';
    }
    default:
      return null;
  }
}

/** Numbers that few laws have. */
const RARE = 500;

/** What follows «el 121» of a law that has it: «el 121 de las descargas», no «el 45 trabajadores». */
const isArticleBefore = (number: number, after: string): boolean =>
  ENDS.test(after) || (number > 31 && !/^\s\p{Ll}+s(?!\p{L})/u.test(after));

/** Citations without a word before, from which on a text is known to write so. */
const USED = 2;
/** From which on small numbers are articles too. */
const MANY_BARE = 5;
/** «Robo 367»: no small count. */
const OF_NOUN = 99;

/** Numbers of one chapter, and of one title, of a code. */
const OF_CHAPTER = 40;
const OF_TITLE = 120;
const OLD_YEAR = /^1[89]/;

function isArticleNotYear(
  { context, head, items, law }: Candidate,
  before: string,
  after: string,
  exists: boolean,
  isSure: boolean,
): boolean {
  if (isSure) return exists || law?.law === null;
  if (!exists || law === null) return false;
  const number = items[0]?.printed ?? '';
  // «hasta el 1927»: years of a century ago have no article before them.
  if (OLD_YEAR.test(number) && /(?<!\p{L})el\s$/iu.test(before) && context.hasNeighbour(law, [number], OF_TITLE))
    return true;
  if (OF_YEAR.test(before)) return false;
  const isNeighbour = context.hasNeighbour(law, [number], head.position === 'BRACKET' ? OF_CHAPTER : undefined);
  if (isNeighbour || items.some(({ printed }) => !YEAR.test(printed))) return true;
  // «el 1916 dispone» against «del 2019,».
  return head.position === 'ARTICLE'
    ? /(?<!\p{L})el\s$/iu.test(before) && ENDS.test(after) && !PUNCTUATION.test(after)
    : ['LINE', 'LIST', 'ARROW', 'CELL'].includes(head.position ?? '') || context.isScoped(head.at);
}

const isDay = ({ printed }: Item, before: string, after: string, isSure: boolean): boolean =>
  !isSure &&
  Number.parseInt(printed, 10) <= 31 &&
  (OF_DAY_BEFORE.test(before.replace(/(?:el|al|del|los)\s$/iu, '')) || OF_DAY_BEHIND.test(after));

function isListGoingOn(text: string, context: LawContext, at: number): boolean {
  const last = context.lastArticle();
  return last !== null && isOnlyQuoted(text.slice(last.at, at));
}
