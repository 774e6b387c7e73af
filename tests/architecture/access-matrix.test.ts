import 'reflect-metadata';
import {
  buildSchema,
  graphql,
  GraphQLObjectType,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '#api/main.ts';
import { abilitiesOf, API_SCOPES } from '#api/features/api-keys/scopes.rules.ts';
import { accessOf, guardRootFields } from '#api/kernel/security/access.ts';
import type { Actor, Ctx } from '#api/kernel/context.ts';
import { buildContract } from '#api/kernel/graphql/contract.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { PERMISSIONS, type Abilities, type Permission } from '#api/kernel/security/permissions.ts';
import { noTelemetry } from '#api/kernel/telemetry.ts';

/** The public root fields, listed by hand, so that making another field public is a reviewed change. */
const PUBLIC = [
  'Mutation.activateTrial',
  'Mutation.beginGoogleSignIn',
  'Mutation.beginPasskeyLogin',
  // The token of the first step, with a code, is the credential.
  'Mutation.completeLogin',
  // A purchase needs no account: it grants nothing until it is confirmed, and goes to whoever opens the mailed link.
  'Mutation.createPaymentCheckout',
  'Mutation.createSubscriptionCheckout',
  // The OAuth state, with the cookie of the browser that started the consent, is the credential.
  'Mutation.finishGoogleConnection',
  // The proof of Google, with the cookie of the browser that asked for it, is the credential.
  'Mutation.googleCodeLogin',
  'Mutation.googleLogin',
  'Mutation.login',
  'Mutation.loginWithPasskey',
  'Mutation.logout',
  'Mutation.refresh',
  'Mutation.register',
  'Mutation.reportClientError',
  'Mutation.requestPasswordReset',
  'Mutation.requestQuote',
  // The token in the mail is the credential.
  'Mutation.resetPassword',
  'Mutation.startDemoSession',
  'Query.article',
  // Calendar programs have no session: the key in the address is the credential.
  'Query.calendarFeedContent',
  'Query.cfdiPaymentForms',
  'Query.cfdiUses',
  'Query.chatStock',
  // Its unguessable id is the credential.
  'Query.checkout',
  // Whoever holds a text or a file may know whether it is known; nothing of its content is told.
  'Query.contractVerification',
  'Query.fiscalRegimes',
  'Query.googleConfig',
  'Query.health',
  // The token in the link is the credential.
  'Query.invitation',
  'Query.namedArticles',
  'Query.node',
  'Query.nodes',
  'Query.paymentProvider',
  'Query.planOffers',
  'Query.ruling',
  'Query.search',
  'Query.searchStatistics',
  'Query.statute',
  'Query.statuteSection',
  'Query.statutes',
  'Query.thesis',
  'Query.topic',
  'Query.transitoryDecree',
  // The unguessable id is the credential.
  'Query.trial',
];

const schema = await buildContract(FEATURES);

const rootFields = (of: GraphQLSchema) =>
  [of.getQueryType(), of.getMutationType(), of.getSubscriptionType()]
    .filter((type): type is GraphQLObjectType => !!type)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        kind: type.name,
        field: field as GraphQLField<unknown, Ctx>,
        access: accessOf(field),
      })),
    );
const FIELDS = rootFields(schema);
type RootField = (typeof FIELDS)[number];

const NODES = FEATURES.flatMap(({ nodes }) => Object.entries(nodes ?? {}));
/** Loaders for which every object exists and belongs to the caller. */
const FOUND = new Map(
  NODES.map(([prefix, kind]) => [
    prefix,
    { ...kind, load: (_ctx: Ctx, ids: string[]) => Promise.resolve(ids.map((id) => ({ id }))) },
  ]),
);

const noCalls = { note: () => undefined };

/** The error code with which a field refuses a caller, or `opened` when the access check passes (the resolver itself fails). */
async function answerOf({ field }: RootField, actor: Actor): Promise<string> {
  const ctx = { actor, runtime: { telemetry: noTelemetry, calls: noCalls } } as unknown as Ctx;
  try {
    await (field.subscribe ?? field.resolve)?.({}, {}, ctx, {} as GraphQLResolveInfo);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
  }
  return 'opened';
}

const planted = (abilities: Abilities): Actor => ({ kind: 'user', userId: 'usr_a', sessionId: 'ses_a', abilities });

describe('access', () => {
  test('every root field declares its access, and the public ones are those of the list', () => {
    expect(FIELDS.filter(({ access }) => access === null)).toEqual([]);
    const open = FIELDS.filter(({ access }) => access?.isPublic).map(({ name }) => name);
    expect(open.toSorted()).toEqual(PUBLIC);
  });

  test('every permission of the list guards a root field', () => {
    expect([...new Set(FIELDS.flatMap(({ access }) => access?.permission ?? []))].toSorted()).toEqual([...PERMISSIONS]);
  });

  test('no mutation is open to whoever may only read', () => {
    const careless = FIELDS.filter(({ kind, access }) => kind === 'Mutation' && access?.permission?.endsWith(':read'));
    expect(careless.map(({ name }) => name)).toEqual([]);
  });

  describe.each(PERMISSIONS)('%s', (permission) => {
    const guarded = FIELDS.filter(({ access }) => access?.permission === permission);
    const without = planted(new Set(PERMISSIONS.filter((other) => other !== permission)));
    const withIt = planted(new Set([permission]));
    test.each(guarded.map((field) => [field.name, field] as const))('%s', async (_name, field) => {
      expect(await answerOf(field, { kind: 'visitor' })).toBe('UNAUTHENTICATED');
      expect(await answerOf(field, without)).toBe('FORBIDDEN');
      expect(await answerOf(field, withIt)).toBe('opened');
    });
  });

  test('objects by their id: the public kinds are these', () => {
    const open = NODES.filter(([, { permission }]) => permission === null).map(([, { typeName }]) => typeName);
    expect(open.toSorted()).toEqual(['Article', 'Ruling', 'Thesis', 'Topic']);
  });

  test.each(NODES.filter(([, { permission }]) => permission !== null))(
    'an object by its id (%s_) is found by whoever has its permission only',
    async (prefix, { permission }) => {
      const id = `${prefix}_planted`;
      const readBy = async (actor: Actor) => {
        const source = `{ node(id: "${id}") { id } nodes(ids: ["${id}"]) { id } }`;
        const { data, errors } = await graphql({
          schema,
          source,
          contextValue: { actor, runtime: { nodes: FOUND, telemetry: noTelemetry } },
        });
        expect(errors).toBeUndefined();
        return data;
      };
      const nothing = { node: null, nodes: [null] };
      expect(await readBy({ kind: 'visitor' })).toEqual(nothing);
      expect(await readBy(planted(new Set(PERMISSIONS.filter((other) => other !== permission))))).toEqual(nothing);
      expect(await readBy(planted(new Set([permission as Permission])))).toEqual({ node: { id }, nodes: [{ id }] });
    },
  );

  describe('a key', () => {
    const keyWith = (scopes: readonly string[]): Actor => ({
      kind: 'user',
      userId: 'usr_a',
      sessionId: 'key_a',
      abilities: abilitiesOf(scopes),
      apiKey: { id: 'key_a', ownerId: 'usr_a', isSandbox: false, limit: 1000, allowedAddresses: [] },
    });
    /** What every key opens, whatever its scopes are. */
    const always = new Set<string | null | undefined>(['account:read', 'health:read']);
    const guarded = FIELDS.filter(({ access }) => access?.permission);

    test.each(API_SCOPES)('with %s alone opens what it guards, and is refused everything else', async (scope) => {
      const key = keyWith([scope]);
      const answers = await Promise.all(
        guarded.map(async (field) => {
          const permission = field.access?.permission;
          const isOpen = permission === scope || always.has(permission);
          return { name: field.name, isRight: (await answerOf(field, key)) === (isOpen ? 'opened' : 'FORBIDDEN') };
        }),
      );
      expect(answers.filter(({ isRight }) => !isRight)).toEqual([]);
    });

    test('with every scope still cannot change how the account is protected, what it pays, or its keys', async () => {
      const key = keyWith(PERMISSIONS);
      const refused = await Promise.all(
        guarded.map(async (field) => ((await answerOf(field, key)) === 'FORBIDDEN' ? field.access?.permission : null)),
      );
      const never = PERMISSIONS.filter(
        (each) => !always.has(each) && !(API_SCOPES as readonly string[]).includes(each),
      );
      expect([...new Set(refused.flatMap((permission) => permission ?? []))].toSorted()).toEqual(never);
    });

    test('whose stored scopes are none of this release opens only what every key opens', async () => {
      const answers = await Promise.all(guarded.map((field) => answerOf(field, keyWith(['planted:write']))));
      expect(
        guarded.filter((_, at) => answers[at] === 'opened').every(({ access }) => always.has(access?.permission)),
      ).toBe(true);
    });
  });

  test('a root field without a gate stops the server from starting (planted)', () => {
    expect(() => guardRootFields(buildSchema('type Query { planted: String }'))).toThrow(/neither @Allow nor @Public/);
  });
});
