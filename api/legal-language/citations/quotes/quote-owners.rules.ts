/** Whose words a quotation is: the reference before it, or the one after that says so. */
import type { ReferenceKind } from '../reference-types.ts';

export interface Placed {
  kind: ReferenceKind;
  start: number;
  end: number;
  /** Of a citation of a statute. */
  law?: string | null;
  article?: string;
}

const MIN_WORDS = 3;
const MIN_WORDS_UNSAID = 4;
const BEFORE = 420;
const AFTER = 110;
const NUMBER =
  /\d|(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veint[ei]\p{L}*|treinta|cuarenta|cincuenta|sesenta|noventa|cien|ciento|mil|tercio|mitad|una?\s(?:a[nñ]o|mes|d[ií]a|hora|semana|quincena))(?!\p{L})/iu;

/** Abbreviations whose stop ends no sentence; nor do the three of an ellipsis. */
const STOP =
  /(?<!(?:^|[\s(«“"])(?:arts?|frs?|fracc?s?|fracs|inc|incs|p[aá]rrs?|n[uú]ms?|no|lic|dr|dra|sr|sra|cfr|reg|exp|apdo|vs|pp?|ed|cap|t[ií]t|vol|c|d|j|p|\d{1,3}[oa]|[a-z]|d\.\s?o\.\s?f|[IVXL]{1,5}))(?:(?<!\.\.)\.(?=\s+["«“(]?[\p{Lu}\d¿¡])|;(?=\s+\p{Lu}))|\n/giu;

/** Somebody else speaks, or a paper that is no law. */
const OTHERS =
  /(?<!\p{L})(?:cl[aá]usulas?|fojas?|a\squo|memor?[aá]?ndum|memo|mandante|testigos?|declar(?:[oó]|a|ante)|manifest[oóa]|confes[oó]|contratos?|convenio|escritura|perit[oa]|correos?|cartas?|mensajes?|convocatoria|dijo|respondi[oó]|contest[oó]|archivo|carpeta|anexo|denominad[oa]s?|llamad[oa]s?|titulad[oa]s?|intitulad[oa]s?|conocid[oa]s?|aleg[oóa]|marca|sociedad|empresa|personas?\smoral|(?:demanda|contestaci[oó]n|actora?|demandad[oa]|quejos[oa]|patr[oó]n|trabajadora?|contrari[oa]|contraparte|cliente|sala|juez|jueza|sentencia)\s(?:\p{L}+\s){0,2}(?:dice|diga|afirma|se[nñ]ala|sostiene|argumenta|manifiesta|expres[oó]|sostuvo|afirm[oó]|se[nñ]al[oó]))(?!\p{L})/iu;
/** «…, que en la carpeta se transcribió como “…”». */
const TRANSCRIBED =
  /(?:se\s)?(?:transcri|reproduj|reproduc|copi)\p{L}{1,7}\s(?:as[ií]|como|del?\s\p{L}+\s)?\s?[:,]?\s?[«“"]*$/iu;
const REPLACED = /(?:(?:y|e|,)\sno|en\s(?:lugar|vez)\sde)\s[«“"]$/iu;

const SAYING =
  '(?:dispone|disponen|establece|establecen|se[nñ]alan?|prev[eé]n?|exige|exigen|dicen?|ordenan?|manda|fija|da|concede|otorga|reconoce|permite|proh[ií]be|garantiza|define|consagra|contiene|reza|indica|menciona|requiere|pide|impone|sostiene|refiere|contempla|regula|declara|atribuye|cita|cit[oó]|pone[n]?|puso|pusieron|dijo|invoca|invoc[oó]|citando|invocando)';
/** Between a quotation and the reference that it is said to come from. */
const FROM = new RegExp(
  `^[»”"]*[\\s,.;:—–-]{0,3}(?:\\((?=[^()]*$)|(?:[\\p{L}\\s,—–-]{0,60}?(?<![\\p{L}])(?:seg[uú]n|conforme\\sal?|de\\sacuerdo\\scon|de\\sconformidad\\scon|en\\st[eé]rminos\\s(?:de|del|de\\slos)|con\\s(?:base|fundamento|apoyo)\\sen|(?:as[ií]\\s)?(?:lo\\s|como\\s|que\\s|as[ií]\\s|es\\slo\\sque\\s){1,3}${SAYING}|${SAYING}|al?\\sque\\sse\\srefiere|son\\spalabras|es\\sel\\stexto|tomad[oa]\\sdel?)\\s)(?:\\p{L}{2,14}\\s){0,4}|(?:del|de\\slos|en)\\s(?:el\\s|los\\s)?$|\\s?(?:el|los|la)?\\s?$)`,
  'iu',
);
const COPY =
  '(?:errata|copia|cita|transcripci[oó]n|lectura|redacci[oó]n|versi[oó]n|par[aá]frasis|reproducci[oó]n|palabras|texto|frase|letra)';
/** «…, que es mala copia del», «…: así lo transcribe el», «…, palabras que no están en el». */
const COPIED = new RegExp(
  `^[»”"]*[\\p{L}\\s,:—–-]{0,70}?(?<!\\p{L})(?:${COPY}(?:\\s\\p{L}{3,14}){0,3}?\\s(?:de|del|de\\slos|al?)|(?:transcri|copi|reproduc|recog|plasm|repit|parafrase)\\p{L}{1,6}(?:\\s(?:del?|en))?|(?:se\\s(?:le\\s)?(?:lee|leen|encuentran?|contienen?|hallan?)|figuran?|aparecen?|constan?|est[aá]n?|consultables?|visibles?|contenid[oa]s?|previst[oa]s?)\\s(?:tal\\scual\\s|as[ií]\\s)?en|(?:vienen?|provienen?|proceden?|salen?|(?:tomad|copiad|sacad|extra[ií]d|citad)[oa]s?)\\s(?:de|del)|(?:pertenecen?|corresponden?|se\\s(?:le\\s)?(?:atribuyen?|imputan?))\\s(?:al?)|(?:y\\s)?(?:que\\s|q\\s)?(?:eso|esto|as[ií])\\s(?:es|era|sale|viene|est[aá])(?:\\s(?:de|en))?|atribuy[eé]ndo(?:l[aoe]s?|sel[ao]s?)?\\sal?|que\\s(?:le\\s)?atribuy\\p{L}{1,4}\\sal?|y\\s(?:que\\s|q\\s)?(?:viene|sale|est[aá]|es)(?:\\s(?:de|en))?|y\\s(?:que\\s|q\\s)?(?:cit|invoc)\\p{L}{1,4})\\s(?:(?:el|los|las?|dicho|propio|mismo|citado|texto|del?|t[ií]tulo|p[aá]rrafo|primer|segundo)\\s){0,4}$`,
  'iu',
);
/** «…» atribuyéndolo al. */
const ATTRIBUTED =
  /^[»”"]*\s?,?\s?(?:que\s)?(?:l[aoe]s?\s)?(?:atribuy|imput|achac|adjudic|endilg)\p{L}+\s(?:falsamente\s|indebidamente\s)?(?:al|a\slos)\s$/iu;
const CLOSE_BY =
  /^[»”"]*[\s,.|]{0,4}(?:[—–-][^—–()-]{1,40}[—–-]\s?)?(?:\(|[—–-]\s?)?(?:(?:el|los|la|cfr\.?|v[eé]ase|vid\.?)\s){0,2}$/iu;
const ANNOUNCED =
  /(?:a\sla\sletra|textualmente|literalmente|dice|disponen?|establecen?|se[nñ]alan?|reza|ordenan?|lo\ssiguiente|siguientes?|en\slo\sconducente|prev[eé]n?|texto|transcrib\p{L}+|precisa|indica)[^.;«“"\n]{0,60}[:,]?\s*(?:que\s*:?\s*)?["«“(]*\s*$/iu;

/** Where the sentence of `at` begins. */
function sentenceStart(text: string, at: number): number {
  const from = Math.max(0, at - BEFORE);
  let start = from;
  for (const stop of text.slice(from, at + 1).matchAll(STOP)) start = from + stop.index + 1;
  return start;
}

/** No law asks or exclaims. */
const SPOKEN = /^\s*[¿¡]|[?!]\s*$/u;

const hasWords = (words: string): boolean =>
  !SPOKEN.test(words) &&
  ((words.match(/[\p{L}\d]+/gu)?.length ?? 0) >= MIN_WORDS ||
    (NUMBER.test(words) && /\p{L}/u.test(words) && /\s/.test(words)));

/** Index of the last of `references` that ends up to `at`. */
function lastBefore(references: readonly Placed[], at: number): number {
  let [low, high] = [0, references.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((references[middle]?.start ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  for (let index = low - 1; index >= Math.max(0, low - 6); index--)
    if ((references[index]?.end ?? 0) <= at) return index;
  return -1;
}

const speaks = ({ kind }: Placed): boolean => kind === 'STATUTE' || kind === 'THESIS';

/** The nearest reference before that can be quoted. */
function speakerBefore(references: readonly Placed[], at: number): number {
  let index = lastBefore(references, at);
  while (index >= 0 && !speaks(references[index] as Placed) && at - (references[index]?.end ?? 0) < BEFORE) index--;
  return index >= 0 && speaks(references[index] as Placed) ? index : -1;
}

/** The nearest reference after that can be quoted; -1 when none begins close enough. */
function speakerAfter(references: readonly Placed[], from: number, end: number): number {
  for (let at = from; at < references.length && (references[at]?.start ?? 0) <= end + AFTER; at++) {
    const each = references[at];
    if (each && each.start >= end && speaks(each)) return at;
  }
  return -1;
}

const COUNTED = /(?:el|la)\s(primer|segund|tercer|cuart|[uú]ltim)[oa]\sde\s(?:los|las|ell[oa]s|es[oa]s)(?!\p{L})/iu;
const ORDINALS = ['primer', 'segund', 'tercer', 'cuart'];

const MOST_OF_LIST = 30;

/** Whether two references stand side by side in a list: «14, 16 y 17». */
function isJoined(text: string, one: Placed | undefined, next: Placed | undefined): boolean {
  return (
    one?.kind === 'STATUTE' &&
    next !== undefined &&
    /^[\s,;]*(?:(?:y|e|o|a)\s)?$/iu.test(text.slice(one.end, next.start))
  );
}

/** First of the list of references that ends with the one at `last`. */
export function listStart(text: string, last: number, references: readonly Placed[]): number {
  let first = last;
  while (first > 0 && last - first < MOST_OF_LIST && isJoined(text, references[first - 1], references[first])) first--;
  return first;
}

/** Last of the list of references that begins with the one at `first`. */
export function listEnd(text: string, first: number, references: readonly Placed[]): number {
  let last = first;
  while (last - first < MOST_OF_LIST && isJoined(text, references[last], references[last + 1])) last++;
  return last;
}

/** «los artículos 301, 303 y 323, el primero de los cuales ordena…». */
function ordinalOf(text: string, gap: string, before: number, references: readonly Placed[]): number {
  const said = COUNTED.exec(gap)?.[1]?.toLowerCase();
  const at = said ? ORDINALS.indexOf(said) : -1;
  return at < 0 ? before : Math.min(before, listStart(text, before, references) + at);
}

/** «La ley es tajante: “…”»: of the law, but of which article nobody says. */
const OF_THE_LAW =
  /(?<!\p{L})(?:(?:[Ll]a|[Ee]sa|[Dd]icha|[Ee]sta)\s(?:propia\s|misma\s)?(?:[Ll]ey|[Nn]orma(?:tiva)?|\p{Lu}{3,}|[Jj]urisprudencia|[Tt]esis)|(?:[Ee]l|[Ee]se|[Dd]icho|[Ee]ste)\s(?:propio\s)?(?:[Cc][oó]digo|[Rr]eglamento|[Oo]rdenamiento|\p{Lu}{3,}))(?!\p{L})/u;

/** A number between a reference and a quotation that may be an article which was not read: then the words are its own. */
const UNREAD =
  /(?<![\p{L}\d])(?:el|del|al|ni\sel|seg[uú]n\sel|art[ií]culos?|arts?\.|numeral)\s(?!(?:19|20)\d\d)\d{1,4}(?:\s?[oº°]\.?)?(?:\s(?:bis|ter)|-[A-Z])?(?=[\s,.:;(«“"])(?!\.?\s(?:de\s(?:\p{L}{4,10}|\d)|%|por\s|d[ií]as?|mes|a[nñ]o|hora|peso|vece|mil))|\(\d{2,4}(?=[:,)])/iu;
/** The same right before the words: «263 “cualquier dato…”». */
const UNREAD_AT_QUOTE =
  /(?<![\p{L}\d.,$])(?!(?:19|20)\d\d)\d{1,4}(?:\s?[oº°]\.?)?(?:\s(?:bis|ter)|-[A-Z])?[\s:,(]{1,3}[«“"]*$/iu;
/** And behind them: «…» (79), «…», 61, «…» (784, fracción VI). */
const UNREAD_BEHIND =
  /^[»”"][.,]?\s?(?:\(|,\s?|:\s|[—–-]\s?)(?:(?:art\.|arts\.|el|del|n[uú]m\.)\s)?(?!(?:19|20)\d\d)\d{1,4}(?:\s?[oº°]\.?)?(?:\s(?:bis|ter)|-[A-Z])?(?=[\s,.;:)])(?!\s?(?:de\s(?:\p{L}{4,10}|\d)|%|por\s|d[ií]as?|mes|a[nñ]o|hora|peso|vece|mil))/iu;
const AHEAD = 24;

/** Whether a number that was not read claims the words for an article of its own. */
const isOfUnread = (gap: string, behind: string): boolean =>
  UNREAD.test(gap) || UNREAD_AT_QUOTE.test(gap) || UNREAD_BEHIND.test(behind);

const OWN_PARAGRAPH = /:[ ]?\n+\s*(?=[«“"]*\s*$)/u;

/**
 * The reference that words may be of although nobody says so, or somebody else says them: «La actora sostiene que “…”,
 * según el artículo 5». Only the law can tell.
 */
export function possibleReferenceOf(
  text: string,
  { start, end }: { start: number; end: number },
  references: readonly Placed[],
): number | null {
  const words = text.slice(start, end).match(/[\p{L}\d]+/gu)?.length ?? 0;
  if (words < MIN_WORDS_UNSAID || SPOKEN.test(text.slice(start, end))) return null;
  const before = speakerBefore(references, start);
  const follower = speakerAfter(references, lastBefore(references, start) + 1, end);
  const [gap, gapAfter] = [
    text.slice(references[before]?.end ?? start, start),
    text.slice(end, references[follower]?.start ?? end),
  ];
  if (isOfUnread(gap, text.slice(end, Math.min(end + AHEAD, references[follower]?.start ?? text.length)))) return null;
  const isSame = before >= 0 && gap.length < BEFORE && !gap.includes('\n\n');
  if (follower >= 0 && !gapAfter.includes('\n\n') && (!isSame || gapAfter.length < gap.length)) return follower;
  return isSame ? before : null;
}

/** The reference that the quotation at a place belongs to; `null` when it is nobody's. */
export function referenceOf(
  text: string,
  { start, end }: { start: number; end: number },
  references: readonly Placed[],
): number | null {
  if (!hasWords(text.slice(start, end))) return null;
  const before = speakerBefore(references, start);
  const beforeEnd = references[before]?.end ?? 0;
  const next = lastBefore(references, start) + 1;
  const follower = speakerAfter(references, next, end);
  const gapAfter = text.slice(end, references[follower]?.start ?? end);
  const isNear =
    follower >= 0 &&
    !/^[»”"]*\s?;|[.;:]\s\p{Lu}|(?<!(?<!\p{L})(?:arts?|fracs?|frs?|n[uú]m|cfr))\.\s\p{Ll}|\n\s*[^\s(—–]|\n\n/u.test(
      gapAfter,
    );
  if (REPLACED.test(text.slice(Math.max(0, start - 20), start))) return null;
  // «(«…», según una edición), y el 1902»: what is in a bracket is of what stands before it.
  const isInBracket = before >= 0 && /\([^()]*$/u.test(text.slice(beforeEnd, start)) && /^[^()]*\)/u.test(gapAfter);
  if (isNear && !isInBracket && CLOSE_BY.test(gapAfter) && /\(/.test(gapAfter)) return follower;
  const begins = sentenceStart(text, start);
  const lead = text.slice(Math.max(begins, beforeEnd), start);
  if (OTHERS.test(lead) && !TRANSCRIBED.test(lead)) return null;
  const gap = text.slice(beforeEnd, start);
  const isSame = before >= 0 && beforeEnd > begins;
  // «(80); (d) rendir cuentas “…”, so pena de remoción (84)».
  if (isNear && /;[^;]*$/u.test(gap) && !gapAfter.includes(';') && /\(\s?$/u.test(gapAfter)) return follower;
  if (isNear && ATTRIBUTED.test(gapAfter)) return follower;
  const isRightBehind = isSame && /^[\s,:(«“"]{0,4}$/u.test(gap);
  if (isNear && !isInBracket && COPIED.test(gapAfter) && !isRightBehind && !ANNOUNCED.test(gap)) return follower;
  if (isNear && !isInBracket && FROM.test(gapAfter) && !isRightBehind) {
    // «“Los alimentos…” y puso el 311» says it of what follows.
    if (
      !isSame ||
      !/^[»”"]*\s?(?:,\s)?(?:y|e|o|en|del)\s(?!(?:lo\s)?(?:puso|pone|cit[aoó]|invoc[aoó])\s)/iu.test(gapAfter)
    )
      return follower;
  }
  if (isOfUnread(gap, text.slice(end, Math.min(end + AHEAD, references[follower]?.start ?? text.length)))) return null;
  if (isSame) return ordinalOf(text, gap, before, references);
  if (isNear && CLOSE_BY.test(gapAfter)) return follower;
  // «…establece:», and the words in a paragraph of their own.
  const joined = OWN_PARAGRAPH.test(gap) ? gap.replace(OWN_PARAGRAPH, ': ') : '';
  const isClose = before >= 0 && start - beforeEnd < BEFORE;
  if (isClose && joined && ANNOUNCED.test(joined) && !OF_THE_LAW.test(joined)) return before;
  const isAnnounced = ANNOUNCED.test(lead) && !OF_THE_LAW.test(lead) && !gap.includes('\n\n');
  return isClose && isAnnounced ? before : null;
}
