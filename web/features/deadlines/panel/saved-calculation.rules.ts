import type { CountedFromFieldsFragment } from './deadline-actions.generated.ts';
import { BLANK, type Calculation } from '../calculator/calculation-url.rules.ts';

/** The input of the calculator from which a saved deadline was counted. Pure. */
export function savedCalculation(from: CountedFromFieldsFragment, caseId: string | null): Calculation {
  const { term } = from;
  return {
    ...BLANK,
    ruleId: from.ruleId,
    isFree: term !== null,
    free: term
      ? {
          title: term.title ?? '',
          amount: String(term.amount),
          unit: term.unit,
          regime: term.regime,
          articles: term.articles.join(', '),
          countsTriggerDay: term.countsTriggerDay,
        }
      : BLANK.free,
    // For a notice that nobody opened, the law fixes the date.
    day: from.adviceSentOn ? '' : from.noticeOn,
    advice: from.adviceSentOn ?? '',
    hour: from.noticeAt ?? '',
    method: from.method,
    lawOfAct: from.lawOfAct,
    calendar: from.calendar,
    courtId: from.courtId,
    responsible: from.responsibleCalendar,
    distance: from.distanceKm === null ? '' : String(from.distanceKm),
    suspensions: from.suspensions.map(({ from: first, to, reason }) => ({ from: first, to, reason })),
    caseId,
  };
}
