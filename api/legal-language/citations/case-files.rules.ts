/** Numbers of case files: expedientes, tocas, amparos, contradictions, investigations. */
import { anyCase } from './laws/any-case.rules.ts';
import type { CaseFileReference, CaseFileType } from './reference-types.ts';

const KIND =
  'civil|penal|familiar|mercantil|laboral|administrativ[oa]|electoral|agrari[oa]|fiscal|principal|judicial|electr[oó]nico|[uú]nico|auxiliar|varios|de\\sorigen|de\\sapelaci[oó]n|federal|oral|varios';
const KINDS = `(?:\\s(?:${KIND})){0,2}`;

/** The longer names first: «amparo directo en revisión» is no «amparo directo». */
const TYPES: [CaseFileType, string][] = [
  ['DIRECT_AMPARO_REVIEW', 'amparos?\\sdirectos?\\sen\\srevisi[oó]n|A\\.?D\\.?R\\.?'],
  ['AMPARO_REVIEW', 'amparos?\\sen\\srevisi[oó]n|recursos?\\sde\\srevisi[oó]n(?:\\sprincipal)?|R\\.A\\.|A\\.?R\\.?'],
  ['DIRECT_AMPARO', '(?:juicios?\\s(?:de\\s)?)?amparos?\\sdirectos?|A\\.D\\.'],
  ['INDIRECT_AMPARO', '(?:juicios?\\s(?:de\\s)?)?amparos?\\sindirectos?'],
  ['AMPARO', 'juicios?\\s(?:de\\s(?:amparo|garant[ií]as)|amparo)|amparos?'],
  ['CONTRADICTION', 'contradicci[oó]n(?:es)?\\sde\\s(?:tesis|criterios)|C\\.?T\\.?'],
  ['INVESTIGATION', 'carpetas?\\sde\\sinvestigaci[oó]n|averiguaci[oó]n\\sprevia|C\\.?I\\.|NUC'],
  ['CRIMINAL_CASE', `causas?(?:\\spenal(?:es)?)?|carpetas?(?:\\s(?:administrativa|judicial))?|proceso\\spenal`],
  ['UNCONSTITUTIONALITY', 'acci[oó]n(?:es)?\\sde\\sinconstitucionalidad|A\\.?I\\.?'],
  ['CONTROVERSY', 'controversias?\\sconstitucional(?:es)?|controversias?'],
  ['APPEAL_FILE', `tocas?(?:\\sde\\sapelaci[oó]n)?${KINDS}`],
  [
    'APPEAL',
    `(?:recursos?\\sde\\s)?(?:queja|reclamaci[oó]n|apelaci[oó]n|inconformidad|revocaci[oó]n)${KINDS}|revisi[oó]n\\s(?:fiscal|contenciosa(?:\\sadministrativa)?|administrativa|adhesiva)|incidentes?\\sde\\s(?:inejecuci[oó]n(?:\\sde\\ssentencia)?|suspensi[oó]n)|conflicto\\scompetencial|exhortos?|incidentes?|denuncias?|medios?\\sde\\simpugnaci[oó]n|recursos?|revisi[oó]n|facultad\\sde\\satracci[oó]n|varios|impedimento|declaratoria\\sgeneral\\sde\\sinconstitucionalidad`,
  ],
  [
    'TRIAL',
    `(?:juicios?|procedimientos?)\\s(?:ordinario|ejecutivo|oral|especial|sucesorio|laboral|de\\snulidad|contencioso|de\\sinconformidad|agrario|civil|mercantil|penal|familiar|administrativo|electoral|hipotecario|intestamentario|testamentario|de\\slesividad|especial)(?:\\s(?:\\p{Ll}{2,16})){0,5}?|concursos?\\smercantil(?:es)?|juicios?|procedimientos?|asuntos?`,
  ],
  [
    'CASE_FILE',
    `exped[ií1l]ent(?:es?|illos?)${KINDS}|cuadern(?:os?|illos?)(?:\\sde\\s\\p{Ll}+)?|exptes?\\.?|exps?\\.?${KINDS}`,
  ],
];
const NUMBERED = `(?:n[uú]m(?:eros?|s?\\.)?|nos?\\.|n[°º.]|#|:|,|es\\s(?:el|la)|con|del?|el|la|los|bajo|y|registrad[oa]s?|identificad[oa]s?|radicad[oa]s?|tramitad[oa]s?|se\\s(?:radic|registr|tramit)[oó]|[ií]ndice|clave|expediente|toca|juicio|principal|relativ[oa]s?\\sal?)(?![\\p{L}])`;
const FILLER = `\\s?:?(?:(?:\\s|(?<=[:#,.]))${NUMBERED}){0,6}`;
/** `345/2023`, `123/2021-PL`, `CI-FDS/FDS-6/UI-1/19270/08-2019`, `PFC.CDMX.B.3/001234-2026`, `1.2.45`, `900-02-2023-5390`. */
const NUMBER = `(?=[\\p{Lu}\\d./-]{0,30}\\d)(?:[\\p{Lu}\\d][\\p{Lu}\\d.]{0,12}[-/]){1,8}[\\p{Lu}\\d]{1,12}(?:[-.][\\p{Lu}\\d]{1,6}){0,2}`;
const LIST = `${NUMBER}(?:(?:\\s?,\\s?|\\s(?:y|e)\\s(?:su\\sacumulad[oa]s?\\s|sus\\sacumulad[oa]s\\s)?)${NUMBER}){0,20}`;
const FILE = new RegExp(
  `(?<![\\p{L}\\d.])(?:${TYPES.map(([type, pattern]) => `(?<${type}>${anyCase(pattern)})`).join('|')})${anyCase(FILLER)}\\s?(?<list>${LIST})(?![\\p{L}\\d])`,
  'gu',
);
const EACH = new RegExp(NUMBER, 'gu');
/** «acción de responsabilidad 9/2025», «P.C. 1187/2025», «ordinario 221 diagonal 2025»: a number of a year behind any word. */
const OF_YEAR =
  /(?<![\p{L}\d/.-])(?<word>\p{L}[\p{L}.]{1,20})\s(?<number>\d{1,5})(?:\/|\sdiagonal\s)(?<year>(?:19|20)\d\d(?:-[\p{Lu}\d]{1,4})?)(?![\p{L}\d/-])/gu;
/** Words whose numbers of a year are no file: laws of elsewhere, theses, letters, months. */
const OTHER_WORD =
  /^(?:ley|leyes|directiva|reglamento|decreto|real|orgánica|tesis|jurisprudencia|j|aisladas?|acuerdos?|generales?|oficios?|circular|recomendaci[oó]n|opini[oó]n|criterios?|resoluci[oó]n|factura|folio|dictamen|convenio|memor[aá]ndum|consultiva|observaci[oó]n|n[uú]m(?:ero)?|no|desde|hasta|entre|para|por|del?|el|la|los|las|en|y|al?|con|cuenta|p[oó]liza|contrato|licitaci[oó]n|versi[oó]n|fecha|mes|a[nñ]o|ejercicio|periodo|boleta|\p{Lu}{0,3}\.?\p{Lu}\.)$/iu;

/** «TEPJF»: `SUP-JDC-1/2024`. */
const ELECTORAL = /(?<![\p{L}\d-])(?:SUP|SM|SX|ST|SG|SCM|SRE)-[A-Z]{2,4}-\d{1,5}\/\d{4}(?![\d])/gu;

const isNumber = (number: string): boolean =>
  /\d/.test(number) &&
  (/\/\d{2,4}(?:\D|$)/.test(number) || /[-/]\d{2,}/.test(number)) &&
  !/^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/.test(number);

/** Left to right, in places of the cleaned text. */
export function findCaseFiles(text: string): CaseFileReference[] {
  const found: CaseFileReference[] = [];
  for (const match of text.matchAll(FILE)) {
    const type = TYPES.find(([name]) => match.groups?.[name] !== undefined)?.[0] ?? 'CASE_FILE';
    const list = match.groups?.['list'] ?? '';
    const from = match.index + match[0].length - list.length;
    [...list.matchAll(EACH)].forEach((each, at) => {
      if (!isNumber(each[0])) return;
      const start = at === 0 ? match.index : from + each.index;
      found.push({ kind: 'CASE_FILE', type, start, end: from + each.index + each[0].length, number: each[0] });
    });
  }
  const isFree = (start: number, end: number): boolean => !found.some((each) => each.start < end && start < each.end);
  for (const { 0: words, index, groups } of text.matchAll(OF_YEAR)) {
    const word = groups?.['word'] ?? '';
    if (OTHER_WORD.test(word) && !/^(?:P\.C|A\.D)\.$/u.test(word)) continue;
    const number = `${groups?.['number'] ?? ''}/${groups?.['year'] ?? ''}`;
    const end = index + words.length;
    if (isFree(index, end)) found.push({ kind: 'CASE_FILE', type: 'TRIAL', start: index, end, number });
  }
  for (const { 0: number, index } of text.matchAll(ELECTORAL))
    if (!found.some(({ start, end }) => start <= index && index < end))
      found.push({ kind: 'CASE_FILE', type: 'TRIAL', start: index, end: index + number.length, number });
  return found.toSorted((a, b) => a.start - b.start);
}
