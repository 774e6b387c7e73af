import type { ProceduralSide } from '#schema/generated/contract.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { LIKE_ENOUGH, likenessOfFolded, foldedName } from '#api/legal-language/index.ts';
import { representedSide, type SidedParty } from './represented-side.rules.ts';

interface Row extends SidedParty {
  case_id: string;
  client: string;
}

const sideOfRows = (rows: readonly Row[]): ProceduralSide | null => {
  const client = foldedName(rows[0]?.client ?? '');
  return representedSide(rows, (name) => likenessOfFolded(foldedName(name), client) >= LIKE_ENOUGH);
};

/** The side that a case represents; one statement for all the cases of a page. Who asks works in the case. */
export const sideOfCase = async (ctx: Ctx, caseId: string | null): Promise<ProceduralSide | null> =>
  caseId === null
    ? null
    : ((await loadBatched<ProceduralSide | null>(ctx, 'represented-side', caseId, async (ids) => {
        const rows = await readRows<Row>(
          ctx.em,
          `select p.case_id, c.client, p.name, p.role, p.is_ours as "isOurs"
           from case_party p join legal_case c on c.id = p.case_id where p.case_id = any(?::text[])`,
          [`{${ids.join(',')}}`],
        );
        return new Map([...Map.groupBy(rows, (row) => row.case_id)].map(([id, of]) => [id, sideOfRows(of)]));
      })) ?? null);
