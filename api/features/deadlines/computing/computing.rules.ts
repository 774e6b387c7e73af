import type { ComputeDeadlineInput, DeadlineComputation } from '#schema/generated/contract.ts';
import type { StoredComputation } from '#db/entities/deadline.entity.ts';
import { computingText as say } from '#schema/text/deadlines.ts';
import { validationText } from '#schema/text/validation.ts';
import type { Count, CountedDay, CountInput, CourtDays, FreeTerm } from '../counting/counting.types.ts';
import { dueMomentOf } from '../deadlines.rules.ts';
import { basisOf, readCitation } from '../terms/basis.rules.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

/** Converts between the inputs and outputs of the contract and those of the counting engine. */

export interface ComputationProblem {
  field: string;
  message: string;
}

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;
const MAX_KM = 10_000;
const MAX_SUSPENSIONS = 50;
const MAX_REASON_LENGTH = 200;
const MAX_TITLE_LENGTH = 200;
const MAX_ARTICLES = 20;

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

const isInYears = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};

function suspensionProblem({ suspensions }: ComputeDeadlineInput): ComputationProblem | null {
  const given = suspensions ?? [];
  if (given.length > MAX_SUSPENSIONS) return { field: 'suspensions', message: say.tooManySuspensions(MAX_SUSPENSIONS) };
  for (const [at, { from, to, reason }] of given.entries()) {
    const field = `suspensions.${at}`;
    if (to < from) return { field: `${field}.to`, message: say.suspensionBackwards };
    if (!isInYears(from) || !isInYears(to))
      return { field: `${field}.from`, message: say.years(FIRST_YEAR, LAST_YEAR) };
    const words = tidy(reason);
    if (!words || words.length > MAX_REASON_LENGTH || !isStorable(reason))
      return { field: `${field}.reason`, message: say.reasonInvalid(MAX_REASON_LENGTH) };
  }
  return null;
}

function termProblem({ term }: ComputeDeadlineInput): ComputationProblem | null {
  const title = term?.title ?? '';
  if (!isStorable(title)) return { field: 'term.title', message: validationText.invalidCharacters };
  if (tidy(title).length > MAX_TITLE_LENGTH)
    return { field: 'term.title', message: say.titleTooLong(MAX_TITLE_LENGTH) };
  const articles = term?.articles ?? [];
  if (articles.length > MAX_ARTICLES) return { field: 'term.articles', message: say.tooManyArticles(MAX_ARTICLES) };
  const unknown = articles.find((article) => !readCitation(article));
  return unknown === undefined ? null : { field: 'term.articles', message: say.articleUnknown(unknown) };
}

/** Checks sizes and formats, which the engine does not. */
export function computationInputProblem(input: ComputeDeadlineInput): ComputationProblem | null {
  const { noticeOn, adviceSentOn, noticeAt, distanceKm } = input;
  if (adviceSentOn && !isInYears(adviceSentOn))
    return { field: 'adviceSentOn', message: say.years(FIRST_YEAR, LAST_YEAR) };
  if (!isInYears(noticeOn)) return { field: 'noticeOn', message: say.years(FIRST_YEAR, LAST_YEAR) };
  if (noticeAt && !HOUR.test(noticeAt)) return { field: 'noticeAt', message: say.hourInvalid };
  if (distanceKm != null && (distanceKm < 0 || distanceKm > MAX_KM))
    return { field: 'distanceKm', message: say.distanceInvalid(MAX_KM) };
  return termProblem(input) ?? suspensionProblem(input);
}

/** The input of a count as stored, for recounting. `calendar`: the one in use, named or derived from the court. */
export function storedOf(input: ComputeDeadlineInput, calendar: string | null): StoredComputation {
  const { term } = input;
  return {
    ruleId: input.ruleId ?? null,
    term: term
      ? {
          title: tidy(term.title ?? '') || null,
          regime: term.regime,
          amount: term.amount,
          unit: term.unit,
          articles: [...new Set((term.articles ?? []).map((article) => readCitation(article) ?? article))],
          countsTriggerDay: term.countsTriggerDay ?? false,
        }
      : null,
    noticeOn: input.noticeOn,
    adviceSentOn: input.adviceSentOn ?? null,
    noticeAt: input.noticeAt ?? null,
    method: input.method ?? null,
    lawOfAct: input.lawOfAct ?? null,
    distanceKm: input.distanceKm ?? null,
    suspensions: (input.suspensions ?? []).map(({ from, to, reason }) => ({ from, to, reason: tidy(reason) })),
    calendar,
    responsibleCalendar: input.responsibleCalendar ?? null,
    courtId: input.courtId ?? null,
  };
}

export const countInputOf = (
  stored: StoredComputation,
  court: CourtDays | null,
  responsible: CourtDays | null,
): CountInput => ({
  ruleId: stored.ruleId,
  term: stored.term as FreeTerm | null,
  noticeOn: stored.noticeOn,
  adviceSentOn: stored.adviceSentOn,
  noticeAt: stored.noticeAt,
  method: stored.method as CountInput['method'],
  lawOfAct: stored.lawOfAct,
  distanceKm: stored.distanceKm,
  suspensions: stored.suspensions.map((each) => ({ ...each, source: null })),
  court,
  responsible,
});

/** A court whose calendar is not stored: it has a name but no years. */
export const courtWithoutCalendar = (id: string, name: string): CourtDays => ({
  key: id,
  name: say.noCalendarOf(name),
  years: [],
  closed: [],
});

const showDay = ({ date, counts, number, reason, citation }: CountedDay) => ({
  date,
  counts,
  number,
  reason,
  basis: citation === null ? null : basisOf(citation),
});

type Confidence = DeadlineComputation['calendars'][number]['confidence'];

/** The table for display: citations become statutes with the date of their text. `zone`: of its court. */
export const showCount = (count: Count, zone: string): DeadlineComputation => ({
  ruleId: count.ruleId,
  title: count.title,
  term: count.term,
  noticeOn: count.noticeOn,
  method: count.method,
  effectOn: count.effectOn,
  effectNote: count.effectNote,
  firstDay: count.firstDay,
  dueOn: count.dueOn,
  dueAt: count.dueOn === null ? null : dueMomentOf(zone, count.dueOn, count.dueHour).dueAt,
  zone,
  hourNote: count.hourNote,
  days: count.days.map(showDay),
  countedDays: count.days.filter(({ counts }) => counts).length,
  daysLeftOut: count.daysLeftOut.map(showDay),
  assumptions: count.assumptions,
  warnings: count.warnings,
  alternatives: count.alternatives,
  isProvisional: count.isProvisional,
  calendars: count.calendars.map((calendar) => ({ ...calendar, confidence: calendar.confidence as Confidence })),
  laterReforms: count.laterReforms,
  consequence: count.consequence,
  basis: count.citations.map(basisOf),
});
