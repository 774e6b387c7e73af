import { foldName } from '#db/content/law-names.rules.ts';
import { findLaw, findNumber, lawsNamedIn, normaliseArticle, type LawMention } from '#db/content/law-index.ts';

/** An article that a question names, with the law when it says which. */
interface NamedArticle {
  statuteKey: string | null;
  /** As the law writes it when it exists there, otherwise as it was asked. */
  number: string;
  exists: boolean;
}

interface NamedLaw {
  statuteKey: string;
  /** Name by which it was called, folded. */
  alias: string;
}

export interface Naming {
  articles: NamedArticle[];
  laws: NamedLaw[];
  /** The question, folded, without the names of laws and articles: what is left to be searched. */
  rest: string;
}

const SUFFIX =
  '(?: ?(?:bis|ter|quater|quinquies|quintus|sexies|sextus|septies|octies|nonies|novies|decies|undecies|duodecies)(?: \\d{1,3})?| [a-z](?= (?!\\d)|$)(?: (?:bis|ter|quater))?|[a-z](?= |$))?';
const NUMBER = `\\d{1,6}(?!\\d)(?:o(?= |$))?${SUFFIX}`;
const LIST = `${NUMBER}(?: (?:(?:y|e|o|u|a|al) (?=\\d))?${NUMBER})*`;
const MARKED = new RegExp(`\\b(?:articulos?|arts?|numerales?|preceptos?) (?:numero )?(${LIST})`, 'g');
/** «el 17 de la ley de amparo», «48 lft»: a bare number right before the name of a law. */
const BEFORE_LAW = new RegExp(`(?:^| )(?:el |los )?(${LIST})(?: de la| del| de)? $`);
/** Of numbers before the name of a law, in characters. */
const MAX_LIST_LENGTH = 48;
const ONE = new RegExp(NUMBER, 'g');
/** «CCF 2395»: right after an abbreviation. */
const AFTER_LAW = new RegExp(`^ (${NUMBER})(?= |$)`);
const DETAIL = '(?:fr|fracc?|fraccion(?:es)?|inc|incisos?|apartado|ap|parrafos?)';
/** «Código Civil Federal 1602»: right after a whole name, and nothing else behind it. */
const AFTER_NAME = new RegExp(`^ (${NUMBER})(?= ${DETAIL} |$)`);
/** What is asked of an article is no word to be searched. */
const DETAILS = new RegExp(
  `(?:^| )${DETAIL} (?:[ivxlcdm]+|[a-h]|\\d+|primero|segundo|tercero|cuarto|quinto|ultimo)(?= |$)`,
  'g',
);
const LOOSE = /(?:^| )(?:[ivxlcdm]+|[a-h]|y|de|del|la|el|los|en)(?= |$)/g;
/** A letter after a number may belong to the sentence: «artículo 48 a favor de…». */
const LONE_LETTER = / [aeouy]$/;
/** A single figure is too often a quantity («2 de la empresa»): without «artículo» it needs two. */
const BARE = /^(?:\d{2,4}|\do(?: |$))/;
/** «lft48». */
const GLUED = /(?<![\p{L}\d])(\p{L}{2,7})(?=\d)/giu;

interface Found {
  start: number;
  end: number;
  numbers: string[];
}

const numbersOf = (list: string): string[] => (list.match(ONE) ?? []).map((number) => number.trim());

function markedArticles(folded: string): Found[] {
  return [...folded.matchAll(MARKED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    numbers: numbersOf(match[1] ?? ''),
  }));
}

const overlaps = (start: number, end: number, others: readonly Found[]): boolean =>
  others.some((other) => start < other.end && other.start < end);

/** Numbers without the word «artículo», beside the name of a law. */
function bareArticles(folded: string, laws: LawMention[], taken: Found[]): Found[] {
  return laws.flatMap((mention) => {
    const from = Math.max(0, mention.start - MAX_LIST_LENGTH);
    const before = BEFORE_LAW.exec(folded.slice(from, mention.start));
    const found: Found[] = [];
    if (before?.[1] && BARE.test(before[1]))
      found.push({ start: from + before.index, end: mention.start, numbers: numbersOf(before[1]) });
    const after = (mention.alias.includes(' ') ? AFTER_NAME : AFTER_LAW).exec(
      folded.slice(mention.end, mention.end + MAX_LIST_LENGTH),
    );
    if (after?.[1] && BARE.test(after[1]))
      found.push({ start: mention.end, end: mention.end + after[0].length, numbers: [after[1]] });
    return found.filter(({ start, end }) => !overlaps(start, end, taken));
  });
}

/** Short keys are words too («lic», «lie»): they name a law only beside an article. */
const isPlainName = (mention: LawMention): boolean =>
  mention.alias.length > 3 || /^(lft|ccf|cff|cpf|lss)$/.test(mention.alias);

/** The law of an article: the one named right after it, else right before it, else the only one named. */
function lawOf(found: Found, laws: LawMention[], folded: string): LawMention | null {
  const after = laws.find(
    (law) =>
      law.start >= found.end &&
      /^(?: (?:de|del|de la|la|el|en|fraccion [a-z]+|parrafo [a-z]+|apartado [a-z]|inciso [a-z])*)* ?$/.test(
        folded.slice(found.end, law.start),
      ),
  );
  if (after) return after;
  const before = laws.findLast((law) => law.end <= found.start && found.start - law.end <= 25 && isPlainName(law));
  const plain = laws.filter(isPlainName);
  return before ?? (new Set(plain.map((law) => law.law.key)).size === 1 ? (plain[0] ?? null) : null);
}

/** The number as the law writes it, with and without a letter that may belong to the sentence. */
function resolveNumber(key: string, printed: string): string | null {
  return findNumber(key, printed) ?? findNumber(key, printed.replace(LONE_LETTER, ''));
}

function without(folded: string, spans: { start: number; end: number }[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start > at) rest += `${folded.slice(at, start)} `;
    at = Math.max(at, end);
  }
  return `${rest}${folded.slice(at)}`.replace(/ +/g, ' ').trim();
}

/** «fracción XV», «apartado A», and what is left of the sentence when nothing else was asked. */
function withoutDetails(rest: string): string {
  const plain = rest.replace(DETAILS, ' ').replace(/ +/g, ' ').trim();
  return plain.replace(LOOSE, '').trim() === '' ? '' : plain;
}

/** Reads the laws and articles that a question names: «art. 48 LFT», «artículo 123 constitucional», «el 17 de la ley de amparo». */
export function readNaming(asked: string): Naming {
  const question = asked.replace(GLUED, (key: string) => (findLaw(key.toLowerCase()) ? `${key} ` : key));
  const folded = foldName(question);
  const mentions = lawsNamedIn(question, true);
  const marked = markedArticles(folded);
  const found = [...marked, ...bareArticles(folded, mentions, marked)];
  const used = new Set<LawMention>();
  const articles = found.flatMap((each) => {
    const mention = lawOf(each, mentions, folded);
    if (mention) used.add(mention);
    return each.numbers.map((printed): NamedArticle => {
      const number = mention ? resolveNumber(mention.law.key, printed) : null;
      return {
        statuteKey: mention?.law.key ?? null,
        number: number ?? normaliseArticle(printed.replace(/ [yeu]$/, '')),
        exists: number !== null,
      };
    });
  });
  const plain = new Set(lawsNamedIn(question).map(({ start }) => start));
  const laws = mentions.filter((mention) => used.has(mention) || (plain.has(mention.start) && isPlainName(mention)));
  const rest = without(folded, [...found, ...laws]);
  return {
    articles,
    laws: laws.map((mention) => ({ statuteKey: mention.law.key, alias: mention.alias })),
    rest: articles.length > 0 ? withoutDetails(rest) : rest,
  };
}
