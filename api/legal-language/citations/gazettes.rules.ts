/** Publications in the official gazette (DOF) with their day. */
import { DATE, DAY, readDate } from './dates.rules.ts';
import type { GazetteReference } from './reference-types.ts';

const NAME = `(?:D\\.?\\s?O\\.?\\s?F\\.?(?![\\p{L}])|Diario\\sOficial(?:\\sde\\sla\\sFed(?:eraci[oó]n|\\.))?(?:\\s\\(D\\.?O\\.?F\\.?\\))?)`;
const LINK = `(?:[\\s,:(–-]|de\\sfecha|de\\slos\\sd[ií]as|del?(?![\\p{L}])|el(?![\\p{L}])|d[ií]as?(?![\\p{L}])|en\\sfecha|en\\ssu\\s(?:edici[oó]n|ejemplar)|con\\sfecha|correspondiente\\sal?|edici[oó]n|publicad[oa]s?|vespertin[oa]|matutin[oa]|n[uú]mero\\s\\d{1,4}|tomo\\s[IVXLCDM]{1,8}){0,9}`;
const AFTER = new RegExp(`(?<![\\p{L}\\d])${NAME}${LINK}(?<date>${DATE})`, 'giu');
const MORE = new RegExp(
  `(?:\\s?[,;]\\s?(?:y\\s)?|\\s(?:y|e)\\s)(?:(?:el|de|del)\\s)?(?:d[ií]a\\s)?(?<date>${DATE})`,
  'iuy',
);
const BEFORE = new RegExp(
  `(?<date>${DATE})(?:[\\s,(]|(?:fue|fueron)\\s|(?:se\\s)?public(?:ad[oa]s?|[oó]|aron|aci[oó]n)\\s|en(?:\\sel)?\\s|del?\\s|por\\s|el\\s){1,5}${NAME}(?!(?:\\s\\(\\p{L}+\\))?,?\\s(?:el|del?|de\\sfecha)\\s(?:d[ií]a\\s)?${DAY}\\s)`,
  'giu',
);

/** «la reforma publicada el 1 de mayo de 2019»: what is published of a law is published there. */
const PUBLISHED = new RegExp(
  `(?<=(?:reforma|decreto|ley|c[oó]digo|anexo|norma|RMF|NOM|transitori)[^.;\\n]{0,60}\\s)publicad[oa]s?\\s(?:en\\sfecha\\s|el\\s(?:d[ií]a\\s)?)(?<date>${DATE})`,
  'giu',
);

/** Left to right, in places of the cleaned text. */
export function findGazettes(text: string): GazetteReference[] {
  const found: GazetteReference[] = [];
  const add = (start: number, end: number, date: string): number =>
    found.push({ kind: 'GAZETTE', start, end, date: readDate(date) });
  for (const match of text.matchAll(AFTER)) {
    let end = match.index + match[0].length;
    add(match.index, end, match.groups?.['date'] ?? '');
    for (let count = 0; count < 20; count++) {
      MORE.lastIndex = end;
      const more = MORE.exec(text);
      const date = more?.groups?.['date'];
      if (!more || !date) break;
      add(end + more[0].length - date.length, end + more[0].length, date);
      end += more[0].length;
    }
  }
  for (const match of text.matchAll(BEFORE)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (!found.some((each) => each.start < end && start < each.end)) add(start, end, match.groups?.['date'] ?? '');
  }
  for (const match of text.matchAll(PUBLISHED)) {
    const end = match.index + match[0].length;
    const date = match.groups?.['date'] ?? '';
    const start = end - date.length;
    if (!found.some((each) => each.start < end && start < each.end)) add(start, end, date);
  }
  return found.toSorted((a, b) => a.start - b.start);
}
