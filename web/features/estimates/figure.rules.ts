import type { EstimateUnit } from '#schema/generated/contract.ts';
import { estimatesScreenText as text } from '#schema/text/estimates-screen.ts';
import { formatCount, formatMoney } from '#web/shared/format/format.ts';
import type { EstimateFieldsFragment } from './estimates.generated.ts';

export type ShownEstimate = EstimateFieldsFragment;
export type Figure = ShownEstimate['figures'][number];

/** A value in its unit: `19 %`, `10.6 meses`, `$60,000.00 MXN`. */
export function inUnit(value: number, unit: EstimateUnit): string {
  if (unit === 'PESOS') return formatMoney(Math.round(value * 100));
  const number = formatCount(value);
  return { PERCENT: text.percent, MONTHS: text.months, HOURS: text.hoursValue }[unit](number);
}

/** The range of a figure in words; null: it has none. */
export function rangeText({ unit, low, high }: Figure): string | null {
  if (low == null || low === high) return null;
  return high == null ? text.above(inUnit(low, unit)) : text.range(inUnit(low, unit), inUnit(high, unit));
}

/** Colour of a share: 80, 60 and 40 are where it changes. */
export const bandOf = (percent: number): string =>
  percent >= 80 ? 'bg-positive' : percent >= 60 ? 'bg-accent' : percent >= 40 ? 'bg-warning' : 'bg-danger';
