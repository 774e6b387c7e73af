import type { GraphQLResolveInfo } from 'graphql/index.js';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { all } from '#api/kernel/database/conditions.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { asksOnly } from '#api/kernel/graphql/selection.ts';
import { caseById, NAME_OF_CASE, type CaseRow, type NamedCase } from '#api/features/cases/index.ts';
import { isLive, readEventRows } from '../event-rows.service.ts';
import { viewOf, type EventView } from '../event-view.rules.ts';

/** The case of an event. If only id and title are selected, nothing is read: the event row has them. */
export const namedCaseOfEvent = (
  ctx: Ctx,
  { caseId, caseTitle }: { caseId: string | null; caseTitle: string | null },
  info: GraphQLResolveInfo,
): NamedCase | null | Promise<CaseRow | null> => {
  if (caseId === null) return null;
  return caseTitle !== null && asksOnly(info, NAME_OF_CASE) ? { id: caseId, title: caseTitle } : caseById(ctx, caseId);
};

/** The event of an id if the caller may see it. All ids of a request are read in one statement. */
export async function eventById(ctx: Ctx, id: string | null): Promise<EventView | null> {
  if (id === null) return null;
  const { userId } = signedIn(ctx);
  const found = await loadBatched<EventView>(ctx, `events:${userId}`, id, async (ids) => {
    const rows = await readEventRows(
      ctx,
      all(isLive, { sql: 'e.id = any(?::text[])', values: [`{${ids.join(',')}}`] }),
    );
    return new Map(rows.map((row) => [row.id, viewOf(row, userId)]));
  });
  return found ?? null;
}
