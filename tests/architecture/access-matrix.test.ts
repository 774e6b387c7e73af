import 'reflect-metadata';
import { buildSchema, GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '#api/main.ts';
import { accessOf, guardRootFields } from '#api/kernel/access.ts';
import { buildContract } from '#api/kernel/contract.ts';

/** Who may call what, said once more by hand: whoever opens a door changes this list and is asked why. */
const PUBLIC = [
  // The state of the page that Google comes back to is the key, in the browser that asked for it.
  'Mutation.finishGoogleConnection',
  'Mutation.login',
  'Mutation.logout',
  'Mutation.refresh',
  'Mutation.register',
  'Mutation.reportClientError',
  'Query.article',
  // Calendar programs have no session: the key of the address is the permission.
  'Query.calendarFeedContent',
  'Query.chatStock',
  'Query.health',
  // The token of the link is the key.
  'Query.invitation',
  'Query.node',
  'Query.nodes',
  'Query.ruling',
  'Query.search',
  'Query.searchStatistics',
  'Query.statute',
  'Query.statuteSection',
  'Query.statutes',
  'Query.thesis',
  'Query.topic',
];

const rootFields = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .filter((type): type is GraphQLObjectType => !!type)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, access: accessOf(field) })),
    );

describe('access', () => {
  test('every root field says who may call it, and the public ones are these', async () => {
    const fields = rootFields(await buildContract(FEATURES));
    expect(fields.filter(({ access }) => access === null)).toEqual([]);
    const open = fields.filter(({ access }) => access?.isPublic).map(({ name }) => name);
    expect(open.toSorted()).toEqual(PUBLIC);
  });

  test('a root field without a gate stops the server from starting (planted)', () => {
    expect(() => guardRootFields(buildSchema('type Query { planted: String }'))).toThrow(/neither @Allow nor @Public/);
  });
});
