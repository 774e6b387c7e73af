/** Two people edit one thing: what each changed is kept, and only what both changed differently is a conflict. */

export type Value = string | number | boolean | readonly string[] | null;
export type Values = Record<string, Value>;

/** One change since a version: its fields with what stood there before, as {@link keep} writes it. */
export interface VersionChange {
  version: number;
  before: Record<string, string>;
}

/** A value as it is kept to be compared with. */
export const keep = (value: Value | undefined): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join('\n') : `${value as string | number}`;

/** What stood in the fields that others changed, at the version that was edited. */
function baseOf(changes: readonly VersionChange[]): Record<string, string> {
  const base: Record<string, string> = {};
  for (const { before } of changes.toSorted((a, b) => b.version - a.version)) Object.assign(base, before);
  return base;
}

export interface MergedValues {
  /** What is written. */
  values: Values;
  conflicts: { field: string; yours: string; theirs: string }[];
}

/** A value as a person reads it. */
type Show = (field: string, value: Value | undefined) => string;

/**
 * `mine`: what was sent; `current`: what stands; `changes`: what others did since the version that was edited. A field
 * sent as it stood then was not edited: theirs stays. `show`: a value as a person reads it.
 */
export function mergeValues(
  mine: Values,
  current: Values,
  changes: readonly VersionChange[],
  show: Show,
): MergedValues {
  const base = baseOf(changes);
  const merged: MergedValues = { values: {}, conflicts: [] };
  for (const [field, value] of Object.entries(mine)) {
    const [yours, theirs, then] = [keep(value), keep(current[field]), base[field]];
    if (yours === theirs || yours === then) continue;
    // Changed and changed back is not changed: what is overwritten is what was seen.
    if (then === undefined || then === theirs) merged.values[field] = value;
    else merged.conflicts.push({ field, yours: show(field, value), theirs: show(field, current[field]) });
  }
  return merged;
}
