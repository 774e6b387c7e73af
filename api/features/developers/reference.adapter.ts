import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  parse,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql/index.js';
import type { ReferenceKind } from '#schema/text/developers.ts';
import { costOf } from '#api/kernel/graphql/operation-limits.ts';
import { accessOf } from '#api/kernel/security/access.ts';
import type { ReferenceEntry, ValueFacts } from './developers.types.ts';
import { exampleOf } from './example-operation.adapter.ts';

/** The served contract as entries of the reference: one for each root field and each type. */

const ROOTS = { Query: 'QUERY', Mutation: 'MUTATION', Subscription: 'SUBSCRIPTION' } as const;
type RootName = keyof typeof ROOTS;
const isRoot = (name: string): name is RootName => Object.hasOwn(ROOTS, name);

const inputFacts = (value: GraphQLArgument | GraphQLInputField, isRequired: boolean): ValueFacts => ({
  name: value.name,
  type: String(value.type),
  typeName: getNamedType(value.type).name,
  isRequired,
  description: value.description ?? '',
  deprecation: value.deprecationReason ?? null,
  args: [],
});
const argumentFacts = (argument: GraphQLArgument): ValueFacts => inputFacts(argument, isRequiredArgument(argument));

const fieldFacts = (field: GraphQLField<unknown, unknown>): ValueFacts => ({
  name: field.name,
  type: String(field.type),
  typeName: getNamedType(field.type).name,
  isRequired: false,
  description: field.description ?? '',
  deprecation: field.deprecationReason ?? null,
  args: field.args.map(argumentFacts),
});

function valuesOf(type: GraphQLNamedType): ValueFacts[] {
  if (isEnumType(type))
    return type.getValues().map(({ name, description, deprecationReason }) => ({
      name,
      type: '',
      typeName: '',
      isRequired: false,
      description: description ?? '',
      deprecation: deprecationReason ?? null,
      args: [],
    }));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => inputFacts(field, isRequiredInputField(field)));
  if (isObjectType(type) || isInterfaceType(type)) return Object.values(type.getFields()).map(fieldFacts);
  return [];
}

const kindOf = (type: GraphQLNamedType): ReferenceKind =>
  isEnumType(type)
    ? 'ENUM'
    : isInputObjectType(type)
      ? 'INPUT'
      : isInterfaceType(type)
        ? 'INTERFACE'
        : isScalarType(type)
          ? 'SCALAR'
          : 'TYPE';

/** Points of an operation; `null`: they depend on values that the example has not. */
function costOfExample(schema: GraphQLSchema, example: ReturnType<typeof exampleOf>): number | null {
  try {
    return costOf(schema, parse(example.text), null, example.variables);
  } catch {
    return null;
  }
}

function rootEntry(schema: GraphQLSchema, root: RootName, field: GraphQLField<unknown, unknown>): ReferenceEntry {
  const example = exampleOf(root.toLowerCase() as 'query', field);
  const access = accessOf(field);
  return {
    name: `${root}.${field.name}`,
    kind: ROOTS[root],
    description: field.description ?? '',
    returns: String(field.type),
    returnsName: getNamedType(field.type).name,
    values: field.args.map(argumentFacts),
    usedBy: [],
    call: {
      permission: access?.permission ?? null,
      planFeature: access?.planFeature ?? null,
      example: example.text,
      variables: example.variables,
      cost: costOfExample(schema, example),
      deprecation: field.deprecationReason ?? null,
    },
  };
}

/** Every root field, then every type, each group in the order of its names. */
export function readReference(schema: GraphQLSchema): ReferenceEntry[] {
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const roots = types.flatMap((type) => {
    const root = type.name;
    if (!isRoot(root) || !isObjectType(type)) return [];
    return Object.values(type.getFields())
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((field) => rootEntry(schema, root, field));
  });
  const others = types
    .filter(({ name }) => !isRoot(name))
    .map((type): ReferenceEntry => ({
      name: type.name,
      kind: kindOf(type),
      description: type.description ?? '',
      returns: null,
      returnsName: null,
      values: valuesOf(type),
      usedBy: [],
      call: null,
    }));
  const entries = [...roots, ...others];
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  for (const { name, returnsName, values } of entries) {
    const used = [
      returnsName,
      ...values.flatMap((value) => [value.typeName, ...value.args.map((each) => each.typeName)]),
    ];
    for (const each of new Set(used)) {
      const entry = each ? byName.get(each) : undefined;
      if (entry && entry.name !== name && entry.kind !== 'SCALAR') entry.usedBy.push(name);
    }
  }
  return entries;
}
