import type { CalculatorKind, EndingCause } from '#schema/generated/contract.ts';
import { addDays, addMonths } from '#schema/lib/days.ts';
import { figureText as say } from '#schema/text/chat-figures.ts';
import { writtenDay } from '#schema/text/days.ts';
import { foldInPlace } from '#api/legal-language/index.ts';
import {
  asksForFigure,
  asksForLaw,
  continues,
  debtKindIn,
  isTaxUpdate,
  kindAskedBy,
  limitationActionIn,
} from './figure-kind.rules.ts';
import type { FigureRequest, MissingDatum, Told, Turn, Wage } from './figures.types.ts';
import { periodIn, readTold } from './told-words.rules.ts';

/** What a conversation asks to calculate, with the values that its words give. */

const OF_WORK = new Set<CalculatorKind>(['SETTLEMENT', 'SEVERANCE', 'AGUINALDO', 'VACATIONS', 'OVERTIME']);
const WAGE_FIELD = {
  DAY: 'dailySalary',
  WEEK: 'weeklySalary',
  FORTNIGHT: 'fortnightlySalary',
  MONTH: 'monthlySalary',
} as const;

interface Heard {
  kind: CalculatorKind | null;
  told: Told;
  /** All that was said, folded: for words that choose a kind of debt or of claim. */
  folded: string;
}

interface Draft {
  kind: CalculatorKind;
  input: Record<string, unknown>;
  missing: MissingDatum[];
  taken: string[];
}

export interface Asked {
  /** Questions of the conversation, oldest first; the last one is answered now. */
  turns: readonly Turn[];
  /** The day of the person who asks. */
  today: string;
  /** The minimum wage of a day, pesos; null: not held. */
  minimumWage: (day: string, isAtBorder: boolean) => string | null;
}

/** Reads one turn on top of what was heard. */
function hear(heard: Heard, { text, asked }: Turn, today: string): Heard {
  const folded = foldInPlace(text);
  const isOfWork = heard.kind === null || OF_WORK.has(heard.kind);
  const told = readTold(text, today, isOfWork && (asked.includes('WAGE') || asked.includes('WAGE_PERIOD')));
  const named = kindAskedBy(folded, told.cause !== undefined || heard.told.cause !== undefined);
  // What was asked before without a name is what the end of a work gives: only there the cause is missing.
  const kind = named ?? heard.kind ?? (asked.includes('CAUSE') ? 'SETTLEMENT' : null);
  const merged: Told = { ...heard.told, ...told };
  const wage = told.wage ?? heard.told.wage;
  if (wage) merged.wage = wageAnswered(wage, heard.told.wage, folded, asked);
  // A bare amount answers what was asked.
  if (asked.includes('SUM') && !told.sum && told.wage?.amount) merged.sum = told.wage.amount;
  if (asked.includes('SERVICE') && told.serviceMonths === undefined && told.days?.[0] && !told.hired && !told.ended)
    merged.hired = told.days[0];
  // A new length of service replaces the days that were said before, and the reverse.
  if (told.serviceMonths !== undefined && told.hired === undefined) delete merged.hired;
  else if (told.hired !== undefined && told.serviceMonths === undefined) delete merged.serviceMonths;
  return { kind, told: merged, folded: `${heard.folded} ${folded}` };
}

/** The period of a wage that was told before, or that «sí» confirms: what was asked is «¿al mes?». */
function wageAnswered(wage: Wage, known: Wage | undefined, folded: string, asked: Turn['asked']): Wage {
  if (wage.period !== null) return wage;
  if (known?.period && wage !== known) return { ...wage, period: known.period };
  if (!asked.includes('WAGE_PERIOD')) return wage;
  const period =
    periodIn(folded) ?? (/^\W*(?:si|aja|exacto|correcto|asi es|claro|efectivamente)\b/.test(folded) ? 'MONTH' : null);
  return { ...wage, period };
}

function addWage(draft: Draft, told: Told, day: string, { minimumWage }: Asked): void {
  const { wage } = told;
  if (!wage) return void draft.missing.push('WAGE');
  if (wage.amount === null) {
    const minimum = minimumWage(day, told.isAtBorder === true);
    if (minimum === null) return void draft.missing.push('WAGE');
    draft.input.dailySalary = minimum;
    draft.taken.push(say.taken.minimum(minimum, day.slice(0, 4)));
  } else if (wage.period === null) return void draft.missing.push('WAGE_PERIOD');
  else draft.input[WAGE_FIELD[wage.period]] = wage.amount;
  if (told.isAtBorder) draft.input.zone = ['NORTHERN_BORDER'];
}

/** First and last day of work; without a last day, today. */
function service(draft: Draft, told: Told, today: string): { hired: string | null; last: string } {
  const last = told.ended ?? told.since ?? today;
  if (told.ended === undefined && told.since === undefined) draft.taken.push(say.taken.today(writtenDay(today)));
  if (told.hired) {
    if (told.isHiredByMonth) draft.taken.push(say.taken.firstOfMonth(writtenDay(told.hired)));
    return { hired: told.hired, last };
  }
  if (told.serviceMonths === undefined) return { hired: null, last };
  // The last day is counted: three years end the day before the anniversary.
  const hired = addMonths(addDays(last, 1), -told.serviceMonths);
  draft.taken.push(say.taken.service(writtenDay(hired), writtenDay(last)));
  return { hired, last };
}

const DISMISSED = new Set<EndingCause>(['UNJUSTIFIED_DISMISSAL', 'WORKER_RESCISSION']);

function ending(told: Told, asked: Asked): Draft {
  const { cause } = told;
  const isDismissal = cause !== undefined && DISMISSED.has(cause);
  const draft: Draft = { kind: isDismissal ? 'SEVERANCE' : 'SETTLEMENT', input: {}, missing: [], taken: [] };
  const { hired, last } = service(draft, told, asked.today);
  if (cause === undefined) draft.missing.push('CAUSE');
  addWage(draft, told, last, asked);
  if (hired === null) draft.missing.push('SERVICE');
  else draft.input.hireDate = hired;
  draft.input[isDismissal ? 'dismissalDate' : 'lastDayWorked'] = last;
  if (cause) draft.input.cause = cause;
  if (cause === 'UNJUSTIFIED_DISMISSAL') draft.taken.push(say.taken.unjustified);
  if (told.vacationDays) draft.input.vacationDaysPending = told.vacationDays;
  if (told.unpaidDays) draft.input.unpaidWageDays = told.unpaidDays;
  if (told.aguinaldoDays) draft.input.aguinaldoDays = told.aguinaldoDays;
  return draft;
}

function aguinaldo(told: Told, asked: Asked): Draft {
  const draft: Draft = { kind: 'AGUINALDO', input: {}, missing: [], taken: [] };
  const { today } = asked;
  const year = today.slice(0, 4);
  const hasEnded = told.ended !== undefined || told.cause !== undefined;
  const cut = hasEnded ? (told.ended ?? told.since ?? today) : `${year}-12-31`;
  draft.taken.push(hasEnded ? say.taken.until(writtenDay(cut)) : say.taken.yearEnd(year));
  addWage(draft, told, cut < today ? cut : today, asked);
  const hired =
    told.hired ??
    (told.serviceMonths === undefined ? null : addMonths(addDays(hasEnded ? cut : today, 1), -told.serviceMonths));
  if (hired === null) draft.missing.push('SERVICE');
  else draft.input.hireDate = hired;
  draft.input.cutDate = cut;
  if (told.aguinaldoDays) draft.input.aguinaldoDays = told.aguinaldoDays;
  return draft;
}

function vacations(told: Told, asked: Asked, folded: string): Draft | null {
  const draft: Draft = { kind: 'VACATIONS', input: {}, missing: [], taken: [] };
  const wantsMoney =
    told.wage !== undefined || told.vacationDays !== undefined || /prima|dinero|pagar|pagan|deben|pesos/.test(folded);
  const { hired, last } = service(draft, told, asked.today);
  if (!wantsMoney) {
    const months = told.serviceMonths ?? (hired === null ? null : monthsBetween(hired, addDays(last, 1)));
    if (months === null || months < 12) return null;
    return { ...draft, taken: [], input: { serviceYears: [String(Math.floor(months / 12))], lawAt: asked.today } };
  }
  addWage(draft, told, last, asked);
  if (hired === null) draft.missing.push('SERVICE');
  Object.assign(draft.input, hired === null ? {} : { hireDate: hired }, { cutDate: last });
  if (told.cause !== undefined || told.ended !== undefined) draft.input.ended = true;
  if (told.vacationDays) draft.input.vacationDaysPending = told.vacationDays;
  return draft;
}

function monthsBetween(from: string, to: string): number {
  let months = 0;
  while (addMonths(from, months + 1) <= to) months += 1;
  return months;
}

function overtime(told: Told, asked: Asked, folded: string): Draft {
  const draft: Draft = { kind: 'OVERTIME', input: {}, missing: [], taken: [] };
  const month = told.months?.[0];
  const week =
    told.days?.[0] ??
    (month
      ? `${month}-01`
      : told.year && told.year < Number(asked.today.slice(0, 4))
        ? `${told.year}-06-01`
        : asked.today);
  addWage(draft, told, week, asked);
  if (!told.hoursByDay) draft.missing.push('HOURS');
  else draft.input.overtimeByDay = [...told.hoursByDay];
  draft.input.weekOf = week;
  if (/\bnoche|nocturn|velador/.test(folded)) draft.input.shift = 'NIGHT';
  if (told.areHoursSpread) draft.taken.push(say.taken.spread(told.hoursByDay?.length ?? 0));
  draft.taken.push(say.taken.week(writtenDay(week)));
  return draft;
}

function interest(told: Told, asked: Asked, folded: string): Draft {
  const draft: Draft = { kind: 'INTEREST', input: {}, missing: [], taken: [] };
  const { rate, percent } = told;
  const kind = debtKindIn(folded, rate !== undefined || percent !== undefined);
  const principal = told.sum ?? told.wage?.amount ?? null;
  if (kind) draft.input.kind = kind;
  else draft.missing.push('DEBT_KIND');
  if (principal) draft.input.principal = principal;
  else draft.missing.push('SUM');
  const [first, second] = (told.days ?? []).toSorted();
  const lasted = told.serviceMonths === undefined ? undefined : addMonths(asked.today, -told.serviceMonths);
  const due = first ?? told.since ?? lasted ?? (told.months?.[0] ? `${told.months[0]}-01` : undefined);
  if (due) draft.input.due = due;
  else draft.missing.push('DUE_DAY');
  const paid = second ?? asked.today;
  draft.input.paid = paid;
  if (!second) draft.taken.push(say.taken.paidToday(writtenDay(paid)));
  if (rate)
    draft.input[
      rate.isMoratory
        ? rate.period === 'MONTH'
          ? 'moratoryMonthly'
          : 'moratoryAnnual'
        : rate.period === 'MONTH'
          ? 'monthly'
          : 'annual'
    ] = rate.percent;
  else if (percent) {
    draft.input.annual = percent;
    draft.taken.push(say.taken.annual(percent));
  } else if (kind) draft.taken.push(say.taken.legalRate);
  return draft;
}

function support(told: Told): Draft {
  const draft: Draft = { kind: 'SUPPORT', input: { ask: 'ORDERED_SHARE' }, missing: [], taken: [] };
  const { wage, percent } = told;
  if (!wage?.amount) draft.missing.push('INCOME');
  else if (wage.period === null) draft.missing.push('WAGE_PERIOD');
  else {
    const times = { MONTH: 1, FORTNIGHT: 2, WEEK: 30 / 7, DAY: 30 }[wage.period];
    draft.input.monthlyIncome = (Number(wage.amount) * times).toFixed(2);
    if (wage.period !== 'MONTH') draft.taken.push(say.taken.monthOfThirty);
  }
  if (percent) draft.input.percent = percent;
  else draft.missing.push('PERCENT');
  return draft;
}

function limitation(told: Told, folded: string): Draft | null {
  const action = limitationActionIn(folded);
  const start = told.days?.[0] ?? told.since;
  if (!action || !start) return null;
  return {
    kind: 'LIMITATION',
    input: { action, startDate: start },
    missing: [],
    taken: [say.taken.from(writtenDay(start))],
  };
}

function updating(told: Told, asked: Asked, folded: string): Draft | null {
  const draft: Draft = { kind: 'UPDATING', input: {}, missing: [], taken: [] };
  const day =
    told.days?.[0] ?? (told.year && told.year < Number(asked.today.slice(0, 4)) ? `${told.year}-12-31` : asked.today);
  if (told.units) {
    draft.input = {
      kind: told.units.unit === 'UMA' ? 'UMA_AMOUNT' : 'MINIMUM_WAGE',
      count: told.units.count,
      date: day,
    };
    draft.taken.push(say.taken.valuesOf(writtenDay(day)));
    return draft;
  }
  const amount = told.sum ?? told.wage?.amount;
  if (!amount) return null;
  const [first, second] = [
    ...(told.months ?? []),
    ...(told.days ?? []).map((each) => each.slice(0, 7)),
    ...(told.since ? [told.since.slice(0, 7)] : []),
  ].toSorted();
  draft.input = { kind: isTaxUpdate(folded) ? 'TAX' : 'PRICES', amount, paidMonth: second ?? asked.today.slice(0, 7) };
  if (first) draft.input.dueMonth = first;
  else draft.missing.push('FROM_MONTH');
  return draft;
}

function draftOf({ kind, told, folded }: Heard, asked: Asked): Draft | null {
  switch (kind) {
    case 'SETTLEMENT':
    case 'SEVERANCE':
      return ending(told, asked);
    case 'AGUINALDO':
      return aguinaldo(told, asked);
    case 'VACATIONS':
      return vacations(told, asked, folded);
    case 'OVERTIME':
      return overtime(told, asked, folded);
    case 'INTEREST':
      return interest(told, asked, folded);
    case 'SUPPORT':
      return support(told);
    case 'LIMITATION':
      return limitation(told, folded);
    case 'UPDATING':
      return updating(told, asked, folded);
    default:
      return null;
  }
}

/** Whether anything was said that belongs to a person and not to the law. */
const hasFact = ({
  wage,
  serviceMonths,
  hired,
  sum,
  hoursByDay,
  units,
  since,
  days,
  percent,
  vacationDays,
}: Told): boolean =>
  [wage, serviceMonths, hired, sum, hoursByDay, units, since, days?.[0], percent, vacationDays].some(
    (each) => each !== undefined,
  );

/** The calculation that the last turn asks for; null: none. */
export function figureRequest(asked: Asked): FigureRequest | null {
  const last = asked.turns.at(-1);
  if (!last) return null;
  const folded = foldInPlace(last.text);
  const earlier = asked.turns
    .slice(0, -1)
    .reduce<Heard>((heard, turn) => hear(heard, turn, asked.today), { kind: null, told: {}, folded: '' });
  const heard = hear(earlier, last, asked.today);
  const now = readTold(last.text, asked.today, false);
  const own = kindAskedBy(folded, heard.told.cause !== undefined);
  const isAnswer = last.asked.length > 0 && continues(folded);
  const adds = hasFact(now) || now.cause !== undefined;
  const isContinued = own === null && heard.kind !== null && (isAnswer || (adds && continues(folded)));
  // «trabajé 3 años y ganaba 12 mil, ¿cuánto sería?» names no calculation: wage and time of service do.
  const isBare =
    own === null &&
    earlier.kind === null &&
    asksForFigure(folded) &&
    heard.told.wage !== undefined &&
    (heard.told.serviceMonths ?? heard.told.hired) !== undefined &&
    /\btrabaj|labor|antiguedad|chamba|empleo|empresa|patron/.test(heard.folded);
  const isAsked = (own !== null || heard.kind !== null) && asksForFigure(folded);
  if (!isAsked && !isContinued && !isBare) return null;
  if (!hasFact(heard.told)) return null;
  const draft = draftOf(isBare ? { ...heard, kind: 'SETTLEMENT' } : heard, asked);
  return draft && { ...draft, told: heard.told, isContinued: (isBare || isContinued) && !asksForLaw(folded) };
}
