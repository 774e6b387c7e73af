/** Whose words a quotation is: the reference before it, or the one after that says so. */
import type { ReferenceKind } from '../reference-types.ts';

export interface Placed {
  kind: ReferenceKind;
  start: number;
  end: number;
}

const MIN_WORDS = 3;
const BEFORE = 420;
const AFTER = 110;
const NUMBER =
  /\d|(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veint[ei]\p{L}*|treinta|cuarenta|cincuenta|sesenta|noventa|cien|ciento|mil|tercio|mitad|una?\s(?:a[nñ]o|mes|d[ií]a|hora|semana|quincena))(?!\p{L})/iu;

/** Abbreviations whose stop ends no sentence; nor do the three of an ellipsis. */
const STOP =
  /(?<!(?:^|[\s(«“"])(?:arts?|frs?|fracc?s?|fracs|inc|incs|p[aá]rrs?|n[uú]ms?|no|lic|dr|dra|sr|sra|cfr|reg|exp|apdo|vs|pp?|ed|cap|t[ií]t|vol|c|d|j|p|\d{1,3}[oa]|[a-z]|[IVXL]{1,5}))(?:(?<!\.\.)\.(?=\s+["«“(]?[\p{Lu}\d¿¡])|;(?=\s+\p{Lu}))|\n/giu;

/** Somebody else speaks, or a paper that is no law. */
const OTHERS =
  /(?<!\p{L})(?:cl[aá]usulas?|testigos?|declar(?:[oó]|a|ante)|manifest[oóa]|confes[oó]|contratos?|convenio|escritura|perit[oa]|correos?|cartas?|mensajes?|convocatoria|dijo|respondi[oó]|contest[oó]|archivo|carpeta|anexo|denominad[oa]s?|llamad[oa]s?|titulad[oa]s?|intitulad[oa]s?|conocid[oa]s?|aleg[oóa]|marca|sociedad|empresa|personas?\smoral|(?:demanda|contestaci[oó]n|actora?|demandad[oa]|quejos[oa]|patr[oó]n|trabajadora?|contrari[oa]|cliente)\s(?:\p{L}+\s){0,2}(?:dice|diga|afirma|se[nñ]ala|sostiene|argumenta|manifiesta|expres[oó]|sostuvo|afirm[oó]|se[nñ]al[oó]))(?!\p{L})/iu;
const REPLACED = /(?:(?:y|e|,)\sno|en\s(?:lugar|vez)\sde)\s[«“"]$/iu;

const SAYING =
  '(?:dispone|disponen|establece|establecen|se[nñ]ala|prev[eé]|exige|exigen|dice|ordena|manda|fija|da|concede|otorga|reconoce|permite|proh[ií]be|garantiza|define|consagra|contiene|reza|indica|menciona|requiere|pide|impone|sostiene|refiere|contempla|regula|declara|atribuye|cita|invoca|citando|invocando)';
/** Between a quotation and the reference that it is said to come from. */
const FROM = new RegExp(
  `^[»”"]*[\\s,.;:—–-]{0,3}(?:\\(|(?:[\\p{L}\\s,—–-]{0,60}?(?<![\\p{L}])(?:seg[uú]n|conforme\\sal?|de\\sacuerdo\\scon|de\\sconformidad\\scon|en\\st[eé]rminos\\s(?:de|del|de\\slos)|con\\s(?:base|fundamento|apoyo)\\sen|(?:as[ií]\\s)?(?:lo\\s|como\\s|que\\s|as[ií]\\s|es\\slo\\sque\\s){1,3}${SAYING}|${SAYING}|al?\\sque\\sse\\srefiere|son\\spalabras|es\\sel\\stexto|tomad[oa]\\sdel?)\\s)(?:\\p{L}{2,14}\\s){0,4}|(?:del|de\\slos|en)\\s(?:el\\s|los\\s)?$|\\s?(?:el|los|la)?\\s?$)`,
  'iu',
);
const CLOSE_BY =
  /^[»”"]*[\s,.]{0,3}(?:[—–-][^—–()-]{1,40}[—–-]\s?)?(?:\(|[—–-]\s?)?(?:(?:el|los|la|cfr\.?|v[eé]ase|vid\.?)\s){0,2}$/iu;
const ANNOUNCED =
  /(?:a\sla\sletra|textualmente|literalmente|dice|disponen?|establecen?|se[nñ]alan?|reza|ordenan?|lo\ssiguiente|siguientes?|en\slo\sconducente|prev[eé]n?|texto|transcrib\p{L}+|precisa|indica)[^.;«“"\n]{0,60}[:,]?\s*(?:que\s*:?\s*)?["«“(]*\s*$/iu;

/** Where the sentence of `at` begins. */
function sentenceStart(text: string, at: number): number {
  const from = Math.max(0, at - BEFORE);
  let start = from;
  for (const stop of text.slice(from, at + 1).matchAll(STOP)) start = from + stop.index + 1;
  return start;
}

const hasWords = (words: string): boolean =>
  (words.match(/[\p{L}\d]+/gu)?.length ?? 0) >= MIN_WORDS ||
  (NUMBER.test(words) && /\p{L}/u.test(words) && /\s/.test(words));

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

const COUNTED = /(?:el|la)\s(primer|segund|tercer|cuart|[uú]ltim)[oa]\sde\s(?:los|las|ell[oa]s|es[oa]s)(?!\p{L})/iu;
const ORDINALS = ['primer', 'segund', 'tercer', 'cuart'];

/** First of the list of references that ends with the one at `last`: «14, 16 y 17». */
export function listStart(text: string, last: number, references: readonly Placed[]): number {
  let first = last;
  const isJoined = (at: number): boolean => {
    const [one, next] = [references[at - 1], references[at]];
    return (
      one?.kind === 'STATUTE' &&
      next !== undefined &&
      /^[\s,;]*(?:(?:y|e|o|a)\s)?$/iu.test(text.slice(one.end, next.start))
    );
  };
  while (first > 0 && last - first < 30 && isJoined(first)) first--;
  return first;
}

/** «los artículos 301, 303 y 323, el primero de los cuales ordena…». */
function ordinalOf(text: string, gap: string, before: number, references: readonly Placed[]): number {
  const said = COUNTED.exec(gap)?.[1]?.toLowerCase();
  const at = said ? ORDINALS.indexOf(said) : -1;
  return at < 0 ? before : Math.min(before, listStart(text, before, references) + at);
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
  const follower = references.findIndex((each, index) => index >= next && each.start >= end && speaks(each));
  const gapAfter =
    follower >= 0 && references[follower] ? text.slice(end, Math.min(references[follower].start, end + AFTER + 1)) : '';
  const isNear = follower >= 0 && gapAfter.length <= AFTER && !/^[»”"]*\s?;|[.;:]\s\p{Lu}|\n\n/u.test(gapAfter);
  if (REPLACED.test(text.slice(Math.max(0, start - 20), start))) return null;
  if (isNear && CLOSE_BY.test(gapAfter) && /\(/.test(gapAfter)) return follower;
  const begins = sentenceStart(text, start);
  if (OTHERS.test(text.slice(Math.max(begins, beforeEnd), start))) return null;
  const gap = text.slice(beforeEnd, start);
  const isSame = before >= 0 && beforeEnd > begins;
  if (isNear && FROM.test(gapAfter) && !(isSame && /^[\s,:(«“"]{0,4}$/u.test(gap))) {
    if (!isSame || !/^[»”"]*\s?(?:,\s)?(?:y|e|o|en|del)\s/iu.test(gapAfter)) return follower;
  }
  if (isSame) return ordinalOf(text, gap, before, references);
  if (isNear && CLOSE_BY.test(gapAfter)) return follower;
  const lead = text.slice(Math.max(begins, beforeEnd), start);
  return before >= 0 && start - beforeEnd < BEFORE && ANNOUNCED.test(lead) && gap.split('\n\n').length < 3
    ? before
    : null;
}
