import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  print,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql/index.js';

/** An operation that shows a root field: its required arguments as variables, and the plain fields of what it returns. */

const MOST_FIELDS = 8;
const SAMPLES: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Date: '2026-12-01',
  DateTime: '2026-12-01T18:00:00.000Z',
  Float: 1,
  ID: 'id',
  Int: 1,
  String: 'texto',
};

/** A value of an input type with what is required and nothing else. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return SAMPLES[type.name] ?? 'texto';
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
}

/** What an object is known by comes first. */
const KNOWN_BY = ['id', 'name', 'title', 'status'];
const rankOf = (name: string): number => (KNOWN_BY.includes(name) ? KNOWN_BY.indexOf(name) : KNOWN_BY.length);

/** Fields of a list or object: its plain ones; of a connection and a payload one level more. */
function selectionOf(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const plain = fields.filter((field) => isLeafType(getNamedType(field.type)) && !field.deprecationReason);
  const chosen = plain
    .toSorted((a, b) => rankOf(a.name) - rankOf(b.name))
    .slice(0, MOST_FIELDS)
    .map(({ name }) => name);
  if (levels > 0)
    for (const field of fields) {
      if (field.name === 'edges' || isLeafType(getNamedType(field.type)) || chosen.length >= MOST_FIELDS) continue;
      const inner = field.name === 'pageInfo' ? '{ hasNextPage endCursor }' : selectionOf(field.type, 0);
      if (inner) chosen.push(`${field.name} ${inner}`);
      if (!/Connection$|Payload$/.test(named.name)) break;
    }
  return `{ ${(chosen.length > 0 ? chosen : ['__typename']).join(' ')} }`;
}

export function exampleOf(
  kind: 'query' | 'mutation' | 'subscription',
  field: GraphQLField<unknown, unknown>,
): { text: string; variables: Record<string, unknown> } {
  const required = field.args.filter(isRequiredArgument);
  const isPaged = field.args.some(({ name }) => name === 'first');
  const declared = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = [...required.map(({ name }) => `${name}: $${name}`), ...(isPaged ? ['first: 10'] : [])].join(', ');
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const text = `${kind} ${name}${declared ? `(${declared})` : ''} { ${field.name}${passed ? `(${passed})` : ''} ${selectionOf(field.type, 1)} }`;
  return {
    text: print(parse(text)),
    variables: Object.fromEntries(required.map((argument) => [argument.name, sampleOf(argument.type)])),
  };
}
