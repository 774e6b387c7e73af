import { CitationReview, type StoredFilePlaces, type StoredReport } from '#db/entities/citation-review.entity.ts';
import type { CitationCounts } from '#schema/generated/contract.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { countStates } from '../checking/report.rules.ts';
import { pagesOf } from './places.rules.ts';
import { countPending, showReport } from './reviews.rules.ts';

/** The large parts of reviews, which lists leave out: read on demand, for a whole page in one statement. */

interface Body {
  text: string;
  places: StoredFilePlaces | null;
  report: StoredReport;
}

interface Counted extends CitationCounts {
  pending: number;
}

async function bodyOf(ctx: Ctx, review: CitationReview): Promise<Body> {
  // A review that was just created or changed is not flushed yet.
  const own = review as Partial<Body>;
  if (own.text !== undefined && own.report !== undefined)
    return { text: own.text, report: own.report, places: own.places ?? null };
  const body = await loadBatched<Body>(ctx, 'citation-review-bodies', review.id, async (ids) => {
    const rows = await ctx.em.execute<(Body & { id: string })[]>(
      'select id, text, places, report from citation_review where id in (select json_array_elements_text(?::json))',
      [JSON.stringify(ids)],
    );
    return new Map(rows.map(({ id, ...rest }) => [id, rest]));
  });
  return body ?? { text: '', places: null, report: { citations: [], quotes: [] } };
}

const COUNTS = `select r.id, count(c)::int as total,
    count(*) filter (where c ->> 'state' = 'VERIFIED')::int as verified,
    count(*) filter (where c ->> 'state' = 'QUOTE_NOT_FOUND')::int as "quoteNotFound",
    count(*) filter (where c ->> 'state' = 'NOT_HELD')::int as "notHeld",
    count(*) filter (where c ->> 'state' = 'MISMATCH')::int as mismatch,
    count(*) filter (where (c ->> 'state' <> 'VERIFIED' or c -> 'contradictions' <> '[]') and r.decisions -> (c ->> 'index') ->> 'decision' is null)::int as pending
  from citation_review r left join lateral jsonb_array_elements(r.report -> 'citations') c on true
  where r.id in (select json_array_elements_text(?::json)) group by r.id`;

async function countsOf(ctx: Ctx, review: CitationReview): Promise<Counted> {
  const { report } = review as Partial<Body>;
  if (report !== undefined)
    return { ...countStates(report.citations), pending: countPending(report, review.decisions) };
  const counted = await loadBatched<Counted>(ctx, 'citation-review-counts', review.id, async (ids) => {
    const rows = await ctx.em.execute<(Counted & { id: string })[]>(COUNTS, [JSON.stringify(ids)]);
    return new Map(rows.map(({ id, ...rest }) => [id, rest]));
  });
  return counted ?? { total: 0, verified: 0, quoteNotFound: 0, notHeld: 0, mismatch: 0, pending: 0 };
}

export const textOfReview = async (ctx: Ctx, review: CitationReview): Promise<string> =>
  (await bodyOf(ctx, review)).text;

export const countsOfReview = countsOf;

export const pendingOfReview = async (ctx: Ctx, review: CitationReview): Promise<number> =>
  (await countsOf(ctx, review)).pending;

export const pagesOfReview = async (ctx: Ctx, review: CitationReview) => pagesOf((await bodyOf(ctx, review)).places);

export async function reportOfReview(ctx: Ctx, review: CitationReview) {
  const { text, report, places } = await bodyOf(ctx, review);
  return showReport({ length: text.length, report, places, decisions: review.decisions });
}
