/** A feature of a type, told by a pattern. */
export interface TypeFeatureRule {
  id: string;
  /** What was seen, in Spanish. */
  label: string;
  pattern: RegExp;
  /** `TITLE`: only the first lines are looked at; `OPENING`: the first page. */
  where?: 'TITLE' | 'OPENING';
  /** So many times at least; 1 when absent. */
  least?: number;
}

export const rule = (
  id: string,
  label: string,
  pattern: RegExp,
  rest: Pick<TypeFeatureRule, 'where' | 'least'> = {},
): TypeFeatureRule => ({
  id,
  label,
  pattern,
  ...rest,
});
