import 'reflect-metadata';
import { graphql, type GraphQLSchema } from 'graphql';
import { buildSchema, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { Allow, guardRootFields, Plan, Public } from '#api/kernel/access.ts';
import type { Actor, Ctx } from '#api/kernel/context.ts';
import { no, ok, Refusal } from '#api/kernel/errors.ts';

@ObjectType()
class PlantedPayload {
  @Field(() => Boolean, { nullable: true }) written?: boolean;
}

const log: string[] = [];

@Resolver()
class PlantedResolver {
  @Query(() => String)
  @Public()
  open() {
    return 'open';
  }
  @Query(() => String)
  @Allow('planted:read')
  closed() {
    return 'closed';
  }
  @Query(() => String)
  @Allow('planted:read')
  @Plan('contracts')
  paid() {
    return 'paid';
  }
  @Mutation(() => PlantedPayload)
  @Public()
  says() {
    return ok({ written: true });
  }
  @Mutation(() => PlantedPayload)
  @Public()
  saysNo() {
    return no('VALIDATION', 'no');
  }
}

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildSchema({ resolvers: [PlantedResolver], validate: false });
  guardRootFields(schema);
});

/** An entity manager that only tells whether its transaction was kept. */
const em = {
  transactional: async (act: (inside: unknown) => Promise<unknown>) => {
    try {
      const result = await act(em);
      log.push('commit');
      return result;
    } catch (error) {
      log.push('rollback');
      throw error;
    }
  },
};

async function ask(source: string, options: { actor?: Actor; included?: boolean } = {}) {
  const contextValue = {
    actor: options.actor ?? { kind: 'visitor' },
    em,
    usage: { includes: () => Promise.resolve({ included: options.included ?? false, requiredPlan: 'BASIC' }) },
  } as unknown as Ctx;
  const { data, errors } = await graphql({ schema, source, contextValue });
  const refusal = errors?.[0]?.originalError;
  return {
    data,
    code: refusal instanceof Refusal ? refusal.code : null,
    details: refusal instanceof Refusal ? refusal.details : null,
  };
}

const ana: Actor = { kind: 'user', userId: 'usr_ana', sessionId: 'ses_ana' };

describe('a root field', () => {
  test('that is public answers a visitor', async () => {
    expect((await ask('{ open }')).data).toEqual({ open: 'open' });
  });

  test('that is allowed answers whoever is signed in, and nobody else', async () => {
    expect((await ask('{ closed }')).code).toBe('UNAUTHENTICATED');
    expect((await ask('{ closed }', { actor: ana })).data).toEqual({ closed: 'closed' });
  });

  test('of a plan refuses with the plan that has it', async () => {
    expect(await ask('{ paid }', { actor: ana })).toMatchObject({
      code: 'PREMIUM_REQUIRED',
      details: { requiredPlan: 'BASIC' },
    });
    expect((await ask('{ paid }', { actor: ana, included: true })).data).toEqual({ paid: 'paid' });
  });

  test('that is a mutation is one transaction, kept when it says yes and undone when it says no', async () => {
    log.length = 0;
    await ask('mutation { says { written } }');
    await ask('mutation { saysNo { written } }');
    expect(log).toEqual(['commit', 'rollback']);
  });
});
