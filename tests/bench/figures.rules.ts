/** Prints tables of figures: names left-aligned, numbers right-aligned. */

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** A table as text. The first row is the header, the first column has the names. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, at) => Math.max(cell.length, widest[at] ?? 0)),
    [],
  );
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map((cells) => cells.join('   ').trimEnd())
    .join('\n');
}
