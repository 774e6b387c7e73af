import 'reflect-metadata';
import { print } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { ChangeCaseStatusDocument } from '../../support/cases.generated.ts';
import { openCaseFor } from '../../support/case-chat-load.ts';
import { SendCaseMessageDocument } from '../../support/case-chat.generated.ts';
import { InviteToCaseDocument } from '../../support/case-people.generated.ts';
import { createsDeadline } from '../../support/deadline-actions.ts';
import {
  ChooseNotificationsDocument,
  MarkAllReadDocument,
  MarkReadDocument,
  NotificationChoicesDocument,
  NotificationsArrivingDocument,
  NotificationsDocument,
  PushStateDocument,
} from '../../support/notifications.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
let bruno: Caller;
beforeAll(async () => {
  world = await World.begin();
});
beforeEach(async () => {
  ana = await world.lawyer({ name: 'Ana de Ejemplo' });
  bruno = await world.lawyer({ name: 'Bruno de Ejemplo' });
});
afterAll(() => world.end());

const listOf = async (caller: Caller, variables = {}) =>
  (await caller.does(NotificationsDocument, variables)).notifications;
const kindsOf = async (caller: Caller) => (await listOf(caller)).nodes.map(({ kind }) => kind);
const sharesCase = () => openCaseFor((text, values) => world.sql(text, values), ana.userId, [bruno.userId]);
const changes = (caller: Caller, caseId: string, status: 'PENDING' | 'ACTIVE' | 'COMPLETED') =>
  caller.does(ChangeCaseStatusDocument, { input: { caseId, status } });
let messages = 0;
const writes = (caller: Caller, caseId: string, text: string) =>
  caller.does(SendCaseMessageDocument, {
    input: { caseId, text, clientId: `mensaje-${(messages += 1)}-${caller.userId.slice(-8)}` },
  });

test('a change of a case is told once an hour to who works in it, and not to who made it', async () => {
  const caseId = await sharesCase();
  await changes(ana, caseId, 'PENDING');
  await changes(ana, caseId, 'ACTIVE');
  const { nodes, unreadCount } = await listOf(bruno);
  expect(nodes).toHaveLength(1);
  expect(unreadCount).toBe(1);
  expect(nodes[0]).toMatchObject({
    kind: 'CASE_CHANGED',
    title: 'Hay cambios en un asunto',
    body: 'Ana de Ejemplo hizo cambios en «Juicio de prueba».',
    path: `/cases/${caseId}`,
    readAt: null,
  });
  expect(await kindsOf(ana)).toEqual([]);
  world.clock.advance(HOUR);
  await Promise.all([ana.returns(), bruno.returns()]);
  await changes(ana, caseId, 'COMPLETED');
  expect((await kindsOf(bruno)).filter((kind) => kind === 'CASE_CHANGED')).toHaveLength(2);
});

test('a message is told to the others of the case, a mention as a mention', async () => {
  const caseId = await sharesCase();
  await writes(ana, caseId, 'Ya está el escrito.');
  await writes(ana, caseId, 'Falta la copia.');
  expect(await kindsOf(bruno)).toEqual(['CASE_MESSAGE']);
  await writes(ana, caseId, '@Bruno de Ejemplo ¿lo revisas?');
  expect(await kindsOf(bruno)).toEqual(['CASE_MENTION', 'CASE_MESSAGE']);
});

test('a deadline that comes near is told once, although the job runs twice', async () => {
  await createsDeadline(ana, { dueOn: '2026-11-22', title: 'Contestar la demanda de ejemplo' });
  world.clock.advance(2 * DAY);
  await Promise.all([ana.returns(), bruno.returns()]);
  for (const _ of [1, 2]) {
    await world.sql('select graphile_worker.add_job(?)', ['tell-deadlines']);
    await world.runJobs('tell-deadlines');
  }
  const told = (await listOf(ana)).nodes.filter(({ kind }) => kind === 'DEADLINE_ALERT');
  expect(new Set(told.map(({ body }) => body)).size).toBe(told.length);
  expect(told.length).toBeGreaterThan(0);
  expect(told[0]?.body).toContain('Contestar la demanda de ejemplo');
  expect(await kindsOf(bruno)).not.toContain('DEADLINE_ALERT');
});

test('an invitation is told to the account of its address, without the link that accepts it', async () => {
  const caseId = await openCaseFor((text, values) => world.sql(text, values), ana.userId);
  const input = { caseId, email: bruno.email, role: 'COLLABORATOR' as const };
  await ana.does(InviteToCaseDocument, { input });
  await world.runJobs('send-invitation');
  const { nodes } = await listOf(bruno);
  expect(nodes.map(({ kind, path }) => ({ kind, path }))).toEqual([{ kind: 'CASE_INVITATION', path: null }]);
  expect(nodes[0]?.body).toContain('abre el enlace que te enviamos por correo');
});

test('reading takes from the count, and only from one’s own', async () => {
  const caseId = await sharesCase();
  await changes(ana, caseId, 'PENDING');
  await writes(ana, caseId, 'Hola.');
  const [first] = (await listOf(bruno)).nodes;
  const ids = [first?.id ?? ''];
  const stranger = (await ana.does(MarkReadDocument, { input: { ids } })).markNotificationsRead;
  expect(stranger.userErrors.map(({ code }) => code)).toEqual(['NOT_FOUND']);
  expect((await listOf(bruno)).unreadCount).toBe(2);
  const own = (await bruno.does(MarkReadDocument, { input: { ids } })).markNotificationsRead;
  expect(own).toMatchObject({ unreadCount: 1, userErrors: [] });
  expect(own.notifications?.[0]?.readAt).not.toBeNull();
  expect((await listOf(bruno, { unreadOnly: true })).nodes).toHaveLength(1);
  expect((await bruno.does(MarkAllReadDocument)).markAllNotificationsRead.unreadCount).toBe(0);
  const none = (await bruno.does(MarkReadDocument, { input: { ids: [] } })).markNotificationsRead;
  expect(none.userErrors[0]?.message).toBe('Indica de 1 a 100 notificaciones.');
});

test('the list is read by pages, newest first', async () => {
  const caseId = await sharesCase();
  await changes(ana, caseId, 'PENDING');
  await writes(ana, caseId, 'Hola.');
  const first = await listOf(bruno, { first: 1 });
  expect(first.nodes.map(({ kind }) => kind)).toEqual(['CASE_MESSAGE']);
  const second = await listOf(bruno, { first: 1, after: first.pageInfo.endCursor });
  expect(second.nodes.map(({ kind }) => kind)).toEqual(['CASE_CHANGED']);
  expect(second.pageInfo.hasNextPage).toBe(false);
});

test('a kind that was turned off is not listed; what concerns the access cannot be turned off', async () => {
  const chosen = (input: Record<string, unknown>) => bruno.does(ChooseNotificationsDocument, { input });
  await chosen({ kinds: [{ kind: 'CASE_CHANGED', inApp: false, push: false }] });
  await chosen({ digest: 'DAILY', digestHour: 7 });
  const caseId = await sharesCase();
  await changes(ana, caseId, 'PENDING');
  expect(await kindsOf(bruno)).toEqual([]);
  const { notificationSettings: held } = await bruno.does(NotificationChoicesDocument);
  expect(held).toMatchObject({ digest: 'DAILY', digestHour: 7, digestWeekday: 1, timeZone: 'America/Mexico_City' });
  expect(held.kinds.find(({ kind }) => kind === 'CASE_CHANGED')).toMatchObject({ inApp: false, push: false });
  const { updateNotificationSettings: refused } = await chosen({ kinds: [{ kind: 'SECURITY', inApp: false }] });
  expect(refused.userErrors[0]?.message).toContain('siempre aparecen');
  const { updateNotificationSettings: late } = await chosen({ digestHour: 24 });
  expect(late.userErrors[0]).toMatchObject({ code: 'VALIDATION', field: 'digestHour' });
});

test('the settings say by which switch each kind is mailed', async () => {
  const { notificationSettings } = await ana.does(NotificationChoicesDocument);
  const mails = Object.fromEntries(
    notificationSettings.kinds.map(({ kind, mail, isMailed }) => [kind, [mail, isMailed]]),
  );
  expect(mails).toMatchObject({
    DEADLINE_ALERT: ['CASE_UPDATES', true],
    METER_LOW: ['SYSTEM_ALERTS', true],
    SECURITY: ['ALWAYS', true],
    CASE_MESSAGE: ['DIGEST_ONLY', false],
  });
});

test('a notification arrives on the open screens of its account, and of no other', async () => {
  const caseId = await sharesCase();
  const arrivals: unknown[] = [];
  const strays: unknown[] = [];
  const follow = (caller: Caller, into: unknown[]) =>
    new Promise<void>((resolve, reject) => {
      const socket = caller.socket();
      socket.on('connected', () => resolve());
      socket.subscribe(
        { query: print(NotificationsArrivingDocument) },
        { next: ({ data }) => void into.push(data), error: reject, complete: () => undefined },
      );
    });
  await Promise.all([follow(bruno, arrivals), follow(ana, strays)]);
  // The server begins to listen after it acknowledged the socket: it is told until it hears.
  await expect
    .poll(async () => {
      await writes(ana, caseId, '@Bruno de Ejemplo hola');
      return arrivals.length;
    })
    .toBeGreaterThan(0);
  expect(arrivals[0]).toMatchObject({ notificationArrived: { kind: 'CASE_MENTION' } });
  expect(strays).toEqual([]);
});

test('notifications are kept for ninety days', async () => {
  const caseId = await sharesCase();
  await changes(ana, caseId, 'PENDING');
  world.clock.advance(91 * DAY);
  await world.deletesOverdue();
  await bruno.returns();
  expect((await kindsOf(bruno)).filter((kind) => kind === 'CASE_CHANGED')).toEqual([]);
});

test('without an address of the operator nothing is pushed, and it says what is missing', async () => {
  const { pushSetup } = await ana.does(PushStateDocument);
  expect(pushSetup).toMatchObject({ publicKey: null, devices: [] });
  expect(pushSetup.problem).toContain('OPERATOR_EMAIL');
});
