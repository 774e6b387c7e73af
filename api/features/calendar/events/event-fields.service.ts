import { LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { loadMany } from '../../../kernel/loader.ts';
import { keyOf } from '../views/occurrences.ts';
import type { OccurrenceView } from '../views/occurrence-views.ts';

/** Cases that the caller takes part in, for whatever names them; one statement for all that a request asks for. */
export async function caseOfEvent(ctx: Ctx, caseId: string | null): Promise<LegalCase | null> {
  if (caseId === null) return null;
  const { userId } = signedIn(ctx);
  const found = await loadMany<LegalCase>(ctx, `seen-cases:${userId}`, caseId, async (ids) => {
    const rows = await ctx.em.execute<Record<string, unknown>[]>(
      `select c.* from legal_case c join case_member m on m.case_id = c.id and m.user_id = ?
       where c.id = any(?::text[])`,
      [userId, `{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [String(row['id']), ctx.em.map(LegalCase, row)]));
  });
  return found ?? null;
}

interface RecordedRow {
  id: string;
  event_id: string;
  occurrence_of: Date | string | null;
}

/** The caller's recorded hours of an occurrence. */
export async function timeEntryOf(ctx: Ctx, { key, event }: OccurrenceView): Promise<string | null> {
  const { userId } = signedIn(ctx);
  const recorded = await loadMany<Map<string, string>>(ctx, `recorded:${userId}`, event.id, async (ids) => {
    const rows = await ctx.em.execute<RecordedRow[]>(
      `select id, event_id, occurrence_of from time_entry
       where person_id = ? and deleted_at is null and event_id = any(?::text[])`,
      [userId, `{${ids.join(',')}}`],
    );
    const byEvent = new Map<string, Map<string, string>>();
    for (const { id, event_id: eventId, occurrence_of: at } of rows) {
      const known = byEvent.get(eventId) ?? new Map<string, string>();
      byEvent.set(eventId, known.set(keyOf(eventId, at === null ? null : new Date(at)), id));
    }
    return byEvent;
  });
  return recorded?.get(key) ?? null;
}

/** Those of the ids that the caller takes part in. */
export const casesOf = async (ctx: Ctx, caseIds: readonly string[]): Promise<LegalCase[]> =>
  (await Promise.all(caseIds.map((caseId) => caseOfEvent(ctx, caseId)))).filter((found) => found !== null);
