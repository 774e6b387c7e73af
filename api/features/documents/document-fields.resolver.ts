import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { CaseDocumentType, LegalDocumentPayload, LegalDocumentType } from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList, costOfWork } from '#api/kernel/graphql/cost.ts';
import { fileUrl } from '#api/kernel/http/stored-files.ts';
import { caseById } from '#api/features/cases/index.ts';
import { awaitAnalysis } from './documents.stream.ts';
import { analysisOf, questionsOf, summaryOf } from './keeping/document-parts.service.ts';
import { analyzedOf, sameFileAs, type DocumentRow } from './keeping/document-rows.service.ts';
import { openFindingsOf, whenDone } from './keeping/show-in-row.rules.ts';

@Resolver(() => LegalDocumentType)
class LegalDocumentFieldsResolver {
  @FieldResolver()
  url(@Root() { id }: DocumentRow): string {
    return fileUrl(id);
  }

  @FieldResolver()
  case(@Root() { legalCase }: DocumentRow, @Context() ctx: Ctx) {
    return caseById(ctx, legalCase?.id ?? null);
  }

  @FieldResolver()
  caseDocumentId(@Root() { caseDocument }: DocumentRow): string | null {
    return caseDocument?.id ?? null;
  }

  @FieldResolver()
  sameFileAs(@Root() document: DocumentRow, @Context() ctx: Ctx) {
    return sameFileAs(ctx, document);
  }

  @FieldResolver({ complexity: costOfWork(20) })
  analysis(@Root() document: DocumentRow, @Context() ctx: Ctx) {
    return analysisOf(ctx, document);
  }

  @FieldResolver()
  type(@Root() document: DocumentRow) {
    return whenDone(document, document.type);
  }

  @FieldResolver()
  confidence(@Root() document: DocumentRow) {
    return whenDone(document, document.confidence);
  }

  @FieldResolver()
  openFindings(@Root() document: DocumentRow) {
    return openFindingsOf(document);
  }

  @FieldResolver({ complexity: costOfWork(5) })
  summary(@Root() document: DocumentRow, @Context() ctx: Ctx) {
    return summaryOf(ctx, document);
  }

  @FieldResolver({ complexity: costOfList(10) })
  questions(@Root() document: DocumentRow, @Context() ctx: Ctx) {
    return questionsOf(ctx, document);
  }
}

@Resolver(() => LegalDocumentPayload)
class LegalDocumentPayloadResolver {
  @FieldResolver()
  finishedDocument(@Root() payload: { document?: DocumentRow }, @Context() ctx: Ctx) {
    return awaitAnalysis(ctx, payload.document ?? null);
  }
}

@Resolver(() => CaseDocumentType)
class AnalyzedCaseDocumentResolver {
  @FieldResolver()
  analyzed(@Root() { id }: { id: string }, @Context() ctx: Ctx) {
    return analyzedOf(ctx, id);
  }
}

export const DOCUMENT_FIELD_RESOLVERS = [
  LegalDocumentFieldsResolver,
  LegalDocumentPayloadResolver,
  AnalyzedCaseDocumentResolver,
];
