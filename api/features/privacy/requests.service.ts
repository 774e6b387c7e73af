import type { PrivacyRequestState, PrivacyRight } from '#schema/generated/contract.ts';
import { numberOfDay } from '#schema/lib/day-numbers.ts';
import { dayInMexico } from '#schema/lib/zones.ts';
import { AccountDeletion, PrivacyRequest } from '#db/entities/privacy.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { dayText } from '#api/kernel/database/rows.ts';
import { ok } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { holidaysOf } from '../deadlines/index.ts';
import { readChoices } from './choices.service.ts';
import { newestExport, shownExport } from './exports.service.ts';
import { ANSWER_DAYS, EFFECT_DAYS, workingDayAfter, workingDaysBetween } from './privacy.rules.ts';

/** Requests about personal data with their clock, and the section that shows them. */

const SHOWN = 50;

/** The privacy law leaves days off to the Ley Federal de Procedimiento Administrativo (article 28). */
const isHoliday = (day: string): boolean => holidaysOf('lfpa:28', Number(day.slice(0, 4))).has(numberOfDay(day));

export function openRequest(
  ctx: Ctx,
  { userId, right, text }: { userId: string; right: PrivacyRight; text: string | null },
): PrivacyRequest {
  const receivedAt = ctx.clock.now();
  return ctx.em.create(PrivacyRequest, {
    id: newId('privacyRequest'),
    user: userId,
    right,
    state: 'OPEN',
    text,
    receivedAt,
    answerBy: workingDayAfter(dayInMexico(receivedAt), ANSWER_DAYS, isHoliday),
    effectBy: null,
    answeredAt: null,
    answer: null,
    doneAt: null,
  });
}

/** What an answer writes; its own term begins on its day. */
export function answered(ctx: Pick<Ctx, 'clock'>, answer: string, state: PrivacyRequestState) {
  const answeredAt = ctx.clock.now();
  const effectBy = workingDayAfter(dayInMexico(answeredAt), EFFECT_DAYS, isHoliday);
  return { state, answer, answeredAt, effectBy, doneAt: state === 'ANSWERED' ? null : answeredAt };
}

function shown(ctx: Ctx, request: PrivacyRequest) {
  const [answerBy, effectBy] = [dayText(request.answerBy), request.effectBy && dayText(request.effectBy)];
  const next = request.state === 'OPEN' ? answerBy : request.state === 'ANSWERED' ? effectBy : null;
  const workingDaysLeft = next && workingDaysBetween(dayInMexico(ctx.clock.now()), next, isHoliday);
  const { id, right, state, text, receivedAt, answeredAt, answer, doneAt } = request;
  return { id, right, state, text, receivedAt, answerBy, effectBy, workingDaysLeft, answeredAt, answer, doneAt };
}

/** The section as it is. */
export async function readPrivacy(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const { llm } = ctx.ports;
  const requests = await ctx.em.find(
    PrivacyRequest,
    { user: userId },
    { orderBy: { receivedAt: 'desc', id: 'desc' }, limit: SHOWN },
  );
  const [shared] = await ctx.em.execute<{ count: number }[]>(
    `select count(*)::int as count from legal_case c where c.owner_id = ? and exists
       (select from case_member m where m.case_id = c.id and m.role = 'COLLABORATOR')`,
    [userId],
  );
  return {
    requests: requests.map((request) => shown(ctx, request)),
    export: shownExport(await newestExport(ctx, userId)),
    deletion: await ctx.em.findOne(AccountDeletion, { user: userId }),
    choices: await readChoices(ctx, userId),
    outsideModel: llm.engine === 'LOCAL' ? null : llm.model,
    sharedCaseCount: shared?.count ?? 0,
  };
}

export const shownPrivacy = async (ctx: Ctx) => ok({ privacy: await readPrivacy(ctx) });

/** For whoever runs the server: what waits for an answer, or for being done. */
export async function listOpenRequests(em: Ctx['em']) {
  const rows = await em.find(
    PrivacyRequest,
    { state: { $in: ['OPEN', 'ANSWERED'] }, right: { $in: ['RECTIFICATION', 'OPPOSITION'] } },
    { orderBy: { answerBy: 'asc', id: 'asc' } },
  );
  return rows.map(({ id, right, answerBy, effectBy, text }) => ({
    id,
    right,
    answerBy: dayText(effectBy ?? answerBy),
    text: text ?? '',
  }));
}

/** `false`: there is no such request that waits. */
export async function answerRequest(
  ctx: Pick<Ctx, 'em' | 'clock'>,
  { id, state, answer }: { id: string; state: 'ANSWERED' | 'REFUSED' | 'DONE'; answer: string },
): Promise<boolean> {
  const request = await ctx.em.findOne(PrivacyRequest, { id, state: { $in: ['OPEN', 'ANSWERED'] } });
  if (!request) return false;
  Object.assign(request, answered(ctx, answer, state));
  await ctx.em.flush();
  return true;
}
