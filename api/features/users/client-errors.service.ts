import { ClientError } from '#db/entities/kernel.entity.ts';
import type { ReportClientErrorInput } from '#schema/generated/contract.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { stripSecrets } from '#api/kernel/log.ts';

const REPORTS_ADDRESS = { name: 'client-error', points: 60, seconds: 60 };
const MAX_LENGTH = 4000;

/** Without line breaks and control characters, so that each report is one line of the log. */
const tidy = (text: string | null | undefined): string | null =>
  text ? stripSecrets(text.slice(0, MAX_LENGTH).toWellFormed().replaceAll('\u0000', '')) : null;

const firstLines = (text: string | null): string | null => text?.split('\n').slice(0, 5).join('\n') ?? null;

export async function reportClientError(ctx: Ctx, input: ReportClientErrorInput) {
  await ctx.throttle.take(REPORTS_ADDRESS, ctx.origin.ip);
  const report = ctx.em.create(ClientError, {
    id: newId('clientError'),
    error: tidy(input.error) ?? '',
    stack: tidy(input.stack),
    componentTrace: firstLines(tidy(input.componentTrace)),
    errorInfo: tidy(input.errorInfo),
    url: tidy(input.url),
    userAgent: tidy(input.userAgent),
    reportedAt: tidy(input.timestamp),
    createdAt: ctx.clock.now(),
  });
  ctx.log.warn({ clientError: report.id, error: report.error, url: report.url }, 'a browser reported an error');
  return ok({ recorded: true });
}
