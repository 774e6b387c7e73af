import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { calibrationOf } from './estimates.rules.ts';

interface ProvedRow {
  success: number;
  own_estimate: number | null;
  is_true: boolean;
}

/** Of each closed case the last estimate that was made before its closing. */
export async function readCalibration(ctx: Ctx) {
  const rows = (await readRows(
    ctx.em,
    `select distinct on (e.case_id) e.success, e.own_estimate, c.outcome in ('WON', 'SETTLED') as is_true
     from estimate e join legal_case c on c.id = e.case_id
     where e.user_id = ? and e.success is not null and c.status = 'COMPLETED' and c.outcome is not null
       and e.created_at::date <= c.closed_on
     order by e.case_id, e.created_at desc, e.id desc`,
    [signedIn(ctx).userId],
  )) as unknown as ProvedRow[];
  return calibrationOf(
    rows.map((row) => ({
      estimated: row.success / 100,
      own: row.own_estimate === null ? null : row.own_estimate / 100,
      isTrue: row.is_true,
    })),
  );
}
