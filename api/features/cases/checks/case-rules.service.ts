import { daysBetween } from '#schema/lib/days.ts';
import { expiryText } from '#schema/text/case-rules.ts';
import { dayInMexico } from '#schema/lib/zones.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { whenReady } from '#api/kernel/graphql/maybe-promise.ts';
import { courtOf } from '../case-facts.service.ts';
import { roleOf, type CaseRow } from '../case-rows.service.ts';
import { canReadAll, type RoleIn } from '../cases.policy.ts';
import { upcomingSql } from '../upcoming-sql.rules.ts';
import { forgottenBefore } from '../cases.rules.ts';
import { findCourt } from './case-court.service.ts';
import { watchOf, type Expiry } from './expiry.rules.ts';
import { fileNumberWarning } from './file-numbers.rules.ts';

const showWatch = ({ rule, expectedOn, daysLeft }: Expiry) => ({
  rule: expiryText[rule.id],
  statuteKey: rule.statuteKey,
  articleNumber: rule.articleNumber,
  textAsOf: rule.textAsOf,
  expectedOn,
  daysLeft,
});

/** Whether a case has an upcoming deadline, event or task; one statement for all the cases of a page. */
const hasUpcoming = async (ctx: Ctx, caseId: string): Promise<boolean> =>
  (await loadBatched<true>(ctx, 'case-ahead', caseId, async (ids) => {
    const rows = await readRows<{ id: string }>(
      ctx.em,
      `select c.id from legal_case c where c.id = any(?::text[]) and ${upcomingSql('c.id')}`,
      [`{${ids.join(',')}}`, ctx.clock.now()],
    );
    return new Map(rows.map(({ id }) => [id, true]));
  })) ?? false;

/**
 * How long a case has had no activity, and whether it counts as forgotten. With something upcoming (`upcomingSql`) it
 * does not. For guests it is never forgotten and `watch` is `null`.
 */
export const activityOf = (ctx: Ctx, legalCase: CaseRow) =>
  whenReady(roleOf(ctx, legalCase), (role) => activityFor(ctx, legalCase, role));

function activityFor(ctx: Ctx, legalCase: CaseRow, role: RoleIn) {
  const now = ctx.clock.now();
  const [since, today] = [dayInMexico(legalCase.lastActivityAt), dayInMexico(now)];
  const isWorker = canReadAll(role);
  const isArchived = legalCase.archivedAt != null;
  const isOpen = legalCase.status !== 'COMPLETED' && !isArchived;
  const { area, type, status } = legalCase;
  const watch = isWorker ? watchOf({ area, type, status, isArchived, since }, today) : null;
  const isStill = isWorker && isOpen && legalCase.lastActivityAt < forgottenBefore(now);
  return {
    lastActivityAt: legalCase.lastActivityAt,
    daysSince: Math.max(0, daysBetween(since, today)),
    isForgotten: isStill ? hasUpcoming(ctx, legalCase.id).then((ahead) => !ahead) : false,
    watch: watch && showWatch(watch),
  };
}

/** A warning about the file number of a case, or `null`. */
export async function warnOfFileNumber(ctx: Ctx, legalCase: CaseRow): Promise<string | null> {
  if (!legalCase.court || !legalCase.fileNumber || !canReadAll(await roleOf(ctx, legalCase))) return null;
  return fileNumberWarning(legalCase.fileNumber, await courtOf(ctx, legalCase), dayInMexico(ctx.clock.now()));
}

/** Longer than any file number that can be saved. */
const MAX_NUMBER_LENGTH = 200;

interface FileNumberInput {
  fileNumber: string;
  courtId?: string | null | undefined;
  courtName?: string | null | undefined;
}

/** A warning about a file number while it is typed, or `null`. Nothing is saved. */
export async function checkFileNumber(ctx: Ctx, { fileNumber, courtId, courtName }: FileNumberInput) {
  const { userId } = signedIn(ctx);
  const name = courtName?.trim().slice(0, MAX_NUMBER_LENGTH);
  const listed = courtId ? await findCourt(ctx, courtId, userId) : null;
  const court = listed ?? (name && !courtId ? { name, numbering: null } : null);
  const known = court && { name: court.name, numbering: court.numbering ?? null };
  return fileNumberWarning(fileNumber.slice(0, MAX_NUMBER_LENGTH), known, dayInMexico(ctx.clock.now()));
}
