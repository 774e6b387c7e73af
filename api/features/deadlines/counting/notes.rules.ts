import { writeDay, yearOf } from '#schema/lib/day-numbers.ts';
import { laterReforms } from '#db/content/deadlines/regimes.ts';
import type { NoticeMethod, TermCitation } from '#db/content/deadlines/term-rule.ts';
import { countingText } from '#schema/text/deadline-counting.ts';
import type { Count, CountInput, CourtDays } from './counting.types.ts';
import { effectRuleOf } from './effect.rules.ts';
import { monthsArticlesOf } from './plan.rules.ts';
import { lawName, printedArticle } from './printed-article.rules.ts';
import { growsWithDistance, type CountRun } from './run.rules.ts';

const statuteOf = (citation: TermCitation): string => citation.split(':')[0] ?? citation;
const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Methods by which the recipient opens the notice: its day is that of opening, or a deemed one. */
const OPENED: readonly NoticeMethod[] = ['TAX_MAILBOX', 'ELECTRONIC'];

/** Whether the count used working days, so that a missing calendar may change the result. */
function asksForWorkingDays({ plan, start, lapse, daysOff }: CountRun): boolean {
  const { unit, regime } = plan;
  if (unit === null || unit === 'HOURS' || plan.ignoresClosures || plan.everyDayCounts) return false;
  if (!regime.working.withCourtCalendar) return false;
  if (unit === 'WORKING_DAYS' || (start.effect?.effectAfterWorkingDays ?? 0) > 0) return true;
  return plan.rolls.includes(unit) && daysOff(lapse.due) === null;
}

export interface CalendarNotes {
  assumptions: string[];
  isProvisional: boolean;
  calendars: Count['calendars'];
}

const yearsOf = (run: CountRun): number[] => {
  const [first, last] = [yearOf(run.start.noticeOn), yearOf(run.lapse.due)];
  const [from, to] = [Math.min(first, last), Math.max(first, last)];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};

const waitsForEffect = ({ start }: CountRun): boolean => start.effectOn !== null && start.effectOn > start.noticeOn;
const yearsUntilEffect = ({ start }: CountRun): number[] =>
  unique([yearOf(start.noticeOn), yearOf(start.effectOn ?? start.noticeOn)]);

function courtNotes(court: CourtDays, years: readonly number[]): CalendarNotes {
  const notes: CalendarNotes = { assumptions: [], isProvisional: false, calendars: [] };
  for (const year of years) {
    const held = court.years.find((one) => one.year === year);
    if (held && held.confidence !== 'NOT_PUBLISHED') {
      notes.calendars.push({ key: court.key, name: court.name, ...held });
      if (held.isComplete) continue;
    }
    notes.isProvisional = true;
    const assumption = held && held.confidence !== 'NOT_PUBLISHED' ? 'calendarIncomplete' : 'calendarMissing';
    notes.assumptions.push(countingText.assume[assumption](court.name, year));
  }
  return notes;
}

/** Notes on the calendars: which were used, which years are missing, or that none was named. */
export function calendarNotes(run: CountRun, input: CountInput): CalendarNotes {
  if (!asksForWorkingDays(run)) return { assumptions: [], isProvisional: false, calendars: [] };
  const { noOtherClosure, noCalendar } = countingText.assume;
  if (!input.court) return { assumptions: [noOtherClosure, noCalendar], isProvisional: true, calendars: [] };
  const { plan } = run;
  // In months and calendar days only the effect and the last day use a calendar, so only their years matter.
  const effectYears = waitsForEffect(run) ? yearsUntilEffect(run) : [];
  const years =
    plan.unit === 'WORKING_DAYS'
      ? yearsOf(run)
      : unique([...(plan.isByLawOfAct ? [] : effectYears), yearOf(run.lapse.due)]);
  const all = [courtNotes(input.court, years)];
  if (input.responsible && plan.addsResponsible) all.push(courtNotes(input.responsible, years));
  else if (input.responsible && plan.isByLawOfAct && effectYears.length > 0)
    all.push(courtNotes(input.responsible, effectYears));
  return {
    assumptions: [noOtherClosure, ...all.flatMap(({ assumptions }) => assumptions)],
    isProvisional: all.some(({ isProvisional }) => isProvisional),
    calendars: all.flatMap(({ calendars }) => calendars),
  };
}

/** The assumptions of the count, besides the calendars. */
export function assumptionsOf(run: CountRun, input: CountInput): string[] {
  const { plan, start, lapse, distanceDays } = run;
  const said: string[] = plan.unit === 'HOURS' || plan.unit === 'DAY_OF_MONTH' ? [] : [...plan.regime.assumptions];
  const deemedAfter = start.effect?.deemedAfterWorkingDays;
  if (deemedAfter && run.isDeemed)
    said.push(
      countingText.assume.deemed(
        writeDay(start.noticeOn),
        deemedAfter,
        printedArticle(start.effect?.articles[0] ?? ''),
      ),
    );
  else if (deemedAfter && OPENED.includes(plan.method)) said.push(countingText.assume.opened(deemedAfter));
  if (distanceDays > 0 && plan.regime.distance)
    said.push(countingText.assume.distance(distanceDays, plan.regime.distance.note));
  if (input.suspensions.length > 0) {
    const reasons = new Set(input.suspensions.map(({ reason }) => reason));
    const suspended = lapse.leftOut.filter(({ reason }) => reason !== null && reasons.has(reason)).length;
    if (suspended > 0) said.push(countingText.assume.suspended(suspended));
  }
  if (plan.fridayRolls) said.push(countingText.assume.bankPayment);
  if (plan.unit === 'HOURS') said.push(countingText.assume.hoursFromNotice);
  said.push(...plan.specials.filter(({ alternative }) => !alternative).map(({ note }) => note));
  if (plan.rule?.alternative?.change.addsCalendarOfResponsible && !input.responsible)
    said.push(countingText.assume.responsible);
  else if (plan.isByLawOfAct && !input.responsible && waitsForEffect(run)) said.push(countingText.assume.authority);
  const noticeOn = writeDay(start.noticeOn);
  for (const { id, transition } of new Set([plan.regime, plan.effectRegime]))
    if (id === 'cnpcf' && transition?.after && noticeOn >= transition.on) said.push(transition.after);
  return unique(said);
}

/** Warnings for the person who relies on the date. */
export function warningsOf(run: CountRun, input: CountInput, today: string): string[] {
  const { plan, start, lapse, daysOff } = run;
  const { warn } = countingText;
  const said: string[] = [];
  // Of an unopened notice the deemed day.
  const noticeOn = writeDay(start.noticeOn);
  if (noticeOn > today && plan.unit !== 'DAY_OF_MONTH' && plan.direction === 'FORWARD')
    said.push((run.isDeemed ? warn.deemedAhead : warn.future)(noticeOn));
  said.push(...noticeWarnings(run));
  if (lapse.endsOnDayOff) said.push(warn.dueOnDayOff(lapse.endsOnDayOff, lawName(plan.regime.id)));
  if (plan.isByLawOfAct && plan.effectRegime.id === 'cnpp' && plan.regime.id === 'lamparo')
    said.push(warn.wholeDayInCriminal);
  if ((input.distanceKm ?? 0) > 0 && !plan.regime.distance) said.push(warn.noDistance(lawName(plan.regime.id)));
  else if ((input.distanceKm ?? 0) > 0 && !growsWithDistance(plan)) said.push(warn.distanceNotOfTerm);
  if (plan.direction !== 'FORWARD' && writeDay(lapse.due) < today && noticeOn > today) said.push(warn.beforeTheFact);
  if (plan.rule?.validFrom && noticeOn < plan.rule.validFrom) said.push(warn.notYetInForce(plan.rule.validFrom));
  if (plan.rule?.validUntil && noticeOn > plan.rule.validUntil) said.push(warn.noLongerInForce(plan.rule.validUntil));
  if (start.effect && effectRuleOf({ ...plan, isReported: true }, start.noticeOn)?.isReported)
    said.push(warn.reported(lawName(plan.effectRegime.id)));
  for (const { id, transition } of new Set([plan.regime, plan.effectRegime])) {
    if (!transition) continue;
    const isAfter = noticeOn >= transition.on;
    if (!isAfter && transition.before) said.push(transition.before);
    // That the new code applied when the suit began is an assumption; that the old one still applies is a warning.
    if (isAfter && transition.after && id !== 'cnpcf') said.push(transition.after);
  }
  said.push(...(plan.rule?.notes ?? []));
  return unique(said);

  function noticeWarnings({ daysOff: off }: CountRun): string[] {
    if (!start.effect || plan.unit === 'HOURS' || plan.everyDayCounts) return [];
    const note = plan.effectRegime.noticeOnDayOff.note;
    return note && (plan.isByLawOfAct ? off : daysOff)(start.noticeOn) ? [note] : [];
  }
}

/** Cited laws that were reformed after the stored text while the term runs. */
export function laterReformsOf(run: CountRun, citations: readonly TermCitation[]): string[] {
  const { plan, start, lapse } = run;
  const statutes = new Set([plan.regime.id, plan.effectRegime.id, ...citations.map(statuteOf)]);
  const last = writeDay(Math.max(start.noticeOn, lapse.due));
  return laterReforms
    .filter(
      ({ statuteKey, publishedOn, inForceFrom }) => statutes.has(statuteKey) && last >= (inForceFrom ?? publishedOn),
    )
    .map(({ statuteKey, publishedOn, note }) => countingText.laterReform(lawName(statuteKey), publishedOn, note));
}

/** The articles used by the count: of the term, of the effect, of the days off, of the end. */
export function citationsOf(run: CountRun): TermCitation[] {
  const { plan, start, lapse, distanceDays } = run;
  const isMonths = plan.unit === 'MONTHS' || plan.unit === 'YEARS';
  return unique([
    ...plan.articles,
    ...(start.effect?.articles ?? []),
    ...(plan.isByLawOfAct ? plan.regime.articles.slice(0, 1) : []),
    ...(plan.unit === 'WORKING_DAYS' || lapse.hasRolled ? plan.regime.working.articles : []),
    ...(isMonths ? monthsArticlesOf(plan) : []),
    ...plan.specials.flatMap(({ basis }) => basis),
    ...(lapse.hasRolled ? plan.regime.rollsOver.articles : []),
    ...(distanceDays > 0 ? (plan.regime.distance?.articles ?? []) : []),
    ...(plan.unit === 'WORKING_DAYS' ? [] : plan.unit === 'HOURS' ? plan.regime.articles.slice(0, 1) : []),
    ...(plan.regime.filingHours && plan.unit === 'WORKING_DAYS' ? plan.regime.filingHours.articles : []),
  ]);
}

/** Until which hour of the last day, in words. */
export function hourNoteOf({ plan, lapse }: CountRun): string {
  if (lapse.dueMinutes !== null) return countingText.hour.momentToMoment;
  const { filingHours } = plan.regime;
  return filingHours && plan.unit === 'WORKING_DAYS'
    ? countingText.hour.filing(filingHours.note)
    : countingText.hour.endOfDay;
}
