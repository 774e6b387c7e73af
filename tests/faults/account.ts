import path from 'node:path';
import type { Ledger } from './ledger.ts';
import { readBack } from './ledger.ts';
import type { Office } from './office.ts';
import { until } from './office.ts';
import type { Outcome } from './outcome.rules.ts';
import { Writer } from './writer.ts';

const ANSWERS_MS = 60_000;

/** Writers that may write as much as they like. */
export async function beginWriters(
  office: Office,
  ledger: Ledger,
  count: number,
  doesMore?: () => boolean,
): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let at = 0; at < count; at++) writers.push(await Writer.begin(office, ledger, doesMore));
  await office.sql(
    `insert into plan_subscription (id, user_id, plan, status, period_anchor_at, created_at, updated_at)
     select 'psu_' || id, id, 'ENTERPRISE', 'ACTIVE', now(), now(), now() from user_account on conflict do nothing`,
  );
  return writers;
}

/** Waits until something that was begun from now on is acknowledged: the product serves again. */
export async function servesAgain(ledger: Ledger): Promise<void> {
  const from = performance.now();
  await until('a write is acknowledged', () => ledger.lastBegun > from).catch((error: unknown) => {
    throw new Error(`${ledger.seen()}; ${ledger.problems.slice(-3).join('; ')}`, { cause: error });
  });
}

/** Ends the writers, and compares what they were told with what is there. */
export async function closeAccount(
  office: Office,
  ledger: Ledger,
  writers: readonly Writer[],
  row: Pick<Outcome, 'what' | 'rounds' | 'backSeconds'> & Partial<Outcome>,
): Promise<Outcome> {
  await Promise.all(writers.map((writer) => writer.end()));
  const unanswered = async (): Promise<number> =>
    (await office.sql(`select from chat_message where role = 'ASSISTANT' and status in ('PENDING', 'STREAMING')`))
      .length;
  await until('every answer is written', async () => (await unanswered()) === 0, ANSWERS_MS).catch(() =>
    ledger.problems.push('an answer was never finished'),
  );
  const { acknowledged, lost, doubled } = await readBack(ledger, office.sql, path.join(office.folder, 'files'));
  const missed = [...(row.missed ?? [])];
  if (lost.length > 0) missed.push(`lost: ${lost.slice(0, 5).join(', ')}`);
  if (doubled.length > 0) missed.push(`doubled: ${doubled.slice(0, 5).join(', ')}`);
  const problems = new Map<string, number>();
  for (const problem of ledger.problems) problems.set(problem, (problems.get(problem) ?? 0) + 1);
  for (const [problem, times] of problems) missed.push(`${times} × ${problem}`);
  return {
    worst: ledger.worst(),
    ...row,
    acknowledged,
    lost: lost.length,
    doubled: doubled.length,
    missed,
    notes: [...(row.notes ?? []), `answers by status: ${ledger.seen()}`],
  };
}
