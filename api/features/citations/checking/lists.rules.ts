import { foldText } from '#schema/lib/fold-text.ts';
import { findLaw, lawsNamedIn } from '#db/content/law-index.ts';
import {
  findQuantities,
  lawAt,
  SAYS_STEM,
  type Quoted,
  type Reference,
  type StatuteReference,
} from '#api/legal-language/index.ts';

/** Citations that belong together: ranges, lists, and court files with the titles of their rulings. */

const MAX_RANGE = 40;

const plain = (text: string): string => foldText(text).replace(/[^a-z0-9/]+/g, ' ');

/** Whether the title of a ruling has the number of a cited court file and the words before it. */
export function sameFile(title: string, written: string, number: string): boolean {
  const words = plain(written.slice(0, written.indexOf(number))).trim();
  return words.length > 6 && plain(title).includes(`${words} ${plain(number).trim()}`.trim());
}

/** The articles between the ends of a range. */
export function insideOf({ law, article, rangeTo }: StatuteReference): { law: string; article: string }[] {
  const [from, to] = [Number.parseInt(article, 10), Number.parseInt(rangeTo ?? '', 10)];
  if (law === null || !(to > from) || to - from > MAX_RANGE) return [];
  return Array.from({ length: to - from }, (_, at) => ({ law, article: String(from + at + 1) }));
}

const LIST_SEPARATOR =
  /^[\s,;()*]*(?:(?:[b-e]\)|y|e|o|u|a|al|as[ií]\scomo|en\srelaci[oó]n\scon|de|del|el|los|la|art[ií]culos?|arts?\.|numeral(?:es)?)[\s,*]*){0,5}$/iu;

/** The other references of the list that contains one. */
export function listAround(text: string, references: readonly Reference[], index: number): number[] {
  const isJoined = (left?: Reference, right?: Reference): boolean =>
    !!left &&
    !!right &&
    right.start - left.end < 40 &&
    LIST_SEPARATOR.test(text.slice(left.end, Math.max(left.end, right.start)));
  const found: number[] = [];
  for (let at = index; isJoined(references[at - 1], references[at]); at--) found.push(at - 1);
  for (let at = index; isJoined(references[at], references[at + 1]); at++) found.push(at + 1);
  return found;
}

const flat = (text: string): string => foldText(text).replace(/[\s.\-–—]+/g, ' ');

/** «228 a de la LGTOC», «69 C Bis»: extends the number to the longest one that the law has, instead of a range. */
export function withWholeNumber(text: string, reference: Reference): Reference {
  if (reference.kind !== 'STATUTE' || reference.law === null || reference.rangeTo) return reference;
  const { article } = reference;
  const longer = findLaw(reference.law)?.numbers.filter((number) => number.startsWith(`${article} `)) ?? [];
  if (longer.length === 0) return reference;
  const at = text.indexOf(article, reference.start);
  if (at < 0 || at >= reference.end) return reference;
  const written = flat(text.slice(at, at + 30).normalize('NFC'));
  const found = longer
    .filter(
      (number) =>
        written.startsWith(flat(number)) &&
        /^(?:$|[,;:)»”"]| (?:de|del|que|y|dice)(?![a-z]))/.test(written.slice(flat(number).length)),
    )
    .toSorted((a, b) => b.length - a.length)[0];
  return found ? { ...reference, article: found } : reference;
}

const AROUND_CITATION = 8;

/** Starts of the references inside of quotes. Both are in the order of the text. */
export function insideQuotes(references: readonly Reference[], quotes: readonly Quoted[]): number[] {
  let at = 0;
  return references.flatMap(({ start, end }) => {
    while (at < quotes.length && (quotes[at]?.end ?? 0) < end) at++;
    const quote = quotes[at];
    // «cita la “fracción IX del artículo 11”»: the citation alone, and nobody else's words.
    const isAlone = quote !== undefined && start - quote.start + (quote.end - end) < AROUND_CITATION;
    return (quote?.start ?? Number.POSITIVE_INFINITY) <= start && !isAlone ? [start] : [];
  });
}

const OWN_LAW =
  /(?:est[ea]|presente)\s(?:mism[oa]\s)?(?:ley|c[oó]digo|ordenamiento|constituci[oó]n|reglamento|estatuto)(?!\p{L})/iu;

/** «…de este Código»: a law that refers to itself, in a quote. */
export const isOwnLaw = (text: string, { start, end, lawSource }: StatuteReference): boolean =>
  lawSource !== 'NAMED' && OWN_LAW.test(text.slice(start, end + 1).replace(/\s+/g, ' '));

/** «artículo 10, numeral 1, inciso c)»: electoral laws number their paragraphs, so «1» is not an article. */
export const isPartOfBefore = (text: string, { start }: StatuteReference): boolean =>
  /^numeral(?:es)?\s/iu.test(text.slice(start, start + 12)) &&
  /\d\p{L}{0,3}[°º.]?,?\s*(?:y\s)?$/u.test(text.slice(Math.max(0, start - 12), start));

/** «…establece que en el caso de la fracción II»: perhaps of another article than the one that was cited before. */
export const isOfAnyArticle = (text: string, { start, end, isPointer }: StatuteReference): boolean =>
  isPointer &&
  !/precepto|art[ií]culo|numeral|dispositivo|ordinal|ib[ií]d/iu.test(text.slice(start, end)) &&
  /(?<!\p{L})(?:de|a|en|por|con)\slas?\s$/iu.test(text.slice(Math.max(0, start - 8), start));

const LAW_NAME =
  /(?<!\p{L})(?:ley(?:es)?|c[oó]digo|reglamento|constituci[oó]n|convenci[oó]n|tratado|estatuto|lineamientos)\s/giu;

/** Whether words name another law than the one of a key, held or not. */
export function namesOtherLaw(words: string, law: string): boolean {
  const plain = words.replace(/\s/g, ' ');
  if (lawsNamedIn(plain).some((named) => named.law.key !== law)) return true;
  return [...plain.matchAll(LAW_NAME)].some(({ index }) => {
    const named = lawAt(plain, index, true);
    return named !== null && named.law !== law;
  });
}

/** Words between a reference and a quote that announce words of the law. */
const ANNOUNCED =
  /(?:dic|dij|dispon|dispus|establec|señal|prev[eéi]|prescrib|orden|rez|letra|liter|textual|transcri|defin|le[eí]|conced|exig|garanti|proh[ií]b|indic|refier|consagr|contempl|siguiente|conforme|seg[uú]n|t[eé]rminos|que\s)\p{L}*[^.;]{0,60}$|:\s*$/iu;
const ARGUED = /(?<!\p{L})(?:pues|porque|ya\sque|toda\svez\sque|en\stanto\sque|dado\sque)(?!\p{L})/iu;
/** Words before names in quotation marks: journals, books, programmes. */
const THING =
  /(?:peri[oó]dico|gaceta|diario|revista|libro|obra|programa|denominad|t?itulad|llamad|conocid)\p{L}*[^«“".;]{0,60}[«“"]$/iu;
const FARTHEST_SILENT = 60;
/** Other quotes between a reference and its quote: they do not count as distance. */
const OTHER_QUOTES = /[«“"][^«»“”"]{1,2000}[»”"](?:\s?\.{3}|…)?/gu;
const MARKED = /[«“"„‘']\s*$/u;

/**
 * Whether quoted words may not belong to the reference: they have no quotation marks, are an argument («…, pues “…”»),
 * or are far from it without a word that announces them.
 */
export function isLooselyQuoted(text: string, { start, end }: Quoted, reference: Reference): boolean {
  if (!MARKED.test(text.slice(Math.max(0, start - 2), start))) return true;
  if (THING.test(text.slice(Math.max(0, start - 90), start))) return true;
  const gap = start >= reference.end ? text.slice(reference.end, start) : text.slice(end, reference.start);
  const between = gap.replace(OTHER_QUOTES, ' ');
  if (start >= reference.end && ARGUED.test(between)) return true;
  return between.length > FARTHEST_SILENT && !(start >= reference.end && ANNOUNCED.test(between.replace(MARKED, '')));
}

const SAYS =
  /(?<!\p{L})(?:dic|dij|dispon|dispus|establec|señal|prev[eéi]|prescrib|orden|rez|letra|liter|textual|transcri|defin|le[eí]|conced|exig|garanti|proh[ií]b|indic|consagr|contempl|siguiente|fij|otorg|reconoc|mand|impon|da|habla|cita|invoca|copi|reproduc|palabras|frase|texto|errata|facult|f[oó]rmula|expresi[oó]n|dicci[oó]n|permit|autoriz|oblig|declar|sancion|castig|regula|menciona|estatu[iy]|incluy)\p{L}*(?:\s\p{L}+){0,5}[\s,:(«“"„‘']*$/iu;
const SAYS_SOMEHOW = new RegExp(`(?<!\\p{L})${SAYS_STEM}\\p{L}*(?:\\s\\p{L}+){0,5}[\\s,:(«“"„‘']*$`, 'iu');
const OPENS_AT_ONCE = /^[\s,:(]*[«“"„‘']*$/u;
/** «…» | 39», «… → 235»: the number stands in the next cell, or is pointed at. */
const BESIDE = /^[»”"'’]*\s?(?:[|\t→=]|->)\s?(?:art[ií]culos?\s|arts?\.\s?)?$/iu;
const RESTS_ON_IT =
  /^[»”"'’]*[\s,.;:]*(?:\((?=[^()]*$)|(?:art[ií]culos?|arts?\.)?\s?$|[^.;\n]{0,80}?(?<!\p{L})(?:seg[uú]n|conforme|acuerdo|t[eé]rminos|dice|dispone|establece|señala|ordena|manda|prev[eé]|transcri|copia|cita|errata|palabras|texto|letra|figura|aparece|lee|est[aá]n?|del?|en|al)(?!\p{L}))/iu;
const RESTS_SOMEHOW = new RegExp(
  `^[»”"'’]*[\\s,.;:]*(?:\\((?=[^()]*$)|(?:art[ií]culos?|arts?\\.)?\\s?$|(?:el\\s|\\(|por\\s(?:el\\s|ese\\s)?|del?\\s)?(?:mism[oa]\\s|propi[oa]\\s)?$|[^.;\\n]{0,80}?(?<!\\p{L})(?:seg[uú]n|conforme|acuerdo|t[eé]rminos|como|figura|aparece|est[aá]n?|viene|sale|era|es|del?|en|al|${SAYS_STEM}\\p{L}*)(?!\\p{L}))`,
  'iu',
);

/** «39 | Cuotas («…»)», «el 22 me favorece: «…»». */
const IN_BRACKET = /^[^.;\n]{0,30}(?:\((?:[^()\n]{1,16};\s)?|:\s?)[«“"„‘']*$/u;
/** Lines that only the width of the page ended. */
const unwrapped = (gap: string): string => gap.replace(/(?<=[\p{L},»”"])[ ]*\r?\n[ ]*(?=[\p{Ll}A]\p{Ll}|Art|$)/gu, ' ');

/** Another sentence, clause or line begins. */
const APART = /[;\n]|[.?!]\s+[\p{Lu}¿¡]/u;
/** As people write who use no capitals. */
const APART_SOMEHOW = /(?<!(?<!\p{L})(?:art|arts|frac|fracc|fr|inc|n[uú]m|cfr))[.?!…]\s+\S/iu;

/**
 * Whether the text says in so many words that a quotation is of the reference beside it; `isSomehow`: or in words that
 * may say something else too.
 */
export function isSaidOf(text: string, { start, end }: Quoted, reference: Reference, isSomehow = false): boolean {
  if (start < reference.end) {
    const gap = unwrapped(text.slice(end, reference.start));
    return (
      end <= reference.start &&
      (BESIDE.test(gap) ||
        (!APART.test(gap) &&
          !(isSomehow && APART_SOMEHOW.test(gap)) &&
          (isSomehow ? RESTS_SOMEHOW : RESTS_ON_IT).test(gap)))
    );
  }
  const between = unwrapped(text.slice(reference.end, start)).replace(OTHER_QUOTES, ' ');
  if (IN_BRACKET.test(between)) return true;
  if (isSomehow && APART_SOMEHOW.test(between)) return false;
  if (APART.test(between.replace(/:\s*\n+\s*[«“"]*$/u, ': '))) return false;
  return OPENS_AT_ONCE.test(between) || (isSomehow ? SAYS_SOMEHOW : SAYS).test(between);
}

/** Somebody speaks of himself, or tells what happened: no words of a law. */
const TOLD =
  /(?<!\p{L})(?:yo|me|mi|mis|nos|nuestr[oa]s?|usted(?:es)?|t[uú]|te|aqu[ií]|ayer|hoy|vio|dio|fue|fui|fueron|hizo|hicieron|dijo|dijeron|tuvo|estuvo|puso|pudo|quiso|vino|supo|trajo|hubo|era|eran|hab[ií]an?|iban?|\p{L}{3,}(?:é|ó|aron|ieron|aba|aban|imos|amos|emos))(?!\p{L})/iu;
const RULES =
  /(?<!\p{L})(?:\p{L}{2,}r[áa]n?|puede[n]?|debe[n]?|tiene[n]?|responde[n]?|prescriben?|proh[ií]be[n]?|obliga[n]?|sanciona[n]?|castiga[n]?|se\s(?:entiende|considera|presume|reputa|extingue|sanciona|permite|proh[ií]be)n?|corresponde[n]?|procede[n]?|est[aá]n?\s(?:obligad|facultad|prohibid|exent)[oa]s?|plazo|t[eé]rmino|derecho|es\s(?:nul|v[aá]lid|obligatori)[oa])(?!\p{L})/iu;
/** A witness tells facts, whatever they rest on. */
const TESTIMONY =
  /(?<!\p{L})(?:testig|declar|confes|manifest|narr[oó]|relat[oó]|depus|absolvente|posici[oó]n)[^.;\n«“"]{0,60}[«“"]$/iu;
const LEAST_OF_RULE = 6;
const LEAD = 90;

/** Whether words that somebody says may be those of a law, by how they speak and by who says them. */
export function isRuleLike(words: string, lead = ''): boolean {
  const isLong = words.split(/\s+/).filter(Boolean).length >= LEAST_OF_RULE;
  return (
    isLong && RULES.test(words) && !TOLD.test(words) && !/[¿¡!?]/u.test(words) && !TESTIMONY.test(lead.slice(-LEAD))
  );
}

const SHORT = 7;

/** «el llamado “despido exprés” del artículo 47»: a few words in marks that nobody says are of the law. */
export function isScareQuote(text: string, quote: Quoted, reference: Reference): boolean {
  const words = text.slice(quote.start, quote.end);
  const count = words.split(/\s+/).filter(Boolean).length;
  return count < SHORT && findQuantities(words).length === 0 && !isSaidOf(text, quote, reference, true);
}
