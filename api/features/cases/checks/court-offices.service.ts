import type { CourtConfidence } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { courtOrder, isCourtFound } from '#api/legal-language/index.ts';
import { connectOffset, offsetPage } from '#api/kernel/paging/offset-page.ts';

const PAGE = { usual: 20, largest: 100 };
const MAX_SEARCH_LENGTH = 200;

interface CourtRow {
  id: string;
  name: string;
  place: string | null;
  confidence: CourtConfidence;
  source: string | null;
  folded_name: string;
  is_own: boolean;
}

interface PlacedCourt extends CourtRow {
  order: string;
}

const byOrder = (one: PlacedCourt, other: PlacedCourt): number =>
  Number(other.is_own) - Number(one.is_own) ||
  one.order.localeCompare(other.order) ||
  (one.place ?? '').localeCompare(other.place ?? '') ||
  one.id.localeCompare(other.id);

/**
 * Courts of the caller, then those of the directory, by name and number: the second stands before the tenth. Every word
 * of the search must be in the name, in any order and with numbers in any spelling.
 */
export async function searchCourts(
  ctx: Ctx,
  args: { search?: string | null; first?: number | null; after?: string | null },
) {
  const { userId } = signedIn(ctx);
  const page = offsetPage(args, PAGE);
  const searched = (args.search ?? '').slice(0, MAX_SEARCH_LENGTH);
  // The directory has some hundreds of rows: their numbers are read here.
  const rows = await ctx.em.execute<CourtRow[]>(
    `select id, name, place, confidence, source, folded_name, owner_id is not null as is_own from court_office
     where owner_id is null or owner_id = ?`,
    [userId],
  );
  const found = rows
    .filter((court) => isCourtFound(court.name, court.folded_name, searched))
    .map((court) => ({ ...court, order: courtOrder(court.name) }))
    .toSorted(byOrder);
  const shown = found
    .slice(page.offset, page.offset + page.size)
    .map(({ id, name, place, confidence, source }) => ({ id, name, place, confidence, source }));
  return connectOffset(shown, page, found.length);
}
