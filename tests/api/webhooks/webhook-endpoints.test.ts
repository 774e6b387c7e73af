import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { CHOSEN_EVENTS, type WebhookBody } from '#schema/webhook-events.ts';
import { parseEnv } from '#api/kernel/env.ts';
import { AuditLogDocument } from '../../support/audit.generated.ts';
import { renewsSession } from '../../support/deadline-actions.ts';
import { HookWorld, logOf, makesHook } from '../../support/webhook-actions.ts';
import { isSignedWith } from '../../support/webhook-signature.ts';
import type { WebhookReceiver } from '../../support/webhook-receiver.ts';
import {
  ChangeHookDocument,
  DeleteHookDocument,
  HooksDocument,
  HookTypesDocument,
  MakeHookDocument,
  RotateHookDocument,
  TestHookDocument,
} from '../../support/webhooks.generated.ts';
import type { Caller, World } from '../../support/world.ts';

let hooks: HookWorld;
let world: World;
let receiver: WebhookReceiver;
let ana: Caller;
beforeAll(async () => {
  hooks = await HookWorld.begin();
  ({ world, receiver } = hooks);
});
beforeEach(async () => {
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
});
afterEach(() => {
  receiver.received.length = 0;
  receiver.answer = () => ({});
});
afterAll(() => hooks.end());

const tries = async (caller: Caller, id: string) => {
  const { delivery, userErrors } = (await caller.does(TestHookDocument, { id })).testWebhookEndpoint;
  return delivery ?? userErrors[0];
};

test('the audit log names what was done to an address, and never its secret', async () => {
  const { id, secret } = await makesHook(ana, receiver.url, ['deadline.created']);
  await ana.does(ChangeHookDocument, { input: { id, isActive: false } });
  await ana.does(RotateHookDocument, { id });
  await ana.does(DeleteHookDocument, { id });
  const { nodes } = (await ana.does(AuditLogDocument, { first: 4 })).auditEntries;
  expect(nodes.map(({ action, detail, subjectId }) => [action, detail, subjectId])).toEqual([
    ['WEBHOOK_DELETED', null, id],
    ['WEBHOOK_CHANGED', 'Campos: secreto', id],
    ['WEBHOOK_CHANGED', 'Campos: activo', id],
    ['WEBHOOK_CREATED', null, id],
  ]);
  expect(JSON.stringify(await world.sql('select * from audit_entry'))).not.toContain(secret.slice(10));
});

describe('secrets', () => {
  test('are shown once, stored encrypted, and two sign for a day after a rotation', async () => {
    const { id, secret } = await makesHook(ana, receiver.url, ['deadline.created']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const [stored] = await world.sql<{ all: string }>('select w::text as all from webhook_endpoint w where id = ?', [
      id,
    ]);
    expect(stored?.all).not.toContain(secret.slice(10));
    const rotated = (await ana.does(RotateHookDocument, { id })).rotateWebhookSecret;
    await tries(ana, id);
    const [both] = receiver.received;
    if (!both) throw new Error('nothing arrived');
    expect([secret, rotated.secret ?? ''].every((each) => isSignedWith(each, both))).toBe(true);
    world.clock.advance(DAY + HOUR);
    await renewsSession(ana);
    await tries(ana, id);
    const [, later] = receiver.received;
    if (!later) throw new Error('nothing arrived');
    expect(isSignedWith(secret, later)).toBe(false);
    expect(isSignedWith(rotated.secret ?? '', later)).toBe(true);
  });

  test('are not given without the password', async () => {
    await world.sql(`update session set confirmed_at = confirmed_at - interval '11 minutes' where user_id = ?`, [
      ana.userId,
    ]);
    const { errors } = await ana.graphql(MakeHookDocument, {
      input: { url: receiver.url, eventTypes: ['case.created'] },
    });
    expect(errors[0]?.extensions.code).toBe('CONFIRMATION_REQUIRED');
  });
});

describe('«Probar webhook»', () => {
  test('answers with what really happened', async () => {
    const { id } = await makesHook(ana, receiver.url, ['case.created']);
    expect(await tries(ana, id)).toMatchObject({
      eventType: 'webhook.test',
      status: 'DELIVERED',
      attempts: [{ statusCode: 204, failure: null, message: 'Entregado: el receptor respondió 204.' }],
    });
    receiver.answer = () => ({ status: 302, headers: { location: 'http://169.254.169.254/' } });
    expect(await tries(ana, id)).toMatchObject({
      status: 'FAILED',
      attempts: [
        {
          failure: 'REDIRECT',
          statusCode: 302,
          message: 'El receptor respondió con una redirección (302), que no se sigue.',
        },
      ],
    });
    expect(receiver.received).toHaveLength(2);
    expect(await logOf(ana, id)).toHaveLength(2);
    const { endpoint } = (await ana.does(ChangeHookDocument, { input: { id, isActive: false } })).updateWebhookEndpoint;
    expect(endpoint?.failingSince).toBeNull();
    const beto = await world.lawyer({ plan: 'PROFESSIONAL' });
    expect(await tries(beto, id)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('what is refused', () => {
  const refusalOf = async (url: string, eventTypes = ['case.created']) => {
    const { data } = await ana.graphql(MakeHookDocument, { input: { url, eventTypes } });
    return data.createWebhookEndpoint.userErrors[0]?.message;
  };

  test('an address that is not public, with a sentence that says why', async () => {
    hooks.names.set('interno.ejemplo.mx', ['10.1.2.3']);
    expect(await refusalOf('https://127.0.0.1/')).toContain('dominio público');
    for (const host of ['localhost', 'foja.localhost', '169.254.169.254', '[::1]'])
      expect(await refusalOf(`https://${host}/`)).toBe(
        'Usa un nombre de dominio público, no una dirección IP ni un nombre de red local.',
      );
    expect(await refusalOf('https://2130706433/')).toContain('dominio público');
    expect(await refusalOf('http://ejemplo.mx/')).toContain('https://');
    expect(await refusalOf('https://a:b@ejemplo.mx/')).toContain('usuario ni contraseña');
    expect(await refusalOf('https://ejemplo.mx:22/')).toContain('443');
    expect(await refusalOf('https://interno.ejemplo.mx/')).toContain('red privada');
    expect(await refusalOf('https://no-existe.ejemplo.mx/')).toContain('No encontramos');
    expect(await refusalOf('no es una dirección')).toContain('dirección completa');
    expect((await ana.does(HooksDocument)).webhookEndpoints).toEqual([]);
  });

  test('a name that leads to this machine after it was accepted: nothing is sent, and it says why', async () => {
    hooks.names.set('cambia.ejemplo.mx', ['93.184.215.14']);
    const { id } = await makesHook(ana, 'https://cambia.ejemplo.mx/', ['case.created']);
    hooks.names.set('cambia.ejemplo.mx', ['127.0.0.1']);
    expect(await tries(ana, id)).toMatchObject({
      status: 'FAILED',
      attempts: [
        {
          failure: 'ADDRESS_REFUSED',
          statusCode: null,
          message: 'El dominio lleva a una red privada, y no se envió nada.',
        },
      ],
    });
    expect(receiver.received).toEqual([]);
  });

  test('events that do not exist, and none', async () => {
    expect(await refusalOf(receiver.url, ['case.exploded'])).toContain('Elige al menos un evento');
    expect(await refusalOf(receiver.url, ['webhook.test'])).toContain('Elige al menos un evento');
    expect(await refusalOf(receiver.url, [])).toContain('Elige al menos un evento');
  });

  test('an eleventh endpoint, another plan, and an endpoint of somebody else', async () => {
    for (let at = 0; at < 10; at += 1) await makesHook(ana, receiver.url, ['case.created']);
    expect(await refusalOf(receiver.url)).toBe('Ya tienes 10 webhooks. Elimina alguno antes de crear otro.');
    const poor = await world.lawyer({ plan: 'BASIC' });
    const { errors } = await poor.graphql(MakeHookDocument, {
      input: { url: receiver.url, eventTypes: ['case.created'] },
    });
    expect(errors[0]?.extensions).toMatchObject({ code: 'PREMIUM_REQUIRED', requiredPlan: 'PROFESSIONAL' });
    const [own] = (await ana.does(HooksDocument)).webhookEndpoints;
    const { deleteWebhookEndpoint } = await poor.does(DeleteHookDocument, { id: own?.id ?? '' });
    expect(deleteWebhookEndpoint.userErrors[0]?.code).toBe('NOT_FOUND');
    expect((await ana.does(DeleteHookDocument, { id: own?.id ?? '' })).deleteWebhookEndpoint.deletedId).toBe(own?.id);
  });

  test('a setting for development, in production', () => {
    expect(() => parseEnv({ NODE_ENV: 'production', WEBHOOK_DEV_TARGETS: '127.0.0.1:9000' })).toThrow(
      'WEBHOOK_DEV_TARGETS',
    );
    expect(parseEnv({ NODE_ENV: 'development', WEBHOOK_DEV_TARGETS: '127.0.0.1:9000' }).WEBHOOK_DEV_TARGETS?.size).toBe(
      1,
    );
  });
});

test('every kind of event is listed with an example that its schema accepts', async () => {
  const { webhookEventTypes } = await ana.does(HookTypesDocument);
  expect(webhookEventTypes.map(({ name }) => name)).toEqual(CHOSEN_EVENTS);
  for (const { jsonSchema, example } of webhookEventTypes) {
    const { data } = JSON.parse(example) as WebhookBody;
    expect(() => z.fromJSONSchema(JSON.parse(jsonSchema) as never).parse(data)).not.toThrow();
  }
});
