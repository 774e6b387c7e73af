import { createHash } from 'node:crypto';
import { DAY } from '#schema/lib/durations.ts';
import { dayInMexico } from '#schema/lib/zones.ts';
import { errorText } from '#schema/text/errors.ts';
import type { ReportClientErrorInput } from '#schema/generated/contract.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { hideSecrets } from '#api/kernel/log.ts';
import { cutToBytes, KEPT_BYTES, placeOfError } from './client-errors.rules.ts';

/** Reports of one address. */
const OF_ADDRESS = { name: 'client-error', points: 60, seconds: 60 };
/** Different reports of everybody together: a stranger cannot fill the disk. */
const OF_ALL = { name: 'client-error-all', points: 5000, seconds: DAY / 1000 };
const FULL_IS_LOGGED = { name: 'client-error-full', points: 1, seconds: DAY / 1000 };
const MAX_TABLE_BYTES = 20 * 1024 * 1024;
export const MAX_REPORT = 64 * 1024;

type Field = keyof typeof KEPT_BYTES;
type Report = Record<Field, string | null>;

const TRACE_LINES = 5;

/** A text as it is kept. It is cut a first time before secrets are looked for, so that a long one costs no more. */
function tidy(text: string | null | undefined, field: Field): string | null {
  if (!text) return null;
  const begin = text
    .slice(0, KEPT_BYTES[field] * 2)
    .toWellFormed()
    .replaceAll('\u0000', '');
  const lines = field === 'componentTrace' ? begin.split('\n').slice(0, TRACE_LINES).join('\n') : begin;
  return cutToBytes(hideSecrets(lines), KEPT_BYTES[field]);
}

const textsOf = (input: ReportClientErrorInput): Record<Field, string | null | undefined> => ({
  error: input.error,
  stack: input.stack,
  componentTrace: input.componentTrace,
  errorInfo: input.errorInfo,
  url: input.url,
  userAgent: input.userAgent,
  reportedAt: input.timestamp,
});

/** Whether there is room under a rule; it is counted. */
async function hasRoom(ctx: Ctx, rule: typeof OF_ALL): Promise<boolean> {
  try {
    await ctx.throttle.take(rule, 'all');
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** Counts a report that was stored on this day already. */
async function countAgain(ctx: Ctx, day: string, fingerprint: string): Promise<boolean> {
  const rows = await ctx.em.execute<unknown[]>(
    'update client_error set count = count + 1, last_at = ? where day = ? and fingerprint = ? returning id',
    [ctx.clock.now(), day, fingerprint],
  );
  return rows.length > 0;
}

async function store(ctx: Ctx, report: Report, day: string, fingerprint: string): Promise<void> {
  const id = newId('clientError');
  const now = ctx.clock.now();
  const byteLength = Buffer.byteLength(Object.values(report).join(''));
  const { error, stack, componentTrace, errorInfo, url, userAgent, reportedAt } = report;
  await ctx.em.execute(
    `insert into client_error as r (id, error, stack, component_trace, error_info, url, user_agent, reported_at, day, fingerprint, byte_length, created_at, last_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (day, fingerprint) do update set count = r.count + 1, last_at = excluded.last_at`,
    [
      id,
      error ?? '',
      stack,
      componentTrace,
      errorInfo,
      url,
      userAgent,
      reportedAt,
      day,
      fingerprint,
      byteLength,
      now,
      now,
    ],
  );
  ctx.log.warn({ clientError: id, error, url }, 'a browser reported an error');
}

/** Whether there is room for one more report of everybody. Whoever is shut out is told once a day in the log. */
async function hasRoomForAll(ctx: Ctx): Promise<boolean> {
  const [row] = await ctx.em.execute<{ bytes: string }[]>(
    'select coalesce(sum(byte_length), 0) as bytes from client_error',
  );
  if (Number(row?.bytes) < MAX_TABLE_BYTES && (await hasRoom(ctx, OF_ALL))) return true;
  if (await hasRoom(ctx, FULL_IS_LOGGED))
    ctx.log.warn(
      'reports of browsers are not stored for now: look at the table client_error, and delete what was read',
    );
  return false;
}

export async function reportClientError(ctx: Ctx, input: ReportClientErrorInput) {
  await ctx.throttle.take(OF_ADDRESS, ctx.origin.ip);
  const texts = textsOf(input);
  if (Buffer.byteLength(Object.values(texts).join('')) > MAX_REPORT)
    return { recorded: false, ...userError('PAYLOAD_TOO_LARGE', errorText.PAYLOAD_TOO_LARGE) };
  const report = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, tidy(text, field as Field)]),
  ) as Report;
  const day = dayInMexico(ctx.clock.now());
  const fingerprint = createHash('sha256')
    .update(`${report.error}\n${placeOfError(report.stack)}`)
    .digest('hex');
  if (await countAgain(ctx, day, fingerprint)) return ok({ recorded: true });
  if (!(await hasRoomForAll(ctx))) return ok({ recorded: false });
  await store(ctx, report, day, fingerprint);
  return ok({ recorded: true });
}
