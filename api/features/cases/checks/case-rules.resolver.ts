import {
  Arg,
  Args,
  ArgsType,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  Int,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { activityOf, checkFileNumber, warnOfFileNumber } from './case-rules.service.ts';
import type { CaseRow } from '../case-file/case-rows.service.ts';
import { CaseActivityType, CaseType, ConflictHitType, CourtOfficeConnection } from '../case-file/cases.types.ts';
import { checkConflicts } from './conflicts.service.ts';
import { searchCourts } from './court-offices.service.ts';

@ArgsType()
export class CourtOfficesArgs {
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => String, { nullable: true }) after?: string | null;
}

@ArgsType()
export class FileNumberArgs {
  @Field(() => String) fileNumber!: string;
  @Field(() => ID, { nullable: true }) courtId?: string | null;
  @Field(() => String, { nullable: true }) courtName?: string | null;
}

@Resolver(() => CaseType)
export class CaseRulesResolver {
  @FieldResolver(() => String, { nullable: true })
  fileNumberWarning(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return warnOfFileNumber(ctx, legalCase);
  }

  @FieldResolver(() => CaseActivityType)
  activity(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return activityOf(ctx, legalCase);
  }
}

@Resolver()
export class CaseDirectoryResolver {
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
  checkFileNumber(@Args(() => FileNumberArgs) args: FileNumberArgs, @Context() ctx: Ctx) {
    return checkFileNumber(ctx, args);
  }

  @Query(() => CourtOfficeConnection)
  @Allow('case:read')
  courtOffices(@Args(() => CourtOfficesArgs) args: CourtOfficesArgs, @Context() ctx: Ctx) {
    return searchCourts(ctx, args);
  }
}

export const CASE_RULE_RESOLVERS = [CaseRulesResolver, CaseDirectoryResolver] as const;
