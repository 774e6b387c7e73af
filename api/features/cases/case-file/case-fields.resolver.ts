import { Arg, Ctx as Context, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { MoneyType } from '#api/kernel/money.types.ts';
import { CaseRoleEnum } from './case-enums.types.ts';
import { linksOf, readableCase } from './case-links.service.ts';
import { canEditNote, nameOfUser, notesOf, timelineOf, type NoteRow } from './case-notes.service.ts';
import { partiesOf } from './case-parties.service.ts';
import type { CaseRow } from './case-rows.service.ts';
import { amountFor, courtOf, forWorkers, roleOfViewer, unreadOf, viewerCan } from './case-view.service.ts';
import type { Conflict } from '../checks/conflicts.service.ts';
import {
  CaseEventConnection,
  CaseLinkType,
  CaseNoteConnection,
  CaseNoteType,
  CasePartyType,
  CaseType,
  ConflictHitType,
  CourtOfficeType,
} from './cases.types.ts';

const firstOf = { nullable: true, defaultValue: 20 } as const;

@Resolver(() => CaseType)
export class CaseFieldsResolver {
  @FieldResolver(() => String)
  description(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return forWorkers(ctx, legalCase, () => legalCase.description, '');
  }

  @FieldResolver(() => [String])
  tags(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return forWorkers(ctx, legalCase, () => legalCase.tags, []);
  }

  @FieldResolver(() => MoneyType, { nullable: true })
  amountClaimed(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return amountFor(ctx, legalCase, legalCase.amountClaimed);
  }

  @FieldResolver(() => MoneyType, { nullable: true })
  amountObtained(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return amountFor(ctx, legalCase, legalCase.amountObtained);
  }

  @FieldResolver(() => CourtOfficeType, { nullable: true })
  court(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return courtOf(ctx, legalCase);
  }

  @FieldResolver(() => [CasePartyType], { complexity: costOfList(5) })
  parties(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return forWorkers(ctx, legalCase, () => partiesOf(ctx, legalCase.id), []);
  }

  @FieldResolver(() => [CaseLinkType], { complexity: costOfList(3) })
  links(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return forWorkers(ctx, legalCase, () => linksOf(ctx, legalCase.id), []);
  }

  @FieldResolver(() => CaseNoteConnection)
  notes(
    @Root() legalCase: CaseRow,
    @Context() ctx: Ctx,
    @Arg('first', () => Int, firstOf) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return notesOf(ctx, legalCase.id, { first, after: after ?? null });
  }

  @FieldResolver(() => CaseEventConnection)
  timeline(
    @Root() legalCase: CaseRow,
    @Context() ctx: Ctx,
    @Arg('first', () => Int, firstOf) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return timelineOf(ctx, legalCase.id, { first, after: after ?? null });
  }

  @FieldResolver(() => CaseRoleEnum)
  myRole(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return roleOfViewer(ctx, legalCase);
  }

  @FieldResolver(() => Boolean)
  viewerCanEdit(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return viewerCan(ctx, legalCase, 'edit');
  }

  @FieldResolver(() => Boolean)
  viewerCanChangeStatus(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return viewerCan(ctx, legalCase, 'changeStatus');
  }

  @FieldResolver(() => Boolean)
  viewerCanInvite(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return viewerCan(ctx, legalCase, 'invite');
  }

  @FieldResolver(() => Boolean)
  viewerCanArchive(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return viewerCan(ctx, legalCase, 'archive');
  }

  @FieldResolver(() => Boolean)
  viewerCanChat(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return viewerCan(ctx, legalCase, 'chat');
  }

  @FieldResolver(() => Boolean)
  viewerCanWriteInChat(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return viewerCan(ctx, legalCase, 'writeInChat');
  }

  @FieldResolver(() => Int)
  unreadMessageCount(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return unreadOf(ctx, legalCase);
  }
}

@Resolver(() => CaseNoteType)
export class CaseNoteFieldsResolver {
  @FieldResolver(() => String)
  authorName(@Root() note: NoteRow, @Context() ctx: Ctx) {
    return nameOfUser(ctx, note.author.id);
  }

  @FieldResolver(() => Boolean)
  viewerCanEdit(@Root() note: NoteRow, @Context() ctx: Ctx) {
    return canEditNote(ctx, note);
  }
}

@Resolver(() => ConflictHitType)
export class ConflictHitFieldsResolver {
  @FieldResolver(() => CaseType)
  case(@Root() hit: Conflict, @Context() ctx: Ctx) {
    return readableCase(ctx, hit.caseId);
  }
}
