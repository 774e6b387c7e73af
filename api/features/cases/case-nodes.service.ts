import { CourtOffice } from '#db/entities/case.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { Feature } from '#api/kernel/feature.ts';
import { oneByOne } from '#api/kernel/graphql/one-by-one.ts';
import { loadCaseMessages } from './chat/case-messages.service.ts';
import { findNotes } from './case-file/case-notes.service.ts';
import { getCase } from './case-file/cases.service.ts';

/** Courts of the directory, which everybody reads, and those that the caller's account added. */
const findCourts = async (ctx: Ctx, ids: string[]) =>
  ctx.actor.kind === 'user'
    ? ctx.em.find(CourtOffice, { id: { $in: ids }, $or: [{ owner: null }, { owner: ctx.actor.userId }] })
    : [];

/** Objects of cases for `node(id)`, if the caller may see them. Keys: prefixes of ids. */
export const caseNodes: NonNullable<Feature['nodes']> = {
  cas: { typeName: 'Case', permission: 'case:read', load: oneByOne(getCase) },
  nte: { typeName: 'CaseNote', permission: 'case:read', load: findNotes },
  cmg: { typeName: 'CaseMessage', permission: 'case-chat:read', load: loadCaseMessages },
  crt: { typeName: 'CourtOffice', permission: 'case:read', load: findCourts },
};
