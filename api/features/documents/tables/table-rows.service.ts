import type { GraphQLResolveInfo } from 'graphql/index.js';
import type { DocumentTable, StoredDocumentColumn, StoredFact } from '#db/entities/document.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { asksOnly } from '#api/kernel/graphql/selection.ts';
import { isId } from '#api/kernel/ids.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { spanOf } from '../analysis/shown-analysis.rules.ts';
import { partsOf } from '../keeping/document-parts.service.ts';
import { documentById, type DocumentRow } from '../keeping/document-rows.service.ts';
import { openFindingsOf, whenDone } from '../keeping/show-in-row.rules.ts';
import { cellsOf, type Cell } from './cells.rules.ts';

/** Reading of tables: one statement each for tables, documents, facts and corrections, however many rows there are. */

export interface TableRow {
  id: string;
  name: string;
  columns: StoredDocumentColumn[];
  documentIds: string[];
  createdAt: Date;
  updatedAt: Date;
}

const MAX_TABLES_SHOWN = 100;
const COLUMNS =
  'select id, name, columns, document_ids as "documentIds", created_at as "createdAt", updated_at as "updatedAt" from document_table';

type RawTable = Omit<TableRow, 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt: string };

const tableOf = (row: RawTable): TableRow => ({
  ...row,
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});

const idList = (ids: readonly string[]): string => `{${ids.join(',')}}`;

export async function tableById(ctx: Ctx, id: string): Promise<TableRow | null> {
  const { userId } = signedIn(ctx);
  if (!isId(id, 'documentTable')) return null;
  const found = await loadBatched<TableRow>(ctx, `document-tables:${userId}`, id, async (ids) => {
    const rows = await readRows<RawTable>(ctx.em, `${COLUMNS} where id = any(?::text[]) and owner_id = ?`, [
      idList(ids),
      userId,
    ]);
    return new Map(rows.map((row) => [row.id, tableOf(row)]));
  });
  return found ?? null;
}

/** The one changed last first. */
export async function listTables(ctx: Ctx): Promise<TableRow[]> {
  const rows = await readRows<RawTable>(
    ctx.em,
    `${COLUMNS} where owner_id = ? order by updated_at desc, id desc limit ?`,
    [signedIn(ctx).userId, MAX_TABLES_SHOWN],
  );
  return rows.map(tableOf);
}

/** The table of the caller, locked for a change. */
export async function tableToChange(ctx: Ctx, id: string): Promise<TableRow | null> {
  if (!isId(id, 'documentTable')) return null;
  const [row] = await ctx.em.execute<RawTable[]>(`${COLUMNS} where id = ? and owner_id = ? for update`, [
    id,
    signedIn(ctx).userId,
  ]);
  return row ? tableOf(row) : null;
}

type Corrections = DocumentTable['corrections'];

/** What the owner wrote in a table. */
export async function correctionsOf(ctx: Ctx, tableId: string): Promise<Corrections> {
  const found = await loadBatched<Corrections>(ctx, 'document-table-corrections', tableId, async (ids) => {
    const rows = await readRows<{ id: string; corrections: Corrections }>(
      ctx.em,
      'select id, corrections from document_table where id = any(?::text[])',
      [idList(ids)],
    );
    return new Map(rows.map(({ id, corrections }) => [id, corrections]));
  });
  return found ?? {};
}

/** The facts of a document that is DONE; duties and signatures are in no column. */
async function factsOf(ctx: Ctx, documentId: string): Promise<StoredFact[]> {
  const found = await loadBatched<StoredFact[]>(ctx, 'document-table-facts', documentId, async (ids) => {
    const rows = await readRows<{ id: string; facts: StoredFact[] }>(
      ctx.em,
      `select a.document_id as id, (
         select coalesce(jsonb_agg(fact order by at), '[]') from jsonb_array_elements(a.content -> 'facts')
           with ordinality as facts (fact, at) where fact ->> 'kind' not in ('OBLIGATION', 'SIGNATURE')) as facts
       from document_analysis a where a.document_id = any(?::text[])`,
      [idList(ids)],
    );
    return new Map(rows.map(({ id, facts }) => [id, facts]));
  });
  return found ?? [];
}

export interface TabledRow {
  table: TableRow;
  document: DocumentRow;
}

/** The rows of a table; a document that was deleted since has none. */
export async function rowsOf(ctx: Ctx, table: TableRow): Promise<TabledRow[]> {
  const documents = await Promise.all(table.documentIds.map((id) => documentById(ctx, id)));
  return documents.flatMap((document) => (document ? [{ table, document }] : []));
}

export interface TabledCell extends Cell {
  documentId: string;
}

export async function cellsOfRow(ctx: Ctx, { table, document }: TabledRow): Promise<TabledCell[]> {
  const isDone = document.status === 'DONE';
  const [facts, corrections] = await Promise.all([
    isDone ? factsOf(ctx, document.id) : [],
    correctionsOf(ctx, table.id),
  ]);
  const cells = cellsOf(
    table.columns,
    { type: whenDone(document, document.type), openFindings: isDone ? openFindingsOf(document).total : null, facts },
    corrections[document.id] ?? {},
  );
  return cells.map((cell) => ({ ...cell, documentId: document.id }));
}

const OFFSETS: ReadonlySet<string> = new Set(['start', 'end']);

/** The texts of two hundred documents are read only where their words are asked for. */
export async function placeOfCell(ctx: Ctx, { at, documentId }: TabledCell, info: GraphQLResolveInfo) {
  if (!at || asksOnly(info, OFFSETS)) return at;
  const parts = await partsOf(ctx, documentId);
  return parts && spanOf(parts)(at);
}
