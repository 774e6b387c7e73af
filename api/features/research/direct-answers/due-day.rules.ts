import { addDays, addMonths, addYears, daysBetween } from '#schema/lib/days.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { answersText } from '#schema/text/answers.ts';
import { findQuantities, isTime, type Quantity, mentionedDays } from '#api/legal-language/index.ts';

/** Computes the end of a term of an answer from a date that the person stated. */

const MARK = /\{\{[^{}]*\}\}/g;
const COUNTED = /\b(?:contad[oa]s?|desde|a partir|siguientes?|tienes|dentro|plazo|prescrib\w+)\b/;
/** «desde el día 46», «al menos seis meses»: a waiting period, not a term to act. */
const WAITING = /^\W*(?:desde el dia|a partir del dia|despues de|al cumplir)|\b(?:minimo|al menos|por lo menos)\b/;
const OLDEST_DAYS = 3 * 366;

/** Months and years run by the calendar; days only where the text says that they are natural ones. */
const isByCalendar = ({ unit, days, value }: Quantity): boolean =>
  Number.isInteger(value) && (unit === 'months' || unit === 'years' || (unit === 'days' && days === 'CALENDAR'));

const later = (day: string, { unit, value }: Quantity): string =>
  unit === 'days' ? addDays(day, value) : unit === 'months' ? addMonths(day, value) : addYears(day, value);

/** The one term that a sentence gives; `null`: none, or several. */
function termIn(sentence: string): Quantity | null {
  const plain = sentence.replace(MARK, ' ');
  const terms = findQuantities(plain).filter(isTime);
  const [term] = terms;
  const folded = foldText(plain);
  return term && terms.length === 1 && COUNTED.test(folded) && !WAITING.test(folded) ? term : null;
}

const markIn = (sentence: string): string => sentence.match(MARK)?.[0] ?? '';

/**
 * «si cuentas desde el 5 de marzo de 2026, termina hacia el 5 de mayo de 2026», with the sentence's mark. `null` unless the
 * sentence gives one term that runs by the calendar and the person stated one past date. `texts`: newest first.
 */
export function dueDay(sentence: string, texts: readonly string[], today: string): string | null {
  const term = termIn(sentence);
  if (!term || !isByCalendar(term)) return null;
  const days = texts.map((text) => mentionedDays(text, today)).find((found) => found.length > 0) ?? [];
  const [day] = days;
  if (!day || days.length > 1 || day.date > today) return null;
  if (daysBetween(day.date, today) > OLDEST_DAYS) return null;
  const due = later(day.date, term);
  return `${answersText.dueDay(day.date, due, due < today)} ${markIn(sentence)}.`;
}

const DAYS_IN: Partial<Record<Quantity['unit'], number>> = {
  hours: 1 / 24,
  days: 1,
  weeks: 7,
  months: 30.4,
  years: 365,
};
const ELAPSED =
  /\b(?:hace|hara|desde hace|ya (?:pasaron|van|llevo|llevamos|son)|(?:ya )?pasaron|van)(?: (?:como|unos|unas|casi|ya|mas de|apenas|cosa de))* $/;
/** «rento ahí desde hace seis años» goes on. */
const LASTING = /\bdesde hace(?: \w+){0,2} $/;
/** Business days are texts apart from calendar days only where that cannot matter. */
const CALENDAR_OF_BUSINESS = 1.7;

const calendarDays = ({ value, unit }: Quantity): number | null => {
  const days = DAYS_IN[unit];
  return days === undefined ? null : value * days;
};

/**
 * «con 3 meses ya pasó, si se cuenta desde entonces», with the sentence's mark. `null` unless the sentence gives one term,
 * the person stated one elapsed time («hace 3 meses»), and it is clear which is longer. `texts`: newest first.
 */
export function elapsedTerm(sentence: string, texts: readonly string[]): string | null {
  const term = termIn(sentence);
  if (!term || term.unit === 'hours') return null;
  for (const text of texts) {
    const folded = foldText(text);
    const passed = findQuantities(text).filter(
      (each) =>
        isTime(each) &&
        !(each.unit === 'years' && LASTING.test(folded.slice(Math.max(0, each.start - 30), each.start))) &&
        ELAPSED.test(folded.slice(Math.max(0, each.start - 30), each.start)),
    );
    const [elapsed] = passed;
    if (!elapsed) continue;
    const [has, lasts] = [calendarDays(elapsed), calendarDays(term)];
    if (passed.length > 1 || has === null || lasts === null) return null;
    const isSameKind = elapsed.days === 'BUSINESS' || term.unit !== 'days' || term.days === 'CALENDAR';
    const isPast = has > (isSameKind ? lasts : lasts * CALENDAR_OF_BUSINESS + 2);
    if (!isPast && has >= lasts) return null;
    const said = text.slice(elapsed.start, elapsed.end).replace(/dias/iu, 'días').replace(/anos/iu, 'años');
    return `${answersText.elapsedTerm(said, isPast)} ${markIn(sentence)}.`;
  }
  return null;
}
