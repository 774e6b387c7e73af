import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  ActivateTrialInput,
  ActivateTrialPayload,
  StartDemoSessionPayload,
  TrialType,
} from '#api/kernel/graphql/types.generated.ts';
import { Public } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { activateTrial, getTrial, startDemoSession } from './trials.service.ts';

@Resolver()
export class TrialsResolver {
  /** The id is the credential. */
  @Query(() => TrialType, { nullable: true })
  @Public()
  trial(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return getTrial(ctx, id);
  }

  @Mutation(() => ActivateTrialPayload)
  @Public()
  activateTrial(@Arg('input', () => ActivateTrialInput) input: ActivateTrialInput, @Context() ctx: Ctx) {
    return activateTrial(ctx, input);
  }

  @Mutation(() => StartDemoSessionPayload)
  @Public()
  startDemoSession(@Context() ctx: Ctx) {
    return startDemoSession(ctx);
  }
}
