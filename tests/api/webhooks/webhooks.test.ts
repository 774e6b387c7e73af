import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DAY, HOUR, MINUTE } from '#schema/lib/durations.ts';
import { CHOSEN_EVENTS, WEBHOOK_EVENTS, type WebhookBody } from '#schema/webhook-events.ts';
import { ChangeCaseStatusDocument, CreateCaseDocument } from '../../support/cases.generated.ts';
import { CreateEventDocument, DeleteEventDocument } from '../../support/calendar.generated.ts';
import { hasContract } from '../../support/contract-actions.ts';
import { createsDeadline, renewsSession } from '../../support/deadline-actions.ts';
import { CompleteDeadlineDocument } from '../../support/deadlines.generated.ts';
import { deliversDue, HookWorld, logOf, makesHook } from '../../support/webhook-actions.ts';
import { isSignedWith } from '../../support/webhook-signature.ts';
import type { WebhookReceiver } from '../../support/webhook-receiver.ts';
import {
  ChangeHookDocument,
  HookLogDocument,
  HooksDocument,
  ReplayHookDocument,
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

const opensCase = async (caller: Caller, title = 'Juicio de ejemplo') => {
  const input = { title, client: 'Cliente de ejemplo', area: 'CIVIL' as const };
  const { createCase } = await caller.does(CreateCaseDocument, { input });
  return createCase.case?.id ?? '';
};
const bodies = (): WebhookBody[] => receiver.received.map(({ body }) => JSON.parse(body) as WebhookBody);
const types = (): string[] => bodies().map(({ type }) => type);
describe('an endpoint', () => {
  test('is told what happened, signed, with the schema of the event', async () => {
    const { id, secret } = await makesHook(ana, receiver.url, CHOSEN_EVENTS);
    const caseId = await opensCase(ana);
    await ana.does(ChangeCaseStatusDocument, { input: { caseId, status: 'COMPLETED' } });
    const { id: deadlineId } = await createsDeadline(ana, { dueOn: '2026-11-21', title: 'Contestar', caseId });
    await ana.does(CompleteDeadlineDocument, { input: { id: deadlineId } });
    const input = { title: 'Audiencia de ejemplo', type: 'HEARING' as const, start: '2026-12-01T10:00' };
    const { event } = (await ana.does(CreateEventDocument, { input })).createCalendarEvent;
    // A body shows its subject when it is written: one that is gone by then is not told.
    await deliversDue(world);
    await ana.does(DeleteEventDocument, { input: { eventId: event?.id ?? '' } });
    await hasContract(ana);
    const answer = await ana.asks('¿Cuántos días de aguinaldo me tocan?');
    await createsDeadline(ana, { dueOn: '2026-11-21', title: 'Mañana' });
    world.clock.advance(2 * DAY);
    await renewsSession(ana);
    await world.sql('select graphile_worker.add_job(?)', ['tell-deadlines']);
    await world.runJobs('tell-deadlines');
    await deliversDue(world);

    const told = bodies();
    expect(new Set(types())).toEqual(
      new Set([
        'case.created',
        'case.updated',
        'case_status_updated',
        'deadline.created',
        'deadline.completed',
        'deadline.alert',
        'calendar.event.created',
        'calendar.event.deleted',
        'contract.generated',
        'chat.answer.completed',
      ]),
    );
    expect(receiver.received.every((hook) => isSignedWith(secret, hook))).toBe(true);
    for (const { type, version, data } of told) {
      expect(version).toBe(1);
      expect(() => z.fromJSONSchema(WEBHOOK_EVENTS[type].schema as never).parse(data)).not.toThrow();
    }
    const dataOf = (type: string) => told.find((body) => body.type === type)?.data;
    expect(dataOf('case_status_updated')).toMatchObject({ previous_status: 'PENDING', status: 'COMPLETED' });
    expect(dataOf('case.created')).toMatchObject({ case: { id: caseId, title: 'Juicio de ejemplo' } });
    expect(dataOf('chat.answer.completed')).toMatchObject({ answer: { id: answer.id } });
    const log = await logOf(ana, id);
    expect(log.map(({ status }) => status)).toEqual(told.map(() => 'DELIVERED'));
    expect(new Set(log.map(({ eventId }) => eventId))).toEqual(
      new Set(receiver.received.map(({ headers }) => headers['webhook-id'])),
    );
  });

  test('is told only what it chose', async () => {
    await makesHook(ana, receiver.url, ['deadline.created']);
    await opensCase(ana);
    await deliversDue(world);
    expect(types()).toEqual([]);
    await createsDeadline(ana, { dueOn: '2026-12-21' });
    await deliversDue(world);
    expect(types()).toEqual(['deadline.created']);
  });

  test('of somebody else is told nothing, unless they work in the case', async () => {
    const [beto, carla, dora] = await Promise.all([1, 2, 3].map(() => world.lawyer({ plan: 'ENTERPRISE' })));
    if (!beto || !carla || !dora) throw new Error('nobody');
    for (const [person, path] of [
      [beto, 'beto'],
      [carla, 'carla'],
      [dora, 'dora'],
    ] as const)
      await makesHook(person, `http://${receiver.target}/${path}`, CHOSEN_EVENTS);
    const caseId = await opensCase(ana);
    await world.joins(beto, caseId);
    await world.joins(carla, caseId, 'GUEST');
    await ana.does(ChangeCaseStatusDocument, { input: { caseId, status: 'ACTIVE' } });
    await deliversDue(world);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/beto']);
    await world.leaves(beto, caseId);
    // One who may not see it any more when it is written is not told either.
    await world.sql(
      `insert into webhook_event (id, user_id, type, subject_id, facts, created_at) values (?, ?, 'case.updated', ?, '{"change":"CHANGED"}', now())`,
      ['whv_01kaexample0000000000000001', beto.userId, caseId],
    );
    await ana.does(ChangeCaseStatusDocument, { input: { caseId, status: 'PENDING' } });
    await deliversDue(world);
    expect(receiver.received).toHaveLength(1);
    const seen = await beto.graphql(HookLogDocument, {
      endpointId: (await ana.does(HooksDocument)).webhookEndpoints[0]?.id ?? 'whe_x',
    });
    expect(seen.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('hears nothing of what was rolled back, and nothing after the plan ended', async () => {
    await makesHook(ana, receiver.url, CHOSEN_EVENTS);
    await ana.does(CreateCaseDocument, { input: { title: '', client: 'x', area: 'CIVIL' } });
    await deliversDue(world);
    expect(types()).toEqual([]);
    await world.sql(`update plan_subscription set plan = 'BASIC' where user_id = ?`, [ana.userId]);
    await opensCase(ana);
    await deliversDue(world);
    expect(types()).toEqual([]);
  });
});

describe('delivering', () => {
  test('a hundred events to a receiver that fails half the time delivers each, signed and in the log', async () => {
    const { id, secret } = await makesHook(ana, receiver.url, ['deadline.created']);
    const { id: privateId } = await makesHook(ana, receiver.url, ['deadline.created']);
    // A name that led to a public address when it was written, and leads to a private one now.
    await world.sql(`update webhook_endpoint set url = 'https://trampa.ejemplo.mx/' where id = ?`, [privateId]);
    hooks.names.set('trampa.ejemplo.mx', ['127.0.0.1']);
    let count = 0;
    receiver.answer = () => ({ status: (count += 1) % 2 === 0 ? 204 : 503 });
    for (let at = 0; at < 100; at += 1) await createsDeadline(ana, { dueOn: '2027-01-21', title: `Plazo ${at}` });
    for (let round = 0; round < 16; round += 1) {
      await deliversDue(world);
      world.clock.advance(25 * HOUR);
    }
    await renewsSession(ana);
    const log = await logOf(ana, id);
    expect(log).toHaveLength(100);
    expect(log.every(({ status }) => status === 'DELIVERED')).toBe(true);
    const arrived = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    expect(log.every(({ eventId }) => arrived.has(eventId))).toBe(true);
    expect(receiver.received.every((hook) => isSignedWith(secret, hook))).toBe(true);
    expect(log.reduce((sum, { attempts }) => sum + attempts.length, 0)).toBe(receiver.received.length);
    const refused = await logOf(ana, privateId);
    expect(refused).toHaveLength(100);
    expect(refused.every(({ attempts }) => attempts.every(({ failure }) => failure === 'ADDRESS_REFUSED'))).toBe(true);
  });

  test('tries again after a pause, with the same id, and says why it failed', async () => {
    const { id } = await makesHook(ana, receiver.url, ['deadline.created']);
    receiver.answer = () => ({ status: 500, body: 'sin base de datos' });
    await createsDeadline(ana, { dueOn: '2027-01-21' });
    await deliversDue(world);
    await deliversDue(world);
    expect(receiver.received).toHaveLength(1);
    const [first] = await logOf(ana, id);
    expect(first).toMatchObject({
      status: 'PENDING',
      attempts: [{ statusCode: 500, failure: 'STATUS', responseStart: 'sin base de datos' }],
    });
    world.clock.advance(2 * MINUTE);
    receiver.answer = () => ({});
    await deliversDue(world);
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await logOf(ana, id))[0]).toMatchObject({ status: 'DELIVERED', nextAttemptAt: null });
  });

  test('gives up after sixteen attempts, and what failed can be sent again', async () => {
    const { id } = await makesHook(ana, receiver.url, ['deadline.created']);
    receiver.answer = () => ({ status: 400 });
    await createsDeadline(ana, { dueOn: '2027-01-21' });
    for (let round = 0; round < 18; round += 1) {
      await deliversDue(world);
      // So that the endpoint itself is not given up.
      await world.sql('update webhook_endpoint set failing_since = null where id = ?', [id]);
      world.clock.advance(25 * HOUR);
    }
    expect(receiver.received).toHaveLength(16);
    await renewsSession(ana);
    const [failed] = await logOf(ana, id);
    expect(failed).toMatchObject({ status: 'FAILED', nextAttemptAt: null });
    receiver.answer = () => ({});
    const { delivery } = (await ana.does(ReplayHookDocument, { id: failed?.id ?? '' })).replayWebhookDelivery;
    expect(delivery).toMatchObject({ isReplay: true, status: 'PENDING', eventId: failed?.eventId });
    await deliversDue(world);
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(failed?.eventId);
    const beto = await world.lawyer({ plan: 'PROFESSIONAL' });
    const foreign = (await beto.does(ReplayHookDocument, { id: failed?.id ?? '' })).replayWebhookDelivery;
    expect(foreign.userErrors[0]?.code).toBe('NOT_FOUND');
  });

  test('stops for an endpoint that failed for days, and its owner is told', async () => {
    const { id } = await makesHook(ana, receiver.url, ['deadline.created']);
    receiver.answer = () => ({ status: 500 });
    for (let day = 0; day < 7; day += 1) {
      await renewsSession(ana);
      await createsDeadline(ana, { dueOn: '2027-06-21' });
      await deliversDue(world);
      world.clock.advance(DAY);
      await deliversDue(world);
    }
    await world.runJobs('mail-webhook-disabled');
    await renewsSession(ana);
    const [endpoint] = (await ana.does(HooksDocument)).webhookEndpoints;
    expect(endpoint).toMatchObject({ id, state: 'DISABLED' });
    expect((await logOf(ana, id)).every(({ status }) => status === 'FAILED')).toBe(true);
    const mails = (await world.outbox()).filter(({ to }) => to === ana.email);
    expect(mails.map(({ subject }) => subject)).toContain('Desactivamos un webhook que no recibe');
    const sent = receiver.received.length;
    await createsDeadline(ana, { dueOn: '2027-06-22' });
    await deliversDue(world);
    expect(receiver.received).toHaveLength(sent);
    receiver.answer = () => ({});
    await world.sql('update session set confirmed_at = ? where user_id = ?', [world.clock.now(), ana.userId]);
    const { updateWebhookEndpoint } = await ana.does(ChangeHookDocument, { input: { id, isActive: true } });
    expect(updateWebhookEndpoint.endpoint).toMatchObject({ state: 'ACTIVE', failingSince: null });
    await createsDeadline(ana, { dueOn: '2027-06-23' });
    await deliversDue(world);
    expect(receiver.received).toHaveLength(sent + 1);
  });

  test('goes on with what a server that died had begun', async () => {
    const { id } = await makesHook(ana, receiver.url, ['deadline.created']);
    await createsDeadline(ana, { dueOn: '2027-01-21' });
    await deliversDue(world);
    await world.sql(
      `update webhook_delivery set status = 'PENDING', next_attempt_at = created_at, leased_until = ? where endpoint_id = ?`,
      [new Date(world.clock.now().getTime() + MINUTE), id],
    );
    await deliversDue(world);
    expect(receiver.received).toHaveLength(1);
    world.clock.advance(2 * MINUTE);
    await deliversDue(world);
    expect(receiver.received).toHaveLength(2);
  });
});
