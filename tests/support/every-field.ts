import {
  astFromValue,
  getNamedType,
  isInterfaceType,
  isObjectType,
  print,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** Operations that ask for every field of a contract, made of the contract itself. */

/** A field by its path from the root: `cases.nodes.title`. */
interface FieldPath {
  path: string[];
  coordinate: string;
}

export interface MadeOperation {
  root: string;
  text: string;
  fields: FieldPath[];
}

/** Fields of one operation; the contract allows 500 and 1,000 points. */
const MOST_FIELDS = 120;

interface Leaf extends FieldPath {
  /** Whether it has fields itself, which are too deep. */
  isObject: boolean;
}

const objectOf = (field: GraphQLField<unknown, unknown>): GraphQLObjectType | null => {
  const named = getNamedType(field.type);
  return isObjectType(named) || isInterfaceType(named) ? (named as GraphQLObjectType) : null;
};

/** The fields below a type, to a depth. The nodes of a connection are as deep as the connection. */
function leavesOf(type: GraphQLObjectType, above: string[], depth: number): Leaf[] {
  return Object.values(type.getFields()).flatMap((field): Leaf[] => {
    const path = [...above, field.name];
    const inner = objectOf(field);
    const own = { path, coordinate: `${type.name}.${field.name}`, isObject: inner !== null };
    if (!inner) return [own];
    const innerDepth = /^(nodes|edges|node)$/.test(field.name) ? depth : depth - 1;
    return innerDepth <= 0 ? [own] : leavesOf(inner, path, innerDepth);
  });
}

interface Selected {
  [field: string]: Selected;
}

/** The text of a selection; lists are asked for with few rows, because each row costs. */
function printSelection(selected: Selected, type: GraphQLObjectType, isRoot: boolean, given: string): string {
  const parts = Object.entries(selected).map(([name, below]) => {
    const field = type.getFields()[name]!;
    const inner = objectOf(field);
    const isPaged = field.args.some((argument) => argument.name === 'first');
    const values = [isRoot ? given : '', isPaged && !given.includes('first:') ? 'first: 2' : ''].filter(Boolean);
    const call = values.length > 0 ? `${name}(${values.join(', ')})` : name;
    if (!inner) return call;
    const content = Object.keys(below).length > 0 ? printSelection(below, inner, false, '') : '__typename';
    return `${call} { ${content} }`;
  });
  return parts.join(' ');
}

function printOperation(schema: GraphQLSchema, leaves: readonly Leaf[], given: string): string {
  const selected: Selected = {};
  for (const { path } of leaves) {
    let at = selected;
    for (const name of path) at = at[name] ??= {};
  }
  return `query { ${printSelection(selected, schema.getQueryType()!, true, given)} }`;
}

/**
 * Operations that together ask for every field of every query to a depth; `given` says the arguments of the queries,
 * `isSmall` whether an operation is within the limits.
 */
export function operationsFor(
  schema: GraphQLSchema,
  {
    depth,
    given,
    isSmall,
  }: {
    depth: number;
    given: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    isSmall(text: string): boolean;
  },
): MadeOperation[] {
  return Object.values(schema.getQueryType()!.getFields()).flatMap((root): MadeOperation[] => {
    const inner = objectOf(root);
    const leaves: Leaf[] = inner
      ? leavesOf(inner, [root.name], depth - 1)
      : [{ path: [root.name], coordinate: `Query.${root.name}`, isObject: false }];
    const call = writeArguments(root, given[root.name] ?? {});
    /** As few operations as the limits allow. */
    const split = (fields: Leaf[]): MadeOperation[] => {
      const text = printOperation(schema, fields, call);
      if (fields.length <= 1 || (fields.length <= MOST_FIELDS && isSmall(text)))
        return [{ root: root.name, fields, text }];
      const middle = Math.ceil(fields.length / 2);
      return [...split(fields.slice(0, middle)), ...split(fields.slice(middle))];
    };
    return split(leaves);
  });
}

/** Arguments of a field as they are written in an operation. */
const writeArguments = (field: GraphQLField<unknown, unknown>, values: Readonly<Record<string, unknown>>): string =>
  field.args
    .filter(({ name }) => values[name] !== undefined)
    .map(({ name, type }) => `${name}: ${print(astFromValue(values[name], type)!)}`)
    .join(', ');

/** Whether an answer has a value at a path: somewhere in its lists an object with that field. */
export function isAnswered(data: unknown, [name, ...rest]: readonly string[]): boolean {
  if (Array.isArray(data)) return data.some((each) => isAnswered(each, [name!, ...rest]));
  if (typeof data !== 'object' || data === null || name === undefined) return false;
  if (!(name in data)) return false;
  const value = (data as Record<string, unknown>)[name];
  return rest.length === 0 ? true : isAnswered(value, rest);
}
