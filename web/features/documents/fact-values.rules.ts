import type { DocumentFactKind } from '#schema/generated/contract.ts';
import { formatCount, formatDay } from '#web/shared/format/format.ts';

export const FULL_DAY = /^\d{4}-\d{2}-\d{2}$/;

interface ValuedFact {
  kind: DocumentFactKind;
  value: string;
  currency: string | null;
}

/** As it is read: a day in words, an amount with its currency. */
export function readableValue({ kind, value, currency }: ValuedFact): string {
  if (kind === 'DATE' && FULL_DAY.test(value)) return formatDay(value);
  if (kind !== 'AMOUNT' || !/^\d+(\.\d+)?$/.test(value)) return value;
  const [whole = '', cents] = value.split('.');
  const written = `${formatCount(Number(whole))}${cents ? `.${cents}` : ''}`;
  return currency === 'MXN' || currency === null ? `$${written}` : `${written} ${currency}`;
}

/** A value of a comparison, which has its currency behind it: `4000.00 USD`. */
export function readableComparedValue(kind: DocumentFactKind, compared: string): string {
  const [, value, currency] = /^([\d.]+) ([A-Z]{3})$/.exec(compared) ?? [];
  return readableValue({ kind, value: value ?? compared, currency: currency ?? null });
}
