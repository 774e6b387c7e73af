import { typeFeatureText, type TypeFeatureId } from '#schema/text/document-analysis.ts';

/** A feature of a type, told by a pattern. */
export interface TypeFeatureRule {
  id: TypeFeatureId;
  /** What was seen, in Spanish. */
  label: string;
  pattern: RegExp;
  /** `TITLE`: only the first lines are looked at; `OPENING`: the first page. */
  where?: 'TITLE' | 'OPENING';
  /** So many times at least; 1 when absent. */
  least?: number;
}

export const rule = (
  id: TypeFeatureId,
  pattern: RegExp,
  rest: Pick<TypeFeatureRule, 'where' | 'least'> = {},
): TypeFeatureRule => ({ id, label: typeFeatureText[id], pattern, ...rest });
