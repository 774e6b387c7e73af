import { Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import {
  CreateSampleCasePayload,
  FirstStepsType,
  RemoveSampleCasePayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { readFirstSteps } from './first-steps.service.ts';
import { createSampleCase, removeSampleCase } from './sample-case.service.ts';

@Resolver()
export class OnboardingResolver {
  @Query(() => FirstStepsType)
  @Allow('case:read')
  firstSteps(@Context() ctx: Ctx) {
    return readFirstSteps(ctx);
  }

  @Mutation(() => CreateSampleCasePayload, { complexity: costOfWork(25) })
  @Allow('case:write')
  createSampleCase(@Context() ctx: Ctx) {
    return createSampleCase(ctx);
  }

  @Mutation(() => RemoveSampleCasePayload)
  @Allow('case:write')
  removeSampleCase(@Context() ctx: Ctx) {
    return removeSampleCase(ctx);
  }
}
