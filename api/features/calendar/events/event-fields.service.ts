import type { GraphQLResolveInfo } from 'graphql/index.js';
import type { Ctx } from '#api/kernel/context.ts';
import { asksOnly } from '#api/kernel/graphql/selection.ts';
import { caseById, NAME_OF_CASE, type CaseRow, type NamedCase } from '#api/features/cases/index.ts';

/** Cases that the caller takes part in, for whatever names them; one statement for all that a request asks for. */
export const caseOfEvent = async (ctx: Ctx, caseId: string | null): Promise<CaseRow | null> =>
  caseId === null ? null : caseById(ctx, caseId);

/** The same for what was read with the title of its case: where no more is asked for, nothing is read. */
export const namedCaseOfEvent = (
  ctx: Ctx,
  { caseId, caseTitle }: { caseId: string | null; caseTitle: string | null },
  info: GraphQLResolveInfo,
): NamedCase | null | Promise<CaseRow | null> => {
  if (caseId === null) return null;
  return caseTitle !== null && asksOnly(info, NAME_OF_CASE) ? { id: caseId, title: caseTitle } : caseById(ctx, caseId);
};

/** Those of the ids that the caller takes part in. */
export const casesOf = async (ctx: Ctx, caseIds: readonly string[]): Promise<CaseRow[]> =>
  (await Promise.all(caseIds.map((caseId) => caseOfEvent(ctx, caseId)))).filter((found) => found !== null);
