import { randomUUID } from 'node:crypto';
import { DocumentTable } from '#db/entities/document.entity.ts';
import type {
  CorrectDocumentCellInput,
  DeleteDocumentTableInput,
  DocumentTableFormat,
  ExportedFile,
  SaveDocumentTableInput,
} from '#schema/generated/contract.ts';
import { documentTablesReply as say } from '#schema/text/document-tables.ts';
import { errorText } from '#schema/text/errors.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { bulkJson } from '#api/kernel/database/bulk-json.ts';
import { storable } from '#api/kernel/database/storable.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { csvFile, xlsxFile } from '#api/kernel/print/print.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { runInWorker } from '#api/kernel/workers/run-in-worker.ts';
import { MAX_CELL } from './cells.rules.ts';
import { keptCorrections, wantedTable, type WantedTable } from './table-input.rules.ts';
import { cellsOfRow, correctionsOf, rowsOf, tableById, tableToChange, type TableRow } from './table-rows.service.ts';
import { writeSheet } from './tables.tasks.ts';
import { typedCell, type TypedCell } from './typed-cells.rules.ts';

/** Tables of the caller's documents. */

const MAX_TABLES = 100;

async function ownsAll(ctx: Ctx, ids: readonly string[]): Promise<boolean> {
  if (!ids.every((id) => isId(id, 'legalDocument'))) return false;
  const [row] = await ctx.em.execute<{ count: number }[]>(
    'select count(*)::int as count from legal_document where id = any(?::text[]) and owner_id = ? and deleted_at is null',
    [`{${ids.join(',')}}`, signedIn(ctx).userId],
  );
  return row?.count === ids.length;
}

/** Parallel calls wait for each other, so that the last place is given once. */
async function hasRoom(ctx: Ctx): Promise<boolean> {
  const { userId } = signedIn(ctx);
  await ctx.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 22))', [userId]);
  return (await ctx.em.count(DocumentTable, { owner: userId })) < MAX_TABLES;
}

async function create(ctx: Ctx, wanted: WantedTable): Promise<TableRow> {
  const now = ctx.clock.now();
  const table = { id: newId('documentTable'), ...wanted, createdAt: now, updatedAt: now };
  ctx.em.create(DocumentTable, { ...table, owner: signedIn(ctx).userId, corrections: {} });
  await ctx.em.flush();
  return table;
}

async function change(ctx: Ctx, table: TableRow, wanted: WantedTable): Promise<TableRow> {
  const updatedAt = ctx.clock.now();
  const corrections = keptCorrections(await correctionsOf(ctx, table.id), wanted);
  await ctx.em.execute(
    `update document_table t set name = given.name, columns = given.columns, document_ids = given.document_ids,
       corrections = given.corrections, updated_at = ?
     from jsonb_to_recordset(?) as given (id text, name text, columns jsonb, document_ids jsonb, corrections jsonb)
     where t.id = given.id`,
    [
      updatedAt,
      bulkJson([
        {
          id: table.id,
          name: wanted.name,
          columns: wanted.columns,
          document_ids: wanted.documentIds,
          corrections,
        },
      ]),
    ],
  );
  return { ...table, ...wanted, updatedAt };
}

export async function saveTable(ctx: Ctx, input: SaveDocumentTableInput) {
  const known = input.tableId == null ? null : await tableToChange(ctx, input.tableId);
  if (input.tableId != null && !known) return userError('NOT_FOUND', errorText.NOT_FOUND, 'tableId');
  const wanted = wantedTable(input, new Set(known?.columns.map(({ id }) => id)), randomUUID);
  if ('field' in wanted) return userError('VALIDATION', wanted.text, wanted.field);
  if (!(await ownsAll(ctx, wanted.documentIds))) return userError('NOT_FOUND', say.documentUnknown, 'documentIds');
  if (!known && !(await hasRoom(ctx))) return userError('CONFLICT', say.tooMany(MAX_TABLES), 'name');
  const table = known ? await change(ctx, known, wanted) : await create(ctx, wanted);
  // What was read of it before the change is not shown any more.
  ctx.memo.clear();
  return ok({ table });
}

/** One statement changes one cell, so that two cells at once both stay. */
async function writeCell(ctx: Ctx, { tableId, documentId, columnId }: CorrectDocumentCellInput, value: string | null) {
  const now = ctx.clock.now();
  if (value === null)
    await ctx.em.execute(
      'update document_table set corrections = corrections #- array[?::text, ?::text], updated_at = ? where id = ?',
      [documentId, columnId, now, tableId],
    );
  else
    await ctx.em.execute(
      `update document_table set updated_at = ?, corrections = corrections || jsonb_build_object(?::text,
         coalesce(corrections -> ?::text, '{}'::jsonb) || jsonb_build_object(?::text, ?::text)) where id = ?`,
      [now, documentId, documentId, columnId, value, tableId],
    );
  return now;
}

export async function correctCell(ctx: Ctx, input: CorrectDocumentCellInput) {
  const value = input.value == null ? null : storable(input.value.trim());
  if ((value?.length ?? 0) > MAX_CELL) return userError('VALIDATION', say.valueTooLong(MAX_CELL), 'value');
  const table = await tableToChange(ctx, input.tableId);
  if (!table) return userError('NOT_FOUND', errorText.NOT_FOUND, 'tableId');
  if (!table.columns.some(({ id }) => id === input.columnId))
    return userError('NOT_FOUND', say.columnUnknown, 'columnId');
  if (!table.documentIds.includes(input.documentId) || !(await ownsAll(ctx, [input.documentId])))
    return userError('NOT_FOUND', say.rowUnknown, 'documentId');
  const updatedAt = await writeCell(ctx, input, value);
  ctx.memo.clear();
  return ok({ table: { ...table, updatedAt } });
}

export async function deleteTable(ctx: Ctx, { tableId }: DeleteDocumentTableInput) {
  const table = await tableToChange(ctx, tableId);
  if (!table) return userError('NOT_FOUND', errorText.NOT_FOUND, 'tableId');
  await ctx.em.nativeDelete(DocumentTable, { id: table.id });
  return ok({ deletedTableId: table.id });
}

async function typedRows(ctx: Ctx, table: TableRow): Promise<TypedCell[][]> {
  const kinds = new Map(table.columns.map(({ id, kind }) => [id, kind]));
  const rows = await rowsOf(ctx, table);
  return Promise.all(
    rows.map(async (row): Promise<TypedCell[]> => [
      { kind: 'TEXT', text: row.document.fileName },
      ...(await cellsOfRow(ctx, row)).map(({ columnId, value }) => typedCell(kinds.get(columnId) ?? 'OWN', value)),
    ]),
  );
}

const inCsv = (cell: TypedCell): string | number => {
  if (cell.kind === 'TEXT') return cell.text;
  return cell.kind === 'DAY' ? cell.day : cell.value;
};

export async function tableFile(
  ctx: Ctx,
  { id, format }: { id: string; format: DocumentTableFormat },
): Promise<ExportedFile> {
  const table = await tableById(ctx, id);
  if (!table) throw new Refusal('NOT_FOUND');
  const head = [say.firstColumn, ...table.columns.map(({ title }) => title)];
  const rows = await typedRows(ctx, table);
  if (format === 'CSV') return csvFile(table.name, [head, ...rows.map((row) => row.map(inCsv))]);
  return xlsxFile(table.name, await runInWorker(ctx, writeSheet, { head, rows }));
}
