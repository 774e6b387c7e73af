import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  ActivateTrialInput,
  ActivateTrialPayload,
  StartDemoSessionPayload,
  TrialType,
} from '#api/kernel/graphql/types.generated.ts';
import { AsSystem, Public } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { activateTrial, getTrial, startDemoSession } from './trials.service.ts';

@Resolver()
export class TrialsResolver {
  /** The id is the credential. */
  @Query(() => TrialType, { nullable: true })
  @Public()
  @AsSystem()
  trial(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return getTrial(ctx, id);
  }

  @Mutation(() => ActivateTrialPayload)
  @Public()
  @AsSystem()
  activateTrial(@Arg('input', () => ActivateTrialInput) input: ActivateTrialInput, @Context() ctx: Ctx) {
    return activateTrial(ctx, input);
  }

  @Mutation(() => StartDemoSessionPayload)
  @Public()
  @AsSystem()
  startDemoSession(@Context() ctx: Ctx) {
    return startDemoSession(ctx);
  }
}
