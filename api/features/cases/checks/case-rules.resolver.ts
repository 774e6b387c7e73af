import { Arg, Args, Ctx as Context, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import {
  CaseType,
  ConflictHitType,
  CourtOfficeConnection,
  QueryCheckFileNumberArgs,
  QueryCourtOfficesArgs,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { activityOf, checkFileNumber, warnOfFileNumber } from './case-rules.service.ts';
import type { CaseRow } from '../case-rows.service.ts';
import { checkConflicts } from './conflicts.service.ts';
import { searchCourts } from './court-offices.service.ts';

@Resolver(() => CaseType)
class CaseRulesResolver {
  @FieldResolver()
  fileNumberWarning(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return warnOfFileNumber(ctx, legalCase);
  }

  @FieldResolver()
  activity(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return activityOf(ctx, legalCase);
  }
}

@Resolver()
class CaseDirectoryResolver {
  @Query(() => [ConflictHitType], { complexity: costOfList(10) })
  @Allow('case:read')
  checkConflicts(
    @Arg('name', () => String) name: string,
    @Arg('exceptCaseId', () => ID, { nullable: true }) exceptCaseId: string | null,
    @Context() ctx: Ctx,
  ) {
    return checkConflicts(ctx, name, exceptCaseId);
  }

  @Query(() => String, { nullable: true })
  @Allow('case:read')
  checkFileNumber(@Args(() => QueryCheckFileNumberArgs) args: QueryCheckFileNumberArgs, @Context() ctx: Ctx) {
    return checkFileNumber(ctx, args);
  }

  @Query(() => CourtOfficeConnection)
  @Allow('case:read')
  courtOffices(@Args(() => QueryCourtOfficesArgs) args: QueryCourtOfficesArgs, @Context() ctx: Ctx) {
    return searchCourts(ctx, args);
  }
}

export const CASE_RULE_RESOLVERS = [CaseRulesResolver, CaseDirectoryResolver] as const;
