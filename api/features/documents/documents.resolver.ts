import { Arg, Args, Ctx as Context, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import {
  AnalyzeDocumentInput,
  DecideFindingsInput,
  DocumentStatsType,
  LegalDocumentConnection,
  LegalDocumentIdInput,
  LegalDocumentPayload,
  LegalDocumentType,
  QueryDocumentsArgs,
  UpdateDocumentInput,
} from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { Allow } from '#api/kernel/security/access.ts';
import { followDocuments } from './documents.stream.ts';
import { decideFindings } from './keeping/decisions.service.ts';
import { documentById } from './keeping/document-rows.service.ts';
import { documentStats, listDocuments } from './keeping/documents.service.ts';
import { analyzeDocument } from './running/bring.service.ts';
import { cancelAnalysis, deleteDocument, restoreDocument, retryAnalysis } from './running/stopping.service.ts';
import { updateDocument } from './running/update.service.ts';

/** What somebody brought is read in any plan; how much is analysed and kept, the plan says. */
@Resolver()
export class DocumentsResolver {
  @Query(() => LegalDocumentConnection, { complexity: costOfWork(5) })
  @Allow('document:read')
  documents(@Args(() => QueryDocumentsArgs) args: QueryDocumentsArgs, @Context() ctx: Ctx) {
    return listDocuments(ctx, args);
  }

  @Query(() => LegalDocumentType, { nullable: true })
  @Allow('document:read')
  document(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return documentById(ctx, id);
  }

  @Query(() => DocumentStatsType, { complexity: costOfWork(10) })
  @Allow('document:read')
  documentStats(@Context() ctx: Ctx) {
    return documentStats(ctx);
  }

  @Mutation(() => LegalDocumentPayload, { complexity: costOfWork(60) })
  @Allow('document:write')
  analyzeDocument(@Arg('input', () => AnalyzeDocumentInput) input: AnalyzeDocumentInput, @Context() ctx: Ctx) {
    return analyzeDocument(ctx, input);
  }

  @Mutation(() => LegalDocumentPayload)
  @Allow('document:write')
  cancelDocumentAnalysis(@Arg('input', () => LegalDocumentIdInput) input: LegalDocumentIdInput, @Context() ctx: Ctx) {
    return cancelAnalysis(ctx, input);
  }

  @Mutation(() => LegalDocumentPayload, { complexity: costOfWork(60) })
  @Allow('document:write')
  retryDocumentAnalysis(@Arg('input', () => LegalDocumentIdInput) input: LegalDocumentIdInput, @Context() ctx: Ctx) {
    return retryAnalysis(ctx, input);
  }

  @Mutation(() => LegalDocumentPayload, { complexity: costOfWork(60) })
  @Allow('document:write')
  updateDocument(@Arg('input', () => UpdateDocumentInput) input: UpdateDocumentInput, @Context() ctx: Ctx) {
    return updateDocument(ctx, input);
  }

  @Mutation(() => LegalDocumentPayload)
  @Allow('document:write')
  decideFindings(@Arg('input', () => DecideFindingsInput) input: DecideFindingsInput, @Context() ctx: Ctx) {
    return decideFindings(ctx, input);
  }

  @Mutation(() => LegalDocumentPayload)
  @Allow('document:write')
  deleteDocument(@Arg('input', () => LegalDocumentIdInput) input: LegalDocumentIdInput, @Context() ctx: Ctx) {
    return deleteDocument(ctx, input);
  }

  @Mutation(() => LegalDocumentPayload)
  @Allow('document:write')
  restoreDocument(@Arg('input', () => LegalDocumentIdInput) input: LegalDocumentIdInput, @Context() ctx: Ctx) {
    return restoreDocument(ctx, input);
  }

  @Subscription(() => LegalDocumentType, {
    subscribe: ({ args, context }: { args: { documentId?: string | null }; context: Ctx }) =>
      followDocuments(context, args.documentId ?? null),
  })
  @Allow('document:read')
  documentChanged(
    @Arg('documentId', () => ID, { nullable: true }) _documentId: string | null,
    @Root() document: LegalDocumentType,
  ): LegalDocumentType {
    return document;
  }
}
