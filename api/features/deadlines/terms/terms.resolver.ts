import { Arg, Args, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import {
  CountingRegimeType,
  QueryTermRulesArgs,
  TermChainType,
  TermRuleConnection,
  TermRuleType,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { listRegimes, listTermChains, listTermRules, readTermRule } from './terms.service.ts';

@Resolver()
class TermsResolver {
  @Query(() => TermRuleConnection)
  @Allow('deadline:read')
  termRules(@Args(() => QueryTermRulesArgs) args: QueryTermRulesArgs, @Context() ctx: Ctx) {
    return listTermRules(ctx, args);
  }

  @Query(() => TermRuleType, { nullable: true })
  @Allow('deadline:read')
  termRule(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return readTermRule(ctx, id);
  }

  @Query(() => [TermChainType], { complexity: costOfList(10) })
  @Allow('deadline:read')
  termChains(@Context() ctx: Ctx) {
    return listTermChains(ctx);
  }

  @Query(() => [CountingRegimeType], { complexity: costOfList(10) })
  @Allow('deadline:read')
  countingRegimes(@Context() ctx: Ctx) {
    return listRegimes(ctx);
  }
}

export const DEADLINE_TERM_RESOLVERS = [TermsResolver] as const;
