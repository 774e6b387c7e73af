import type { ReferenceKind } from '#schema/text/developers.ts';

/** The contract as the guide shows it. */

export interface ValueFacts {
  name: string;
  /** As it is written: `[Case!]!`. Empty of a value of an enum. */
  type: string;
  /** Its name without list and `!`. */
  typeName: string;
  isRequired: boolean;
  /** In Markdown. */
  description: string;
  deprecation: string | null;
  args: ValueFacts[];
}

export interface ReferenceEntry {
  /** `Query.cases`, or the name of a type. */
  name: string;
  kind: ReferenceKind;
  description: string;
  /** Of a root field: what it returns. */
  returns: string | null;
  returnsName: string | null;
  /** Arguments of a root field, fields of a type, values of an enum. */
  values: ValueFacts[];
  /** Names of the entries that use it. */
  usedBy: string[];
  /** Of a root field. */
  call: CallFacts | null;
}

interface CallFacts {
  /** `null`: everybody may call it. */
  permission: string | null;
  planFeature: string | null;
  /** An operation with its variables, which is valid. */
  example: string;
  variables: Record<string, unknown>;
  /** Points of the example; null: it has no fixed cost. */
  cost: number | null;
  deprecation: string | null;
}
