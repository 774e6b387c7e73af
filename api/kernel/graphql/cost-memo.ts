import { getOperationAST, Kind, type DocumentNode, type TypeNode } from 'graphql/index.js';

/** Reckoning what an operation costs walks the whole of it: done once for a document and variables that weigh the same. */

const MOST_FOR_A_DOCUMENT = 100;
const LONGEST_VALUE = 200;
/** Every text is one of these, and what it says weighs nothing. */
const TEXTS = new Set(['ID', 'String']);

const known = new WeakMap<DocumentNode, Map<string, number>>();

const nameOf = (type: TypeNode): string | null =>
  type.kind === Kind.NON_NULL_TYPE ? nameOf(type.type) : type.kind === Kind.NAMED_TYPE ? type.name.value : null;

/** What of the variables can change the cost; null: too much to be remembered by. */
function weightsOf(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
): string | null {
  const weights: unknown[] = [operationName ?? null];
  for (const { variable, type } of getOperationAST(document, operationName)?.variableDefinitions ?? []) {
    const value = variables[variable.name.value];
    if (typeof value === 'string' && TEXTS.has(nameOf(type) ?? '')) weights.push('');
    else if (typeof value === 'string' && value.length > LONGEST_VALUE) return null;
    // Lists and inputs may be large, and few that are sent often have any.
    else if (typeof value === 'object' && value !== null) return null;
    else weights.push(value === undefined ? [] : value);
  }
  return JSON.stringify(weights);
}

/** The cost, as it was reckoned before or as `reckon` says; a refusal is never remembered. */
export function costOf(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
  reckon: () => number,
): number {
  const weights = weightsOf(document, operationName, variables);
  if (weights === null) return reckon();
  const costs = known.get(document) ?? new Map<string, number>();
  known.set(document, costs);
  const found = costs.get(weights) ?? reckon();
  if (costs.size >= MOST_FOR_A_DOCUMENT) costs.clear();
  costs.set(weights, found);
  return found;
}
