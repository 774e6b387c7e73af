import type { StoredDocumentColumn } from '#db/entities/document.entity.ts';
import type { DocumentColumnInput, SaveDocumentTableInput } from '#schema/generated/contract.ts';
import { documentTablesReply as say } from '#schema/text/document-tables.ts';
import { storable } from '#api/kernel/database/storable.ts';

/** What somebody wants in a table, checked. */

const MAX_NAME = 120;
const MAX_TITLE = 60;
const MAX_ROLE = 60;
const MAX_COLUMNS = 30;
const MAX_ROWS = 200;

export interface Fault {
  text: string;
  field: 'name' | 'columns' | 'documentIds';
}

export interface WantedTable {
  name: string;
  columns: StoredDocumentColumn[];
  documentIds: string[];
}

const clean = (text: string): string => storable(text).replace(/\s+/g, ' ').trim();

const isBetween = (text: string, most: number): boolean => text.length >= 1 && text.length <= most;

function columnsOf(
  given: readonly DocumentColumnInput[],
  known: ReadonlySet<string>,
  newId: () => string,
): StoredDocumentColumn[] | string {
  if (given.length < 1 || given.length > MAX_COLUMNS) return say.columnCount(MAX_COLUMNS);
  const kept = given.flatMap(({ id }) => (id == null ? [] : [id]));
  if (kept.some((id) => !known.has(id))) return say.columnUnknown;
  if (new Set(kept).size < kept.length) return say.columnTwice;
  const columns = given.map(({ id, title, kind, role }) => ({
    id: id ?? newId(),
    title: clean(title),
    kind,
    role: clean(role ?? '') || null,
  }));
  if (columns.some(({ title }) => !isBetween(title, MAX_TITLE))) return say.titleInvalid;
  return columns.some(({ role }) => (role?.length ?? 0) > MAX_ROLE) ? say.roleInvalid : columns;
}

/** The table, or what is wrong with it. `known` are the columns that it has. */
export function wantedTable(
  input: SaveDocumentTableInput,
  known: ReadonlySet<string>,
  newId: () => string,
): WantedTable | Fault {
  const name = clean(input.name);
  if (!isBetween(name, MAX_NAME)) return { text: say.nameInvalid, field: 'name' };
  const columns = columnsOf(input.columns, known, newId);
  if (typeof columns === 'string') return { text: columns, field: 'columns' };
  const documentIds = [...new Set(input.documentIds)];
  if (documentIds.length < 1 || documentIds.length > MAX_ROWS)
    return { text: say.documentCount(MAX_ROWS), field: 'documentIds' };
  return { name, columns, documentIds };
}

type Corrections = Record<string, Record<string, string>>;

/** The corrections of the rows and columns that stay. */
export const keptCorrections = (corrections: Corrections, { columns, documentIds }: WantedTable): Corrections =>
  Object.fromEntries(
    documentIds.flatMap((documentId) => {
      const ofRow = Object.entries(corrections[documentId] ?? {}).filter(([id]) =>
        columns.some((each) => each.id === id),
      );
      return ofRow.length > 0 ? [[documentId, Object.fromEntries(ofRow)]] : [];
    }),
  );
