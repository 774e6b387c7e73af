import { Arg, Ctx as Context, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { CaseNoteType, CaseType, ConflictHitType } from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { nextDateOf, openDatesOf } from './case-dates.service.ts';
import { linksOf, readableCase } from './case-links.service.ts';
import { canEditNote, notesOf, type NoteRow } from './case-notes.service.ts';
import { timelineOf } from './case-timeline.service.ts';
import { partiesOf } from './case-parties.service.ts';
import type { CaseRow } from '../case-rows.service.ts';
import { caseAmountFor, forWorkers, roleOfViewer, viewerCan } from './case-view.service.ts';
import { courtOf, unreadOf } from '../case-facts.service.ts';
import { nameOfUser } from '../user-names.service.ts';
import type { Conflict } from '../checks/conflicts.service.ts';

const firstOf = { nullable: true, defaultValue: 20 } as const;

@Resolver(() => CaseType)
export class CaseFieldsResolver {
  @FieldResolver()
  description(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return forWorkers(ctx, legalCase, () => legalCase.description, '');
  }

  @FieldResolver()
  tags(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return forWorkers(ctx, legalCase, () => legalCase.tags, []);
  }

  @FieldResolver()
  amountClaimed(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return caseAmountFor(ctx, legalCase, legalCase.amountClaimed);
  }

  @FieldResolver()
  amountObtained(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return caseAmountFor(ctx, legalCase, legalCase.amountObtained);
  }

  @FieldResolver()
  court(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return courtOf(ctx, legalCase);
  }

  @FieldResolver({ complexity: costOfList(5) })
  parties(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return forWorkers(ctx, legalCase, () => partiesOf(ctx, legalCase.id), []);
  }

  @FieldResolver({ complexity: costOfList(3) })
  links(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return forWorkers(ctx, legalCase, () => linksOf(ctx, legalCase.id), []);
  }

  @FieldResolver()
  notes(
    @Root() legalCase: CaseRow,
    @Context() ctx: Ctx,
    @Arg('first', () => Int, firstOf) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return notesOf(ctx, legalCase.id, { first, after: after ?? null });
  }

  @FieldResolver()
  timeline(
    @Root() legalCase: CaseRow,
    @Context() ctx: Ctx,
    @Arg('first', () => Int, firstOf) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return timelineOf(ctx, legalCase.id, { first, after: after ?? null });
  }

  @FieldResolver()
  nextDate(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return nextDateOf(ctx, legalCase.id);
  }

  @FieldResolver({ complexity: costOfList(5) })
  openDates(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return openDatesOf(ctx, legalCase.id);
  }

  @FieldResolver()
  myRole(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return roleOfViewer(ctx, legalCase);
  }

  @FieldResolver()
  viewerCanEdit(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return viewerCan(ctx, legalCase, 'edit');
  }

  @FieldResolver()
  viewerCanChangeStatus(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return viewerCan(ctx, legalCase, 'changeStatus');
  }

  @FieldResolver()
  viewerCanInvite(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return viewerCan(ctx, legalCase, 'invite');
  }

  @FieldResolver()
  viewerCanArchive(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return viewerCan(ctx, legalCase, 'archive');
  }

  @FieldResolver()
  viewerCanChat(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return viewerCan(ctx, legalCase, 'chat');
  }

  @FieldResolver()
  viewerCanWriteInChat(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return viewerCan(ctx, legalCase, 'writeInChat');
  }

  @FieldResolver()
  unreadMessageCount(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return unreadOf(ctx, legalCase);
  }
}

@Resolver(() => CaseNoteType)
export class CaseNoteFieldsResolver {
  @FieldResolver()
  authorName(@Root() note: NoteRow, @Context() ctx: Ctx) {
    return nameOfUser(ctx, note.author.id);
  }

  @FieldResolver()
  viewerCanEdit(@Root() note: NoteRow, @Context() ctx: Ctx) {
    return canEditNote(ctx, note);
  }
}

@Resolver(() => ConflictHitType)
export class ConflictHitFieldsResolver {
  @FieldResolver()
  case(@Root() hit: Conflict, @Context() ctx: Ctx) {
    return readableCase(ctx, hit.caseId);
  }
}
