import type { PartyRole } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import { foldedName, likenessOfFolded, LIKE_ENOUGH } from '#api/legal-language/index.ts';

/** A party or client of another case whose name is similar to one that was given. */
export interface Conflict {
  name: string;
  role: PartyRole;
  isOurs: boolean;
  caseId: string;
  likeness: number;
}

interface NamedRow {
  case_id: string;
  name: string;
  role: PartyRole;
  is_ours: boolean;
}

/** Conflicts that are returned at most; the search of cases finds more. */
const MAX_HITS = 20;
const MAX_NAMES = 100;
const ROWS_AT_ONCE = 200;

/** Parties and clients of the cases that the caller works in, but one. */
const NAMES_SQL = `
  with mine as (
    select case_id from case_member where user_id = ? and role in ('OWNER', 'COLLABORATOR') and case_id <> ?)
  select p.case_id, p.name, p.role, p.is_ours from case_party p join mine using (case_id)
  union all
  select c.id, c.client, 'CLIENT', true from legal_case c join mine on mine.case_id = c.id`;

/** Similar names in other cases of the caller, most similar first, without duplicates. */
export async function findConflicts(ctx: Ctx, names: string[], exceptCaseId?: string): Promise<Conflict[]> {
  const folded = names.slice(0, MAX_NAMES).map(foldedName);
  const asked = [...new Map(folded.map((name) => [name.key, name])).values()].filter(({ words }) => words.length > 0);
  if (asked.length === 0) return [];
  const except = exceptCaseId && isId(exceptCaseId, 'case') ? exceptCaseId : '';
  const rows = await ctx.em.execute<NamedRow[]>(NAMES_SQL, [signedIn(ctx).userId, except]);
  const found = new Map<string, Conflict>();
  for (const [at, { case_id: caseId, name, role, is_ours: isOurs }] of rows.entries()) {
    // A long comparison lets other requests run in between.
    if (at > 0 && at % ROWS_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    const held = foldedName(name);
    const likeness = Math.max(...asked.map((one) => likenessOfFolded(one, held)));
    const key = `${caseId} ${isOurs} ${held.key}`;
    // The client of a case is often one of its parties too: only the best match is kept.
    if (likeness >= LIKE_ENOUGH && (found.get(key)?.likeness ?? 0) < likeness)
      found.set(key, { name, role, isOurs, caseId, likeness });
  }
  return [...found.values()]
    .toSorted((a, b) => b.likeness - a.likeness || Number(a.isOurs) - Number(b.isOurs))
    .slice(0, MAX_HITS);
}

const MAX_NAME_LENGTH = 200;

/** Conflicts of a name while it is typed. */
export const checkConflicts = (ctx: Ctx, name: string, exceptCaseId?: string | null): Promise<Conflict[]> =>
  findConflicts(ctx, [name.slice(0, MAX_NAME_LENGTH)], exceptCaseId ?? undefined);
