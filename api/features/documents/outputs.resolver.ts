import type { GraphQLResolveInfo } from 'graphql/index.js';
import { Arg, Args, Ctx as Context, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  AskDocumentInput,
  CorrectDocumentCellInput,
  DeleteDocumentTableInput,
  DeleteDocumentTablePayload,
  DocumentCellType,
  DocumentComparisonType,
  DocumentRowType,
  DocumentTablePayload,
  DocumentTableType,
  DocumentTemplateComparisonType,
  ExportedFileType,
  LegalDocumentIdInput,
  LegalDocumentPayload,
  QueryDocumentComparisonArgs,
  QueryDocumentReportArgs,
  QueryDocumentTableFileArgs,
  QueryDocumentTemplateComparisonArgs,
  SaveDocumentTableInput,
} from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList, costOfWork } from '#api/kernel/graphql/cost.ts';
import { Allow } from '#api/kernel/security/access.ts';
import { askDocument, summarizeDocument } from './asking/ask.service.ts';
import { compareTwo, compareWithOurs } from './comparing/comparison.service.ts';
import { writeReport } from './reports/report.service.ts';
import {
  cellsOfRow,
  listTables,
  placeOfCell,
  rowsOf,
  tableById,
  type TabledCell,
  type TabledRow,
  type TableRow,
} from './tables/table-rows.service.ts';
import { correctCell, deleteTable, saveTable, tableFile } from './tables/tables.service.ts';

/** What is made of analysed documents: reports, comparisons, tables. */
@Resolver()
class DocumentOutputsResolver {
  @Query(() => ExportedFileType, { complexity: costOfWork(60) })
  @Allow('document:read')
  documentReport(@Args(() => QueryDocumentReportArgs) args: QueryDocumentReportArgs, @Context() ctx: Ctx) {
    return writeReport(ctx, args);
  }

  @Query(() => DocumentComparisonType, { nullable: true, complexity: costOfWork(60) })
  @Allow('document:read')
  documentComparison(@Args(() => QueryDocumentComparisonArgs) args: QueryDocumentComparisonArgs, @Context() ctx: Ctx) {
    return compareTwo(ctx, args);
  }

  @Query(() => DocumentTemplateComparisonType, { nullable: true, complexity: costOfWork(60) })
  @Allow('document:read')
  documentTemplateComparison(
    @Args(() => QueryDocumentTemplateComparisonArgs) args: QueryDocumentTemplateComparisonArgs,
    @Context() ctx: Ctx,
  ) {
    return compareWithOurs(ctx, args);
  }

  @Query(() => [DocumentTableType], { complexity: costOfList(10) })
  @Allow('document:read')
  documentTables(@Context() ctx: Ctx) {
    return listTables(ctx);
  }

  @Query(() => DocumentTableType, { nullable: true })
  @Allow('document:read')
  documentTable(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return tableById(ctx, id);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(60) })
  @Allow('document:read')
  documentTableFile(@Args(() => QueryDocumentTableFileArgs) args: QueryDocumentTableFileArgs, @Context() ctx: Ctx) {
    return tableFile(ctx, args);
  }

  @Mutation(() => LegalDocumentPayload, { complexity: costOfWork(60) })
  @Allow('document:write')
  summarizeDocument(@Arg('input', () => LegalDocumentIdInput) input: LegalDocumentIdInput, @Context() ctx: Ctx) {
    return summarizeDocument(ctx, input);
  }

  @Mutation(() => LegalDocumentPayload, { complexity: costOfWork(60) })
  @Allow('document:write')
  askDocument(@Arg('input', () => AskDocumentInput) input: AskDocumentInput, @Context() ctx: Ctx) {
    return askDocument(ctx, input);
  }

  @Mutation(() => DocumentTablePayload)
  @Allow('document:write')
  saveDocumentTable(@Arg('input', () => SaveDocumentTableInput) input: SaveDocumentTableInput, @Context() ctx: Ctx) {
    return saveTable(ctx, input);
  }

  @Mutation(() => DocumentTablePayload)
  @Allow('document:write')
  correctDocumentCell(
    @Arg('input', () => CorrectDocumentCellInput) input: CorrectDocumentCellInput,
    @Context() ctx: Ctx,
  ) {
    return correctCell(ctx, input);
  }

  @Mutation(() => DeleteDocumentTablePayload)
  @Allow('document:write')
  deleteDocumentTable(
    @Arg('input', () => DeleteDocumentTableInput) input: DeleteDocumentTableInput,
    @Context() ctx: Ctx,
  ) {
    return deleteTable(ctx, input);
  }
}

@Resolver(() => DocumentTableType)
class DocumentTableFieldsResolver {
  @FieldResolver({ complexity: costOfList(10) })
  rows(@Root() table: TableRow, @Context() ctx: Ctx) {
    return rowsOf(ctx, table);
  }
}

@Resolver(() => DocumentRowType)
class DocumentRowFieldsResolver {
  @FieldResolver({ complexity: costOfList(3) })
  cells(@Root() row: TabledRow, @Context() ctx: Ctx) {
    return cellsOfRow(ctx, row);
  }
}

@Resolver(() => DocumentCellType)
class DocumentCellFieldsResolver {
  @FieldResolver()
  at(@Root() cell: TabledCell, @Context() ctx: Ctx, @Info() info: GraphQLResolveInfo) {
    return placeOfCell(ctx, cell, info);
  }
}

export const DOCUMENT_OUTPUT_RESOLVERS = [
  DocumentOutputsResolver,
  DocumentTableFieldsResolver,
  DocumentRowFieldsResolver,
  DocumentCellFieldsResolver,
];
