import { buildSchema, lexicographicSortSchema, parse, print, printSchema, visit, type GraphQLSchema } from 'graphql';
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

test('every type and field of the contract is described, and so is the served schema', async () => {
  const served = await buildContract(FEATURES);
  const undescribed = Object.values(served.getTypeMap())
    .filter(
      (type) =>
        !type.name.startsWith('__') &&
        !['String', 'Int', 'Float', 'Boolean', 'ID', 'Query', 'Mutation', 'Subscription'].includes(type.name),
    )
    .filter((type) => !type.description && !/(Payload|Edge|Connection|Input)$/.test(type.name))
    .map((type) => type.name);
  expect(undescribed.filter((name) => !KNOWN_BY_NAME.has(name))).toEqual([]);
});

// Their name says all that a description would.
const KNOWN_BY_NAME = new Set([
  'ChatRole',
  'PlanSubscriptionStatus',
  'UserUsage',
  'UserLimits',
  'Health',
  'HealthStatus',
  'ChatMessageStatus',
  'AnswerStage',
  'ChatReplyKind',
  'SessionEndedEvent',
]);
