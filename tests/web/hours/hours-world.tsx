import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Entry } from '#web/features/hours/entries/entry-form.rules.ts';
import { legalCase, money, openCalendar, page } from '../calendar/world.tsx';
import type { Sent } from '../sent.ts';
import { webServer } from '../web-server.ts';

export const WEDNESDAY = '2026-11-25';

export const entry = (id: string, part: Partial<Sent<Entry>> = {}): Sent<Entry> => ({
  __typename: 'TimeEntry',
  id,
  personId: 'usr_1',
  personName: 'Persona usr_1',
  case: legalCase(),
  client: 'Comercializadora Ejemplo',
  event: null,
  task: null,
  workedOn: WEDNESDAY,
  startedAt: null,
  endedAt: null,
  seconds: 5400,
  billedSeconds: 5400,
  activity: 'DRAFTING',
  description: `Registro ${id}`,
  billing: 'BILLABLE',
  source: 'MANUAL',
  rate: money(180_000),
  rateScope: 'PERSON',
  amount: money(270_000),
  prebill: null,
  version: 2,
  viewerCanEdit: true,
  ...part,
});

export const entries = (nodes: readonly object[], endCursor: string | null = null) => ({
  timeEntries: { ...page(nodes, endCursor), totalCount: nodes.length },
});
export const put = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const billable = (room?: string, more: Record<string, string> = {}) =>
  openCalendar({ part: 'billable', ...(room ? { room } : {}), ...more });

/** Runs the tests of a file against the fake server, at noon of that Wednesday. */
export function onWednesday(): void {
  beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'], now: new Date(`${WEDNESDAY}T18:00:00Z`) });
  });
  afterEach(() => {
    vi.useRealTimers();
    webServer.resetHandlers();
  });
  afterAll(() => webServer.close());
}
