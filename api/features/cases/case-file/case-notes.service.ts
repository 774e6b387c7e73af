import type { AddCaseNoteInput, DeleteCaseNoteInput } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { CaseNote } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { pageOfChildren } from '#api/kernel/paging/listing.ts';
import type { PageArguments } from '#api/kernel/paging/pages.ts';
import type { Row } from '#api/kernel/database/rows.ts';
import { findCase, roleIn } from '../case-access.service.ts';
import { caseToChange, changeable, recordChange } from '../case-change.service.ts';
import { EVERY_GUEST } from '../cases.events.ts';
import { canEditCase, canReadAll } from '../cases.policy.ts';
import { caseTextProblem, tidyCaseText } from '../cases.rules.ts';

export type NoteRow = Row<CaseNote>;

/** Guests receive events of notes that are shared with them. */
const forGuests = ({ isShared }: CaseNote): { guest?: string } => (isShared ? { guest: EVERY_GUEST } : {});

export async function addCaseNote(ctx: Ctx, { caseId, text, isShared }: AddCaseNoteInput) {
  const found = await caseToChange(ctx, caseId);
  if ('userErrors' in found) return found;
  const problem = caseTextProblem('text', text);
  if (problem) return userError('VALIDATION', problem, 'text');
  const note = ctx.em.create(CaseNote, {
    id: newId('caseNote'),
    legalCase: found.legalCase,
    author: signedIn(ctx).userId,
    text: tidyCaseText('text', text),
    isShared: isShared ?? false,
    createdAt: ctx.clock.now(),
    editedAt: null,
  });
  await recordChange(ctx, found.legalCase, {
    kind: 'NOTE_ADDED',
    facts: { isShared: String(note.isShared) },
    ...forGuests(note),
  });
  return ok({ note, case: found.legalCase });
}

/** A note that the caller may delete, with its case, which is locked; else the error. */
async function noteToDelete(ctx: Ctx, noteId: string) {
  const unknown = userError('NOT_FOUND', errorText.NOT_FOUND, 'noteId');
  const caseId = isId(noteId, 'caseNote') ? (await ctx.em.findOne(CaseNote, { id: noteId }))?.legalCase.id : null;
  const found = caseId ? await findCase(ctx, caseId, true) : null;
  // Read again: somebody else may have deleted it while this waited for the lock.
  const note = found && (await ctx.em.findOne(CaseNote, { id: noteId }, { refresh: true }));
  if (!found || !note || !(canReadAll(found.role) || note.isShared)) return unknown;
  if (note.author.id !== signedIn(ctx).userId && found.role !== 'OWNER')
    return userError('FORBIDDEN', errorText.FORBIDDEN, 'noteId');
  const changed = changeable(found, 'noteId');
  return 'userErrors' in changed ? changed : { note, legalCase: changed.legalCase };
}

/** Deletes a note. Only its author and the owner of the case may. */
export async function deleteCaseNote(ctx: Ctx, { noteId }: DeleteCaseNoteInput) {
  signedIn(ctx);
  const found = await noteToDelete(ctx, noteId);
  if ('userErrors' in found) return found;
  const { note, legalCase } = found;
  ctx.em.remove(note);
  await recordChange(ctx, legalCase, { kind: 'CHANGED', facts: { fields: ['notes'] }, ...forGuests(note) });
  return ok({ deletedNoteId: noteId });
}

const NOTES = { entity: CaseNote, name: 'case-notes', parent: 'case_id' };
const SHARED_NOTES = { ...NOTES, name: 'case-notes-shared', where: 'r.is_shared' };

/** Notes of a case, newest first; a guest sees the shared ones. One statement for all the cases of a page. */
export const notesOf = async (ctx: Ctx, caseId: string, args: PageArguments) =>
  pageOfChildren(ctx, canReadAll(await roleIn(ctx, caseId)) ? NOTES : SHARED_NOTES, caseId, args);

/** The notes with those ids that the caller may see. */
export async function findNotes(ctx: Ctx, ids: string[]): Promise<NoteRow[]> {
  if (ctx.actor.kind !== 'user') return [];
  const notes = await ctx.em.find(CaseNote, { id: { $in: ids } });
  const roles = await Promise.all(notes.map((note) => roleIn(ctx, note.legalCase.id)));
  return notes.filter((note, at) => canReadAll(roles[at] ?? null) || (roles[at] && note.isShared));
}

export async function canEditNote(ctx: Ctx, note: NoteRow): Promise<boolean> {
  const role = await roleIn(ctx, note.legalCase.id);
  return canEditCase(role) && (role === 'OWNER' || note.author.id === signedIn(ctx).userId);
}
