import { Arg, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import type { DocumentFormat } from '#schema/generated/contract.ts';
import { ComputeDeadlineInput, DocumentFormatEnum, ExportedFileType } from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { writeComputationDocument, writeDeadlineDocument } from './computation-document.service.ts';

@Resolver()
export class DeadlineDocumentsResolver {
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
