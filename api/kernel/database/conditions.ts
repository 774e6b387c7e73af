/** Part of a WHERE clause with the values of its question marks. */
export interface Condition {
  sql: string;
  values: unknown[];
}

export const all = (...conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' and ') || 'true',
  values: conditions.flatMap(({ values }) => values),
});

/** What may follow the conditions of a statement. */
export interface Tail {
  order?: string;
  limit?: number;
}
