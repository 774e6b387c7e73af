import { sumOf } from '../form/decimals.rules.ts';
import type { FormReading } from '../form/form.rules.ts';

/** Facts of one template: the same names for every form, null where nothing can be said. */
export type OwnFacts = (reading: FormReading, today: string) => Readonly<Record<string, unknown>>;

/** What facts of templates are reckoned from. Nothing given is null, and so is what is reckoned from it. */

export function numberOf({ scalars }: FormReading, field: string): number | null {
  const value = scalars.get(field);
  return typeof value === 'number' ? value : null;
}

/** A text, a choice or a day. */
export function textOf({ scalars }: FormReading, field: string): string | null {
  const value = scalars.get(field);
  return typeof value === 'string' ? value : null;
}

/** Sum of a column of rows; null: there are no rows. */
export function columnSum({ rows }: FormReading, field: string, column: string): number | null {
  const given = rows.get(field);
  if (!given) return null;
  return sumOf(...given.scope.map((row) => row[column]).filter((cell): cell is number => typeof cell === 'number'));
}
