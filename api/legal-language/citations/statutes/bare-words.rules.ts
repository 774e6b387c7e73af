/** Words around a number without «artículo» that speak for an article or against one. */
import type { LawContext } from '../context/law-context.rules.ts';
import { NUMBER_WORDS, readNumberWords } from '../number-words.rules.ts';
import { hasDetails } from './article-details.rules.ts';
import type { Item } from './article-items.rules.ts';

/** Characters from the last citation within which a number that the law lacks is still meant as one of it. */
const INVENTED_REACH = 1200;
const MOST_BREAKS = 3;

/** What follows a bare number that is an article: a sign, or a word that says what articles do. */
export const ENDS =
  /^(?:$|\s?[.,;:)»”"\]—–|?!…]|\s?[\n\t]|\s[(«“"[—–]|\s(?:y|e|o|u)[\s,]|\s(?:bis|ter|que|q|te|me|nos|os|u|creo|entonces|además|se|no|s[ií]|ya|lo|la|los|le|les|sino|ni|es|son|fue|era|est[aá]|hay|ha|han|tambi[eé]n|tampoco|solo|s[oó]lo|porque|pues|cuando|donde|para|por|como|pero|aunque|con|sin|en|a|ante|sobre|seg[uú]n|del?\s(?:mismo|propio|dicho|citado|ese)|(?:\p{L}{3,}(?:an?|en?|ó|aba|aban|ía|ían|ará|erá|irá|arán|erán|irán|aron|ieron|aría|ería|ar|er|ir|ad[oa]s?|id[oa]s?))(?!\p{L})))/iu;

/** «el código acaba en el». */
export const ENDS_LAW = /(?:acab|termin|conclu|lleg|[uú]ltimo)[\p{L}]*:?\s(?:(?:en|es|hasta|a)\s)?(?:el\s|al\s)?$/iu;

export const PUNCTUATION = /^(?:$|\s?[.,;:)»”"\]—–|?!…\n\t])/u;

export const YEAR = /^(?:18\d\d|19\d\d|20[0-3]\d)$/;

export const OF_YEAR =
  /(?:a[nñ]os?|ejercicios?|reformas?|reformad[oa]|publicad[oa]s?|expedid[oa]s?|vigentes?|desde|hasta|durante|entre|finales|principios|mediados|octubre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|noviembre|diciembre|crisis|elecciones|presupuesto|ciclo)\s(?:\p{L}+\s){0,2}$/iu;

export const OF_DAY_BEFORE =
  /(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep(?:tiembre)?|octubre|noviembre|diciembre|d[ií]as?|le(?:emos|er[eé]mos)|ve(?:mos|remos)|venc\p{L}*|notific\p{L}*|presenta\p{L}*|present[oó]|pag\p{L}+|celebr\p{L}*|firm\p{L}*|fech\p{L}*|plazo|quincena|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|tardar|desde|hasta|antes|partir|entre|corr\p{L}+|recib\p{L}*|entreg\p{L}*|nac\p{L}+|emplaz\p{L}*|despid\p{L}*|cit[oó])(?:\s\p{L}{1,12}){0,3}\s$/iu;

export const OF_DAY_BEHIND =
  /^\s(?:me|nos|te)\s\p{L}+(?:ó|aron|ieron|é|í)(?!\p{L})|^\s?(?:(?:y|al?|o)\s(?:el\s)?\d{1,2}\s)?(?:de\s(?:cada|este|ese|aquel)\s|del\s(?:mes|presente|actual|corriente|propio\smes|mismo\smes|a[nñ]o)|pr[oó]ximo|siguiente|pasado|corriente|h[aá]bil|de\s(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))/iu;

/** «quince (15)». */
const IN_WORDS = new RegExp(`(?<words>${NUMBER_WORDS})\\s?[(\\[]$`, 'iu');

export const FACTS_BEHIND =
  /^(?:,?\s(?:y\s)?(?:el|los|al)?\s?\d{1,2}){0,6}[,.:]?\s?(?:(?:correlativo|y)\s)?(?:no\s)?(?:son|es|se)\s(?:parcialmente\s)?(?:ciert|fals|nieg|afirm|contest|ignor|inciert)/iu;

export const OF_FACTS = /hechos?[\s.:,]{1,3}(?:[^.\n]{0,80}\.\s?){0,3}(?:al?|el|los)?\s?$/iu;

/** «por mi edad (71)», «confesó (posición 9)». */
export const COUNTS_OTHER = /(?<!\p{L})(?:edad|posici[oó]n|fojas?|p[aá]ginas?|folio)\s\($/iu;

export const ASKS_TO_READ =
  /(?<!\p{L})(?:ver|v[eé]ase|v[eé]anse|junto\scon|checar?|revis(?:ar|a|en)|lee[rn]?|l[eé]an(?:lo)?|rige|aplica|cf|cfr)\.?\s$/iu;

export const SAYS_HOW_MANY =
  /(?<!\p{L})(?:tiene|tienen|son|hay|suma|suman|cuenta|cuentan|total|cuesta|mide|pesa|gana|pide|cobra|debe|de|en|con|a|y|o|las|unos|unas|casi|como|hasta|desde|menos|m[aá]s|cada|ya|llega|llegan)\s$/iu;

/** «280 Bis», «14, fracción I»: only articles are written so. */
export const isPlainlyArticle = ({ printed, isShort, ...details }: Item): boolean =>
  /\d\s?(?:bis|ter|qu[aá]ter|qui|sex|oct)|\d-[a-z]/iu.test(printed) || (!isShort && hasDetails(details));

/** «del veinte al cincuenta por ciento». */
export const OF_SHARE = new RegExp(
  `^\\s(?:al?|o|y)\\s(?:el\\s)?(?:${NUMBER_WORDS})\\s(?:por\\sciento|d[ií]as|meses|a[nñ]os|horas|veces|pesos)`,
  'iu',
);

export const isInWords = (before: string, number: number): boolean =>
  readNumberWords(IN_WORDS.exec(before)?.groups?.['words'] ?? '') === number;

export function isNearCitation(text: string, context: LawContext, at: number): boolean {
  const last = context.lastArticle();
  const gap = last ? text.slice(last.at, Math.min(at, last.at + INVENTED_REACH + 1)) : null;
  return gap !== null && gap.length <= INVENTED_REACH && gap.split('\n\n').length <= MOST_BREAKS;
}
