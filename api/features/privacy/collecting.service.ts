import { IsolationLevel, type SqlEntityManager } from '@mikro-orm/postgresql';
import { exportText, kindText } from '#schema/text/privacy-export.ts';
import { csvOf, type CsvCell } from '#api/kernel/print/csv.rules.ts';
import { slugOf } from '#schema/lib/fold-text.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isSecretColumn, OWN_ROWS, type OwnRows } from './own-rows.rules.ts';

/** Reads everything that an account has, as files of a copy, in one moment of the database. */

export interface CopiedFile {
  name: string;
  bytes: Buffer;
}

type Row = Record<string, unknown>;

const ROWS_AT_ONCE = 500;
const FILES_AT_ONCE = 2;
/** A table that is longer has several files. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
}

/** Rows in batches by a cursor of the database: an account may have more than fits in memory. */
async function* batches<T>(em: SqlEntityManager, sql: string, values: unknown[], size: number): AsyncGenerator<T[]> {
  await em.execute(`declare own_rows no scroll cursor for ${sql}`, values);
  for (;;) {
    const rows = await em.execute<T[]>(`fetch ${size} from own_rows`);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await em.execute('close own_rows');
}

const cellOf = (value: unknown): CsvCell =>
  value === null || value === undefined
    ? null
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : JSON.stringify(value);

const nameOf = (table: string): string => slugOf(kindText[table] ?? table, 80);

function filesOfRows(table: string, number: number, rows: readonly Row[]): CopiedFile[] {
  const name = number === 1 ? nameOf(table) : `${nameOf(table)}-${number}`;
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => cellOf(row[column])));
  return [
    { name: `json/${name}.json`, bytes: Buffer.from(`${JSON.stringify(rows, null, 1)}\n`) },
    { name: `csv/${name}.csv`, bytes: Buffer.from(csvOf([columns, ...lines])) },
  ];
}

async function* rowsOf(em: SqlEntityManager, own: OwnRows, values: string[], hidden: string[]) {
  const { table, where } = own;
  const list = `{${hidden.join(',')}}`;
  const sql = `select to_jsonb(t) - ?::text[] as row from ${table} t where ${where}`;
  let [kept, size, number]: [Row[], number, number] = [[], 0, 1];
  for await (const found of batches<{ row: Row }>(em, sql, [list, ...values], ROWS_AT_ONCE))
    for (const { row } of found) {
      kept.push(row);
      size += JSON.stringify(row).length;
      if (size < MAX_FILE_BYTES) continue;
      yield* filesOfRows(table, number++, kept);
      [kept, size] = [[], 0];
    }
  if (kept.length > 0) yield* filesOfRows(table, number, kept);
}

/** A name of a file as it can stand in a folder of any computer. */
const safeName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '-').slice(-120) || 'archivo';

/** Bytes that stand in the table itself. */
async function* bytesOf(em: SqlEntityManager, own: OwnRows, values: string[], columns: readonly Column[]) {
  const named = columns.some(({ column_name: name }) => name === 'file_name') ? 't.file_name' : `'archivo'`;
  for (const { column_name: column } of columns.filter(({ data_type: type }) => type === 'bytea')) {
    if (isSecretColumn(column)) continue;
    const sql = `select ${named} as name, t.${column} as bytes, row_number() over () as number
      from ${own.table} t where (${own.where}) and t.${column} is not null`;
    for await (const rows of batches<{ name: string; bytes: Buffer; number: string }>(em, sql, values, FILES_AT_ONCE))
      for (const { name, bytes, number } of rows)
        yield { name: `archivos/${nameOf(own.table)}/${number}-${safeName(name)}`, bytes: Buffer.from(bytes) };
  }
}

/** Tables whose bytes are in the file storage, and their keys there. */
const STORED: Readonly<Record<string, string>> = {
  legal_document: 't.storage_key',
  case_document: "'case-documents/' || t.id",
};

async function* storedOf(ctx: Ctx, em: SqlEntityManager, own: OwnRows, values: string[]) {
  const key = STORED[own.table];
  if (!key) return;
  const rows = await em.execute<{ key: string; name: string; id: string }[]>(
    `select ${key} as key, t.file_name as name, t.id from ${own.table} t where ${own.where} order by t.id`,
    values,
  );
  for (const { key: at, name, id } of rows) {
    const bytes = await ctx.ports.files.get(at, ctx.shutdown);
    if (bytes) yield { name: `archivos/${nameOf(own.table)}/${id}-${safeName(name)}`, bytes: Buffer.from(bytes) };
  }
}

async function* filesOf(ctx: Ctx, em: SqlEntityManager, userId: string): AsyncGenerator<CopiedFile> {
  yield { name: 'LEEME.txt', bytes: Buffer.from(exportText.readme(ctx.clock.now()), 'utf8') };
  const columns = await em.execute<Column[]>(
    "select table_name, column_name, data_type from information_schema.columns where table_schema = 'public'",
  );
  const byTable = Map.groupBy(columns, ({ table_name: table }) => table);
  for (const own of OWN_ROWS) {
    const ofTable = byTable.get(own.table) ?? [];
    const values = Array<string>(own.accounts).fill(userId);
    const hidden = ofTable
      .filter(({ column_name: name, data_type: type }) => type === 'bytea' || isSecretColumn(name))
      .map(({ column_name: name }) => name);
    yield* rowsOf(em, own, values, hidden);
    yield* bytesOf(em, own, values, ofTable);
    yield* storedOf(ctx, em, own, values);
  }
}

/** Hands every file of a copy to `take`, one after the other. */
export const collectEverything = (ctx: Ctx, userId: string, take: (file: CopiedFile) => Promise<void>): Promise<void> =>
  ctx.em.fork().transactional(
    async (em) => {
      for await (const file of filesOf(ctx, em as SqlEntityManager, userId)) {
        ctx.shutdown.throwIfAborted();
        await take(file);
      }
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
