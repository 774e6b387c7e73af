import { daysBetween } from '#schema/lib/days.ts';
import { expiryText } from '#schema/text/case-rules.ts';
import { dayInMexico } from '#schema/lib/zones.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { whenReady } from '#api/kernel/graphql/maybe-promise.ts';
import { courtOf } from '../case-file/case-view.service.ts';
import { roleOf, type CaseRow } from '../case-file/case-rows.service.ts';
import { canReadAll, type RoleIn } from '../cases.policy.ts';
import { aheadSql } from '../case-file/ahead-sql.rules.ts';
import { forgottenBefore } from '../case-file/cases.rules.ts';
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

/** Whether something lies ahead of a matter; one statement for all the matters of a page. */
const hasAhead = async (ctx: Ctx, caseId: string): Promise<boolean> =>
  (await loadBatched<true>(ctx, 'case-ahead', caseId, async (ids) => {
    const rows = await readRows<{ id: string }>(
      ctx.em,
      `select c.id from legal_case c where c.id = any(?::text[]) and ${aheadSql('c.id')}`,
      [`{${ids.join(',')}}`, ctx.clock.now()],
    );
    return new Map(rows.map(({ id }) => [id, true]));
  })) ?? false;

/**
 * How long nothing has moved in a matter. A deadline, an event or a task ahead keeps it from being forgotten: see
 * `aheadSql`. Guests are not told of it.
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
    isForgotten: isStill ? hasAhead(ctx, legalCase.id).then((ahead) => !ahead) : false,
    watch: watch && showWatch(watch),
  };
}

/** What to ask about the number of a matter. */
export async function warnOfFileNumber(ctx: Ctx, legalCase: CaseRow): Promise<string | null> {
  if (!legalCase.court || !legalCase.fileNumber || !canReadAll(await roleOf(ctx, legalCase))) return null;
  return fileNumberWarning(legalCase.fileNumber, await courtOf(ctx, legalCase), dayInMexico(ctx.clock.now()));
}

/** Longer than any number of a file, and than what is kept. */
const MAX_NUMBER_LENGTH = 200;

interface AskedNumber {
  fileNumber: string;
  courtId?: string | null | undefined;
  courtName?: string | null | undefined;
}

/** What to ask about a number that is being written. Nothing is kept. */
export async function checkFileNumber(ctx: Ctx, { fileNumber, courtId, courtName }: AskedNumber) {
  const { userId } = signedIn(ctx);
  const name = courtName?.trim().slice(0, MAX_NUMBER_LENGTH);
  const listed = courtId ? await findCourt(ctx, courtId, userId) : null;
  const court = listed ?? (name && !courtId ? { name, numbering: null } : null);
  const known = court && { name: court.name, numbering: court.numbering ?? null };
  return fileNumberWarning(fileNumber.slice(0, MAX_NUMBER_LENGTH), known, dayInMexico(ctx.clock.now()));
}
