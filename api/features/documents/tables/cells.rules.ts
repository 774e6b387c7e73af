import type { StoredDocumentColumn, StoredFact, StoredSpan } from '#db/entities/document.entity.ts';
import type { DocumentColumnKind, DocumentFactKind, LegalDocumentKind } from '#schema/generated/contract.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { groupDigits } from '#schema/lib/pesos.ts';
import { writtenDay } from '#schema/text/days.ts';
import { documentKindText } from '#schema/text/documents-screen.ts';

/** What stands in the cells of a table of documents. */

/** What a row knows of its document; without facts unless it is analysed. */
export interface TabledDocument {
  type: LegalDocumentKind | null;
  openFindings: number | null;
  facts: readonly StoredFact[];
}

export interface Cell {
  columnId: string;
  value: string;
  isCorrected: boolean;
  found: string;
  at: StoredSpan | null;
}

export const MAX_CELL = 1000;

const KIND_OF_COLUMN: Partial<Record<DocumentColumnKind, DocumentFactKind>> = {
  PARTIES: 'PARTY',
  RFC: 'RFC',
  CURP: 'CURP',
  AMOUNTS: 'AMOUNT',
  LARGEST_AMOUNT: 'AMOUNT',
  SIGNED_ON: 'DATE',
  DATES: 'DATE',
  TERM: 'TERM',
  PENALTY: 'PENALTY',
  JURISDICTION: 'JURISDICTION',
};

/** `12500.5` → `$12,500.50`, `12500.50` of dollars → `$12,500.50 USD`. */
function money({ value, currency }: Pick<StoredFact, 'value' | 'currency'>): string {
  const parts = /^(\d+)(?:\.(\d{1,2}))?$/.exec(value);
  if (!parts) return value;
  const amount = `$${groupDigits(parts[1] ?? '')}.${(parts[2] ?? '').padEnd(2, '0')}`;
  return currency && currency !== 'MXN' ? `${amount} ${currency}` : amount;
}

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

function shown(fact: StoredFact): string {
  if (fact.kind === 'AMOUNT') return money(fact);
  if (fact.kind === 'DATE' && isDay(fact.value)) return writtenDay(fact.value);
  const words = fact.value.replace(/\s+/g, ' ').trim();
  return fact.kind === 'PARTY' && fact.role ? `${words} (${fact.role})` : words;
}

/** A role is narrowed to by a part of it: «renta» finds «renta mensual». */
const hasRole = (fact: StoredFact, role: string | null): boolean =>
  role === null || (fact.role !== null && foldText(fact.role).includes(foldText(role)));

/** Pesos before other currencies; of one currency the largest amount. */
function largest(facts: readonly StoredFact[]): StoredFact[] {
  const pesos = facts.filter(({ currency }) => currency === null || currency === 'MXN');
  return (pesos.length > 0 ? pesos : facts).toSorted((a, b) => Number(b.value) - Number(a.value)).slice(0, 1);
}

const SIGNING = /^(?:firma|suscripci|otorgamiento)/;

function factsOf({ kind, role }: StoredDocumentColumn, { facts }: TabledDocument): readonly StoredFact[] {
  const wanted = KIND_OF_COLUMN[kind];
  const found = facts.filter((fact) => fact.kind === wanted && hasRole(fact, role));
  if (kind === 'LARGEST_AMOUNT') return largest(found);
  return kind === 'SIGNED_ON' ? found.filter((fact) => SIGNING.test(foldText(fact.role ?? ''))).slice(0, 1) : found;
}

function joined(facts: readonly StoredFact[]): string {
  const text = [...new Set(facts.map(shown))].join('; ');
  return text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1).toWellFormed()}…` : text;
}

function foundIn(column: StoredDocumentColumn, document: TabledDocument): Pick<Cell, 'found' | 'at'> {
  if (column.kind === 'TYPE') return { found: document.type === null ? '' : documentKindText[document.type], at: null };
  if (column.kind === 'FINDINGS')
    return { found: document.openFindings === null ? '' : String(document.openFindings), at: null };
  const facts = factsOf(column, document);
  return { found: joined(facts), at: facts[0]?.spans[0] ?? null };
}

/** The cells of a row; what the owner wrote stands in place of what was found. */
export const cellsOf = (
  columns: readonly StoredDocumentColumn[],
  document: TabledDocument,
  corrections: Readonly<Record<string, string>>,
): Cell[] =>
  columns.map((column) => {
    const { found, at } = foundIn(column, document);
    const written = corrections[column.id];
    return { columnId: column.id, value: written ?? found, isCorrected: written !== undefined, found, at };
  });
