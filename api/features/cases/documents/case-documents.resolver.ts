import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  AddCaseDocumentInput,
  AddCaseDocumentPayload,
  CaseDocumentTextType,
  CaseDocumentType,
  CaseDocumentVersionType,
  CaseType,
  DeleteCaseDocumentInput,
  DeleteCaseDocumentPayload,
  EditCaseDocumentInput,
  EditCaseDocumentPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList, costOfWork } from '#api/kernel/graphql/cost.ts';
import type { CaseRow } from '../case-rows.service.ts';
import { nameOfUser } from '../user-names.service.ts';
import {
  addCaseDocument,
  caseDocumentText,
  deleteCaseDocument,
  documentsOf,
  type DocumentRow,
  earlierVersionsOf,
  editCaseDocument,
  urlOf,
  viewerCanDeleteDocument,
  viewerCanEditDocument,
} from './document-file.service.ts';

@Resolver(() => CaseType)
class DocumentsOfCaseResolver {
  @FieldResolver()
  documents(
    @Root() legalCase: CaseRow,
    @Context() ctx: Ctx,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return documentsOf(ctx, legalCase.id, { first, after: after ?? null });
  }
}

@Resolver(() => CaseDocumentType)
class CaseDocumentResolver {
  @FieldResolver()
  url(@Root() document: DocumentRow): string {
    return urlOf(document);
  }

  @FieldResolver({ complexity: costOfList(2) })
  earlierVersions(@Root() document: DocumentRow, @Context() ctx: Ctx) {
    return earlierVersionsOf(ctx, document);
  }

  @FieldResolver()
  authorName(@Root() document: DocumentRow, @Context() ctx: Ctx) {
    return nameOfUser(ctx, document.author?.id);
  }

  @FieldResolver()
  isFromChat(@Root() document: DocumentRow): boolean {
    return document.message != null;
  }

  @FieldResolver()
  viewerCanEdit(@Root() document: DocumentRow, @Context() ctx: Ctx) {
    return viewerCanEditDocument(ctx, document);
  }

  @FieldResolver()
  viewerCanDelete(@Root() document: DocumentRow, @Context() ctx: Ctx) {
    return viewerCanDeleteDocument(ctx, document);
  }
}

@Resolver(() => CaseDocumentVersionType)
class CaseDocumentVersionResolver {
  @FieldResolver()
  url(@Root() version: { id: string }): string {
    return urlOf(version);
  }

  @FieldResolver()
  authorName(@Root() version: DocumentRow, @Context() ctx: Ctx) {
    return nameOfUser(ctx, version.author?.id);
  }
}

@Resolver()
class CaseDocumentsResolver {
  @Query(() => CaseDocumentTextType, { nullable: true, complexity: costOfWork(60) })
  @Allow('case-chat:read')
  caseDocumentText(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return caseDocumentText(ctx, id);
  }

  @Mutation(() => AddCaseDocumentPayload)
  @Allow('case:write')
  addCaseDocument(@Arg('input', () => AddCaseDocumentInput) input: AddCaseDocumentInput, @Context() ctx: Ctx) {
    return addCaseDocument(ctx, input);
  }

  @Mutation(() => EditCaseDocumentPayload)
  @Allow('case:write')
  editCaseDocument(@Arg('input', () => EditCaseDocumentInput) input: EditCaseDocumentInput, @Context() ctx: Ctx) {
    return editCaseDocument(ctx, input);
  }

  @Mutation(() => DeleteCaseDocumentPayload)
  @Allow('case:write')
  deleteCaseDocument(@Arg('input', () => DeleteCaseDocumentInput) input: DeleteCaseDocumentInput, @Context() ctx: Ctx) {
    return deleteCaseDocument(ctx, input);
  }
}

export const CASE_DOCUMENT_RESOLVERS = [
  DocumentsOfCaseResolver,
  CaseDocumentResolver,
  CaseDocumentVersionResolver,
  CaseDocumentsResolver,
];
