import { getOperationAST, Kind, type DocumentNode, type TypeNode } from 'graphql/index.js';

/** Cache of operation costs. Computing one visits the whole document; variables that do not change the cost share an entry. */

const MAX_FOR_A_DOCUMENT = 100;
const MAX_VALUE_LENGTH = 200;
/** Scalars whose value does not change the cost. */
const TEXT_TYPES = new Set(['ID', 'String']);

const known = new WeakMap<DocumentNode, Map<string, number>>();

const nameOf = (type: TypeNode): string | null =>
  type.kind === Kind.NON_NULL_TYPE ? nameOf(type.type) : type.kind === Kind.NAMED_TYPE ? type.name.value : null;

/** Key of the variables that can change the cost; `null`: too large to be a key. */
function cacheKeyOf(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
): string | null {
  const weights: unknown[] = [operationName ?? null];
  for (const { variable, type } of getOperationAST(document, operationName)?.variableDefinitions ?? []) {
    const value = variables[variable.name.value];
    if (typeof value === 'string' && TEXT_TYPES.has(nameOf(type) ?? '')) weights.push('');
    else if (typeof value === 'string' && value.length > MAX_VALUE_LENGTH) return null;
    // Lists and inputs may be large, and few frequent operations have any.
    else if (typeof value === 'object' && value !== null) return null;
    else weights.push(value === undefined ? [] : value);
  }
  return JSON.stringify(weights);
}

/** The cached cost, or the result of `compute`. When `compute` throws, nothing is cached. */
export function cachedCost(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
  compute: () => number,
): number {
  const weights = cacheKeyOf(document, operationName, variables);
  if (weights === null) return compute();
  const costs = known.get(document) ?? new Map<string, number>();
  known.set(document, costs);
  const found = costs.get(weights) ?? compute();
  if (costs.size >= MAX_FOR_A_DOCUMENT) costs.clear();
  costs.set(weights, found);
  return found;
}
