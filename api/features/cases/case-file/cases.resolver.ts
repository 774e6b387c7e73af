import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import {
  AddCaseNoteInput,
  AddCaseNotePayload,
  AddPartyInput,
  AddPartyPayload,
  ArchiveCaseInput,
  ArchiveCasePayload,
  CaseConnection,
  CaseEventConnection,
  CaseFilter,
  CaseSortEnum,
  CaseStatsType,
  CaseType,
  ChangeCaseStatusInput,
  ChangeCaseStatusPayload,
  ChangeStatusOfCasesInput,
  ChangeStatusOfCasesPayload,
  CreateCaseInput,
  CreateCasePayload,
  DeleteCaseNoteInput,
  DeleteCaseNotePayload,
  LinkCasesInput,
  LinkCasesPayload,
  RemovePartyInput,
  RemovePartyPayload,
  UnlinkCasesInput,
  UnlinkCasesPayload,
  UpdateCaseInput,
  UpdateCasePayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { linkCases, unlinkCases } from './case-links.service.ts';
import { listCases } from './case-list.service.ts';
import { addCaseNote, deleteCaseNote } from './case-notes.service.ts';
import { addParty, removeParty } from './case-parties.service.ts';
import { readStats } from './case-stats.service.ts';
import { listCaseEvents } from './case-timeline.service.ts';
import { archiveCase, changeCaseStatus, changeStatusOfCases } from './case-status.service.ts';
import { createCase, getCase, updateCase } from './cases.service.ts';

@Resolver()
export class CasesResolver {
  @Query(() => CaseConnection)
  @Allow('case:read')
  cases(
    @Context() ctx: Ctx,
    @Arg('filter', () => CaseFilter, { nullable: true }) filter: CaseFilter | null,
    @Arg('sort', () => CaseSortEnum, { nullable: true, defaultValue: 'UPDATED' }) sort: C.CaseSort | null,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20 }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    return listCases(ctx, { filter, sort, first, after });
  }

  @Query(() => CaseType, { nullable: true })
  @Allow('case:read')
  case(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return getCase(ctx, id);
  }

  @Query(() => CaseStatsType, { complexity: costOfList(5) })
  @Allow('case:read')
  caseStats(@Context() ctx: Ctx) {
    return readStats(ctx);
  }

  @Query(() => CaseEventConnection)
  @Allow('case:read')
  caseEvents(
    @Context() ctx: Ctx,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20 }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    return listCaseEvents(ctx, { first, after });
  }

  @Mutation(() => CreateCasePayload)
  @Allow('case:write')
  createCase(@Arg('input', () => CreateCaseInput) input: CreateCaseInput, @Context() ctx: Ctx) {
    return createCase(ctx, input);
  }

  @Mutation(() => UpdateCasePayload)
  @Allow('case:write')
  updateCase(@Arg('input', () => UpdateCaseInput) input: UpdateCaseInput, @Context() ctx: Ctx) {
    return updateCase(ctx, input);
  }

  @Mutation(() => ChangeCaseStatusPayload)
  @Allow('case:write')
  changeCaseStatus(@Arg('input', () => ChangeCaseStatusInput) input: ChangeCaseStatusInput, @Context() ctx: Ctx) {
    return changeCaseStatus(ctx, input);
  }

  @Mutation(() => ChangeStatusOfCasesPayload, { complexity: costOfList(100) })
  @Allow('case:write')
  changeStatusOfCases(
    @Arg('input', () => ChangeStatusOfCasesInput) input: ChangeStatusOfCasesInput,
    @Context() ctx: Ctx,
  ) {
    return changeStatusOfCases(ctx, input);
  }

  @Mutation(() => ArchiveCasePayload)
  @Allow('case:write')
  archiveCase(@Arg('input', () => ArchiveCaseInput) input: ArchiveCaseInput, @Context() ctx: Ctx) {
    return archiveCase(ctx, input);
  }

  @Mutation(() => AddPartyPayload)
  @Allow('case:write')
  addParty(@Arg('input', () => AddPartyInput) input: AddPartyInput, @Context() ctx: Ctx) {
    return addParty(ctx, input);
  }

  @Mutation(() => RemovePartyPayload)
  @Allow('case:write')
  removeParty(@Arg('input', () => RemovePartyInput) input: RemovePartyInput, @Context() ctx: Ctx) {
    return removeParty(ctx, input);
  }

  @Mutation(() => LinkCasesPayload)
  @Allow('case:write')
  linkCases(@Arg('input', () => LinkCasesInput) input: LinkCasesInput, @Context() ctx: Ctx) {
    return linkCases(ctx, input);
  }

  @Mutation(() => UnlinkCasesPayload)
  @Allow('case:write')
  unlinkCases(@Arg('input', () => UnlinkCasesInput) input: UnlinkCasesInput, @Context() ctx: Ctx) {
    return unlinkCases(ctx, input);
  }

  @Mutation(() => AddCaseNotePayload)
  @Allow('case:write')
  addCaseNote(@Arg('input', () => AddCaseNoteInput) input: AddCaseNoteInput, @Context() ctx: Ctx) {
    return addCaseNote(ctx, input);
  }

  @Mutation(() => DeleteCaseNotePayload)
  @Allow('case:write')
  deleteCaseNote(@Arg('input', () => DeleteCaseNoteInput) input: DeleteCaseNoteInput, @Context() ctx: Ctx) {
    return deleteCaseNote(ctx, input);
  }
}
