import { casesText as say } from '#schema/text/cases.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import { asSystem } from '#db/row-wall.ts';
import { CourtOffice } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';

import { caseTextProblem, tidyCaseText } from '../cases.rules.ts';

interface CourtInput {
  courtId?: string | null | undefined;
  courtName?: string | null | undefined;
}

type CourtChoice = { court: CourtOffice | null } | ReturnType<typeof userError>;

/**
 * The account's own court with that name; it is created the first time. Who works in a case names courts of its owner,
 * which only the server itself may write for another account.
 */
const ownCourt = (ctx: Ctx, ownerId: string, given: string): Promise<CourtChoice> =>
  ownerId === signedIn(ctx).userId
    ? namedCourt(ctx, ownerId, given)
    : asSystem(async () => {
        const chosen = await namedCourt(ctx, ownerId, given);
        await ctx.em.flush();
        return chosen;
      });

async function namedCourt(ctx: Ctx, ownerId: string, given: string): Promise<CourtChoice> {
  const problem = caseTextProblem('courtName', given);
  if (problem) return userError('VALIDATION', problem, 'courtName');
  const name = tidyCaseText('courtName', given);
  const foldedName = foldName(name);
  const known = await ctx.em.findOne(CourtOffice, { owner: ownerId, foldedName });
  if (known) return { court: known };
  const court = ctx.em.create(CourtOffice, {
    id: newId('courtOffice'),
    name,
    foldedName,
    place: null,
    confidence: 'OWN',
    source: null,
    numbering: null,
    owner: ownerId,
  });
  return { court };
}

/** The court for a case, by id or by name, or the error. `court: null`: none was given. */
export async function chooseCourt(ctx: Ctx, ownerId: string, { courtId, courtName }: CourtInput): Promise<CourtChoice> {
  if (courtId && courtName?.trim()) return userError('VALIDATION', say.courtTwice, 'courtName');
  if (courtName?.trim()) return ownCourt(ctx, ownerId, courtName);
  if (!courtId) return { court: null };
  const court = await findCourt(ctx, courtId, ownerId);
  return court ? { court } : userError('NOT_FOUND', say.courtUnknown, 'courtId');
}

/** A court of the directory, or one that this owner or the caller added. */
export async function findCourt(ctx: Ctx, id: string, ownerId: string): Promise<CourtOffice | null> {
  if (!isId(id, 'courtOffice')) return null;
  const owners = [ownerId, signedIn(ctx).userId];
  return asSystem(() => ctx.em.findOne(CourtOffice, { id, $or: [{ owner: null }, { owner: { $in: owners } }] }));
}
