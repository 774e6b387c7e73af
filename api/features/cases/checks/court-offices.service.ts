import type { CourtConfidence } from '#schema/generated/contract.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { connectOffset, offsetPage } from '#api/kernel/paging/offset-page.ts';

const PAGE = { usual: 20, largest: 100 };
const MAX_WORDS = 10;

interface CourtRow {
  id: string;
  name: string;
  place: string | null;
  confidence: CourtConfidence;
  source: string | null;
  total: number;
}

/** Courts of the caller, then those of the directory. Every word of the search must be in the folded name. */
export async function searchCourts(
  ctx: Ctx,
  args: { search?: string | null; first?: number | null; after?: string | null },
) {
  const { userId } = signedIn(ctx);
  const page = offsetPage(args, PAGE);
  // Folded words are letters and digits: they have no wildcards of LIKE.
  const words = foldName((args.search ?? '').slice(0, 200))
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const rows = await ctx.em.execute<CourtRow[]>(
    `select id, name, place, confidence, source, count(*) over ()::int as total from court_office
     where (owner_id is null or owner_id = ?) ${'and folded_name like ? '.repeat(words.length)}
     order by owner_id is null, folded_name, id limit ? offset ?`,
    [userId, ...words.map((word) => `%${word}%`), page.size, page.offset],
  );
  return connectOffset(
    rows.map(({ total: _total, ...court }) => court),
    page,
    rows[0]?.total ?? page.offset,
  );
}
