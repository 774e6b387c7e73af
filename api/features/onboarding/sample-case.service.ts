import type { UserError } from '#schema/generated/contract.ts';
import { sampleCaseText as text } from '#schema/text/onboarding.ts';
import { addDays } from '#schema/lib/days.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { accountZone } from '#api/features/users/index.ts';
import { addCaseNote, createCase, deleteSampleCase, findSampleCase } from '#api/features/cases/index.ts';
import { createEvent, deleteEventsOfCase } from '#api/features/calendar/index.ts';
import { saveDeadlines } from '#api/features/deadlines/index.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok } from '#api/kernel/errors.ts';
import { sampleDays } from './sample-days.rules.ts';

/** The sample goes through the services that make every other case, so it behaves like one. */

/** The term to answer a labour claim: fifteen days, which a new account can follow in the table. */
const TERM_RULE = 'lft-873-a-contestacion';

/** What refused, if anything did. */
const refusalOf = (...made: readonly { userErrors: UserError[] }[]): UserError[] =>
  made.flatMap(({ userErrors }) => userErrors);

async function fillSample(ctx: Ctx, caseId: string, today: string): Promise<UserError[]> {
  const { noticeOn, hearingOn } = sampleDays(today);
  const note = await addCaseNote(ctx, { caseId, text: text.note, isShared: false });
  const deadlines = await saveDeadlines(ctx, {
    caseId,
    chainId: null,
    represents: 'DEFENDANT',
    deadlines: [
      {
        computation: { ruleId: TERM_RULE, noticeOn },
        title: text.deadline,
        description: text.deadlineBody,
        alertDays: null,
      },
    ],
  });
  const hearing = await createEvent(ctx, {
    title: text.hearing,
    type: 'HEARING',
    start: `${hearingOn}T10:00`,
    location: text.hearingPlace,
    caseId,
  });
  return refusalOf(note, deadlines, hearing);
}

/** Makes the sample, or answers with the one that is there. */
export async function createSampleCase(ctx: Ctx) {
  const known = await findSampleCase(ctx, { isLocked: true });
  if (known) return ok({ case: known });
  const today = dayIn(await accountZone(ctx, signedIn(ctx).userId), ctx.clock.now());
  const made = await createCase(
    ctx,
    {
      title: text.title,
      client: text.client,
      description: text.description,
      area: 'LABOR',
      type: text.type,
      status: 'ACTIVE',
      openedOn: addDays(today, -7),
      tags: [text.tag],
      parties: [
        { name: text.client, role: 'DEFENDANT', isOurs: true },
        { name: text.plaintiff, role: 'PLAINTIFF', isOurs: false },
      ],
    },
    { isSample: true },
  );
  if (!('case' in made) || !made.case) return made;
  const userErrors = await fillSample(ctx, made.case.id, today);
  return userErrors.length > 0 ? { userErrors } : ok({ case: made.case });
}

/** Deletes the sample and what hangs on it. Without one nothing happens. */
export async function removeSampleCase(ctx: Ctx) {
  const known = await findSampleCase(ctx, { isLocked: true });
  if (!known) return ok({ removedCaseId: null });
  // Their rows would outlive the case: an event can stand without one.
  await deleteEventsOfCase(ctx, known.id);
  const { id } = known;
  await deleteSampleCase(ctx, known);
  return ok({ removedCaseId: id });
}
