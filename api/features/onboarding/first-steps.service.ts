import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { caseById } from '#api/features/cases/index.ts';

interface StepsRow {
  has_asked: boolean;
  has_opened_case: boolean;
  has_computed_term: boolean;
  sample_id: string | null;
}

const STEPS_SQL = `
  select
    exists (select 1 from chat_thread t where t.user_id = ?) as has_asked,
    exists (select 1 from case_member m join legal_case c on c.id = m.case_id
      where m.user_id = ? and m.role in ('OWNER', 'COLLABORATOR') and not c.is_sample) as has_opened_case,
    exists (select 1 from deadline d left join legal_case c on c.id = d.case_id
      where d.owner_id = ? and d.origin = 'COMPUTED' and d.deleted_at is null and c.is_sample is not true)
      as has_computed_term,
    (select c.id from legal_case c where c.owner_id = ? and c.is_sample) as sample_id`;

/** What the caller has done already, in one statement. */
export async function readFirstSteps(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const [row] = await readRows<StepsRow>(ctx.em, STEPS_SQL, [userId, userId, userId, userId]);
  return {
    hasAsked: row?.has_asked ?? false,
    hasOpenedCase: row?.has_opened_case ?? false,
    hasComputedTerm: row?.has_computed_term ?? false,
    sampleCase: await caseById(ctx, row?.sample_id ?? null),
  };
}
