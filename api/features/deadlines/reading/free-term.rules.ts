import { findCitations, readNumber, tokensOf } from '#api/legal-language/index.ts';
import type { TermUnit } from '#db/content/deadlines/term-rule.ts';
import type { NoticeText } from './notice-text.rules.ts';
import { REGIME_OF_TRACK, type Track } from './track.rules.ts';

/** Finds a term that the text itself sets: «dentro del término de tres días», «en el plazo de 10 días hábiles». */

export interface FreeTermAt {
  amount: number;
  unit: TermUnit;
  /** Key of the statute; `null`: neither the text nor the court shows it. */
  regime: string | null;
  /** `lamparo:114`: articles cited beside the term. */
  articles: string[];
  start: number;
  end: number;
}

const UNIT = /\b(dias?|horas?|mes(?:es)?|anos?)\b(?: (?:siguientes|posteriores))?(,? ?\(?(?:habiles|naturales)\)?)?/g;
/** Words before the number. */
const LEAD =
  /(?:\b(?:termino|plazo)s?\b[^.\n\d]{0,40}?|\bdentro de(?: los| las)?|\ben(?: los| un)?|\bpor(?: el| un)?|\bcuent[ae]n? con|\bde|\bhasta(?: por)?) ?[:(]? ?$/;
const TERM_WORD = /\b(?:termino|plazo|dentro de)\b/;
/** Terms of the authority or judge, of punishments, and of past acts. */
const OF_OTHERS =
  /\b(?:informes?|cierre de la investigacion|investigacion complementaria|prision|arresto|antiguedad|(?<!ley federal del )trabajo|labor[oó]|salario|hasta la audiencia|vigencia|autoridades responsables|transcurri(?:o|do)|feneci(?:o|do)|extemporane[oa])\b[^.\n]{0,110}$/;
const CLOCK = /\b(?:las|siendo las|a las|once|doce|diez|nueve|ocho) ?$/;

const UNITS: Record<string, TermUnit> = { d: 'WORKING_DAYS', h: 'HOURS', m: 'MONTHS', a: 'YEARS' };
const MAX_AMOUNT = 1000;

interface NumberBefore {
  value: number;
  start: number;
}

/** «8 ocho», «treinta (30)», «cuarenta y ocho», «tres»: the number that ends where the unit begins. */
function numberBefore(folded: string, unitStart: number): NumberBefore | null {
  const low = Math.max(0, unitStart - 44);
  const tokens = tokensOf(folded.slice(low, unitStart)).filter(({ text }) => text !== '(' && text !== ')');
  for (let at = Math.max(0, tokens.length - 6); at < tokens.length; at++) {
    const read = readNumber(tokens, at);
    if (!read) continue;
    // The same number twice, in digits and in words.
    const again = read.next < tokens.length ? readNumber(tokens, read.next) : null;
    const isWhole = read.next === tokens.length;
    if (isWhole || (again?.next === tokens.length && again.value === read.value))
      return { value: read.value, start: low + (tokens[at]?.start ?? 0) };
  }
  return null;
}

const AROUND = 240;

function citedAround({ text }: NoticeText, start: number, end: number): { law: string; article: string }[] {
  const low = Math.max(0, start - AROUND);
  return findCitations(text.slice(low, end + AROUND))
    .flatMap(({ law, article, start: at }) => (law ? [{ law, article, distance: Math.abs(at + low - start) }] : []))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ law, article }) => ({ law, article }));
}

/** Statutes that define how to count; the Constitution does not. */
const COUNTS = new Set(['lamparo', 'lft', 'ccom', 'cnpcf', 'cfpc', 'cnpp', 'lfpca', 'lfpa', 'cff', 'lagraria']);

interface Candidate {
  amount: number;
  unit: TermUnit;
  start: number;
  end: number;
  weight: number;
}

function candidates({ prose: folded }: NoticeText, actStart: number): Candidate[] {
  const found: Candidate[] = [];
  for (const { index, 0: said, 1: word = '', 2: kind = '' } of folded.matchAll(UNIT)) {
    if (found.length >= 60) break;
    const number = numberBefore(folded, index);
    if (!number || number.value < 1 || number.value > MAX_AMOUNT || !Number.isInteger(number.value)) continue;
    const before = folded.slice(Math.max(0, number.start - 150), number.start);
    const lead = LEAD.exec(before)?.[0];
    const isHours = word.startsWith('h');
    if (!lead || OF_OTHERS.test(before)) continue;
    if ((isHours || /^[am]/.test(word)) && (!TERM_WORD.test(lead) || CLOCK.test(before))) continue;
    const unit = /naturales/.test(kind) ? 'CALENDAR_DAYS' : (UNITS[word[0] ?? ''] ?? 'WORKING_DAYS');
    const start = number.start - lead.trimStart().length;
    const weight = (TERM_WORD.test(lead) ? 2 : 0) + (start >= actStart ? 1 : 0) - Math.abs(start - actStart) / 2000;
    found.push({ amount: number.value, unit, start, end: index + said.trimEnd().length, weight });
  }
  return found;
}

/** The term that the text gives to the notified person; of several the one nearest to the act. */
export function findFreeTerm(notice: NoticeText, track: Track | null, actStart: number): FreeTermAt | null {
  const [best] = candidates(notice, actStart).toSorted((a, b) => b.weight - a.weight || a.start - b.start);
  if (!best) return null;
  const cited = citedAround(notice, best.start, best.end).filter(({ law }) => COUNTS.has(law));
  const regime = cited[0]?.law ?? (track ? REGIME_OF_TRACK[track] : null);
  const articles = cited.filter(({ law }) => law === regime).map(({ law, article }) => `${law}:${article}`);
  const { amount, unit, start, end } = best;
  return { amount, unit, regime, articles: [...new Set(articles)].slice(0, 3), start, end };
}
