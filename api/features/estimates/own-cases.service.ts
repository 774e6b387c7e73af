import type { CaseOutcome, EstimateCaseType, EvidenceQuality } from '#schema/generated/contract.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import type { OwnCase } from './estimate.types.ts';
import { AREAS_OF_TYPE } from './rates.rules.ts';

interface CaseRow {
  case_type: EstimateCaseType | null;
  court_id: string | null;
  evidence_quality: EvidenceQuality | null;
  outcome: CaseOutcome | null;
  is_closed: boolean;
  days: number;
  amount_claimed: string | null;
  amount_obtained: string | null;
  seconds: string;
}

/** Mean length of a month in days. */
const MONTH_DAYS = 30.44;
/** The newest cases of an area that are counted: more change nothing that could be seen, and each costs time. */
const MOST_CASES = 5_000;

const centavos = (value: string | null): number | null => (value === null ? null : Number(value));

/** Every case that the account owns in the areas of a kind of case, without the sample. `today`: `YYYY-MM-DD`. */
export async function ownCasesOf(
  ctx: Ctx,
  userId: string,
  caseType: EstimateCaseType,
  today: string,
): Promise<OwnCase[]> {
  const rows = (await readRows(
    ctx.em,
    `select e.case_type, c.court_id, e.evidence_quality, c.outcome, c.status = 'COMPLETED' as is_closed,
       greatest(0, coalesce(c.closed_on, ?::date) - c.opened_on) as days, c.amount_claimed, c.amount_obtained,
       coalesce(h.seconds, 0) as seconds
     from legal_case c
     left join lateral (
       select case_type, evidence_quality from estimate
       where case_id = c.id and user_id = c.owner_id order by created_at desc, id desc limit 1) e on true
     left join lateral (select sum(seconds) as seconds from time_entry where case_id = c.id) h on true
     where c.owner_id = ? and not c.is_sample and c.area = any(string_to_array(?, ','))
     order by c.opened_on desc, c.id limit ${MOST_CASES}`,
    [today, userId, AREAS_OF_TYPE[caseType].join()],
  )) as unknown as CaseRow[];
  return rows.map((row) => ({
    caseType: row.case_type,
    courtId: row.court_id,
    evidenceQuality: row.evidence_quality,
    outcome: row.outcome,
    isClosed: row.is_closed,
    months: Number(row.days) / MONTH_DAYS,
    amountClaimed: centavos(row.amount_claimed),
    amountObtained: centavos(row.amount_obtained),
    hours: Number(row.seconds) / 3600,
  }));
}
