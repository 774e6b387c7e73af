import type { DocumentColumnKind } from '#schema/generated/contract.ts';
import { findFullDates } from '#api/legal-language/index.ts';

/** What a cell of a spreadsheet holds: one amount and one day are values that it can count with, all else is text. */
export type TypedCell =
  | { kind: 'TEXT'; text: string }
  | { kind: 'NUMBER'; value: number; format: string }
  /** `YYYY-MM-DD`. */
  | { kind: 'DAY'; day: string };

const AMOUNT = /^(\$ ?)?(\d{1,3}(?:,\d{3})+|\d{1,12})(\.\d{1,2})?(?: ?([A-Z]{3}))?$/;
const COUNT = /^\d{1,9}$/;
/** A spreadsheet counts days from 1900, and takes that for a leap year. */
const FIRST_DAY = '1900-03-01';

function amountOf(value: string, needsSign: boolean): TypedCell | null {
  const [all, sign, whole = '', fraction = '', currency] = AMOUNT.exec(value) ?? [];
  if (all === undefined || (needsSign && !sign)) return null;
  const format = currency && currency !== 'MXN' ? `#,##0.00 "${currency}"` : '"$"#,##0.00';
  return { kind: 'NUMBER', value: Number(whole.replaceAll(',', '') + fraction), format };
}

function dayOf(value: string): TypedCell | null {
  const [date, more] = findFullDates(value);
  const isWhole = date && !more && (value.slice(0, date.start) + value.slice(date.end)).trim() === '';
  return isWhole && date.day >= FIRST_DAY ? { kind: 'DAY', day: date.day } : null;
}

export function typedCell(kind: DocumentColumnKind, value: string): TypedCell {
  const text = value.trim();
  const typed = {
    AMOUNTS: () => amountOf(text, false),
    LARGEST_AMOUNT: () => amountOf(text, false),
    SIGNED_ON: () => dayOf(text),
    DATES: () => dayOf(text),
    FINDINGS: (): TypedCell | null => (COUNT.test(text) ? { kind: 'NUMBER', value: Number(text), format: '0' } : null),
    OWN: () => amountOf(text, true) ?? dayOf(text),
  } as Partial<Record<DocumentColumnKind, () => TypedCell | null>>;
  return typed[kind]?.() ?? { kind: 'TEXT', text: value };
}
