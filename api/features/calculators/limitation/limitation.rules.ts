import { addDays, addMonths, daysBetween, dayOf, monthEnd, weekdayOf } from '#schema/lib/days.ts';
import { limitationText as text } from '#schema/text/calculators-limitation.ts';
import type { Built, CalculationDate, Outcome } from '../base/calculation.types.ts';
import type { InputReader } from '../base/input.rules.ts';
import { isPublicHoliday } from '../labour/rest-days.rules.ts';
import { LIMITATION_ACTIONS, termOf, type LimitationTerm, type TimedAction } from './terms.rules.ts';

/** The last day on which an action may be brought (LFT 516 to 522, CCom 1040 ff., LGTOC 165, CCF 1159 ff., CFF 146). */

type Chosen = ReadonlySet<string>;

const isWorkingDay = (day: string): boolean => weekdayOf(day) < 6 && !isPublicHoliday(day);

function workingDay(day: string, step: 1 | -1): string {
  let found = day;
  while (!isWorkingDay(found)) found = addDays(found, step);
  return found;
}

/** Months end the day before the same number; where there is none, on the last day of the month. */
function endOfTerm(first: string, { years = 0, months = 0 }: LimitationTerm['length']): string {
  const clamped = addMonths(first, years * 12 + months);
  const [year = '', month = ''] = clamped.split('-');
  const same = dayOf(Number(year), Number(month), Number(first.slice(8)));
  return same === null ? monthEnd(clamped) : addDays(same, -1);
}

interface Facts {
  term: LimitationTerm;
  /** The day of the fact, or of the last acknowledgement. */
  from: string;
  request: string | null;
  certificate: string | null;
}

const date = (key: string, label: string, value: string | number): CalculationDate => ({
  key,
  label,
  value: String(value),
});

function firstDayOf({ term, from }: Facts, chosen: Chosen): string {
  const isNext = (term.start === 'NEXT_DAY') !== chosen.has('A');
  return isNext ? addDays(from, 1) : from;
}

function nominalEnd(facts: Facts, chosen: Chosen): string {
  const first = firstDayOf(facts, chosen);
  if (chosen.has('M')) return addDays(facts.from, 30);
  const { years } = facts.term.length;
  return chosen.has('C') && years ? addDays(first, 365 * years - 1) : endOfTerm(first, facts.term.length);
}

function dueOf({ term }: Facts, end: string, chosen: Chosen): string {
  if (chosen.has('B')) return workingDay(end, -1);
  const moves = (term.movesOn || chosen.has('X')) && !chosen.has('S');
  return moves ? workingDay(end, 1) : end;
}

/** With conciliation: suspended from the request, running again the day after the certificate (LFT 518, 521-III). */
function withConciliation(facts: Facts, request: string, certificate: string, chosen: Chosen): Built {
  const first = firstDayOf(facts, chosen);
  const without = nominalEnd(facts, chosen);
  const resumes = addDays(certificate, 1);
  const suspended = daysBetween(request, certificate) + (chosen.has('R') ? 0 : 1);
  const end = chosen.has('I') ? endOfTerm(resumes, facts.term.length) : addDays(without, suspended);
  return {
    lines: [],
    dates: [
      date('first_day', text.firstDay, first),
      date('without_conciliation', text.without, without),
      date('days_elapsed_before', text.elapsed, daysBetween(first, request) + (chosen.has('R') ? 1 : 0)),
      date('suspended_days', text.suspended, suspended),
      date('resumes', text.resumes, resumes),
      date('nominal_end', text.nominalEnd, end),
      date('due', text.due, dueOf(facts, end, chosen)),
    ],
  };
}

function stillSuspended(facts: Facts, request: string): Built {
  const first = firstDayOf(facts, new Set());
  const without = nominalEnd(facts, new Set());
  return {
    lines: [],
    dates: [
      date('first_day', text.firstDay, first),
      date('without_conciliation', text.without, without),
      date('days_elapsed_before', text.elapsed, daysBetween(first, request)),
      date('days_left', text.left, daysBetween(request, without) + 1),
    ],
  };
}

function plain(facts: Facts, chosen: Chosen): Built {
  const end = nominalEnd(facts, chosen);
  return {
    lines: [],
    dates: [
      date('first_day', text.firstDay, firstDayOf(facts, chosen)),
      date('nominal_end', text.nominalEnd, end),
      date('due', text.due, dueOf(facts, end, chosen)),
    ],
  };
}

const LABELS = {
  M: text.thirtyDays,
  X: text.extended,
  B: text.previous,
  C: text.fixedYears,
  S: text.notExtended,
};

const doubtsOf = ({ term }: Facts): { id: string; label: string }[] =>
  term.doubts.map((id) => ({
    id,
    label: id === 'A' ? (term.start === 'NEXT_DAY' ? text.sameDay : text.nextDay) : LABELS[id],
  }));

const PRESENTATION = ['SAME_PLACE', 'OTHER_PLACE', 'ABROAD'] as const;

/** When a cheque, or a bill at sight, had to be presented: the term of limitation begins there (LGTOC 128, 181). */
function presentationEnd(reader: InputReader, action: TimedAction, from: string): string {
  if (action === 'BILL_DIRECT' && reader.yes('atSight')) return addMonths(from, 6);
  if (action !== 'CHEQUE') return from;
  const place = reader.choice('place', PRESENTATION) ?? 'SAME_PLACE';
  return place === 'SAME_PLACE' ? addDays(from, 15) : addMonths(from, place === 'OTHER_PLACE' ? 1 : 3);
}

function factsOf(reader: InputReader, action: TimedAction): { facts: Facts; said: string[] } {
  const said: string[] = [];
  let from = presentationEnd(reader, action, reader.needDay('startDate'));
  const notice = reader.day('noticeDate');
  if (notice !== null && notice > from) {
    from = notice;
    said.push(text.notice);
  }
  const acknowledged = reader.day('acknowledgedOn');
  if (acknowledged !== null && acknowledged > from) {
    from = acknowledged;
    said.push(text.acknowledged(acknowledged));
  }
  const term = termOf(action);
  const [request, certificate] = [reader.day('conciliationRequest'), reader.day('certificate')];
  if (request === null && certificate !== null) reader.refuse(text.noRequest);
  if (request !== null && request < from) reader.refuse(text.requestFirst);
  if (request !== null && certificate !== null && certificate < request) reader.refuse(text.certificateFirst);
  return { facts: { term, from, request: term.isLabour ? request : null, certificate }, said };
}

function conciliation(facts: Facts): Outcome | null {
  const { request, certificate } = facts;
  if (request === null) return null;
  const before = dueOf(facts, nominalEnd(facts, new Set()), new Set());
  if (request > before) return { build: (chosen) => plain(facts, chosen), statements: [text.tooLate(request)] };
  if (certificate === null)
    return {
      build: () => stillSuspended(facts, request),
      computable: 'PARTIAL',
      statements: [text.stillSuspended],
      articles: ['lft 521'],
    };
  return {
    build: (chosen) => withConciliation(facts, request, certificate, chosen),
    alternatives: [
      { id: 'R', label: text.requestCounts },
      { id: 'I', label: text.interruption },
    ],
    assumptions: [text.criterion],
    articles: ['lft 521', 'lft 684-B'],
  };
}

/** Whether what was filed came in time, under the main reading. */
function filing(reader: InputReader, built: Built): string[] {
  const filed = reader.day('filedOn');
  const due = built.dates?.find(({ key }) => key === 'due')?.value;
  if (filed === null || due === undefined) return [];
  return [filed <= due ? text.inTime(filed) : text.outOfTime(filed)];
}

const rightToSupport: Outcome = {
  build: (chosen) => ({
    lines: [],
    dates: chosen.has('A') ? [date('rule', text.rule, text.fiveYearsEach)] : [],
  }),
  alternatives: [{ id: 'A', label: text.overdueSupport }],
  carefulId: 'A',
  cautiousFor: text.claimant,
  computable: 'NO',
  statements: [text.imprescriptible],
  articles: ['ccf 1160', 'ccf 1162'],
};

export function limitation(reader: InputReader): Outcome {
  const action = reader.needChoice('action', LIMITATION_ACTIONS);
  if (action === 'RIGHT_TO_SUPPORT') return rightToSupport;
  const { facts, said } = factsOf(reader, action);
  const outcome = conciliation(facts) ?? { build: (chosen: Chosen) => plain(facts, chosen) };
  const isInstrument = facts.term.articles.includes('lgtoc 81');
  return {
    ...outcome,
    alternatives: outcome.alternatives ?? doubtsOf(facts),
    careful: 'EARLIEST',
    cautiousFor: text.claimant,
    assumptions: [text.nonWorking, ...(isInstrument ? [text.startNotCounted] : []), ...(outcome.assumptions ?? [])],
    statements: [...said, ...(outcome.statements ?? []), ...filing(reader, outcome.build(new Set()))],
    articles: [...facts.term.articles, ...(outcome.articles ?? [])],
  };
}
