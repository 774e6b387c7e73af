import type { ComputeChainInput, ComputeDeadlineInput } from '#schema/generated/contract.ts';
import { computingText as say } from '#schema/text/deadlines.ts';
import { errorText } from '#schema/text/errors.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { zoneOfCourt, zoneOfJudiciary } from '#db/content/court-zones.ts';
import { findTermChain, findTermRule, isEstimate } from '#db/content/deadlines/terms.ts';
import type { TermChain } from '#db/content/deadlines/term-rule.ts';
import { CourtOffice } from '#db/entities/case.entity.ts';
import type { StoredComputation } from '#db/entities/deadline.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { accountZone } from '#api/features/users/index.ts';
import { calendarOfCourt } from '../court-days/court-calendars.rules.ts';
import { courtDaysOf } from '../court-days/court-days.service.ts';
import { countTerm } from '../counting/count-term.rules.ts';
import type { Count, CountRefusal, CourtDays } from '../counting/counting.types.ts';
import { countInputOf, courtWithoutCalendar, computationInputProblem, showCount, storedOf } from './computing.rules.ts';

export interface Counted {
  count: Count;
  /** The input, for recounting. */
  stored: StoredComputation;
  /** The zone of its court; null: it names none, or none of which that is known. */
  courtZone: string | null;
}
type Refused = { refusal: CountRefusal };
export type Counting = Counted | Refused;

const refuse = (field: string, message: string): Refused => ({ refusal: { field, message } });

interface Court {
  id: string;
  name: string;
  place: string | null;
  numbering: string | null;
}

/** A court of the directory, or one that the caller or the owner of the case added. */
const courtOf = (ctx: Ctx, id: string, ownerId: string): Promise<Court | undefined> =>
  loadBatched<Court>(ctx, `court-of-count:${ownerId}`, id, async (ids) => {
    const own = [...new Set([signedIn(ctx).userId, ownerId])];
    const rows = await ctx.em.find(CourtOffice, {
      id: { $in: [...ids] },
      $or: [{ owner: null }, { owner: { $in: own } }],
    });
    return new Map(
      rows.map((row) => [
        row.id,
        { id: row.id, name: row.name, place: row.place ?? null, numbering: row.numbering ?? null },
      ]),
    );
  });

/** The days of a calendar, read once per request however many deadlines use it. */
const calendarDays = async (ctx: Ctx, key: string, ownerId: string): Promise<CourtDays | null> =>
  (await loadBatched<CourtDays>(ctx, `count-days:${ownerId}`, key, async (keys) => {
    const found = await Promise.all(keys.map((each) => courtDaysOf(ctx, each, ownerId)));
    return new Map(found.flatMap((days) => (days ? [[days.key, days]] : [])));
  })) ?? null;

/** The days of the named calendar, else of the calendar of the named court. */
async function daysOf(
  ctx: Ctx,
  { calendar, courtId }: Pick<StoredComputation, 'calendar' | 'courtId'>,
  ownerId: string,
): Promise<{ key: string | null; days: CourtDays | null; zone: string | null } | Refused> {
  const court = isId(courtId ?? '', 'courtOffice') ? await courtOf(ctx, courtId ?? '', ownerId) : undefined;
  const zone = court ? zoneOfCourt(court) : null;
  if (calendar) {
    const days = await calendarDays(ctx, calendar, ownerId);
    if (!days) return refuse('calendar', say.calendarUnknown);
    // The calendar of a state says its zone where the whole state has one.
    return { key: calendar, days, zone: zone ?? (court ? null : zoneOfJudiciary(days.name)) };
  }
  if (!courtId) return { key: null, days: null, zone };
  if (!court) return refuse('courtId', say.courtUnknown);
  const key = calendarOfCourt(court);
  const days = key ? await calendarDays(ctx, key, ownerId) : null;
  return days ? { key, days, zone } : { key: null, days: courtWithoutCalendar(court.id, court.name), zone };
}

/** Recounts a stored input with the current calendars. */
export async function countStored(ctx: Ctx, stored: StoredComputation, ownerId: string): Promise<Counting> {
  const court = await daysOf(ctx, stored, ownerId);
  if ('refusal' in court) return court;
  const key = stored.responsibleCalendar;
  const responsible = key ? await calendarDays(ctx, key, ownerId) : null;
  if (key && !responsible) return refuse('responsibleCalendar', say.calendarUnknown);
  const today = dayIn(court.zone ?? (await accountZone(ctx, ownerId)), ctx.clock.now());
  const result = countTerm(countInputOf(stored, court.days, responsible), today);
  if ('refusal' in result) return result;
  return { count: result.count, stored: { ...stored, calendar: court.key }, courtZone: court.zone };
}

/** Counts an input; `ownerId`: the account whose closures apply. */
export async function countInput(ctx: Ctx, input: ComputeDeadlineInput, ownerId: string): Promise<Counting> {
  const problem = computationInputProblem(input);
  return problem ? { refusal: problem } : countStored(ctx, storedOf(input, input.calendar ?? null), ownerId);
}

/** As it is shown to the caller, whose zone counts where no court says another. */
const shown = async (ctx: Ctx, { count, courtZone }: Counted) =>
  showCount(count, courtZone ?? (await accountZone(ctx, signedIn(ctx).userId)));

/** Counts a term without saving it. */
export async function computeDeadline(ctx: Ctx, input: ComputeDeadlineInput) {
  const counting = await countInput(ctx, input, signedIn(ctx).userId);
  if ('refusal' in counting)
    return { ...userError('VALIDATION', counting.refusal.message, counting.refusal.field), computation: null };
  return ok({ computation: await shown(ctx, counting) });
}

type Start = Pick<ComputeDeadlineInput, 'noticeOn' | 'noticeAt' | 'method'>;

/** When a step of a chain starts: on the notice, or on the day on which another step ends. */
export function startOfStep(
  { after }: TermChain['steps'][number],
  notice: Start,
  dueOn: ReadonlyMap<string, string | null>,
): Start | null {
  if (after === null) return notice;
  const day = dueOn.get(after);
  return day ? { noticeOn: day, noticeAt: null, method: null } : null;
}

/** Counts every step of a chain without saving it. */
export async function computeChain(ctx: Ctx, input: ComputeChainInput) {
  const { userId } = signedIn(ctx);
  const refused = (field: string, message: string, code: 'VALIDATION' | 'NOT_FOUND' = 'VALIDATION') => ({
    ...userError(code, message, field),
    steps: [],
  });
  const chain = findTermChain(input.chainId);
  if (!chain) return refused('chainId', errorText.NOT_FOUND, 'NOT_FOUND');
  const { chainId: _chainId, ...common } = input;
  const dueOn = new Map<string, string | null>();
  const steps = [];
  for (const step of chain.steps) {
    const start = startOfStep(step, input, dueOn);
    if (!start) return refused('chainId', say.stepWithoutDate(findTermRule(step.rule)?.title ?? step.rule));
    const counting = await countInput(ctx, { ...common, ...start, ruleId: step.rule }, userId);
    if ('refusal' in counting) return refused(counting.refusal.field, counting.refusal.message);
    dueOn.set(step.rule, counting.count.dueOn);
    const { rule: ruleId, isChecked, note } = step;
    steps.push({ ruleId, isChecked, isEstimated: isEstimate(step), note, computation: await shown(ctx, counting) });
  }
  return ok({ steps });
}
