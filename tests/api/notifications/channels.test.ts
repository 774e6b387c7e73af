import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { ChangeCaseStatusDocument } from '../../support/cases.generated.ts';
import { openCaseFor } from '../../support/case-chat-load.ts';
import {
  AddDeviceDocument,
  ChooseNotificationsDocument,
  MarkAllReadDocument,
  NotificationChoicesDocument,
  PushStateDocument,
  RemoveDeviceDocument,
} from '../../support/notifications.generated.ts';
import { PushBrowser, PushService } from '../../support/push-browser.ts';
import { World, type Caller } from '../../support/world.ts';

/** What is unread by mail, and what is pushed to devices. */

let world: World;
let ana: Caller;
let bruno: Caller;
const service = new PushService();
beforeAll(async () => {
  world = await World.begin({ webhookPost: service, env: { OPERATOR_EMAIL: 'operador@ejemplo.mx' } });
});
beforeEach(async () => {
  ana = await world.lawyer({ name: 'Ana de Ejemplo' });
  bruno = await world.lawyer({ name: 'Bruno de Ejemplo' });
  service.statusCode = 201;
  service.received.length = 0;
});
afterAll(() => world.end());

/** Something that Bruno is told. */
async function tellsBruno(): Promise<void> {
  const caseId = await openCaseFor((text, values) => world.sql(text, values), ana.userId, [bruno.userId]);
  await ana.does(ChangeCaseStatusDocument, { input: { caseId, status: 'PENDING' } });
}
async function ordersDigests(): Promise<void> {
  await world.sql('select graphile_worker.add_job(?)', ['order-digests']);
  await world.runJobs('order-digests');
  await world.runJobs('mail-digest');
}
const digestsOf = async (caller: Caller) =>
  (await world.outbox()).filter(({ to, subject }) => to.includes(caller.email) && subject.includes('resumen'));
const chooses = (caller: Caller, input: object) => caller.does(ChooseNotificationsDocument, { input });

describe('a digest', () => {
  test('is one mail a day with what is unread, however often the job runs', async () => {
    await chooses(bruno, { digest: 'DAILY', digestHour: 8 });
    await tellsBruno();
    await ordersDigests();
    expect(await digestsOf(bruno)).toEqual([]);
    world.clock.advance(DAY);
    await ordersDigests();
    await ordersDigests();
    const [mail, ...more] = await digestsOf(bruno);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Tu resumen de Foja: 1 notificación sin leer');
    expect(mail?.text).toContain('Ana de Ejemplo hizo cambios en «Juicio de prueba».');
    world.clock.advance(DAY);
    await ordersDigests();
    // What a digest told is not told again by the next one.
    expect(await digestsOf(bruno)).toHaveLength(1);
  });

  test('is not mailed when everything was read', async () => {
    await chooses(bruno, { digest: 'DAILY', digestHour: 8 });
    await tellsBruno();
    await bruno.does(MarkAllReadDocument);
    world.clock.advance(DAY);
    await ordersDigests();
    expect(await digestsOf(bruno)).toEqual([]);
  });

  test('is ended by one click of a mail program, and by nothing that only looks at its link', async () => {
    await chooses(bruno, { digest: 'DAILY', digestHour: 8 });
    await tellsBruno();
    world.clock.advance(DAY);
    await ordersDigests();
    const [mail] = await digestsOf(bruno);
    const address = /https?:\/\/\S+unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const path = new URL(address).pathname;
    const chosen = async () => {
      await bruno.returns();
      return (await bruno.does(NotificationChoicesDocument)).notificationSettings.digest;
    };
    const looked = await fetch(bruno.url + path);
    expect(looked.status).toBe(200);
    expect(await looked.text()).toContain('Dejar de recibirlo');
    expect(await chosen()).toBe('DAILY');
    const clicked = await fetch(bruno.url + path, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect(clicked.status).toBe(200);
    expect(await chosen()).toBe('OFF');
    const wrong = await fetch(`${bruno.url}${path.slice(0, -3)}xxx`, { method: 'POST' });
    expect(wrong.status).toBe(404);
  });
});

describe('a push', () => {
  const adds = async (caller: Caller, browser: PushBrowser) =>
    (await caller.does(AddDeviceDocument, { input: browser.subscription })).addPushDevice;
  const devicesOf = async (caller: Caller) => (await caller.does(PushStateDocument)).pushSetup.devices;

  test('reaches a device that was added, encrypted, and names nobody', async () => {
    const browser = new PushBrowser('https://push.ejemplo.mx/send/1');
    expect((await adds(bruno, browser)).userErrors).toEqual([]);
    await tellsBruno();
    await world.runJobs('push-notification');
    const [sent, ...more] = service.received;
    expect(more).toEqual([]);
    expect(sent?.url).toBe(browser.endpoint);
    expect(sent?.headers['Authorization']).toMatch(/^vapid t=/);
    const payload = browser.decrypts(sent?.body ?? new Uint8Array());
    expect(payload).toMatchObject({ title: 'Hay cambios en un asunto', body: 'Ábrelo en Foja.' });
    expect(JSON.stringify(payload)).not.toMatch(/Ana|Juicio/);
  });

  test('is not sent for a kind that was turned off', async () => {
    await adds(bruno, new PushBrowser('https://push.ejemplo.mx/send/2'));
    await chooses(bruno, { kinds: [{ kind: 'CASE_CHANGED', push: false }] });
    await tellsBruno();
    await world.runJobs('push-notification');
    expect(service.received).toEqual([]);
  });

  test('that is gone for good (410) takes the device away; one that fails for now does not', async () => {
    await adds(bruno, new PushBrowser('https://push.ejemplo.mx/send/3'));
    service.statusCode = 503;
    await tellsBruno();
    await expect.poll(() => service.received.length).toBe(1);
    expect(await devicesOf(bruno)).toHaveLength(1);
    service.statusCode = 410;
    world.clock.advance(HOUR);
    await Promise.all([ana.returns(), bruno.returns()]);
    await tellsBruno();
    await expect.poll(() => devicesOf(bruno)).toEqual([]);
  });

  test('goes to public addresses only, and to keys that a browser made', async () => {
    const tries = async (input: object) =>
      (await bruno.does(AddDeviceDocument, { input: { ...new PushBrowser('').subscription, ...input } as never }))
        .addPushDevice.userErrors[0];
    for (const endpoint of ['http://push.ejemplo.mx/1', 'https://127.0.0.1/1', 'https://interno.ejemplo.mx/1'])
      expect(await tries({ endpoint })).toMatchObject({ code: 'VALIDATION', field: 'endpoint' });
    expect(await tries({ endpoint: 'https://push.ejemplo.mx/1', auth: 'corto' })).toMatchObject({ code: 'VALIDATION' });
    expect(await devicesOf(bruno)).toEqual([]);
  });

  test('follows a browser to the account that added it last, and nobody removes devices of others', async () => {
    const browser = new PushBrowser('https://push.ejemplo.mx/send/4');
    const first = await adds(ana, browser);
    const stranger = await bruno.does(RemoveDeviceDocument, { input: { id: first.device?.id ?? '' } });
    expect(stranger.removePushDevice.userErrors[0]?.code).toBe('NOT_FOUND');
    const second = await adds(bruno, browser);
    expect(await devicesOf(ana)).toEqual([]);
    await bruno.does(RemoveDeviceDocument, { input: { id: second.device?.id ?? '' } });
    expect(await devicesOf(bruno)).toEqual([]);
  });

  test('is signed with one key of this service', async () => {
    const [one, other] = await Promise.all([ana, bruno].map((caller) => caller.does(PushStateDocument)));
    expect(one?.pushSetup.problem).toBeNull();
    expect(one?.pushSetup.publicKey).toBe(other?.pushSetup.publicKey);
  });
});
