import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { foldText } from '#schema/lib/fold-text.ts';

/** A law that kept reviews cite and that is not held. Nothing of the texts or of their owners. */
export interface UnheldLawCount {
  name: string;
  /** Citations of it. */
  times: number;
  /** Reviews that cite it. */
  reviews: number;
  /** Day of the last of them, `YYYY-MM-DD` UTC. */
  lastOn: string;
}

const MAX_LAWS = 200;

/** The laws that people cite most and that are not held: what to import next. */
export async function countUnheldLaws(em: SqlEntityManager, since: string | null): Promise<UnheldLawCount[]> {
  const rows = await em.execute<UnheldLawCount[]>(
    `select each ->> 'unheldLaw' as name, count(*)::int as times, count(distinct r.id)::int as reviews,
       to_char(max(r.updated_at at time zone 'UTC'), 'YYYY-MM-DD') as "lastOn"
     from citation_review r, jsonb_array_elements(r.report -> 'citations') each
     where each ->> 'unheldLaw' is not null and r.updated_at >= coalesce(?::date, '-infinity'::timestamptz)
     group by 1 order by 2 desc, 1`,
    [since],
  );
  const byName = new Map<string, UnheldLawCount>();
  for (const row of rows) {
    const own = byName.get(foldText(row.name));
    if (!own) byName.set(foldText(row.name), row);
    else
      Object.assign(own, {
        times: own.times + row.times,
        reviews: own.reviews + row.reviews,
        lastOn: own.lastOn > row.lastOn ? own.lastOn : row.lastOn,
      });
  }
  return [...byName.values()].toSorted((a, b) => b.times - a.times).slice(0, MAX_LAWS);
}
