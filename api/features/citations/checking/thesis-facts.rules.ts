import type { DocumentKind } from '#schema/generated/contract.ts';
import { citationCheckText as say } from '#schema/text/citations.ts';

/** What a text states of a thesis besides its key: whether it binds, its court, its year. */

type ThesisKind = 'JURISPRUDENCE' | 'ISOLATED_THESIS';
type ThesisCourt = 'PLENARY' | 'FIRST_CHAMBER' | 'SECOND_CHAMBER' | 'REGIONAL' | 'COLLEGIATE' | 'SUPREME';

export interface StatedFacts {
  kind: ThesisKind | null;
  court: ThesisCourt | null;
  year: string | null;
}

/** The same of the thesis that is stored. */
export interface ThesisCard {
  kind?: DocumentKind | null;
  instance?: string | null;
  body?: string | null;
  /** `2014-02`, `2016-09-23`. */
  publishedText?: string | null;
}

const NATION = '(?:\\sde\\sla\\s(?:H\\.\\s)?(?:Suprema\\sCorte(?:\\sde\\sJusticia)?(?:\\sde\\sla\\sNaci[oó]n)?|SCJN))?';
const COURTS: [ThesisCourt, string][] = [
  ['FIRST_CHAMBER', `(?:Primera|1a\\.?)\\sSala${NATION}`],
  ['SECOND_CHAMBER', `(?:Segunda|2a\\.?)\\sSala${NATION}`],
  [
    'PLENARY',
    `(?:Tribunal\\s)?Pleno(?!\\s(?:Regional|de\\sCircuito|del?\\s(?:\\p{L}+\\s){0,2}(?:Circuito|Tribunal)|en\\sMateria|Especializado))${NATION}`,
  ],
  ['REGIONAL', 'Plenos?\\sRegional(?:es)?(?:\\s(?:en|de|del)(?:\\s[\\p{L}-]+){1,12}?)?'],
  [
    'COLLEGIATE',
    '(?:\\p{L}+\\s)?Tribunal(?:es)?\\sColegiados?(?:\\s(?:de\\sCircuito|en\\s(?:la\\s)?Materias?(?:\\s[\\p{L}-]+){1,4}?))?(?:\\sdel\\s(?:\\p{L}+\\s){1,2}Circuito)?',
  ],
  ['SUPREME', '(?:Suprema\\sCorte(?:\\sde\\sJusticia)?(?:\\sde\\sla\\sNaci[oó]n)?|SCJN)'],
];
const NAMED_COURTS = COURTS.map(
  ([court, pattern]) => [court, new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')] as const,
);
const ANY_COURT = COURTS.map(([, pattern]) => pattern).join('|');
const OF_COURT = `(?:(?:emitida|sustentada|dictada|aprobada|sostenida|establecida)\\s)?(?:de|por|del)\\s?(?:la|el|los|un)?\\s(?:H\\.\\s)?(?:${ANY_COURT})(?:\\scon\\sresidencia[^,;.]{0,60})?`;
/** Words that may be between the noun and the key of the same thesis. */
const LINK = `(?:[\\s,:]|(?:obligatoria|firme|vigente|citada|invocada|siguiente|aplicable|identificada|n[uú]m(?:ero|\\.)|clave|registro|digital|rubro|voz|localizable|con|bajo|el|la|de|por)(?![\\p{L}])|por\\s(?:reiteraci[oó]n|contradicci[oó]n)(?:\\sde\\s(?:tesis|criterios))?)`;
const FILLER = `${LINK}{0,14}(?:${OF_COURT}${LINK}{0,14})?`;
const NOUN = `(?<isolated>tesis\\saislada|criterio\\saislado|aislada)|(?<binding>(?:tesis\\sde\\s)?jurisprudencia)|(?<other>tesis|criterio)`;
/** The noun right before the key. `DENIED` («no es jurisprudencia») and plurals are excluded. */
const BEFORE = new RegExp(`(?<![\\p{L}])(?:${NOUN})(?<rest>${FILLER})$`, 'iu');
const DENIED = /(?<!\p{L})(?:no|ni|sin|tampoco|nunca)\s(?:\p{L}+\s){0,3}$/iu;
const AFTER = new RegExp(`^[)\\s]*,?\\s?(?<court>${OF_COURT})`, 'iu');
/** «…, como si fuera de la Segunda Sala», «…, que la actora atribuye al Pleno», «…, como jurisprudencia». */
const PRESENTED = new RegExp(
  `^[)\\s,]*(?:(?:y\\s)?(?:que|la\\scual|quien)\\s)?(?:\\p{L}+\\s){0,4}?(?:como\\s(?:si\\s(?:fuera|fuese|se\\stratara|hubiera\\ssido)\\s)?|cual\\ssi\\sfuera\\s|(?:atribu|adjudic|achac)\\p{L}{1,6}\\s(?=al?\\s))(?:(?:una?|de)\\s)?(?:(?<isolated>tesis\\saislada|criterio\\saislado|aislada)|(?<binding>(?:tesis\\sde\\s)?jurisprudencia))?(?:\\s(?:obligatoria|firme|temática|por\\sreiteraci[oó]n))?\\s?(?<court>(?:(?:emitida|sustentada|dictada|sostenida)\\s)?(?:de|por|del|al?)\\s?(?:la|el|un)?\\s(?:H\\.\\s)?(?:${ANY_COURT}))?`,
  'iu',
);
const DENIES = /(?<!\p{L})(?:no|ni|tampoco|nunca)(?!\p{L})/iu;
const PUBLISHED = new RegExp(
  `^[)\\s,]*(?:${OF_COURT})?[\\s,]*(?:(?:de|con)\\s(?:rubro|t[ií]tulo)[\\s,:]*)?publicada\\s(?:el\\s(?:\\p{L}+\\s)?\\d{1,2}\\sde\\s\\p{L}+\\sdel?\\s|en\\s(?:el\\sa[nñ]o\\s(?:de\\s)?|\\p{L}+\\sdel?\\s)?)(?<year>(?:19|20)\\d\\d)(?!\\d)`,
  'iu',
);
/** «…, de la Primera y de la Segunda Sala, respectivamente»: the court of each cannot be read. */
const RESPECTIVELY = /respectivamente|en\s(?:ese|su)\sorden/iu;
/** Fields of the published record: «Instancia: Primera Sala», «Tipo: Aislada», «[TA]; 10a. Época; 1a. Sala». */
const CARD_KIND =
  /(?:Tipo(?:\sde\stesis)?:\s?(?:Tesis\s)?|\[)(?:(?<isolated>aislada|TA\])|(?<binding>jurisprudencia|J\]))/iu;
const CARD_COURT = new RegExp(`(?:Instancia|[OÓ]rgano):\\s?(?<court>${ANY_COURT})`, 'iu');

const kindIn = (groups: Record<string, string | undefined> | null | undefined): ThesisKind | null =>
  groups?.['isolated'] ? 'ISOLATED_THESIS' : groups?.['binding'] ? 'JURISPRUDENCE' : null;

/** The court that words name; `null` when they name none or several. */
function courtIn(words: string | undefined): ThesisCourt | null {
  const found = NAMED_COURTS.filter(([, pattern]) => pattern.test(words ?? ''));
  // «Primera Sala de la Suprema Corte» names one.
  const named = found.length > 1 ? found.filter(([court]) => court !== 'SUPREME') : found;
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

const QUOTED = /[«“"][^«»“”"]{0,800}[»”"]?/gu;
const CAPITALS = /(?:[\p{Lu}\d][\p{Lu}\d,;:()/-]*\.?\s){4,}/gu;
const plain = (text: string): string =>
  text
    .replace(QUOTED, ' ')
    .replace(CAPITALS, ' ')
    .replace(/[\s*_]+/gu, ' ');

/** Reads the text before the key, inside of it, and after it up to the next citation. */
export function statedFactsOf(before: string, inside: string, after: string): StatedFacts {
  const lead = plain(before).slice(-220);
  const noun = BEFORE.exec(lead);
  const isDenied = noun !== null && DENIED.test(lead.slice(0, noun.index));
  const line = plain(after.split('\n')[0] ?? '');
  const behind = RESPECTIVELY.test(line) ? '' : line;
  const card = plain(`${inside.replace(/^[^,\n]*/u, '')}\n${after.split('\n\n')[0] ?? ''}`.slice(0, 400));
  const named = isDenied ? null : noun?.groups;
  const between = inside.includes(',') ? inside.slice(inside.indexOf(',')) : '';
  const shown = PRESENTED.exec(behind);
  // «…, que no obliga como jurisprudencia».
  const presented = shown && !DENIES.test(shown[0]) ? shown.groups : null;
  return {
    kind: kindIn(presented) ?? kindIn(named) ?? kindIn(CARD_KIND.exec(card)?.groups),
    court:
      courtIn(presented?.['court']) ??
      courtIn(named?.['rest']) ??
      courtIn(AFTER.exec(behind)?.groups?.['court'] ?? AFTER.exec(plain(between))?.groups?.['court']) ??
      courtIn(CARD_COURT.exec(card)?.groups?.['court']),
    year: PUBLISHED.exec(behind)?.groups?.['year'] ?? PUBLISHED.exec(plain(between))?.groups?.['year'] ?? null,
  };
}

function courtOf({ instance, body }: ThesisCard): ThesisCourt | null {
  if (/colegiado/iu.test(instance ?? '')) return 'COLLEGIATE';
  if (/regional/iu.test(instance ?? '')) return 'REGIONAL';
  return /suprema/iu.test(instance ?? '') ? courtIn(body ?? undefined) : null;
}

const isOfSupreme = (court: ThesisCourt): boolean => !['REGIONAL', 'COLLEGIATE'].includes(court);

function isOtherCourt(said: ThesisCourt, held: ThesisCourt): boolean {
  return said === 'SUPREME' || held === 'SUPREME' ? isOfSupreme(said) !== isOfSupreme(held) : said !== held;
}

/** Whether the years differ. Around a new year the weekly and the monthly gazette may have different years. */
function isOtherYear(said: string, published: string): boolean {
  const [year = '', month = ''] = published.split('-');
  const isAtTurn = Math.abs(Number(said) - Number(year)) === 1 && /^(?:01|12)$/.test(month);
  return /^\d{4}$/.test(year) && said !== year && !isAtTurn;
}

/** For each statement about the thesis that is wrong, a sentence with the correct fact. */
export function wrongFacts(said: StatedFacts, held: ThesisCard): string[] {
  const { kind, publishedText } = held;
  const court = courtOf(held);
  const isKind = kind === 'JURISPRUDENCE' || kind === 'ISOLATED_THESIS';
  return [
    ...(said.kind && isKind && said.kind !== kind ? [say.thesis.kindIs[kind]] : []),
    ...(said.court && court && isOtherCourt(said.court, court)
      ? [say.thesis.courtIs(say.thesis.court[court], say.thesis.court[said.court])]
      : []),
    ...(said.year && publishedText && isOtherYear(said.year, publishedText)
      ? [say.thesis.yearIs(publishedText.slice(0, 4), said.year)]
      : []),
  ];
}
