/** Numbers without «artículo» that may be articles by where they stand; what they are is judged once their law is known. */
import { matchAt } from '../laws/match-at.rules.ts';
import { isCounted } from './article-items.rules.ts';

/** Where a bare number stands, from the surest to the least sure. */
export type BarePosition =
  /** «…del 280 Bis», «47, fracción I», «primer párrafo del 121»: only articles are written so. */
  | 'PART'
  /** «según el 12», «previsto en el 12», «ni el 300». */
  | 'LEAD'
  /** «el 192», «al 5». */
  | 'ARTICLE'
  /** «1915 («…»), 1916 («…») y 1917»: a list goes on behind quoted words or a bracket. */
  | 'LIST'
  /** «(79)». */
  | 'BRACKET'
  /** «Validez: 1795.» */
  | 'COLON'
  /** A cell of a table. */
  | 'CELL'
  /** The beginning of a line. */
  | 'LINE'
  /** «→ 1794», «lesión = 17». */
  | 'ARROW'
  /** «Prisión preventiva, 167.» */
  | 'COMMA'
  /** «dolo 1815». */
  | 'NOUN'
  /** Only what follows can make it one: «276 de la Ley…», «14 y 16 constitucionales». */
  | 'OPEN'
  /** Nothing about its place speaks for an article. */
  | 'ANY';

export interface BareNumber {
  at: number;
  position: BarePosition;
}

const LATIN =
  '(?:duodecimus|undecimus|vicies|bis|ter|qu[aá]ter|quinquies|quintus|sexies|sextus|septies|octies|nonies|decies)(?![\\p{L}])';
const NUMBER =
  /(?<![\p{L}\d/.,:$%#§€°º-])(?<!\d[ .,])\d{1,4}(?:[oº°]\.?)?(?!\d|[/:]\d|,\d{3}|\.\d{3}|\s?%|\s\d{3}(?!\d))/gu;
/** Right behind a number, in its list or behind the list. */
const PART = new RegExp(
  `(?:[oº°]\\.?)?(?:-[A-Z])?(?:\\s${LATIN}|\\s?,?\\s(?:(?:cuy[oa]s?|en\\ssus?)\\s)?(?:frac(?:ci[oó]n(?:es)?)?\\s(?=[IVXLivxl\\d]|\\p{L}{4,9}a(?!\\p{L}))|fracc?s?\\.?\\s?(?=[IVXLivxl\\d])|fracs\\.|frs?\\.|incisos?\\s|ap(?:ar)?t?a?do\\.?\\s|(?:primer|segundo|tercer|cuarto|quinto|pen[uú]ltimo|[uú]ltimo)\\sp[aá]rrafo|p[aá]rrafos?\\s))`,
  'iuy',
);
/** «69-B», «2448 K.» */
const LETTERED = /-[A-ZÑ](?![\p{L}\d-])/uy;
const LIST = `(?:[oº°]\\.?)?(?:-[A-Z](?![\\p{L}])|\\s[A-ZÑ](?=\\sdel?\\s))?(?:(?:\\s?,\\s?|\\s?;\\s|\\s(?:y|e|o|u|al?)\\s)(?:\\d{1,4}(?:[oº°]\\.?)?(?:-[A-Z](?![\\p{L}]))?|(?:fracci[oó]n|fracc?\\.|inciso|p[aá]rrafo)\\s[\\p{L}\\d)]{1,9})){0,12}`;
const BEFORE_LAW = new RegExp(
  `${LIST}\\s?,?\\s?\\(?(?:(?:todos\\s|ambos\\s)?(?:de|en)\\s(?:la|el|los|su|est[ae]|es[ae]|dich[oa])\\s|del\\s|\\p{L}{2,8}(?=\\s?[,;.)]|$)|(?:ley|c[oó]d|const|cc?[fp]?|c\\.\\s?com|lft)[\\p{L}.]{0,12}[\\s,;)])`,
  'iuy',
);
const PARTED_BEFORE =
  /(?:p[aá]rrafos?|(?:fracci[oó]n(?:es)?|frs?\.|fracc?s?\.?|las?)\s[IVXL]{1,7}(?:\s(?:Bis|Ter))?(?:(?:,\s|\s[ye]\s(?:la\s)?)[IVXL]{1,7}){0,9}|inciso\s["“«]?[a-z]["”»]?\)?|apartado\s["“«]?[A-H]["”»]?)(?:\s\p{L}{5,9})?,?\s(?:del\s(?:mismo\s|propio\s)?|de\s(?:ese|este|dicho)\s(?:mismo\s)?)$/iu;
const SURE =
  /(?:seg[uú]n|conforme(?:\sa)?|acuerdo\scon|t[eé]rminos\sdel?|(?:base|fundamento|apoyo|sustento)\sen|previst[oa]s?\s(?:en|por)|dispuest[oa]s?\s(?:en|por)|establecid[oa]s?\s(?:en|por)|se[nñ]alad[oa]s?\s(?:en|por)|contenid[oa]s?\sen|regulad[oa]s?\s(?:en|por)|refieren?|que\s(?:exigen?|prev[eé]n?|fijan?|establecen?|ordenan?|disponen?|contemplan?|regulan?|marcan?|piden?|mandan?)|lo\s(?:dice|exige|ordena|establece|dispone|prev[eé]|prohibe|proh[ií]be)|contra(?:r[ií]a(?:n|ndo)?|viene)?|viola\p{L}*|infring\p{L}*|vulnera\p{L}*|aplic(?:a|an|ar|ando|[oó])|invoca\p{L}*|citar?|transgred\p{L}*|relaci[oó]n\scon|concordancia\scon|v[eé]ase|cfr\.?|v\.|vid\.?|compar\p{L}+)\s(?:tambi[eé]n\s)?(?:el|los|al|del)\s$/iu;
/** «lo copió en su 148». */
const OWN_NUMBER = /(?<!\p{L})en\ssus?\s$/iu;
const NEITHER = /(?<!\p{L})ni\s(?:el\s|los\s|del\s|al\s)?$/iu;
const ANY_ARTICLE =
  /(?<!\p{L})(?:(?:los|el|al|del|es[et]e|aquel|dicho)\s(?:(?:propi|mism|citad|referid|mencionad|invocad|aludid|divers|precitad|famos|supuest|tal)o?s?\s|actual\s)?|mismo\s)$/iu;
/** «un 415 ya derogado», «otro 1214». */
const ONE_ARTICLE = /(?<!\p{L})(?:un|otro)\s$/iu;
/** «a) 1796 b) 1797»: the choices of a question. */
const CHOICE = /(?:^|[\s:])[a-e]\)\s$/u;
const LIST_BEFORE = /(?:[)»”"][ ]?[,;·/]?|\d[ ]?[;/·])[ ](?:(?:y|e|o|u)\s)?(?:(?:el|los|al|del)\s)?$/iu;
const BRACKET = /(?:\p{L}[»”"]?\s?|[:,;»”"]\s)[([]$/u;
const COLON = /[\p{L})»”".]\s?:[ \t]$/u;
const ARROW = /(?:[→⇒]|(?<!(?<!\p{L})\p{L}\s?)=|->|=>)\s?$/u;
const COMMA = /[\p{L})»”"!?.]\s?[,;.]\s$/u;
const NOUN = /\p{L}{3,}[»”")]?\s$/u;
/** Where a number ends that is not counted: at a sign, or in a list. */
const STOPS =
  /^(?:[oº°]\.?)?(?:-(?:[A-Z]|[IVXL]{1,6})(?!\p{L})|\s[A-ZÑ](?!\p{L}))?(?:$|\s?[.,;:)\]»”"|\n\t—–!?…]|\s[(«“"—–→←¡✔✘]|\s[b-e]\)\s|\s{1,2}[b-e]\)|\s(?:a\s\d|(?:y|e|o)[\s,]))/u;
/** «…en caligrafía 823 con el cuestionario». */
const GOES_ON = /^\s(?:con|se|que|q|le|lo|dice)\s/iu;
const CELL = /(?:^|[\n\t|])[ ]?$/u;
const LINE = /(?:^|\n)[\s\-•·*–—]{0,6}$/u;

/** What a number that is no article hangs on. */
const OTHER_BEFORE =
  /(?:(?<!\p{L})(?:cl|parcelas?|ext|extensi[oó]n|comentarios|actas?|penas?|edad|posici[oó]n|l[aá]piz\sdel|tard(?:[oóa]|an|aron)|cumpl(?:[ioí]ó?|e)|clase|folleto|interno|l[aá]mina|p[aá]g(?:s|inas?)?|pp?|fojas?|tomos?|vol(?:umen)?|n[uú]m(?:ero)?s?|no|exp(?:ediente)?s?|tocas?|p[aá]rrafos?|fracci[oó]n|cl[aá]usulas?|declaraci[oó]n|registro|tel[eé]fono|cel(?:ular)?|folios?|hojas?|incisos?|puntos?|cap[ií]tulos?|t[ií]tulos?|libros?|secci[oó]n|anexos?|hechos?|agravios?|conceptos?|juzgado|sala|juez|tribunal|distrito|circuito|semana|diap(?:ositivas?)?|slides?|m[oó]dulos?|d[ií]as?|mes|a[nñ]os?|ejercicio|versi[oó]n|edici[oó]n|reglas?|acuerdo|oficio|circular|criterio|tesis|jurisprudencia|convenio|recomendaci[oó]n|observaci[oó]n|resoluci[oó]n|notar[ií]a|notario|escritura|p[oó]liza|factura|cheque|pagar[eé]|contrato|cuenta|lote|manzana|calle|interior|exterior|piso|depto|local|edificio|kil[oó]metro|km|sesi[oó]n|pregunta|respuesta|reactivo|opci[oó]n|caso|ejemplo|tabla|cuadro|figura|nota|pie|tema|unidad|lecci[oó]n|diapositiva|l[aá]mina|minuto|audiencia|prueba|documental|testigo|cap|inc|lic|c\.?\s?p|sal[oó]n|oficina|facturas?|terminaci[oó]n|ficha|modelo|ruta|placas?|sucursal|cr[eé]ditos?|serie|lote|clave|c[oó]digo\spostal|colonia|nivel|grado|grupo|equipo|art[ií]culo|considerandos?|resolutivos?|antecedentes?|prestaci[oó]n|inciso|causa|carpeta|investigaci[oó]n|amparo|juicio|queja|recurso|revisi[oó]n|zona|secci[oó]n|partida|rengl[oó]n|fila|columna|p[aá]gs|fs|fjs|vol|ed|rfc|cfdi|iso|nom|covid|art[ií]culo\sde\sfe|us|mxn|usd)|[$#§&×<≤≥~+])\.?\s?:?\s?$/iu;
/** What has a number of its own behind a colon: «folio: 123», but «días de descanso: 69». */
const NUMBERED =
  /(?<!\p{L})(?:n[uú]m(?:ero)?s?|no|exp(?:ediente)?s?|tel[eé]fono|cel(?:ular)?|folios?|registro|clave|serie|rfc|cuenta|p[oó]liza|facturas?|cheque|contrato|lote|oficio|tocas?|carpeta|placas?|postal|p[aá]g(?:s|inas?)?|fojas?|edad|ext|tiraje|[$#§&×<≤≥~])\.?\s?:\s?$/iu;
/** «en materia de prueba 167 de la Ley». */
const MATTER = /(?:de|en)\s(?:prueba|amparo|queja|revisi[oó]n|zona)\s$/iu;
const NO = /(?<!\p{L})no\.?\s$/iu;
const SHOWN = 80;

/** «página 12», «cláusula 5»: whether a word before a number says what it is. */
export const hangsOnOther = (text: string, at: number): boolean =>
  OTHER_BEFORE.test(text.slice(Math.max(0, at - 24), at));

/** Most numbers of a text stand nowhere where an article would: they end here. */
export function* bareNumbers(text: string): Generator<BareNumber> {
  for (const { 0: digits, index: at } of text.matchAll(NUMBER)) {
    const before = text.slice(Math.max(0, at - SHOWN), at);
    // What stands in another cell says nothing of the number.
    const own = before.split(/[\t|]/u).at(-1) ?? '';
    if (OTHER_BEFORE.test(own) && (!/:\s?$/u.test(own) || NUMBERED.test(own))) {
      // «3 años 165 fracc. IV».
      if (/(?:[oe]s|cumple)\s$/u.test(before) && matchAt(PART, text, at + digits.length)) {
        yield { at, position: 'PART' };
        continue;
      }
      // «NO. 133 LFT»: a number of a law all the same.
      if ((NO.test(before) || MATTER.test(before)) && matchAt(BEFORE_LAW, text, at + digits.length))
        yield { at, position: 'OPEN' };
      continue;
    }
    const position = positionOf(text, at, at + digits.length, before);
    if (position) yield { at, position };
  }
}

function positionOf(text: string, at: number, end: number, before: string): BarePosition | null {
  if (matchAt(PART, text, end) || matchAt(LETTERED, text, end) || PARTED_BEFORE.test(before)) return 'PART';
  if (isCounted(text, end)) return null;
  if (SURE.test(before) || NEITHER.test(before) || OWN_NUMBER.test(before)) return 'LEAD';
  if (LIST_BEFORE.test(before)) return 'LIST';
  if (ANY_ARTICLE.test(before) || (end - at > 2 && ONE_ARTICLE.test(before))) return 'ARTICLE';
  if (BRACKET.test(before)) return 'BRACKET';
  if (COLON.test(before)) return 'COLON';
  if (CELL.test(before) && (before.trimEnd().endsWith('|') || before.includes('\t') || isCellEnd(text, end)))
    return 'CELL';
  if (LINE.test(before)) return 'LINE';
  if (ARROW.test(before)) return 'ARROW';
  const stops = STOPS.test(text.slice(end, end + 24));
  if (end - at > 2 && CHOICE.test(before)) return 'COMMA';
  if (stops && (COMMA.test(before) || /[.:?]\s?[—–]\s$/u.test(before))) return 'COMMA';
  if ((stops || (end - at > 2 && GOES_ON.test(text.slice(end, end + 10)))) && NOUN.test(before)) return 'NOUN';
  if (matchAt(BEFORE_LAW, text, end)) return 'OPEN';
  return end - at > 1 ? 'ANY' : null;
}

const isCellEnd = (text: string, end: number): boolean => /^[^\n]{0,60}[|\t]/u.test(text.slice(end, end + 70));
