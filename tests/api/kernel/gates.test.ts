import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { graphql, type GraphQLSchema } from 'graphql';
import { buildSchema, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { Allow, guardRootFields, Plan, Public } from '#api/kernel/security/access.ts';
import { WorkLimits } from '#api/kernel/jobs/semaphore.ts';
import { systemClock } from '#api/kernel/clock.ts';
import type { Ctx, UserActor } from '#api/kernel/context.ts';
import { userError, ok, Refusal } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import type { Permission } from '#api/kernel/security/permissions.ts';
import { noTelemetry } from '#api/kernel/telemetry.ts';
import { inCall } from '#db/row-wall.ts';
import { fileRouter } from '#api/transport/files.ts';
import type { ContextParts } from '#api/transport/request-context.ts';
import { uploadRouter } from '#api/transport/uploads.ts';

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
  @Allow('hours:read')
  closed() {
    return 'closed';
  }
  @Query(() => String)
  @Allow('hours:read')
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
    return userError('VALIDATION', 'no');
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

async function ask(source: string, options: { actor?: UserActor; included?: boolean } = {}) {
  const contextValue = {
    actor: options.actor ?? { kind: 'visitor' },
    em,
    runtime: { workLimits: new WorkLimits(), telemetry: noTelemetry, calls: { note: () => undefined }, offers: [] },
    usage: { includes: () => Promise.resolve({ included: options.included ?? false, requiredPlan: 'BASIC' }) },
  } as unknown as Ctx;
  const { data, errors } = await graphql({ schema, source, contextValue });
  const refusal = errors?.[0]?.originalError;
  return {
    data,
    message: refusal?.message ?? null,
    code: refusal instanceof Refusal ? refusal.code : null,
    details: refusal instanceof Refusal ? refusal.details : null,
  };
}

const ana: UserActor = { kind: 'user', userId: 'usr_ana', sessionId: 'ses_ana', abilities: new Set(['hours:read']) };

/** Asks a server that holds one file and takes uploads, as somebody with these abilities. */
async function statusOf(method: 'GET' | 'PUT', path: string, ...abilities: Permission[]) {
  const parts = {
    actorOf: () => Promise.resolve({ ...ana, abilities: new Set(abilities) }),
    freshEm: () => ({ findOne: () => Promise.resolve(null) }),
    log: { child: () => ({}) },
    throttle: { take: () => Promise.resolve() },
    apiKeys: { admit: () => Promise.resolve(null) },
    clock: systemClock,
    runtime: { offers: [] },
  } as unknown as ContextParts;
  const load = () => Promise.resolve({ fileName: 'a.txt', mediaType: 'text/plain', bytes: new Uint8Array([97]) });
  const app = express();
  app.use((_request, _response, next) => inCall(next));
  app.use(fileRouter(parts, new Map([['cdo', { permission: 'case-chat:read', load }]])), uploadRouter(parts));
  const server = app.listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
  } finally {
    server.close();
  }
}

describe('bytes', () => {
  test('of a kept file are sent to whoever has its permission', async () => {
    expect(await statusOf('GET', '/api/files/cdo_a', 'case:read')).toBe(403);
    expect(await statusOf('GET', '/api/files/cdo_a', 'case-chat:read')).toBe(200);
  });

  test('are taken from whoever may upload', async () => {
    const path = `/api/uploads/${newId('upload')}`;
    expect(await statusOf('PUT', path, 'case:read')).toBe(403);
    expect(await statusOf('PUT', path, 'upload:write')).toBe(404);
  });
});

describe('a root field', () => {
  test('that is public answers a visitor', async () => {
    expect((await ask('{ open }')).data).toEqual({ open: 'open' });
  });

  test('that is allowed answers whoever has the ability, and nobody else', async () => {
    expect((await ask('{ closed }')).code).toBe('UNAUTHENTICATED');
    expect(await ask('{ closed }', { actor: { ...ana, abilities: new Set(['hours:write']) } })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'No tienes permiso para hacer esto.',
      details: { requiredPermission: 'hours:read' },
    });
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
