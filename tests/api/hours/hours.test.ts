import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayIn } from '#schema/lib/zones.ts';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import {
  BillableDocument,
  CreateEntryDocument,
  CreateTaskDocument,
  DeleteEntryDocument,
  DeleteTaskDocument,
  EntriesCsvDocument,
  EntriesDocument,
  HoursSettingsDocument,
  HoursSummaryDocument,
  RemoveRateDocument,
  RestoreEntryDocument,
  SetHoursSettingsDocument,
  SetRateDocument,
  StartTimerDocument,
  StopTimerDocument,
  TasksDocument,
  UpdateEntryDocument,
  UpdateTaskDocument,
  type CreateEntryMutationVariables,
  type SetRateMutationVariables,
} from '#tests/support/hours.generated.ts';
import {
  CalendarRangeDocument,
  CreateEventDocument,
  EventsOfCaseDocument,
  TodayPageDocument,
} from '#tests/support/calendar.generated.ts';
import { World } from '../../support/world.ts';
import { edits, HOME, one, opens, rates, records, starts, summary, tries } from './hours-world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const pro = () => world.lawyer({ plan: 'PROFESSIONAL' });
const today = (days = 0): string => dayIn(HOME, later(world.clock.now(), days * DAY));

describe('recorded time', () => {
  test('by hand, of days before too', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    const entry = await records(ana, {
      caseId,
      workedOn: today(-10),
      seconds: 5400,
      activity: 'RESEARCH',
      description: 'Estudio de precedentes',
    });
    expect(entry).toMatchObject({
      workedOn: today(-10),
      startedAt: null,
      endedAt: null,
      seconds: 5400,
      billedSeconds: 5400,
      billing: 'BILLABLE',
      source: 'MANUAL',
      client: 'Constructora del Norte',
      rate: null,
      amount: null,
      viewerCanEdit: true,
    });
    const started = await records(ana, { start: `${today(-1)}T09:00`, seconds: 3600 });
    expect(started).toMatchObject({ workedOn: today(-1), billing: 'NOT_BILLABLE', billedSeconds: 0 });
    expect(Date.parse(started.endedAt ?? '') - Date.parse(started.startedAt ?? '')).toBe(HOUR);
  });

  test.each<[string, CreateEntryMutationVariables['input'], string]>([
    ['nothing', {}, 'seconds'],
    ['a negative one', { seconds: -3600 }, 'seconds'],
    ['an empty one', { seconds: 0 }, 'seconds'],
    ['25 hours', { seconds: 90_000 }, 'seconds'],
    ['work of tomorrow', { seconds: 60, workedOn: '2099-01-01' }, 'workedOn'],
    ['work that begins tomorrow', { seconds: 60, start: '2099-01-01T10:00' }, 'workedOn'],
    ['an hour that is none', { seconds: 60, start: '2026-03-05T25:00' }, 'start'],
    ['31 June', { seconds: 60, start: '2026-06-31T10:00' }, 'start'],
    ['a long description', { seconds: 60, description: 'a'.repeat(2001) }, 'description'],
    ['a NUL byte', { seconds: 60, description: 'a\u0000' }, 'description'],
    ['an unknown case', { seconds: 60, caseId: 'cas_no' }, 'caseId'],
    ['an unknown event', { seconds: 60, eventId: 'evt_no' }, 'eventId'],
    ['an unknown task', { seconds: 60, taskId: 'tsk_no' }, 'taskId'],
    ['an odd client id', { seconds: 60, clientId: 'a b' }, 'clientId'],
  ])('%s is refused in its field', async (_name, input, field) => {
    const ana = await pro();
    expect((await tries(ana, input)).userErrors).toMatchObject([{ field }]);
    expect((await summary(ana)).total.entryCount).toBe(0);
  });

  test('a day has twenty-four hours, however many are recorded at once', async () => {
    const ana = await pro();
    const many = await Promise.all(Array.from({ length: 6 }, () => tries(ana, { seconds: 6 * 3600 })));
    expect(many.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(4);
    expect(many.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ field: 'seconds' }, { field: 'seconds' }]);
    expect((await summary(ana)).total.seconds).toBe(86_400);
  });

  test('sent twice with the same id it is one', async () => {
    const ana = await pro();
    const both = await Promise.all([1, 2].map(() => records(ana, { seconds: 60, clientId: 'abc-1' })));
    expect(both[0]?.id).toBe(both[1]?.id);
    expect((await summary(ana)).total.entryCount).toBe(1);
  });

  test('of an event: its case, title, length, activity and billing; once', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    const { createCalendarEvent } = await ana.does(CreateEventDocument, {
      input: { title: 'Audiencia inicial', type: 'HEARING', start: `${today(-3)}T10:00`, caseId },
    });
    const eventId = createCalendarEvent.event?.id ?? '';
    expect((await ana.does(BillableDocument)).billableSummary).toMatchObject({
      totalHours: 2,
      totalEvents: 1,
      unrecordedCount: 1,
      unrecorded: [{ title: 'Audiencia inicial' }],
      byCase: [{ totalHours: 2, totalEvents: 1, case: { id: caseId } }],
    });
    const entry = await records(ana, { eventId });
    expect(entry).toMatchObject({
      source: 'EVENT',
      seconds: 7200,
      description: 'Audiencia inicial',
      activity: 'HEARING',
      billing: 'BILLABLE',
      workedOn: today(-3),
      event: { id: eventId },
      case: { id: caseId },
    });
    const shown = await ana.does(CalendarRangeDocument, { from: today(-3), to: today(-3), zone: HOME });
    expect(shown.calendarRange.occurrences).toMatchObject([{ key: eventId, timeEntryId: entry.id }]);
    expect((await tries(ana, { eventId })).userErrors).toMatchObject([{ code: 'CONFLICT', field: 'eventId' }]);
    expect((await ana.does(BillableDocument)).billableSummary).toMatchObject({ unrecordedCount: 0, totalEvents: 1 });
    await ana.does(DeleteEntryDocument, { id: entry.id });
    const again = await records(ana, { eventId, seconds: 5400 });
    expect(again.seconds).toBe(5400);
    expect((await ana.does(RestoreEntryDocument, { id: entry.id })).restoreTimeEntry.userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
  });

  test('of one of a series, and not of one that is still to come', async () => {
    const ana = await pro();
    const { createCalendarEvent } = await ana.does(CreateEventDocument, {
      input: {
        title: 'Junta semanal',
        type: 'MEETING',
        start: `${today(-15)}T10:00`,
        zone: HOME,
        recurrence: { frequency: 'WEEKLY' },
      },
    });
    const { id: eventId = '', startAt = '' } = createCalendarEvent.event ?? {};
    const week = (number: number, more = 0) => new Date(Date.parse(startAt) + number * 7 * DAY + more).toISOString();
    expect((await tries(ana, { eventId })).userErrors).toMatchObject([{ field: 'occurrenceOf' }]);
    expect((await tries(ana, { eventId, occurrenceOf: week(1, 1) })).userErrors).toMatchObject([
      { field: 'occurrenceOf' },
    ]);
    expect((await tries(ana, { eventId, occurrenceOf: week(3) })).userErrors).toMatchObject([{ field: 'eventId' }]);
    expect(await records(ana, { eventId, occurrenceOf: week(1) })).toMatchObject({
      workedOn: today(-8),
      seconds: 3600,
    });
    expect((await tries(ana, { eventId, occurrenceOf: week(1) })).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    // Three weeks were so far; one of them is recorded.
    expect((await ana.does(BillableDocument)).billableSummary).toMatchObject({ totalEvents: 3, unrecordedCount: 2 });
    expect((await ana.does(TodayPageDocument)).today.unrecordedCount).toBe(2);
  });

  test('of a task, with its name', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    const { task } = (
      await ana.does(CreateTaskDocument, { input: { title: 'Redactar demanda', caseId, dueOn: today(2) } })
    ).createWorkTask;
    const entry = await records(ana, { taskId: task?.id ?? '', seconds: 1800 });
    expect(entry).toMatchObject({ source: 'TASK', description: 'Redactar demanda', task: { id: task?.id } });
    const { timer } = await starts(ana, { taskId: task?.id });
    expect(timer).toMatchObject({ description: 'Redactar demanda', case: { id: caseId } });
    expect((await ana.does(TasksDocument, {})).workTasks.nodes).toMatchObject([{ recordedSeconds: 1800 }]);
  });

  test('is changed with its version, deleted and brought back', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    const entry = await records(ana, { seconds: 3600, start: `${today()}T00:00` });
    const { entry: edited } = await edits(ana, {
      id: entry.id,
      version: 1,
      caseId,
      seconds: 1800,
      billing: 'FLAT_FEE',
    });
    expect(edited).toMatchObject({
      seconds: 1800,
      billing: 'FLAT_FEE',
      case: { id: caseId },
      version: 2,
      startedAt: entry.startedAt,
    });
    expect((await edits(ana, { id: entry.id, version: 1, seconds: 60 })).userErrors).toMatchObject([
      { code: 'CONFLICT', field: 'version' },
    ]);
    expect((await edits(ana, { id: entry.id, version: 2, seconds: 90_000 })).userErrors).toMatchObject([
      { field: 'seconds' },
    ]);
    const { entry: moved } = await edits(ana, { id: entry.id, version: 2, workedOn: today(-1), description: null });
    expect(moved).toMatchObject({ workedOn: today(-1), startedAt: null, description: '' });
    await ana.does(DeleteEntryDocument, { id: entry.id });
    expect(await one(ana, entry.id)).toBeNull();
    expect((await ana.does(RestoreEntryDocument, { id: entry.id })).restoreTimeEntry.entry?.id).toBe(entry.id);
    expect((await ana.does(RestoreEntryDocument, { id: entry.id })).restoreTimeEntry.userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
  });

  test('the owner of a case sees what others recorded in it; they see their own, and after leaving only read it', async () => {
    const [ana, bruno, eva] = [await pro(), await pro(), await pro()];
    const caseId = await opens(ana);
    await world.joins(bruno, caseId);
    const entry = await records(bruno, { caseId, seconds: 3600 });
    const own = await records(ana, { caseId, seconds: 1800 });
    expect(await one(ana, entry.id)).toMatchObject({ personId: bruno.userId, viewerCanEdit: true });
    expect(await one(bruno, own.id)).toBeNull();
    expect((await ana.does(EventsOfCaseDocument, { id: caseId })).case?.hours).toEqual({
      seconds: 5400,
      entryCount: 2,
    });
    expect((await bruno.does(EventsOfCaseDocument, { id: caseId })).case?.hours.seconds).toBe(3600);
    for (const id of [entry.id, 'tme_no']) {
      expect(await one(eva, id)).toBeNull();
      expect((await edits(eva, { id, version: 1, seconds: 1 })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
      expect((await eva.does(DeleteEntryDocument, { id })).deleteTimeEntry.userErrors).toMatchObject([
        { code: 'NOT_FOUND' },
      ]);
    }
    await world.leaves(bruno, caseId);
    expect(await one(bruno, entry.id)).toMatchObject({ case: null, viewerCanEdit: false });
    expect((await edits(bruno, { id: entry.id, version: 1, seconds: 1 })).userErrors).toMatchObject([
      { code: 'FORBIDDEN' },
    ]);
    expect((await tries(bruno, { caseId, seconds: 60 })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await summary(bruno)).byCase).toMatchObject([{ case: null, total: { seconds: 3600 } }]);
    expect((await edits(ana, { id: entry.id, version: 1, billing: 'NOT_BILLABLE' })).entry?.billing).toBe(
      'NOT_BILLABLE',
    );
  });

  test('a guest records nothing in a case', async () => {
    const [ana, gina] = [await pro(), await pro()];
    const caseId = await opens(ana);
    await world.joins(gina, caseId, 'GUEST');
    expect((await tries(gina, { caseId, seconds: 60 })).userErrors).toMatchObject([
      { code: 'FORBIDDEN', field: 'caseId' },
    ]);
  });

  test('is listed by day with its filters, and written as a table', async () => {
    const ana = await pro();
    const caseId = await opens(ana, 'Ferretería Ñandú');
    await records(ana, {
      caseId,
      seconds: 3600,
      workedOn: today(-2),
      description: '=Fórmula, con «comas»',
      activity: 'CALL',
    });
    await records(ana, { seconds: 1800, workedOn: today(-1), description: 'Llamada al actuario' });
    await records(ana, { caseId, seconds: 600, billing: 'NOT_BILLABLE' });
    const list = async (filter: object, first = 20, after: string | null = null) =>
      (await ana.does(EntriesDocument, { filter: filter as never, first, after })).timeEntries;
    const seconds = async (filter: object) => (await list(filter)).nodes.map((node) => node.seconds);
    expect(await seconds({})).toEqual([600, 1800, 3600]);
    expect(await seconds({ caseId })).toEqual([600, 3600]);
    expect(await seconds({ client: 'FERRETERIA ÑANDÚ' })).toEqual([600, 3600]);
    expect(await seconds({ from: today(-1), to: today(-1) })).toEqual([1800]);
    expect(await seconds({ billing: 'BILLABLE' })).toEqual([3600]);
    expect(await seconds({ isWithoutRate: true })).toEqual([3600]);
    expect(await seconds({ activity: 'CALL' })).toEqual([3600]);
    expect(await seconds({ search: 'llamada' })).toEqual([1800]);
    expect(await seconds({ personId: 'usr_no' })).toEqual([]);
    const page = await list({}, 2);
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect((await list({}, 2, page.pageInfo.endCursor)).nodes.map((node) => node.seconds)).toEqual([3600]);
    const { timeEntriesCsv } = await ana.does(EntriesCsvDocument, { filter: {} });
    expect(timeEntriesCsv).toMatchObject({ fileName: 'horas.csv', mediaType: 'text/csv' });
    const lines = Buffer.from(timeEntriesCsv.content, 'base64').toString('utf8').split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toContain(`"'=Fórmula, con «comas»"`);
    expect(lines[1]).toMatch(new RegExp(`^${today(-2)},,Persona \\d+,Amparo,Ferretería Ñandú,Llamada,`));
  });
});

describe('rates and rounding', () => {
  test('that of the case goes before the client’s, that before the person’s; what was recorded is priced anew', async () => {
    const ana = await pro();
    const caseId = await opens(ana, 'Ñandú, S.A.');
    const entry = await records(ana, { caseId, seconds: 3601 });
    const amount = async () => {
      const shown = await one(ana, entry.id);
      return [shown?.rateScope, shown?.rate?.centavos, shown?.amount?.centavos];
    };
    expect(await amount()).toEqual([null, undefined, undefined]);
    expect(await rates(ana, { scope: 'PERSON', centavos: 100_000, validFrom: today() })).toMatchObject({
      changedCount: 1,
    });
    expect(await amount()).toEqual(['PERSON', 100_000, 100_028]);
    await rates(ana, { scope: 'CLIENT', client: 'Otra persona', centavos: 200_000 });
    expect((await amount())[0]).toBe('PERSON');
    await rates(ana, { scope: 'CLIENT', client: ' ÑANDÚ,  s.a. ', centavos: 200_000 });
    expect(await amount()).toEqual(['CLIENT', 200_000, 200_056]);
    const ofCase = await rates(ana, { scope: 'CASE', caseId, centavos: 300_000, validFrom: today() });
    expect(await amount()).toEqual(['CASE', 300_000, 300_083]);
    expect(await rates(ana, { scope: 'CASE', caseId, centavos: 400_000, validFrom: today() })).toMatchObject({
      rate: { id: ofCase.rate?.id },
    });
    expect(await amount()).toEqual(['CASE', 400_000, 400_111]);
    await ana.does(SetHoursSettingsDocument, { input: { rounding: 'SIX_MINUTES' } });
    expect(await one(ana, entry.id)).toMatchObject({
      seconds: 3601,
      billedSeconds: 3960,
      amount: { centavos: 440_000 },
    });
    const removed = await ana.does(RemoveRateDocument, { id: ofCase.rate?.id ?? '' });
    expect(removed.removeTimeRate).toMatchObject({ changedCount: 1, userErrors: [] });
    expect((await amount())[0]).toBe('CLIENT');
    // One that begins tomorrow changes nothing of today.
    expect(await rates(ana, { scope: 'CASE', caseId, centavos: 1, validFrom: today(1) })).toMatchObject({
      changedCount: 0,
    });
    const { hoursSettings } = await ana.does(HoursSettingsDocument);
    expect(hoursSettings).toMatchObject({ rounding: 'SIX_MINUTES', people: [{ personId: ana.userId }] });
    expect(hoursSettings.rates.map(({ scope }) => scope)).toEqual(['CASE', 'CLIENT', 'CLIENT', 'PERSON']);
  });

  test.each<[SetRateMutationVariables['input'], string]>([
    [{ scope: 'PERSON', centavos: 0 }, 'centavos'],
    [{ scope: 'PERSON', centavos: -1 }, 'centavos'],
    [{ scope: 'PERSON', centavos: 1.5 }, 'centavos'],
    [{ scope: 'PERSON', centavos: 100_000_001 }, 'centavos'],
    [{ scope: 'PERSON', centavos: 1, validFrom: '1990-01-01' }, 'validFrom'],
    [{ scope: 'PERSON', centavos: 1, personId: 'usr_no' }, 'personId'],
    [{ scope: 'CLIENT', centavos: 1 }, 'client'],
    [{ scope: 'CASE', centavos: 1 }, 'caseId'],
  ])('%j is refused', async (input, field) => {
    expect((await rates(await pro(), input)).userErrors).toMatchObject([{ field }]);
  });

  test('only the owner of a case sets its rate, for those who work in it too; rates of others are not found', async () => {
    const [ana, bruno] = [await pro(), await pro()];
    const caseId = await opens(ana);
    await world.joins(bruno, caseId);
    expect((await rates(bruno, { scope: 'CASE', caseId, centavos: 1 })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    await rates(bruno, { scope: 'PERSON', centavos: 999 });
    const entry = await records(bruno, { caseId, seconds: 3600 });
    // Whose case it is charges it: Bruno's own rate is for what he charges himself.
    expect(entry.amount).toBeNull();
    const { rate } = await rates(ana, { scope: 'PERSON', personId: bruno.userId, centavos: 120_000 });
    expect(rate?.personName).toBe((await one(ana, entry.id))?.personName);
    expect((await one(bruno, entry.id))?.amount?.centavos).toBe(120_000);
    expect((await bruno.does(RemoveRateDocument, { id: rate?.id ?? '' })).removeTimeRate.userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect((await bruno.does(HoursSettingsDocument)).hoursSettings.rates).toHaveLength(1);
  });

  test('who bills is kept and judged', async () => {
    const ana = await pro();
    const sets = async (input: object) => (await ana.does(SetHoursSettingsDocument, { input })).setHoursSettings;
    expect(
      await sets({ issuerName: ' Despacho  de ejemplo ', issuerRfc: 'abc010203xy9', issuerKind: 'COMPANY' }),
    ).toMatchObject({
      settings: {
        issuer: { name: 'Despacho de ejemplo', rfc: 'ABC010203XY9', kind: 'COMPANY', regime: 'PROFESSIONAL' },
      },
    });
    expect((await sets({ issuerRfc: 'ABC' })).userErrors).toMatchObject([{ field: 'issuerRfc' }]);
    expect((await sets({ issuerName: ' ' })).userErrors).toMatchObject([{ field: 'issuerName' }]);
    expect((await sets({ issuerRfc: null })).settings?.issuer.rfc).toBeNull();
  });
});

test('recording, editing, pricing and deleting at once wait for each other and never fail', async () => {
  const ana = await pro();
  const caseId = await opens(ana);
  const entries = await Promise.all([1, 2, 3, 4].map(() => records(ana, { caseId, seconds: 600 })));
  const acts = Array.from({ length: 8 }, (_, round) => [
    ana.graphql(CreateEntryDocument, { input: { caseId, seconds: 60 } }),
    ana.graphql(SetRateDocument, { input: { scope: 'CASE', caseId, centavos: 1000 + round } }),
    ana.graphql(UpdateEntryDocument, { input: { id: entries[round % 4]?.id ?? '', version: 1 + round, seconds: 700 } }),
    ana.graphql(SetHoursSettingsDocument, { input: { rounding: round % 2 ? 'OFF' : 'SIX_MINUTES' } }),
    ana.graphql(DeleteEntryDocument, { id: entries[(round + 1) % 4]?.id ?? '' }),
  ]).flat();
  const replies = await Promise.all(acts);
  expect(replies.flatMap(({ errors }) => errors)).toEqual([]);
});

test('sums by case, day, person, activity and billing are the same centavo for centavo, in random books of hours', async () => {
  const [ana, bruno] = [await pro(), await pro()];
  const cases = [await opens(ana, 'Uno'), await opens(ana, 'Dos'), await opens(ana, 'Uno')];
  for (const caseId of cases) await world.joins(bruno, caseId);
  await ana.does(SetHoursSettingsDocument, { input: { rounding: 'SIX_MINUTES' } });
  await rates(ana, { scope: 'CASE', caseId: cases[0], centavos: 133_337, validFrom: today(-200) });
  await rates(ana, { scope: 'CLIENT', client: 'Dos', centavos: 99_999, validFrom: today(-200) });
  await rates(ana, { scope: 'PERSON', personId: bruno.userId, centavos: 77_777, validFrom: today(-10) });
  let seed = 5;
  const random = (most: number): number =>
    Math.floor(((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648) * most);
  const kinds = ['BILLABLE', 'BILLABLE', 'NOT_BILLABLE', 'FLAT_FEE'] as const;
  const activities = ['CALL', 'DRAFTING', 'HEARING'] as const;
  for (let n = 0; n < 60; n++)
    await records(n % 2 ? ana : bruno, {
      caseId: cases[random(3)] ?? null,
      seconds: 1 + random(5000),
      workedOn: today(-random(20)),
      billing: kinds[random(4)] ?? 'BILLABLE',
      activity: activities[random(3)] ?? 'CALL',
    });
  const sums = await summary(ana);
  const nodes = (await ana.does(EntriesDocument, { first: 100 })).timeEntries.nodes;
  const whole = {
    seconds: nodes.reduce((sum, node) => sum + node.seconds, 0),
    billedSeconds: nodes.reduce((sum, node) => sum + node.billedSeconds, 0),
    entryCount: 60,
    withoutRateCount: nodes.filter((node) => node.billing === 'BILLABLE' && !node.rate).length,
    amount: { centavos: nodes.reduce((sum, node) => sum + (node.amount?.centavos ?? 0), 0) },
  };
  expect(sums.total).toEqual(whole);
  expect(whole.withoutRateCount).toBeGreaterThan(0);
  const add = (totals: (typeof sums.total)[]) => ({
    seconds: totals.reduce((sum, each) => sum + each.seconds, 0),
    billedSeconds: totals.reduce((sum, each) => sum + each.billedSeconds, 0),
    entryCount: totals.reduce((sum, each) => sum + each.entryCount, 0),
    withoutRateCount: totals.reduce((sum, each) => sum + each.withoutRateCount, 0),
    amount: { centavos: totals.reduce((sum, each) => sum + each.amount.centavos, 0) },
  });
  for (const groups of [sums.byCase, sums.byDay, sums.byPerson, sums.byActivity])
    expect(add(groups.map(({ total }) => total))).toEqual(whole);
  expect(add([sums.billable, sums.notBillable, sums.flatFee])).toEqual(whole);
  expect(sums.unbilled).toEqual(sums.billable);
  expect(sums.byCase).toHaveLength(3);
  expect((await ana.does(TodayPageDocument)).today).toMatchObject({
    unbilledSeconds: sums.unbilled.seconds,
    unbilledAmount: sums.unbilled.amount,
  });
  // Somebody else's book is empty.
  expect((await summary(await pro())).total).toMatchObject({ seconds: 0, entryCount: 0, amount: { centavos: 0 } });
});

test('nothing that somebody may type ends in an internal error', async () => {
  const ana = await pro();
  const odd = ['', '\u0000', '\ud800', 'x'.repeat(100_000), '0000-01-01', '-1', '../..'];
  const days = ['1000-01-01', '0000-01-01', '9999-12-31'];
  const asked = [
    ...odd.flatMap((text) => [
      ana.graphql(CreateEntryDocument, { input: { seconds: 60, description: text } }),
      ana.graphql(CreateEntryDocument, { input: { seconds: 60, start: text } }),
      ana.graphql(CreateEntryDocument, { input: { seconds: 60, eventId: text, taskId: text, clientId: text } }),
      ana.graphql(CreateEntryDocument, { input: { seconds: 60, caseId: text } }),
      ana.graphql(UpdateEntryDocument, { input: { id: text, version: 1 } }),
      ana.graphql(EntriesDocument, {
        after: text,
        filter: { search: text, client: text, caseId: text, personId: text },
      }),
      ana.graphql(HoursSummaryDocument, { filter: { prebillId: text, search: text } }),
      ana.graphql(StartTimerDocument, { input: { description: text, caseId: text } }),
      ana.graphql(StopTimerDocument, { id: text }),
      ana.graphql(SetRateDocument, { input: { scope: 'CLIENT', client: text, centavos: 1e300 } }),
      ana.graphql(SetRateDocument, { input: { scope: 'CLIENT', client: text, centavos: 100 } }),
      ana.graphql(SetRateDocument, { input: { scope: 'PERSON', personId: text, centavos: 100 } }),
      ana.graphql(SetHoursSettingsDocument, { input: { issuerName: text, issuerRfc: text } }),
      ana.graphql(CreateTaskDocument, { input: { title: text, notes: text, caseId: text } }),
      ana.graphql(TasksDocument, { after: text, filter: { caseId: text } }),
    ]),
    ...days.flatMap((day) => [
      ana.graphql(CreateEntryDocument, { input: { seconds: 60, workedOn: day } }),
      ana.graphql(HoursSummaryDocument, { filter: { from: day, to: day } }),
      ana.graphql(BillableDocument, { from: day, to: day }),
      ana.graphql(CreateTaskDocument, { input: { title: 'x', dueOn: day } }),
      ana.graphql(SetRateDocument, { input: { scope: 'PERSON', centavos: 100, validFrom: day } }),
    ]),
  ];
  const codes = (await Promise.all(asked)).flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
  expect(new Set(codes)).toEqual(new Set(['BAD_REQUEST', 'VALIDATION']));
});

describe('tasks', () => {
  test('are kept with their case, done, undone and deleted; those without a day come last', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    const creates = async (input: object) =>
      (await ana.does(CreateTaskDocument, { input: input as never })).createWorkTask;
    const { task } = await creates({ title: ' Copias ', caseId, dueOn: today(5), notes: 'dos juegos' });
    expect(task).toMatchObject({ title: 'Copias', notes: 'dos juegos', isDone: false, case: { id: caseId } });
    await creates({ title: 'Sin día' });
    await creates({ title: 'Antes', dueOn: today(1) });
    const titles = async (filter: object = {}) =>
      (await ana.does(TasksDocument, { filter })).workTasks.nodes.map(({ title }) => title);
    expect(await titles()).toEqual(['Antes', 'Copias', 'Sin día']);
    expect(await titles({ caseId })).toEqual(['Copias']);
    const id = task?.id ?? '';
    const changes = async (input: object) =>
      (await ana.does(UpdateTaskDocument, { input: { id, ...input } as never })).updateWorkTask;
    expect(await changes({ version: 1, isDone: true })).toMatchObject({ task: { isDone: true, version: 2 } });
    expect(await titles({ isDone: true })).toEqual(['Copias']);
    expect((await changes({ version: 1, isDone: false })).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await changes({ version: 2, title: '' })).userErrors).toMatchObject([{ field: 'title' }]);
    expect((await creates({ title: 'x', caseId: 'cas_no' })).userErrors).toMatchObject([{ field: 'caseId' }]);
    const first = (await ana.does(TasksDocument, { first: 2 })).workTasks;
    expect(
      (await ana.does(TasksDocument, { first: 2, after: first.pageInfo.endCursor ?? null })).workTasks.nodes,
    ).toMatchObject([{ title: 'Sin día' }]);
    const eva = await pro();
    expect(
      (await eva.does(UpdateTaskDocument, { input: { id, version: 2, title: 'x' } })).updateWorkTask.userErrors,
    ).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await eva.does(DeleteTaskDocument, { id })).deleteWorkTask.userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    const bruno = await pro();
    await world.joins(bruno, caseId);
    expect((await bruno.does(TasksDocument, {})).workTasks.nodes).toMatchObject([{ id }]);
    expect((await ana.does(DeleteTaskDocument, { id })).deleteWorkTask.deletedId).toBe(id);
    expect(await titles()).toEqual(['Antes', 'Sin día']);
  });
});
