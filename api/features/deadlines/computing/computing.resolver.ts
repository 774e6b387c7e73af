import { Arg, Ctx as Context, Query, Resolver } from 'type-graphql';

import {
  ComputeChainInput,
  ComputeChainPayload,
  ComputeDeadlineInput,
  ComputeDeadlinePayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { computeChain, computeDeadline } from './computing.service.ts';

@Resolver()
export class ComputingResolver {
  @Query(() => ComputeDeadlinePayload, { complexity: costOfWork(5) })
  @Allow('deadline:compute')
  computeDeadline(@Arg('input', () => ComputeDeadlineInput) input: ComputeDeadlineInput, @Context() ctx: Ctx) {
    return computeDeadline(ctx, input);
  }

  @Query(() => ComputeChainPayload, { complexity: costOfWork(25) })
  @Allow('deadline:compute')
  computeChain(@Arg('input', () => ComputeChainInput) input: ComputeChainInput, @Context() ctx: Ctx) {
    return computeChain(ctx, input);
  }
}
