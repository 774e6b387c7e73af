import { Ctx as Context, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { UserType } from '../users/index.ts';
import { planOfUser, readUsage } from './subscriptions.service.ts';
import { PlanCodeEnum, PlanSubscriptionType, UsageType, UserLimitsType, UserUsageType } from './subscriptions.types.ts';

@Resolver()
export class SubscriptionsResolver {
  @Query(() => UsageType)
  @Allow('usage:read')
  usage(@Context() ctx: Ctx) {
    return readUsage(ctx);
  }
}

/** What a user's plan adds to the user: one statement, whatever of it is asked. */
@Resolver(() => UserType)
export class UserPlanResolver {
  @FieldResolver(() => PlanCodeEnum)
  async plan(@Root() user: UserType, @Context() ctx: Ctx) {
    return (await planOfUser(ctx, user.id)).plan;
  }

  @FieldResolver(() => PlanSubscriptionType)
  async subscription(@Root() user: UserType, @Context() ctx: Ctx) {
    return (await planOfUser(ctx, user.id)).subscription;
  }

  @FieldResolver(() => UserUsageType)
  async usage(@Root() user: UserType, @Context() ctx: Ctx) {
    return (await planOfUser(ctx, user.id)).usage;
  }

  @FieldResolver(() => UserLimitsType)
  async limits(@Root() user: UserType, @Context() ctx: Ctx) {
    return (await planOfUser(ctx, user.id)).limits;
  }

  @FieldResolver(() => Boolean)
  async isPremium(@Root() user: UserType, @Context() ctx: Ctx) {
    return (await planOfUser(ctx, user.id)).isPremium;
  }
}
