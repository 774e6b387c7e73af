import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Health } from '#schema/generated/contract.ts';
import { HealthWatch } from '#api/kernel/http/health.ts';
import { openCaseFor } from '../../support/case-chat-load.ts';
import { SubscriptionListener } from '../../support/subscription-listener.ts';
import {
  CasePresenceDocument,
  HealthChangedDocument,
  SendCaseMessageDocument,
  ToastsDocument,
} from '#tests/support/case-chat.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
let bruno: Caller;
beforeAll(async () => {
  world = await World.begin();
  [ana, bruno] = [await world.lawyer({ name: 'Ana' }), await world.lawyer({ name: 'Bruno' })];
});
afterAll(() => world.end());

describe('the state of the server', () => {
  test('is told at once, as the REST route says it', async () => {
    const listening = await SubscriptionListener.open(ana, HealthChangedDocument, {});
    const { status, endpoints_available: endpointsAvailable, version } = (await ana.rest('GET', '/api/health')).body;
    expect((await listening.receives(1))[0]?.healthChanged).toEqual({
      status,
      endpointsAvailable,
      version,
      database: true,
    });
    const visitor = await SubscriptionListener.open(world.visitor(), HealthChangedDocument, {});
    expect(visitor.received).toEqual([]);
  });

  test('is told again when it is another, to everybody, and looked at only while somebody follows', async () => {
    vi.useFakeTimers();
    try {
      const fine: Health = { status: 'OK', database: true, endpointsAvailable: 18, version: '1', reasons: [] };
      let now = fine;
      let looks = 0;
      const watch = new HealthWatch(() => {
        looks++;
        return Promise.resolve(now);
      });
      const [one, two]: [Health[], Health[]] = [[], []];
      const leave = [watch.follow((health) => one.push(health)), watch.follow((health) => two.push(health))];
      await vi.advanceTimersByTimeAsync(10_000);
      expect([one, two]).toEqual([[fine], [fine]]);
      now = { ...fine, status: 'DEGRADED', database: false };
      await vi.advanceTimersByTimeAsync(3000);
      expect(two).toEqual([fine, now]);
      leave[1]?.();
      now = fine;
      await vi.advanceTimersByTimeAsync(3000);
      expect([one.length, two.length]).toEqual([3, 2]);
      leave[0]?.();
      const before = looks;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(looks).toBe(before);
      watch.follow((health) => one.push(health))();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a notice', () => {
  const says = (caseId: string, text: string) =>
    ana.does(SendCaseMessageDocument, { input: { caseId, text, clientId: crypto.randomUUID() } });

  test('comes to who is named in a chat that they do not have open, and to nobody else', async () => {
    const caseId = await openCaseFor((text, values) => world.sql(text, values), ana.userId, [bruno.userId]);
    const [named, author] = [
      await SubscriptionListener.open(bruno, ToastsDocument, {}),
      await SubscriptionListener.open(ana, ToastsDocument, {}),
    ];
    await says(caseId, 'Lo ve @Bruno, y yo, @Ana');
    expect(await named.receives(1)).toEqual([
      {
        toast: { kind: 'INFO', message: 'Ana te mencionó en el chat de «Juicio de prueba».', path: `/cases/${caseId}` },
      },
    ]);
    const present = await SubscriptionListener.open(bruno, CasePresenceDocument, { caseId });
    await present.receives(1);
    await says(caseId, 'Ya está aquí @Bruno');
    await present.close();
    await expect
      .poll(async () => (await says(caseId, '@Bruno'), named.received.length), { interval: 400, timeout: 5000 })
      .toBeGreaterThan(1);
    expect(author.received).toEqual([]);
  });
});
