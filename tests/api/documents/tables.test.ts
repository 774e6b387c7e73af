import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readZipParts } from '#api/kernel/office/zip-parts.adapter.ts';
import {
  CorrectDocumentCellDocument,
  DeleteDocumentTableDocument,
  DocumentTableDocument,
  DocumentTableFileDocument,
  DocumentTablesDocument,
  SaveDocumentTableDocument,
} from '#tests/support/document-outputs.generated.ts';
import { DeleteDocumentDocument } from '#tests/support/documents.generated.ts';
import type { DocumentColumnInput } from '#schema/generated/contract.ts';
import { analyzes, LEASE, NOTE, printed, sends } from '../../support/document-actions.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
let note: Awaited<ReturnType<typeof analyzes>>;
let lease: Awaited<ReturnType<typeof analyzes>>;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'ENTERPRISE', name: 'Ana Ejemplo' });
  note = await analyzes(ana, '=pagaré.pdf', await printed(NOTE));
  lease = await analyzes(ana, 'arrendamiento.docx', await printed(LEASE, 'DOCX'));
});
afterAll(() => world.end());

const column = (kind: DocumentColumnInput['kind'], title: string, role: string | null = null): DocumentColumnInput => ({
  id: null,
  title,
  kind,
  role,
});
const COLUMNS = [
  column('TYPE', 'Tipo'),
  column('LARGEST_AMOUNT', 'Monto'),
  column('AMOUNTS', 'Renta', 'renta'),
  column('DATES', 'Fechas'),
  column('FINDINGS', 'Hallazgos'),
  column('OWN', 'Responsable'),
];

const saves = async (
  who: Caller,
  documentIds: string[],
  given: { tableId?: string; name?: string; columns?: DocumentColumnInput[] } = {},
) => {
  const { tableId = null, name = 'Cartera', columns = COLUMNS } = given;
  return (await who.does(SaveDocumentTableDocument, { input: { tableId, name, columns, documentIds } }))
    .saveDocumentTable;
};
const made = async (who: Caller, documentIds: string[], columns = COLUMNS) => {
  const { table, userErrors } = await saves(who, documentIds, { columns });
  if (!table) throw new Error(userErrors[0]?.message);
  return table;
};
const valuesOf = (table: Awaited<ReturnType<typeof made>>, row: number) =>
  table.rows[row]?.cells.map(({ value }) => value);

describe('a table', () => {
  test('has what the documents say, with its place, in the order of rows and columns', async () => {
    const table = await made(ana, [note.id, lease.id]);
    expect(table.rows.map(({ document }) => document.id)).toEqual([note.id, lease.id]);
    expect(valuesOf(table, 0)?.slice(0, 2)).toEqual(['Pagaré', '$125,000.00']);
    expect(valuesOf(table, 1)?.slice(0, 3)).toEqual(['Contrato', '$12,500.00', '$12,500.00']);
    const amount = table.rows[1]?.cells[1];
    expect(amount?.at?.quote).toBe(lease.analysis?.text.slice(amount?.at?.start, amount?.at?.end));
    expect(amount?.at?.quote).toContain('12,500');
    expect(Number(valuesOf(table, 0)?.[4])).toBe(note.openFindings.total);
    expect(valuesOf(table, 1)?.[5]).toBe('');
  });

  test('keeps what is corrected apart from what was found, also when two cells are written at once', async () => {
    const { id, columns } = await made(ana, [note.id, lease.id]);
    const [, monto, , , , own] = columns.map(({ columnId }) => columnId);
    const corrects = (columnId: string | undefined, value: string | null) =>
      ana.does(CorrectDocumentCellDocument, {
        input: { tableId: id, documentId: lease.id, columnId: columnId ?? '', value },
      });
    await Promise.all([corrects(monto, ' $13,000 '), corrects(own, 'Bruno')]);
    const { documentTable } = await ana.does(DocumentTableDocument, { id });
    expect(documentTable?.rows[1]?.cells[1]).toMatchObject({
      value: '$13,000',
      isCorrected: true,
      found: '$12,500.00',
    });
    expect(documentTable?.rows[1]?.cells[5]).toMatchObject({ value: 'Bruno', isCorrected: true, found: '' });
    const { correctDocumentCell } = await corrects(monto, null);
    expect(correctDocumentCell.table?.rows[1]?.cells[1]).toMatchObject({ value: '$12,500.00', isCorrected: false });
  });

  test('that is changed keeps the corrections of the columns and rows that stay', async () => {
    const { id, columns } = await made(ana, [note.id, lease.id]);
    const own = columns[5]?.columnId ?? '';
    for (const documentId of [note.id, lease.id])
      await ana.does(CorrectDocumentCellDocument, { input: { tableId: id, documentId, columnId: own, value: 'Eva' } });
    const kept = { ...column('OWN', 'Encargada'), id: own };
    const { table } = await saves(ana, [lease.id], { tableId: id, name: 'Otra', columns: [kept] });
    expect(table).toMatchObject({ id, name: 'Otra', rows: [{ cells: [{ value: 'Eva' }] }] });
    const again = await saves(ana, [lease.id, note.id], { tableId: id, columns: [kept] });
    expect(again.table?.rows.map(({ cells }) => cells[0]?.value)).toEqual(['Eva', '']);
  });

  test('has no row of a document that was deleted, and empty cells of one that is not analysed', async () => {
    const bytes = await printed(NOTE);
    const [gone, waiting] = [await analyzes(ana, 'borrado.pdf', bytes), await sends(ana, 'espera.pdf', bytes)];
    await world.sql(`update legal_document set status = 'CANCELLED' where id = ?`, [waiting.document?.id]);
    const { id } = await made(ana, [gone.id, waiting.document?.id ?? '']);
    await ana.does(DeleteDocumentDocument, { documentId: gone.id });
    const { documentTable } = await ana.does(DocumentTableDocument, { id });
    expect(documentTable?.rows.map(({ document }) => document.id)).toEqual([waiting.document?.id]);
    expect(documentTable?.rows[0]?.cells.every(({ value, at }) => value === '' && at === null)).toBe(true);
  });
});

describe('a file of a table', () => {
  const fileOf = async (id: string, format: 'XLSX' | 'CSV') => {
    const { documentTableFile } = await ana.does(DocumentTableFileDocument, { id, format });
    return { ...documentTableFile, bytes: Buffer.from(documentTableFile.content, 'base64') };
  };

  test('in Excel has amounts and days that count, and text that is no formula', async () => {
    const { id, columns } = await made(ana, [note.id, lease.id]);
    const input = { tableId: id, documentId: lease.id, columnId: columns[5]?.columnId ?? '', value: '=HYPERLINK("x")' };
    await ana.does(CorrectDocumentCellDocument, { input });
    const { fileName, mediaType, bytes } = await fileOf(id, 'XLSX');
    expect([fileName, mediaType]).toEqual(['cartera.xlsx', expect.stringContaining('spreadsheetml.sheet')]);
    const parts = readZipParts(bytes, () => true, { bytes: 50_000_000, parts: 200 });
    if (typeof parts === 'string') throw new Error(parts);
    const sheet = String(parts.get('xl/worksheets/sheet1.xml'));
    expect(sheet).toContain('<v>125000</v>');
    expect(sheet).toContain('<v>12500</v>');
    expect(sheet).not.toContain('<f>');
    expect(String(parts.get('xl/sharedStrings.xml'))).toContain('=HYPERLINK');
  });

  test('in CSV has a byte order mark, and formulas are text', async () => {
    const { id } = await made(ana, [note.id], [column('TYPE', '+Tipo'), column('LARGEST_AMOUNT', 'Monto')]);
    const { fileName, bytes } = await fileOf(id, 'CSV');
    expect(fileName).toBe('cartera.csv');
    expect(bytes.toString('utf8')).toBe(`\uFEFFDocumento,'+Tipo,Monto\r\n'=pagaré.pdf,Pagaré,125000\r\n`);
  });
});

describe('what is refused', () => {
  test('tables and documents of others are not found, in no operation', async () => {
    const [eva, { id, columns }] = [await world.lawyer(), await made(ana, [note.id])];
    expect((await eva.does(DocumentTableDocument, { id })).documentTable).toBeNull();
    expect((await eva.does(DocumentTablesDocument)).documentTables).toEqual([]);
    const file = await eva.graphql(DocumentTableFileDocument, { id, format: 'CSV' });
    expect(file.errors[0]?.extensions.code).toBe('NOT_FOUND');
    const foreign = [{ code: 'NOT_FOUND' }];
    expect((await saves(eva, [note.id])).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'documentIds' }]);
    expect((await saves(eva, [note.id], { tableId: id })).userErrors).toMatchObject(foreign);
    const input = { tableId: id, documentId: note.id, columnId: columns[0]?.columnId ?? '', value: 'x' };
    expect((await eva.does(CorrectDocumentCellDocument, { input })).correctDocumentCell.userErrors).toMatchObject(
      foreign,
    );
    const deleted = await eva.does(DeleteDocumentTableDocument, { tableId: id });
    expect(deleted.deleteDocumentTable.userErrors).toMatchObject(foreign);
    const nobody = await world.visitor().graphql(DocumentTableDocument, { id });
    expect(nobody.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['no name', ' \n ', COLUMNS, 'name'],
    ['a long name', 'x'.repeat(121), COLUMNS, 'name'],
    ['no columns', 'T', [], 'columns'],
    ['31 columns', 'T', Array.from({ length: 31 }, (_, at) => column('OWN', `c${at}`)), 'columns'],
    ['a column without heading', 'T', [column('OWN', '')], 'columns'],
    ['a column of another table', 'T', [{ ...column('OWN', 'x'), id: 'otra' }], 'columns'],
    ['a long role', 'T', [column('AMOUNTS', 'x', 'r'.repeat(61))], 'columns'],
  ])('%s', async (_reason, name, columns, field) => {
    const { table, userErrors } = await saves(ana, [note.id], { name, columns });
    expect(table).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'VALIDATION', field }]);
  });

  test('no documents, more than 200, and ids that are none', async () => {
    expect((await saves(ana, [])).userErrors).toMatchObject([{ field: 'documentIds' }]);
    const many = Array.from({ length: 201 }, (_, at) => `doc_${String(at).padStart(26, '0')}`);
    expect((await saves(ana, many)).userErrors).toMatchObject([{ code: 'VALIDATION', field: 'documentIds' }]);
    expect((await saves(ana, ["x'},{"])).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'documentIds' }]);
  });

  test('a cell that is too long, or of a row or column that is not there', async () => {
    const { id, columns } = await made(ana, [note.id]);
    const columnId = columns[0]?.columnId ?? '';
    const errorsOf = async (given: object) => {
      const input = { tableId: id, documentId: note.id, columnId, value: 'x', ...given };
      return (await ana.does(CorrectDocumentCellDocument, { input })).correctDocumentCell.userErrors;
    };
    expect(await errorsOf({ value: 'x'.repeat(1001) })).toMatchObject([{ code: 'VALIDATION', field: 'value' }]);
    expect(await errorsOf({ documentId: lease.id })).toMatchObject([{ code: 'NOT_FOUND', field: 'documentId' }]);
    expect(await errorsOf({ columnId: 'otra' })).toMatchObject([{ code: 'NOT_FOUND', field: 'columnId' }]);
  });

  test('the table after the hundredth, also when two come at once', async () => {
    const eva = await world.lawyer({ plan: 'PROFESSIONAL' });
    const own = await analyzes(eva, 'uno.pdf', await printed(NOTE));
    await world.sql(
      `insert into document_table (id, owner_id, name, columns, document_ids, created_at, updated_at)
       select 'dtb_' || lpad(n::text, 26, '0'), ?, 't', '[]', '[]', now(), now() from generate_series(1, 99) n`,
      [eva.userId],
    );
    const both = await Promise.all([saves(eva, [own.id]), saves(eva, [own.id])]);
    expect(new Set(both.map(({ userErrors }) => userErrors[0]?.code))).toEqual(new Set(['CONFLICT', undefined]));
    expect((await eva.does(DocumentTablesDocument)).documentTables).toHaveLength(100);
  });
});

test('a deleted table is gone, its documents stay', async () => {
  const { id } = await made(ana, [note.id]);
  expect((await ana.does(DeleteDocumentTableDocument, { tableId: id })).deleteDocumentTable.deletedTableId).toBe(id);
  expect((await ana.does(DocumentTableDocument, { id })).documentTable).toBeNull();
  expect((await made(ana, [note.id])).rows).toHaveLength(1);
});
