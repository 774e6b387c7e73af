import { foldText } from '#schema/lib/fold-text.ts';
import type { NoticeText } from './notice-text.rules.ts';

/** The kind of proceeding of a text, which decides the law of its terms. */

export type Track =
  | 'AMPARO_INDIRECT'
  | 'AMPARO_DIRECT'
  | 'AMPARO_REVIEW'
  | 'LABOR'
  | 'LABOR_BOARD'
  | 'CONTENTIOUS'
  | 'TAX'
  | 'SOCIAL_SECURITY'
  | 'CONSUMER'
  | 'ADMINISTRATIVE'
  | 'EXECUTIVE'
  | 'ORAL_COMMERCIAL'
  | 'COMMERCIAL'
  | 'FAMILY'
  | 'CIVIL'
  | 'CRIMINAL'
  | 'AGRARIAN';

/** `null`: it may be the national code or the old one of the state; the text does not say. */
export const REGIME_OF_TRACK: Record<Track, string | null> = {
  AMPARO_INDIRECT: 'lamparo',
  AMPARO_DIRECT: 'lamparo',
  AMPARO_REVIEW: 'lamparo',
  LABOR: 'lft',
  LABOR_BOARD: 'lft',
  CONTENTIOUS: 'lfpca',
  TAX: 'cff',
  SOCIAL_SECURITY: 'cff',
  CONSUMER: 'lfpc',
  ADMINISTRATIVE: 'lfpa',
  EXECUTIVE: 'ccom',
  ORAL_COMMERCIAL: 'ccom',
  COMMERCIAL: 'ccom',
  FAMILY: null,
  CIVIL: null,
  CRIMINAL: 'cnpp',
  AGRARIAN: 'lagraria',
};

/** The court is checked first; then the words, since a federal civil court hears commercial suits and amparos. */
const BY_COURT: readonly [RegExp, Track][] = [
  [/suprema corte/, 'AMPARO_REVIEW'],
  [/federal de justicia administrativa|sala regional|\btfja\b/, 'CONTENTIOUS'],
  [/agrari[oa]\b/, 'AGRARIAN'],
  [/junta (?:especial|local|federal)/, 'LABOR_BOARD'],
  [
    /(?:tribunal|juzgado)[a-z ]{0,40} (?:laboral|de lo laboral|en materia laboral)|de justicia laboral|conciliacion y registro laboral|centro (?:estatal )?de conciliacion/,
    'LABOR',
  ],
  [/administracion tributaria/, 'TAX'],
  [/seguro social|vivienda para los trabajadores/, 'SOCIAL_SECURITY'],
  [/federal del consumidor/, 'CONSUMER'],
  [/^(?:secretaria|comision) /, 'ADMINISTRATIVE'],
  [/justicia penal federal|enjuiciamiento|fiscalia|juez[a]? de control|juzgado de control/, 'CRIMINAL'],
];
/** Only for collegiate courts; elsewhere a remedy is only mentioned. */
const REVIEW =
  /\b(?:amparo en revision|revision fiscal|recurso de (?:queja|reclamacion)|queja)\b|\b(?:r\.? ?a|a\.? ?r|q|r\.? ?f)\. ?\d{1,4}\/\d{4}/;
const BY_WORDS: readonly [RegExp, Track][] = [
  [/\bamparo directo\b|\b(?:a\.? ?d|d\.? ?[actp])\.? ?\d{1,4}\/\d{4}|\bamparo adhesivo/, 'AMPARO_DIRECT'],
  [
    /\bamparo\b|\bquejos[oa]|\binforme (?:justificado|con justificacion|previo)|\baudiencia constitucional|\bincidente de suspension/,
    'AMPARO_INDIRECT',
  ],
];
const BY_MATTER: readonly [RegExp, Track][] = [
  [
    /\bcarpeta (?:judicial|de investigacion)|\bcausa penal|\bimputad[oa]|\bsentenciad[oa]|\bvinculacion a proceso|\bsala penal|\bacusad[oa]\b|\bdelito\b/,
    'CRIMINAL',
  ],
  [/\bmercantil ejecutiv[oa]|\bejecutiv[oa] mercantil|\befectos de mandamiento en forma|\bexequendo/, 'EXECUTIVE'],
  [/\boral mercantil|\bmercantil oral/, 'ORAL_COMMERCIAL'],
  [/\bmercantil\b|\bord\.? merc|\bcodigo de comercio/, 'COMMERCIAL'],
  [
    /\bfamiliar\b|\bdivorcio|\balimentos\b|\bguarda y custodia|\bpatria potestad|\bsucesi(?:on|ones) (?:testamentari|intestamentari|legitim)/,
    'FAMILY',
  ],
  [/\blaboral\b|\bley federal del trabajo|\bLFT\b|\btrabajador/, 'LABOR'],
  [/\bcivil\b|\bhipotecari|\busucapion|\barrendamiento/, 'CIVIL'],
  [/\bcredito fiscal|\bcontribuyente|\bcodigo fiscal/, 'TAX'],
  [/\bjuicio (?:de nulidad|contencioso administrativo)|\bmagistrad[oa] instructor/, 'CONTENTIOUS'],
  [
    /\bprocuraduria|\bsecretaria de\b|\bcomision (?:federal|nacional)|\bprocedimiento administrativo|\bpermiso\b|\bconcesion\b/,
    'ADMINISTRATIVE',
  ],
];
const COLLEGIATE = /tribunal(?:es)? colegiado(?! de apelacion)/;
const DISTRICT = /(?:juzgado|juez[a]?)[a-z ]{0,30} de distrito(?! judicial)/;

const first = (table: readonly [RegExp, Track][], text: string): Track | null =>
  table.find(([words]) => words.test(text))?.[1] ?? null;

/** Characters of the head, which names the proceeding; the rest may quote others. */
const HEAD = 1500;

export function findTrack({ folded }: NoticeText, court: string): Track | null {
  const head = folded.slice(0, HEAD);
  const place = foldText(court);
  const byCourt = first(BY_COURT, place);
  if (byCourt) return byCourt;
  const byMatter = first(BY_MATTER, head);
  if (COLLEGIATE.test(place)) return REVIEW.test(head) ? 'AMPARO_REVIEW' : 'AMPARO_DIRECT';
  const isAmparo = first(BY_WORDS, head);
  if (DISTRICT.test(place)) return isAmparo ?? byMatter ?? 'AMPARO_INDIRECT';
  // A local court hears no amparo; a text without a court may be a line of a federal list.
  return place ? (byMatter ?? null) : (isAmparo ?? byMatter);
}
