import { readDetails } from './article-details.rules.ts';

/** Words that name again the article that was cited last: «dicho precepto», «el numeral transcrito», «ibídem». */
export interface ArticlePointer {
  at: number;
  end: number;
  /** Only a fraction is named: it is one of the article before, unless an article follows. */
  isFraction?: boolean;
  /** «la XXV»: its number alone. */
  fraction?: string;
}

const NOUN = 'art[ií]culo|precepto|numeral|dispositivo|ordinal|ar[aá]bigo';
const KIND = '(?:\\s(?:legal|constitucional|normativo|jur[ií]dico|de\\sley))?';
const SAID =
  '(?:cit|citad|referid|mencionad|invocad|aludid|transcrit|reproducid|precitad|multicitad|se[nñ]alad|analizad|comentad)o';
const POINTER = new RegExp(
  `(?<![\\p{L}])(?:(?:dicho|ese|aquel|el\\s(?:propio|mismo)|del\\s(?:propio|mismo)|(?:(?:el|del|al)\\s)?(?:${SAID}|mismo|propio))\\s(?:${NOUN})${KIND}(?![\\p{L}])(?!\\s(?:n[uú]m|\\d))|(?:${NOUN})${KIND}\\s(?:(?:antes|ya|previamente|supra)\\s)?(?:${SAID}|en\\s(?:cita|comento|estudio|an[aá]lisis|menci[oó]n|consulta)|de\\s(?:m[eé]rito|referencia))(?![\\p{L}])|ib[ií]d(?:em)?\\.?(?![\\p{L}])(?=\\s?,?\\s(?:frac|frs?\\.|inc|apart))|(?<=(?:dice|dispone|establece|señala|ordena|seg[uú]n)\\s)el\\smismo(?=:?\\s[«“"]))`,
  'giu',
);

/** «…, y el apartado A, fracción IX,»: another part of the same article. */
const PART =
  /(?<=[,;]?\s(?:y|e|como|con|su|,)\s(?:el|su)\s|[,;]\s(?:el|su)\s)(?=apartados?\s["“«]?[A-H]["”»]?,?\s(?:frac|frs?\.))/gu;

/** «cae en su fracción I», «esa fracción IV»: a fraction of the article that was cited before. */
const FRACTION =
  /(?<![\p{L}\d])(?:(?:sus?|las?|esas?|dichas?|cuyas?|una)\s|[íi]dem,\s|(?<=[(,]\s?))(?=(?:fracci[oó]n(?:es)?|fracc?\.?|fr\.)\s(?:[IVXL]{1,7}|un[oa]|dos|tres|cuatro|cinco|primera|segunda|tercera)(?![\p{L}\d]))/giu;

/** «la XXV es la abierta», «y la V «…»»: the number of a fraction alone. */
const NUMBER =
  /(?<![\p{L}\d])(?:la|una)\s(?<number>(?:[IVXL]{2,7}|[VX])(?:\s(?:Bis|Ter))?)(?=\s?[,;:)»”?!]|\.(?=\s|$)|\s[«“"(]|\s(?:es|era|dice|no|que|y|se|fue|habla|permite|exige|lo|la|ni)(?!\p{L})|\s(?:de\s(?:ese|dicho|este|tal)|del\s(?:mismo|propio))\s?(?:precepto|art[ií]culo|numeral)?(?=[\s,.;:)]))/gu;

export function findPointers(text: string): ArticlePointer[] {
  const words = [...text.matchAll(POINTER)].map((match) => {
    const lead = /^(?:el|del|al)\s/iu.exec(match[0])?.[0].length ?? 0;
    return { at: match.index + lead, end: match.index + match[0].length };
  });
  const parts = [...text.matchAll(PART)].map(({ index }) => ({ at: index, end: index }));
  const fractions = [...text.matchAll(FRACTION)].map((match) => {
    const at = match.index + match[0].length;
    return { at, end: at, isFraction: true };
  });
  const numbers = [...text.matchAll(NUMBER)].map(({ 0: found, index, groups }) => {
    const fraction = groups?.['number'] ?? '';
    const end = index + found.length;
    return { at: end - fraction.length, end, isFraction: true, fraction };
  });
  return [...words, ...parts, ...fractions, ...numbers];
}

const FRACTION_REACH = 400;
/** Characters over which the number of a fraction alone is of the article before. */
export const NUMBER_REACH = 160;
/** «…del artículo 5», «…de la cláusula», «…y la V del 784»: the fraction is of what follows. */
const OF_OTHER =
  /^\s?,?\s?(?:(?:y|e|o)\s(?:las?\s)?[IVXL]{1,7}\s)?(?:\s?(?:ambas|todas)\s)?(?:del?|de\s(?:la|los|las))\s(?!que|mismo(?![\p{L}\s]|\s\p{L})|(?:mismo|propio|ese|dicho|este)\s(?:precepto|art[ií]culo|numeral)(?!\s\d))|^\s?,?\sen\s(?:el|los)\s(?:art|numeral|\d)/iu;
/** Whether the fraction that stands alone at `at` is one of the article that was cited up to `from`. */
export function isFractionOf(text: string, from: number, at: number): boolean {
  const gap = text.slice(from, Math.min(at, from + FRACTION_REACH + 1));
  if (gap.length > FRACTION_REACH || gap.includes('\n\n')) return false;
  const { end } = readDetails(text, at, true);
  return end > at && !OF_OTHER.test(text.slice(end, end + 60));
}
