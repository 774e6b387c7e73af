import type { LegalCase } from '#db/entities/case.entity.ts';
import { expiryText } from '#schema/text/case-rules.ts';
import { signedIn } from '../../../kernel/access.ts';
import { dayInMexico } from '../../../kernel/clock.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { loadMany } from '../../../kernel/loader.ts';
import { roleIn } from '../matters/case-access.service.ts';
import { canReadAll } from '../cases.policy.ts';
import { aheadSql } from '../matters/ahead-sql.ts';
import { forgottenBefore } from '../matters/cases.rules.ts';
import { findCourt } from './case-court.service.ts';
import { daysBetween, watchOf, type Expiry } from './expiry.rules.ts';
import { fileNumberWarning, type NumberingCourt } from './file-numbers.rules.ts';

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
  (await loadMany<true>(ctx, 'case-ahead', caseId, async (ids) => {
    const rows = await ctx.em.execute<{ id: string }[]>(
      `select c.id from legal_case c where c.id = any(?::text[]) and ${aheadSql('c.id')}`,
      [`{${ids.join(',')}}`, ctx.clock.now()],
    );
    return new Map(rows.map(({ id }) => [id, true]));
  })) ?? false;

/**
 * How long nothing has moved in a matter. A deadline, an event or a task ahead keeps it from being forgotten: see
 * `aheadSql`. Guests are not told of it.
 */
export async function activityOf(ctx: Ctx, legalCase: LegalCase) {
  const now = ctx.clock.now();
  const [since, today] = [dayInMexico(legalCase.lastActivityAt), dayInMexico(now)];
  const isWorker = canReadAll(await roleIn(ctx, legalCase.id));
  const isArchived = legalCase.archivedAt != null;
  const isOpen = legalCase.status !== 'COMPLETED' && !isArchived;
  const { area, type, status } = legalCase;
  const watch = isWorker ? watchOf({ area, type, status, isArchived, since }, today) : null;
  return {
    lastActivityAt: legalCase.lastActivityAt,
    daysSince: Math.max(0, daysBetween(since, today)),
    isForgotten:
      isWorker && isOpen && legalCase.lastActivityAt < forgottenBefore(now) && !(await hasAhead(ctx, legalCase.id)),
    watch: watch && showWatch(watch),
  };
}

/** What to ask about the number of a matter; one statement for all the matters of a page. */
export async function warnOfFileNumber(ctx: Ctx, legalCase: LegalCase): Promise<string | null> {
  const courtId = legalCase.court?.id;
  if (!courtId || !legalCase.fileNumber || !canReadAll(await roleIn(ctx, legalCase.id))) return null;
  const court = await loadMany<NumberingCourt>(ctx, 'court-numbering', courtId, async (ids) => {
    const rows = await ctx.em.execute<(NumberingCourt & { id: string })[]>(
      'select id, name, numbering from court_office where id = any(?::text[])',
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [row.id, row]));
  });
  return fileNumberWarning(legalCase.fileNumber, court ?? null, dayInMexico(ctx.clock.now()));
}

/** Longer than any number of a file, and than what is kept. */
const LONGEST_NUMBER = 200;

interface AskedNumber {
  fileNumber: string;
  courtId?: string | null | undefined;
  courtName?: string | null | undefined;
}

/** What to ask about a number that is being written. Nothing is kept. */
export async function checkFileNumber(ctx: Ctx, { fileNumber, courtId, courtName }: AskedNumber) {
  const { userId } = signedIn(ctx);
  const name = courtName?.trim().slice(0, LONGEST_NUMBER);
  const listed = courtId ? await findCourt(ctx, courtId, userId) : null;
  const court = listed ?? (name && !courtId ? { name, numbering: null } : null);
  const known = court && { name: court.name, numbering: court.numbering ?? null };
  return fileNumberWarning(fileNumber.slice(0, LONGEST_NUMBER), known, dayInMexico(ctx.clock.now()));
}
