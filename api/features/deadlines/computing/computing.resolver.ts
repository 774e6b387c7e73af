import { Arg, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import type { DocumentFormat } from '#schema/generated/contract.ts';
import {
  ComputeChainInput,
  ComputeChainPayload,
  ComputeDeadlineInput,
  ComputeDeadlinePayload,
  DocumentFormatEnum,
  ExportedFileType,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { writeComputationDocument, writeDeadlineDocument } from './computation-document.service.ts';
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

  @Query(() => ExportedFileType, { complexity: costOfWork(60) })
  @Allow('deadline:compute')
  computationDocument(
    @Arg('input', () => ComputeDeadlineInput) input: ComputeDeadlineInput,
    @Arg('format', () => DocumentFormatEnum) format: DocumentFormat,
    @Context() ctx: Ctx,
  ) {
    return writeComputationDocument(ctx, input, format);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(60) })
  @Allow('deadline:read')
  deadlineDocument(
    @Arg('id', () => ID) id: string,
    @Arg('format', () => DocumentFormatEnum) format: DocumentFormat,
    @Context() ctx: Ctx,
  ) {
    return writeDeadlineDocument(ctx, id, format);
  }
}
