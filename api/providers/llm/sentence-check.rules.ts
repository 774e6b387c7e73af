import { foldText } from '#schema/lib/fold-text.ts';
import { claimsLaw, isQuestion, locateQuote, namedArticles, namedLaws } from '#api/legal-language/index.ts';
import { unbackedQuantity } from './figures.rules.ts';
import { stems } from './quote.rules.ts';
import { addressesTheReader, cachedBySource, type Source } from './sources.rules.ts';
import { hasAddress, plainLine } from './sentence-text.rules.ts';

/** Checks that a sentence of a model is supported by the sources that it names. No sentence is shown unchecked. */

export interface DraftSentence {
  text: string;
  /** Ids of sources. */
  passages: string[];
  /** Words copied from an official text; empty: none. */
  quote: string;
}

/** A sentence that passed the check. */
export interface SupportedSentence {
  text: string;
  marks: string[];
  quote: { text: string; mark: string } | null;
  /** It has a citation; otherwise it states no law. */
  isBacked: boolean;
}

type FaultKind =
  | 'UNKNOWN_PASSAGE'
  | 'NO_PASSAGE'
  | 'NO_ARTICLE'
  | 'ARTICLE_NOT_AMONG_PASSAGES'
  | 'LAW_NOT_AMONG_PASSAGES'
  | 'QUOTE_NOT_FOUND'
  | 'QUANTITY_NOT_FOUND'
  | 'SAYS_SOMETHING_ELSE'
  | 'PROMISE'
  /** No words, an internet address, or instructions: not repairable. */
  | 'NO_ANSWER';

export interface Fault {
  kind: FaultKind;
  /** The faulty part of the sentence: a number, a name, an id. */
  about: string;
}

export interface CheckContext {
  sources: ReadonlyMap<string, Source>;
  /** The question and earlier messages of the person: facts from them may be repeated. */
  asked: string;
}

export type SentenceCheck = { backed: SupportedSentence; fault?: never } | { fault: Fault; backed?: never };

/** Whether the sentence can be sent back for repair. */
export const isRepairable = ({ kind }: Fault): boolean => kind !== 'NO_ANSWER';

const PROMISE =
  /\b(?:te|le|les|se lo|os)\s+(?:garantiz|asegur|promet)(?:o|amos)\b|\b100\s*(?:%|por ciento)\s*(?:segur|garantiz|efectiv|ganad)|(?:[eé]xito|resultado|triunfo|victoria|juicio|caso)\s+(?:est[aá]\s+)?(?:asegurad|garantizad|ganad)o|\bcon\s+(?:toda|absoluta|total)\s+(?:seguridad|certeza)\b|\bseguro\s+(?:que\s+)?(?:ganas|ganar[aá]s)|\bsin\s+(?:ninguna\s+|lugar a\s+)?dudas?\s+(?:ganas|ganar[aá]s|vas\s+a\s+ganar)|\b\d{1,3}\s*(?:%|por ciento)\s+de\s+(?:certeza|probabilidad|posibilidad|seguridad|[eé]xito)|\bgarantizad[oa]s?\s+al?\s+100/iu;

const MARK = /\{\{\s*([a-z0-9]+)\s*:\s*([^|{}]+?)\s*(?:\|[^{}]*)?\}\}/gi;
const MIN_WORDS = 3;
const LONGEST = 900;

/** Courts, case law and gazettes: may be named only when the sources or the question name them. */
const AUTHORITY =
  /jurisprudencia\p{L}*|tesis\b|suprema corte|scjn|tribunal(?:es)? colegiad\p{L}+|corte interamericana|diario oficial|\bdof\b/giu;

const fault = (kind: FaultKind, about = ''): Fault => ({ kind, about });

function articleFault(text: string, marked: readonly string[], sources: readonly Source[]): Fault | null {
  const among = new Set(sources.flatMap(({ articles }) => articles));
  const strange = marked.find((article) => !among.has(article));
  if (strange) return fault('ARTICLE_NOT_AMONG_PASSAGES', strange);
  for (const { law, lawName, article } of namedArticles(text)) {
    const isAmong = [...among].some((each) => {
      const [key, number] = each.split(':');
      return number === article && (law === null ? lawName === null : law === key);
    });
    if (!isAmong) return fault('ARTICLE_NOT_AMONG_PASSAGES', [article, lawName].filter(Boolean).join(' '));
  }
  // `namedArticles` does not read article numbers in words.
  const inWords =
    /\bart[ií]culos?\s+((?:primer|segund|tercer|cuart|quint|sext|s[eé]ptim|octav|noven|d[eé]cim|cien|dosc|tresc|cuatroc|quini|seisc|setec|ochoc|novec|mil|diez|once|doce|trece|catorce|quince|dieci|veint|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)\p{L}*(?:\s+\p{L}+)?)/iu.exec(
      text,
    )?.[1];
  return inWords && !appearsIn(inWords, sources) ? fault('ARTICLE_NOT_AMONG_PASSAGES', inWords) : null;
}

const appearsIn = (words: string, sources: readonly Source[]): boolean =>
  sources.some(({ text }) => foldText(text).includes(foldText(words)));

function lawFault(text: string, sources: readonly Source[], asked: string): Fault | null {
  const keys = new Set(sources.flatMap(({ articles }) => articles.map((article) => article.split(':')[0])));
  for (const { law, name } of namedLaws(text))
    if (!(law !== null && keys.has(law)) && !appearsIn(name, sources)) return fault('LAW_NOT_AMONG_PASSAGES', name);
  for (const [authority] of text.matchAll(AUTHORITY))
    if (!appearsIn(authority, sources) && !foldText(asked).includes(foldText(authority)))
      return fault('LAW_NOT_AMONG_PASSAGES', authority);
  return null;
}

const QUOTED = /[«“"]([^«»“”"]+)[»”"]/g;
/** Up to this many words in quotation marks are a term, not a quotation. */
const MAX_OF_A_TERM = 3;

/** Quotations with omissions are refused: the omitted part may be essential. */
const CUT = /…|\.{3}/;

const notesOf = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ id, text }) => (id.startsWith('t') ? [text] : []));

const quotedIn = (words: string, sources: readonly Source[]): Source | null =>
  CUT.test(words) ? null : (sources.find(({ official }) => official !== null && locateQuote(official, words)) ?? null);

interface QuoteCheck {
  text: string;
  quote: SupportedSentence['quote'];
  fault: Fault | null;
}

/**
 * Checks the quotations of a sentence. Guillemets are kept for official text only. Terms, and words of the person or of a
 * note, get single quotation marks. Anything else in quotation marks is a fault.
 */
function checkQuotes(sentence: string, copied: string, sources: readonly Source[], asked: string): QuoteCheck {
  let wrong: Fault | null = null;
  const text = sentence.replace(QUOTED, (_whole, inside: string) => {
    if (quotedIn(inside, sources)) return `«${inside.trim()}»`;
    const isTerm = inside.trim().split(/\s+/).length <= MAX_OF_A_TERM;
    const isKnown = [asked, ...notesOf(sources)].some((known) => locateQuote(known, inside)) && !CUT.test(inside);
    if (!isTerm && !isKnown) wrong ??= fault('QUOTE_NOT_FOUND', inside);
    return `‘${inside.trim()}’`;
  });
  const words = plainLine(copied).replace(/^[«“"\s]+|[»”"\s]+$/g, '');
  if (!words) return { text, quote: null, fault: wrong };
  const from = quotedIn(words, sources);
  const isThere = text.includes(`«${words}»`);
  return {
    text,
    quote: from && !isThere ? { text: words.replace(/[.;:,]+$/, ''), mark: from.marks[0] ?? '' } : null,
    fault: wrong ?? (from ? null : fault('QUOTE_NOT_FOUND', words)),
  };
}

const stemsOf = cachedBySource(stems);

const MIN_SHARED = 2;
const MAX_FOREIGN = 0.6;
/** The same for notes without citations, which may only be paraphrased. */
const MAX_ADDED = 0.3;

/** Whether a sentence shares too few words with its sources. */
function isUnrelated(text: string, sources: readonly Source[], asked: string, mostForeign = MAX_FOREIGN): boolean {
  const words = stems(text);
  if (words.size === 0) return false;
  const isHeld = (word: string): boolean => sources.some((source) => stemsOf(source).has(word));
  const known = stems(asked);
  const strange = [...words].filter((word) => !isHeld(word));
  const shared = words.size - strange.length;
  const foreign = strange.filter((word) => !known.has(word)).length;
  return shared < Math.min(MIN_SHARED, words.size) || foreign > words.size * mostForeign;
}

/** A sentence that states no law must still be related to the question or the material. */
function unrelatedFault(text: string, context: CheckContext): Fault | null {
  if (isQuestion(text)) return null;
  const words = stems(text);
  const asked = stems(context.asked);
  const isRelated = [...words].some(
    (word) => asked.has(word) || [...context.sources.values()].some((source) => stemsOf(source).has(word)),
  );
  return text.split(' ').length < MIN_WORDS || !isRelated ? fault('NO_ANSWER') : null;
}

/** Whether the sources support a sentence (`ON_SOURCES`), it needs no source (`ALONE`), or has a fault. */
function supportOf(text: string, sources: readonly Source[], context: CheckContext): Fault | 'ON_SOURCES' | 'ALONE' {
  const isOff = sources.length === 0 || isUnrelated(text, sources, context.asked);
  if (!claimsLaw(text)) return isOff ? (unrelatedFault(text, context) ?? 'ALONE') : 'ON_SOURCES';
  if (sources.length === 0) return fault('NO_PASSAGE');
  if (sources.every(({ marks }) => marks.length === 0))
    return isUnrelated(text, sources, '', MAX_ADDED) ? fault('NO_ARTICLE') : 'ALONE';
  return isOff ? fault('SAYS_SOMETHING_ELSE') : 'ON_SOURCES';
}

/** «La ley lo dice así»: only introduces a quotation. */
const INTRODUCES =
  /^(?:la ley|el (?:texto|art[ií]culo|c[oó]digo)|su texto|as[ií] (?:lo|dice))(?![\p{L}])[^,;:]{0,60}\b(?:dice|establece|se[nñ]ala|dispone|fija|ordena|prev[eé]|texto)(?![\p{L}])[^,;:]{0,20}$/iu;

const MIN_OF_THE_BEST = 0.4;

/** Citation marks of the sources that share enough words with the sentence: some models name every passage for every sentence. */
function marksOf(text: string, sources: readonly Source[], quoted: string | undefined): string[] {
  const words = stems(text);
  const parts = sources.map((source) => [...words].filter((word) => stemsOf(source).has(word)).length);
  const best = Math.max(...parts);
  const named = namedArticles(text).map(({ article }) => `:${article}`);
  const taken = sources.filter(
    ({ marks, articles }, index) =>
      (parts[index] ?? 0) >= best * MIN_OF_THE_BEST ||
      marks.includes(quoted ?? '') ||
      articles.some((article) => named.some((number) => article.endsWith(number))),
  );
  return [...new Set(taken.flatMap(({ marks }) => marks))];
}

/** Checks one sentence; returns the first fault that is found. */
export function checkSentence(draft: DraftSentence, context: CheckContext): SentenceCheck {
  const marked = [...draft.text.matchAll(MARK)].map(([, law, article]) => `${law?.toLowerCase()}:${article}`);
  const words = plainLine(draft.text.replace(MARK, ' ').replace(/\{\{[^{}]*\}?\}?|\}\}/g, ' '));
  if (
    !/\p{Ll}/u.test(words) ||
    words.length > LONGEST ||
    hasAddress(`${draft.text} ${draft.quote}`) ||
    addressesTheReader(words)
  )
    return { fault: fault('NO_ANSWER') };
  if (PROMISE.test(`${words} ${draft.quote}`)) return { fault: fault('PROMISE') };
  const unknown = draft.passages.find((id) => !context.sources.has(id));
  if (unknown !== undefined) return { fault: fault('UNKNOWN_PASSAGE', unknown) };
  const sources = draft.passages.flatMap((id) => context.sources.get(id) ?? []);
  const { text, quote, fault: wrongQuote } = checkQuotes(words, draft.quote, sources, context.asked);
  const support = quote && INTRODUCES.test(text) ? 'ON_SOURCES' : supportOf(text, sources, context);
  const wrong =
    wrongQuote ??
    articleFault(text, marked, sources) ??
    lawFault(text, sources, context.asked) ??
    (typeof support === 'object' ? support : null) ??
    figureFault(text, sources, context.asked);
  if (wrong) return { fault: wrong };
  const marks = support === 'ALONE' ? [] : marksOf(text, sources, quote?.mark);
  return { backed: { text, marks, quote, isBacked: marks.length > 0 } };
}

function figureFault(text: string, sources: readonly Source[], asked: string): Fault | null {
  const missing = unbackedQuantity(text, sources, asked);
  return missing ? fault('QUANTITY_NOT_FOUND', missing) : null;
}

const MAX_HEADING_LENGTH = 80;

/** The heading, or `null` when it makes claims of its own or is malformed. */
export function checkHeading(heading: string, context: CheckContext): string | null {
  const words = plainLine(heading).replace(/[.:;]+$/, '');
  if (!words || words.length > MAX_HEADING_LENGTH || /[{}«»"“”]/.test(words)) return null;
  const isLoaded =
    hasAddress(words) || addressesTheReader(words) || PROMISE.test(words) || words === words.toUpperCase();
  const sources = [...context.sources.values()];
  if (isLoaded || articleFault(words, [], sources) || lawFault(words, sources, context.asked)) return null;
  return unbackedQuantity(words, sources, context.asked) ? null : words;
}
