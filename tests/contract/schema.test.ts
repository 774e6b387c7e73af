import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
  type GraphQLSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { sdl } from '#schema/generated/sdl.ts';
import { FEATURES } from '#api/main.ts';
import { buildContract } from '#api/kernel/graphql/contract.ts';

/** Structure only: descriptions are copied from the SDL at start-up and would always agree. */
const structure = (schema: GraphQLSchema): string => {
  const bare = visit(parse(printSchema(lexicographicSortSchema(schema))), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  return print(bare);
};

test('the schema that is served is the schema that is written, field for field', async () => {
  expect(structure(await buildContract(FEATURES))).toBe(structure(buildSchema(sdl)));
});

test('a field that only the classes have makes the comparison go red (planted)', async () => {
  const drifted = buildSchema(sdl.replace('type Health {', 'type Health {\n  planted: String'));
  expect(structure(await buildContract(FEATURES))).not.toBe(structure(drifted));
});

/** Coordinates of what has no description: types, fields, arguments, values and inputs. The root types are GraphQL's. */
function undescribed(schema: GraphQLSchema): string[] {
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const found: string[] = [];
  const see = (coordinate: string, { description }: { description?: string | null | undefined }): void => {
    if (!description?.trim()) found.push(coordinate);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    if (!roots.has(type)) see(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) see(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) see(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      see(`${type.name}.${field.name}`, field);
      for (const argument of field.args) see(`${type.name}.${field.name}(${argument.name}:)`, argument);
    }
  }
  return found;
}

test('everything in the contract is described', () => {
  expect(undescribed(buildSchema(sdl))).toEqual([]);
});

test('the served schema describes whatever the contract describes', async () => {
  const written = new Set(undescribed(buildSchema(sdl)));
  expect(undescribed(await buildContract(FEATURES)).filter((coordinate) => !written.has(coordinate))).toEqual([]);
});

test('what has no description is found, of every kind (planted)', () => {
  const planted = buildSchema(
    'type Query { a(of: Kind, with: In): It } enum Kind { ONE } input In { size: Int } interface It { id: ID! } scalar Day',
  );
  expect(undescribed(planted).toSorted()).toEqual([
    'Day',
    'In',
    'In.size',
    'It',
    'It.id',
    'Kind',
    'Kind.ONE',
    'Query.a',
    'Query.a(of:)',
    'Query.a(with:)',
  ]);
});
