/**
 * How courts number their files. None of these formats is set by law; they were found in documents and lists, or are
 * generally known. So a number in another format is questioned, never refused.
 */
export interface FileNumberFormat {
  /** What has this number, in Spanish for users. */
  of: string;
  pattern: RegExp;
  example: string;
  source: string | null;
  confidence: 'SECONDARY' | 'UNCONFIRMED';
}

const secondary = (of: string, pattern: RegExp, example: string, source: string): FileNumberFormat => ({
  of,
  pattern,
  example,
  source,
  confidence: 'SECONDARY',
});
const unconfirmed = (of: string, pattern: RegExp, example: string): FileNumberFormat => ({
  of,
  pattern,
  example,
  source: null,
  confidence: 'UNCONFIRMED',
});

const LIST = 'lista pública de terceros';

export const FILE_NUMBER_FORMATS = {
  INDIRECT_AMPARO: secondary(
    'amparo indirecto',
    /^(?:(?:Amparo(?: indirecto)?|J\.?A\.?)\s+)?\d{1,5}\/\d{4}$/i,
    '1183/2025',
    LIST,
  ),
  FEDERAL_CRIMINAL: secondary('causa penal federal', /^\d{1,5}\/\d{4}$/, '293/2026', LIST),
  DIRECT_AMPARO: secondary(
    'amparo directo',
    /^(?:(?:A\.?D\.?|D\.?[ACTP]\.?|Amparo Directo)[\s.-]*)?\d{1,4}\/\d{4}$/i,
    'D.A. 141/2013',
    'https://recursosjuridicosmexico.blogspot.com/2019/12/no-es-hecho-notorio-que-por-la.html',
  ),
  COLLEGIATE_REVIEW: secondary(
    'amparo en revisión, queja y revisión fiscal',
    /^(?:R\.?A\.?|A\.?R\.?|Q\.?|R\.?F\.?)[\s.-]*\d{1,4}\/\d{4}$/i,
    'R.F. 6/2026',
    LIST,
  ),
  SUPREME_COURT: secondary(
    'Suprema Corte',
    /^(?:ADR|AR|AD|CT|AI|CC|SSE|RR|IEJ|VARIOS|contradicción de (?:tesis|criterios))\s*\d{1,5}\/\d{4}$/i,
    'Contradicción de tesis 181/2009',
    'https://suprema-corte.vlex.com.mx/vid/particular-ministro-jose-ramon-cossio-diaz-200299807',
  ),
  TFJA: secondary(
    'Tribunal Federal de Justicia Administrativa',
    /^\d{1,6}\/\d{2}-\d{2}-\d{2}-\d(?:-[A-Z]{2}\d?)?(?:\/\d+\/\d{2}-[A-Z0-9]+-\d{2}-\d{2})?$/i,
    '5618/14-11-02-3-OT',
    'https://recursosjuridicosmexico.blogspot.com/2019/12/no-es-hecho-notorio-que-por-la.html',
  ),
  AGRARIAN: secondary(
    'tribunal agrario',
    /^\d{1,5}\/(?:\d{4}|\d{2})(?:-\d{2})?$/,
    '100/2025',
    'http://suprema-corte.vlex.com.mx/vid/sentencia-ejecutoria-contradiccion-26828118',
  ),
  FEDERAL_LABOR: unconfirmed('tribunal laboral', /^\d{1,5}\/\d{4}(?:-[A-Z]+)?$/i, '512/2025'),
  CONCILIATION: unconfirmed('conciliación prejudicial', /^[A-Z]{2,6}\/CI\/\d{4}\/\d{4,7}$/i, 'CDMX/CI/2026/001234'),
  LOCAL_CIVIL: unconfirmed('juzgado civil o familiar', /^\d{1,5}\/\d{4}(?:\s*[-/]?\s*[A-Z])?$/i, '845/2026'),
  APPEAL: unconfirmed('toca de apelación', /^(?:Toca\s+)?\d{1,5}\/\d{4}(?:[/-]\d{1,3})?$/i, 'Toca 321/2026-01'),
  LOCAL_CRIMINAL: unconfirmed(
    'carpeta judicial o causa penal',
    /^(?:(?:carpeta judicial|causa penal|C\.?J\.?)\s+)?(?:[A-ZÑ0-9]{1,8}[/-])?\d{1,5}\/\d{4}(?:[/-][A-Z0-9]+)?$/i,
    '012/0345/2026',
  ),
  FEDERAL_INVESTIGATION: unconfirmed(
    'carpeta de investigación de la FGR',
    /^FED\/[A-Z0-9]{2,10}\/[A-Z0-9-]{2,12}\/\d{7}\/\d{4}$/i,
    'FED/SEIDO/UEIDMS-CDMX/0000123/2026',
  ),
  NEUN: secondary('número único nacional (NEUN)', /^\d{7,9}$/, '33456789', LIST),
} as const satisfies Record<string, FileNumberFormat>;

export type FileNumberKind = keyof typeof FILE_NUMBER_FORMATS;

/** Which formats a kind of court uses: `court_office.numbering`. */
export const NUMBERINGS = {
  SCJN: ['SUPREME_COURT'],
  COLLEGIATE: ['DIRECT_AMPARO', 'COLLEGIATE_REVIEW', 'NEUN'],
  FEDERAL_APPEAL: ['APPEAL', 'NEUN'],
  DISTRICT: ['INDIRECT_AMPARO', 'FEDERAL_CRIMINAL', 'NEUN'],
  TFJA: ['TFJA'],
  AGRARIAN: ['AGRARIAN'],
  FEDERAL_LABOUR: ['FEDERAL_LABOR', 'CONCILIATION', 'NEUN'],
  LOCAL_LABOUR: ['FEDERAL_LABOR', 'CONCILIATION'],
  CONCILIATION: ['CONCILIATION'],
  LOCAL: ['LOCAL_CIVIL', 'APPEAL', 'LOCAL_CRIMINAL'],
  FGR: ['FEDERAL_INVESTIGATION'],
} as const satisfies Record<string, readonly FileNumberKind[]>;

export type Numbering = keyof typeof NUMBERINGS;

/** Kind of court by words of its name, for courts that users entered; the first match counts. */
export const NUMBERING_BY_NAME: readonly [RegExp, Numbering][] = [
  [/suprema corte/, 'SCJN'],
  [/colegiado de apelacion/, 'FEDERAL_APPEAL'],
  [/tribunal colegiado/, 'COLLEGIATE'],
  [/de distrito/, 'DISTRICT'],
  [/federal de justicia administrativa|\btfja\b/, 'TFJA'],
  [/agrario/, 'AGRARIAN'],
  [/conciliacion (y registro )?laboral|centro .*conciliacion/, 'CONCILIATION'],
  [/laboral federal/, 'FEDERAL_LABOUR'],
  [/laboral/, 'LOCAL_LABOUR'],
  [/fiscalia general de la republica|\bfgr\b/, 'FGR'],
  [/juzgado|tribunal superior de justicia|supremo tribunal de justicia/, 'LOCAL'],
];
