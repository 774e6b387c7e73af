import { Arg, Args, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import {
  DeadlineConnection,
  DeadlinePanelType,
  DeadlineType,
  QueryDeadlinesArgs,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { listDeadlines } from './deadline-list.service.ts';
import { getDeadline, readPanel } from './panel.service.ts';

@Resolver()
export class DeadlinesResolver {
  @Query(() => DeadlinePanelType)
  @Allow('deadline:read')
  deadlinePanel(@Context() ctx: Ctx) {
    return readPanel(ctx);
  }

  @Query(() => DeadlineConnection)
  @Allow('deadline:read')
  deadlines(@Args(() => QueryDeadlinesArgs) args: QueryDeadlinesArgs, @Context() ctx: Ctx) {
    return listDeadlines(ctx, args);
  }

  @Query(() => DeadlineType, { nullable: true })
  @Allow('deadline:read')
  deadline(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return getDeadline(ctx, id);
  }
}
