import type { CourtConfidence } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import type { CaseRow } from './case-rows.service.ts';

interface CourtRow {
  id: string;
  name: string;
  place: string | null;
  confidence: CourtConfidence;
  source: string | null;
  /** The format of its file numbers: a key of `NUMBERINGS`. */
  numbering: string | null;
}

interface Facts {
  unread: number;
  court: CourtRow | null;
}

const FACTS_SQL = `
  select c.id,
    case when m.role = 'GUEST' then 0 else (select count(*)::int from case_message g where g.case_id = c.id
      and g.sequence > m.read_sequence and g.author_id <> m.user_id and g.deleted_at is null) end as unread,
    case when o.id is null then null else json_build_object(
      'id', o.id, 'name', o.name, 'place', o.place, 'confidence', o.confidence, 'source', o.source,
      'numbering', o.numbering) end as court
  from legal_case c
    left join case_member m on m.case_id = c.id and m.user_id = ?
    left join court_office o on o.id = c.court_id
  where c.id = any(?::text[])`;

/** Court and number of unread messages, for every case of a page in one statement. */
const factsOf = (ctx: Ctx, { id }: CaseRow): Promise<Facts | undefined> =>
  loadBatched<Facts>(ctx, 'case-facts', id, async (ids) => {
    const values = [signedIn(ctx).userId, `{${ids.join(',')}}`];
    const rows = await readRows<Facts & { id: string }>(ctx.em, FACTS_SQL, values);
    return new Map(rows.map((row) => [row.id, row]));
  });

export const courtOf = async (ctx: Ctx, legalCase: CaseRow): Promise<CourtRow | null> =>
  legalCase.court ? ((await factsOf(ctx, legalCase))?.court ?? null) : null;

export const unreadOf = async (ctx: Ctx, legalCase: CaseRow): Promise<number> =>
  legalCase.messageSequence === 0 ? 0 : ((await factsOf(ctx, legalCase))?.unread ?? 0);
