import { Ctx as Context, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { UsageType, UserType } from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { planOfUser, readUsage } from './subscriptions.service.ts';

@Resolver()
export class SubscriptionsResolver {
  @Query(() => UsageType)
  @Allow('usage:read')
  usage(@Context() ctx: Ctx) {
    return readUsage(ctx);
  }
}

/** The plan of a user: one statement, whichever fields are selected. */
@Resolver(() => UserType)
export class UserPlanResolver {
  @FieldResolver()
  async plan(@Root() user: UserType, @Context() ctx: Ctx) {
    return (await planOfUser(ctx, user.id)).plan;
  }

  @FieldResolver()
  async subscription(@Root() user: UserType, @Context() ctx: Ctx) {
    return (await planOfUser(ctx, user.id)).subscription;
  }

  @FieldResolver()
  async usage(@Root() user: UserType, @Context() ctx: Ctx) {
    return (await planOfUser(ctx, user.id)).usage;
  }

  @FieldResolver()
  async limits(@Root() user: UserType, @Context() ctx: Ctx) {
    return (await planOfUser(ctx, user.id)).limits;
  }

  @FieldResolver()
  async isPremium(@Root() user: UserType, @Context() ctx: Ctx) {
    return (await planOfUser(ctx, user.id)).isPremium;
  }
}
