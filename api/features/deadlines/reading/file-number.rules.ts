import { foldText } from '#schema/lib/fold-text.ts';
import type { Found, NoticeText } from './notice-text.rules.ts';

/** Finds the file number of a court order among the numbers that it names. */

const YEAR = '(?:19|20)\\d{2}';
/** Formats that are file numbers even without a label. */
const SELF_EVIDENT = [
  '\\d{1,6}/\\d{2}-\\d{2}-\\d{2}-\\d{1,2}(?:-[a-z]{2}\\d?)?(?:/\\d{1,6}/\\d{2}-[a-z0-9]{1,4}-\\d{2}-\\d{2})?',
  'fed/[a-z0-9]{2,10}/[a-z0-9-]{2,12}/\\d{7}/\\d{4}',
  '[a-z]{2,6}/ci/\\d{4}/\\d{4,7}',
];
/** Excludes dates in figures: the part after the first slash has at least three digits. */
const PLAIN = `(?:\\d{1,4}/(?=\\d{3}))?\\d{1,6} ?/ ?${YEAR}(?: ?[-/] ?(?:[ivx]{1,5}|\\d{1,3}|[a-z]{1,4})(?![a-z0-9]))?`;
/** Prefixes of file numbers of collegiate courts. */
const PREFIX =
  '(?:toca|d\\.? ?[actp]\\.?|a\\.? ?d\\.?|r\\.? ?a\\.?|a\\.? ?r\\.?|r\\.? ?f\\.?|q\\.(?: ?[acpt]\\.)?|j\\.? ?a\\.?|adr|ct|c\\.? ?j\\.?)';
const NUMBER = new RegExp(
  `(?<![a-z\\d/.-])(?:${PREFIX}[ .-]{0,2})?(?:${[...SELF_EVIDENT, PLAIN].join('|')})(?![\\d/])`,
  'g',
);
/** After a label, anything with digits and file characters. */
const LABELLED =
  /\bexp(?:ediente|\.)?(?: administrativo| de queja)? ?(?:numero|num\.?|no\.?|n\.?º)? ?[:.]? {0,2}([a-z0-9][a-z0-9./-]{3,40}\d)(?![\d/])/g;

const STRONG =
  /(?:\bexp(?:ediente)?s?|\bcarpeta (?:judicial|de investigacion)|\bcausa(?: penal)?|\btoca(?: penal| civil| familiar)?|\bnumero de identificacion unico|\bregistrese con el numero)(?: (?:judicial|laboral|electronico|administrativo|numero|num|no))*[ .:#]{0,4}(?:(?:numero|num|no|n)[.º°]?)?[ .:]{0,3}$/;
const MEDIUM = /\b(?:juicio|amparo|procedimiento|incidente de suspension|recurso|queja|revision|autos)\b[^\d\n]{0,48}$/;
/** Labels of numbers that are not files. */
const OTHER =
  /\b(?:oficio|circular|acuerdo (?:general|plenario)?|tesis|jurisprudencia|contradiccion de (?:tesis|criterios)|registro|foja|fojas|credito|factura|cedula profesional|folio|boletin|dof|p\.?\/j\.?|\d?a\.?\/j\.?)(?: (?:numero|num|no))?[^\d\n]{0,6}$/;
/** Words before the number of the file that this one comes from. */
const ORIGIN =
  /\b(?:origen|natural|acumulad[oa]|diverso|deriva(?:d[oa])? del?|antecedente|relacionad[oa])\b[^.\n]{0,40}$/;

const PREFIXED = new RegExp(`^${PREFIX}[ .-]`);
const IS_SELF_EVIDENT = new RegExp(`^(?:${SELF_EVIDENT.join('|')})$`);

const weightOf = (before: string, number: string): number => {
  if (OTHER.test(before)) return 0;
  const base = STRONG.test(before) ? 6 : MEDIUM.test(before) ? 4 : PREFIXED.test(number) ? 4 : 1;
  // At the beginning of a line, as in lists.
  const isFirst = /(?:^|\n)[^a-z\d]{0,3}$/.test(before) ? 1.5 : 0;
  const selfEvident = IS_SELF_EVIDENT.test(number) ? 3 : 0;
  return base + isFirst + selfEvident - (ORIGIN.test(before) ? 3 : 0);
};

const BEFORE = 70;

/** The likeliest file number; of equal ones the first. Numbers of laws, theses and official letters are excluded. */
export function findFileNumber({ text, folded }: NoticeText): Found | null {
  let best: { weight: number; start: number; end: number } | null = null;
  const offer = (start: number, end: number, weight: number): void => {
    if (weight > (best?.weight ?? 0.5)) best = { weight, start, end };
  };
  for (const { index, 0: number } of folded.matchAll(NUMBER)) {
    const before = folded.slice(Math.max(0, index - BEFORE), index);
    offer(index, index + number.length, weightOf(before, number) - index / 1e6);
  }
  for (const match of folded.matchAll(LABELLED)) {
    const number = match[1] ?? '';
    const start = match.index + match[0].length - number.length;
    if (/\d\/\d|\/[a-z]*\d|-\d/.test(number)) offer(start, start + number.length, 5.5 - start / 1e6);
  }
  const { start, end } = best ?? { start: 0, end: 0 };
  return (
    best && {
      value: text
        .slice(start, end)
        .replace(/ ?([/-]) ?/g, '$1')
        .trim(),
      start,
      end,
    }
  );
}

/** Other file numbers that the text labels as such, without those that this file comes from. */
export function otherFileNumbers({ text, folded }: NoticeText, read: string): string[] {
  const found = new Map([[bareFileNumber(fileNumberKey(read)), read]]);
  for (const { index, 0: number } of folded.matchAll(NUMBER)) {
    const before = folded.slice(Math.max(0, index - BEFORE), index);
    if (!STRONG.test(before) || ORIGIN.test(before)) continue;
    const key = bareFileNumber(fileNumberKey(number));
    if (!found.has(key)) found.set(key, text.slice(index, index + number.length).trim());
  }
  return [...found.values()].slice(1);
}

const LETTERS = new RegExp(`^${PREFIX}[ .-]*(?=[a-z0-9]*\\d)`);
/** Key for comparison: «Exp. 0845/2026» equals «845/2026», «D.T. 318/2026» equals «318/2026». */
export const fileNumberKey = (number: string): string =>
  foldText(number)
    .replace(
      /^(?:exp(?:ediente)?|juicio(?: de)?(?: amparo)?(?: (?:in)?directo)?|amparo(?: (?:in)?directo)?|carpeta judicial|causa penal)\b[\s.:]*/,
      '',
    )
    .replace(/^(?:numero|num|no)\b[\s.:º]*/, '')
    .trim()
    .replace(LETTERS, '')
    .replace(/\s*([/-])\s*/g, '$1')
    .replace(/(^|[/-])0+(?=\d)/g, '$1');

/** The number without what follows the year: a chamber, a secretary, an appeal. */
export const bareFileNumber = (key: string): string =>
  /^(?:\d{1,4}\/)?\d{1,6}\/(?:19|20)\d{2}(?=[-/]|$)/.exec(key)?.[0] ?? key;

/** The part of a number that is in every spelling of it: without leading zeros and letters. */
export const searchPart = (key: string): string =>
  /\d+\/\d{2}-/.exec(key)?.[0] ?? /\d+\/(?:19|20)\d{2}/.exec(key)?.[0] ?? /\d+(?:-\d+)?$/.exec(key)?.[0] ?? key;
