import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#schema/lib/durations.ts';
import {
  CaseDeadlinesDocument,
  CompleteDeadlineDocument,
  DeadlineNodeDocument,
  DeadlinePanelDocument,
  DeadlinesDocument,
  DeleteDeadlineDocument,
  ReopenDeadlineDocument,
  RestoreDeadlineDocument,
  SetAlertDaysDocument,
  SnoozeDeadlineDocument,
  UpdateDeadlineDocument,
  type UpdateDeadlineMutationVariables,
} from '#tests/support/deadlines.generated.ts';
import { CreateEventDocument } from '#tests/support/calendar.generated.ts';
import { CreateTaskDocument } from '#tests/support/hours.generated.ts';
import {
  openCaseOf,
  createsDeadline,
  savesDeadline,
  seesDeadline,
  setClock,
  triesToCreateDeadline,
} from '../../support/deadline-actions.ts';
import { World, type Caller } from '../../support/world.ts';

const NOON = '2026-03-03T18:00:00Z';
const NOBODY = 'dl_00000000000000000000000000';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  setClock(world, NOON);
  ana = await world.lawyer({ name: 'Ana' });
});
beforeEach(() => setClock(world, NOON));
afterAll(() => world.end());

type Update = UpdateDeadlineMutationVariables['input'];
const update = async (caller: Caller, input: Update) =>
  (await caller.does(UpdateDeadlineDocument, { input })).updateDeadline;
const complete = async (caller: Caller, id: string) =>
  (await caller.does(CompleteDeadlineDocument, { input: { id } })).completeDeadline;
const snooze = async (caller: Caller, id: string, hours = 24) =>
  (await caller.does(SnoozeDeadlineDocument, { input: { id, hours } })).snoozeDeadline;
const panelOf = async (caller: Caller, first = 50) =>
  (await caller.does(DeadlinePanelDocument, { first })).deadlinePanel;
const inCase = async (caller: Caller, id: string) => (await caller.does(CaseDeadlinesDocument, { id })).case;
const sentences = async (caller: Caller, id: string) =>
  ((await inCase(caller, id))?.timeline.nodes ?? []).map(({ text }) => text);

describe('a deadline that is typed in', () => {
  test('keeps what was given, tidied, and ends with its day', async () => {
    const deadline = await createsDeadline(ana, { title: '  Presentar   alegatos ', description: 'Uno\r\nDos ' });
    expect(deadline).toMatchObject({
      title: 'Presentar alegatos',
      description: 'Uno\nDos',
      dueOn: '2026-03-20',
      dueAt: '2026-03-21T05:59:59.000Z',
      hasHour: false,
      origin: 'MANUAL',
      type: 'vencimiento',
      daysLeft: 17,
      label: '17 días',
      urgency: 'LOW',
      priority: 'LOW',
      status: 'PENDING',
      alertDays: [1, 7, 30],
      // Seven days before, at eight in the morning of Mexico City.
      remindAt: '2026-03-13T14:00:00.000Z',
      isSnoozed: false,
      case: null,
      viewerCanEdit: true,
      viewerCanComplete: true,
      version: 1,
    });
    expect(await seesDeadline(ana, deadline.id)).toEqual(deadline);
    expect((await ana.does(DeadlineNodeDocument, { id: deadline.id })).node).toEqual({
      __typename: 'Deadline',
      title: 'Presentar alegatos',
    });
  });

  test('may end at an hour, with a priority and alert days of its own', async () => {
    const given = { dueAt: '2026-03-05T20:30:00Z', priority: 'HIGH' as const, alertDays: [10, 2], type: ' audiencia ' };
    expect(await createsDeadline(ana, given as never)).toMatchObject({
      dueOn: '2026-03-05',
      hasHour: true,
      priority: 'HIGH',
      urgency: 'HIGH',
      daysLeft: 2,
      label: '2 días',
      alertDays: [2, 10],
      type: 'audiencia',
    });
  });

  test.each([
    ['no title', { title: ' \n ' }, 'title'],
    ['a title that nobody sees', { title: '\u200b' }, 'title'],
    ['a title that is too long', { title: 'a'.repeat(201) }, 'title'],
    ['a title with a NUL', { title: 'a\u0000' }, 'title'],
    ['a huge description', { description: 'a'.repeat(4001) }, 'description'],
    ['no date', { dueOn: null }, 'dueOn'],
    ['two dates', { dueAt: '2026-03-05T20:30:00Z', dueOn: '2026-03-05' }, 'dueOn'],
    ['a year out of range', { dueOn: '1999-12-31' }, 'dueOn'],
    ['alert days twice the same', { alertDays: [1, 1] }, 'alertDays'],
    ['no alert days', { alertDays: [] }, 'alertDays'],
    ['six alert days', { alertDays: [1, 2, 3, 4, 5, 6] }, 'alertDays'],
    ['alert days too far', { alertDays: [366] }, 'alertDays'],
    ['shared with nobody', { isShared: true }, 'isShared'],
  ])('%s is refused, and nothing is written', async (_name, given, field) => {
    const before = (await panelOf(ana)).active.totalCount;
    expect((await triesToCreateDeadline(ana, given as never)).userErrors).toMatchObject([
      { code: 'VALIDATION', field },
    ]);
    expect((await panelOf(ana)).active.totalCount).toBe(before);
  });

  test('the 30th of February is no day, and half an alert day is none', async () => {
    for (const input of [
      { title: 'X', dueOn: '2026-02-30' },
      { title: 'X', dueOn: '2026-03-01', alertDays: [1.5] },
    ]) {
      const { errors } = await ana.graphql(
        'mutation ($input: CreateDeadlineInput!) { createDeadline(input: $input) { deadline { id } } }',
        { input },
      );
      expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
    }
  });

  test('who is signed out is refused everywhere', async () => {
    const visitor = world.visitor();
    for (const query of [
      '{ deadlinePanel { overdueCount } }',
      '{ deadlines { totalCount } }',
      `{ deadline(id: "${NOBODY}") { id } }`,
      `{ deadlineDocument(id: "${NOBODY}", format: PDF) { fileName } }`,
      `mutation { createDeadline(input: {title: "X", dueOn: "2026-03-20"}) { deadline { id } } }`,
      `mutation { completeDeadline(input: {id: "${NOBODY}"}) { deadline { id } } }`,
      `mutation { snoozeDeadline(input: {id: "${NOBODY}"}) { message } }`,
      `mutation { setAlertDays(input: {alertDays: [1]}) { alertDays } }`,
      `{ computeDeadline(input: {ruleId: "x", noticeOn: "2026-03-02"}) { computation { dueOn } } }`,
    ])
      expect((await visitor.graphql(query)).errors[0]?.extensions.code, query).toBe('UNAUTHENTICATED');
    expect((await visitor.does(DeadlineNodeDocument, { id: NOBODY })).node).toBeNull();
  });

  test('somebody else’s looks the same as none', async () => {
    const { id } = await createsDeadline(ana);
    const bruno = await world.lawyer();
    for (const each of [id, NOBODY, 'x', "' or 1=1"]) {
      expect(await seesDeadline(bruno, each)).toBeNull();
      expect((await complete(bruno, each)).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }]);
      expect((await snooze(bruno, each)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
      expect((await update(bruno, { id: each, version: 1, title: 'X' })).userErrors).toMatchObject([
        { code: 'NOT_FOUND' },
      ]);
      const { deleteDeadline } = await bruno.does(DeleteDeadlineDocument, { input: { id: each } });
      expect(deleteDeadline.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
      const { restoreDeadline } = await bruno.does(RestoreDeadlineDocument, { input: { id: each } });
      expect(restoreDeadline.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
      const { reopenDeadline } = await bruno.does(ReopenDeadlineDocument, { input: { id: each } });
      expect(reopenDeadline.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    }
    expect((await bruno.does(DeadlineNodeDocument, { id })).node).toBeNull();
    expect((await bruno.does(DeadlinesDocument, {})).deadlines.totalCount).toBe(0);
    expect(await seesDeadline(ana, id)).toMatchObject({ version: 1, completedAt: null });
  });
});

describe('the panel', () => {
  test('shows what is open by days left, up to six completed, and the alert days', async () => {
    const carla = await world.lawyer();
    expect(await panelOf(carla)).toEqual({
      active: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
      recentlyCompleted: [],
      overdueCount: 0,
      alertDays: [1, 7, 30],
      timeZone: null,
    });
    const days = ['2026-05-20', '2026-03-01', '2026-03-04', '2026-03-08', '2026-03-03', '2026-04-02'];
    for (const dueOn of days) await createsDeadline(carla, { title: dueOn, dueOn });
    const done: string[] = [];
    for (let n = 0; n < 8; n++) {
      const { id } = await createsDeadline(carla, { title: `Hecho ${n}` });
      await complete(carla, id);
      done.push(id);
      world.clock.advance(1000);
    }
    const panel = await panelOf(carla);
    expect(panel.active.nodes.map(({ title, label, urgency, status }) => [title, label, urgency, status])).toEqual([
      ['2026-03-01', '¡VENCIDO!', 'CRITICAL', 'PENDING'],
      ['2026-03-03', '¡HOY!', 'CRITICAL', 'PENDING'],
      ['2026-03-04', '¡MAÑANA!', 'CRITICAL', 'PENDING'],
      ['2026-03-08', '5 días', 'MEDIUM', 'PENDING'],
      ['2026-04-02', '30 días', 'LOW', 'PENDING'],
      ['2026-05-20', '78 días', 'LOW', 'SCHEDULED'],
    ]);
    expect(panel).toMatchObject({ overdueCount: 1, active: { totalCount: 6 } });
    expect(panel.recentlyCompleted.map(({ id }) => id)).toEqual(done.toReversed().slice(0, 6));
    expect(panel.recentlyCompleted[0]).toMatchObject({ status: 'COMPLETED', completedBy: expect.any(String) });
    const first = await panelOf(carla, 4);
    const { deadlinePanel } = await carla.does(DeadlinePanelDocument, {
      first: 4,
      after: first.active.pageInfo.endCursor ?? null,
    });
    expect([...first.active.nodes, ...deadlinePanel.active.nodes]).toEqual(panel.active.nodes);
    expect(deadlinePanel.active.pageInfo.hasNextPage).toBe(false);
  });

  test('pages and searches the list by matter, state, day and words', async () => {
    const carla = await world.lawyer();
    const caseId = await openCaseOf(world, carla);
    await createsDeadline(carla, { title: 'Árbol', dueOn: '2026-03-10' });
    await createsDeadline(carla, { title: 'Otro', dueOn: '2026-03-11', caseId });
    await complete(carla, (await createsDeadline(carla, { title: 'Tercero', dueOn: '2026-03-12' })).id);
    const by = async (filter: object) =>
      (await carla.does(DeadlinesDocument, { filter })).deadlines.nodes.map(({ title }) => title);
    expect(await by({})).toEqual(['Árbol', 'Otro', 'Tercero']);
    expect(await by({ isCompleted: false })).toEqual(['Árbol', 'Otro']);
    expect(await by({ isCompleted: true })).toEqual(['Tercero']);
    expect(await by({ from: '2026-03-11', to: '2026-03-11' })).toEqual(['Otro']);
    expect(await by({ caseId })).toEqual(['Otro']);
    expect(await by({ caseId: 'x' })).toEqual([]);
    expect(await by({ search: 'arbol' })).toEqual(['Árbol']);
    expect(await by({ search: 'juicio de prueba' })).toEqual(['Otro']);
    expect(await by({ search: '%' })).toEqual([]);
    for (const variables of [{ first: 0 }, { first: 101 }, { after: 'x' }, { after: btoa('["a",7]') }])
      expect((await carla.graphql(DeadlinesDocument, variables)).errors[0]?.extensions.code).toBe('VALIDATION');
  });
});

describe('completing', () => {
  test('two people at once complete it once', async () => {
    const bruno = await world.lawyer({ name: 'Bruno' });
    const caseId = await openCaseOf(world, ana, [bruno]);
    const { id } = await createsDeadline(ana, { caseId, title: 'Alegatos' });
    const both = await Promise.all([complete(ana, id), complete(bruno, id)]);
    expect(both.map(({ userErrors }) => userErrors)).toEqual([[], []]);
    expect(both[0]?.deadline).toEqual(both[1]?.deadline);
    expect(both[0]?.deadline).toMatchObject({ status: 'COMPLETED', version: 2, completedBy: expect.any(String) });
    const told = (await sentences(ana, caseId)).filter((text) => text.startsWith('completó'));
    expect(told).toEqual(['completó el vencimiento «Alegatos» (20 de marzo de 2026)']);
  });

  test('is undone by reopening, also twice', async () => {
    const { id } = await createsDeadline(ana);
    await complete(ana, id);
    for (let n = 0; n < 2; n++) {
      const { reopenDeadline } = await ana.does(ReopenDeadlineDocument, { input: { id } });
      expect(reopenDeadline.deadline).toMatchObject({ completedAt: null, completedBy: null, status: 'PENDING' });
    }
    expect(await seesDeadline(ana, id)).toMatchObject({ version: 3 });
  });
});

describe('snoozing', () => {
  test('moves a date that was typed in, and says so', async () => {
    const { id } = await createsDeadline(ana);
    expect(await snooze(ana, id)).toMatchObject({
      message: 'El vencimiento se movió del 20 de marzo de 2026 al 21 de marzo de 2026.',
      deadline: { dueOn: '2026-03-21', hasHour: false, isSnoozed: true, daysLeft: 18 },
    });
    expect(await snooze(ana, id, 1)).toMatchObject({
      message: 'El vencimiento se movió del 21 de marzo de 2026 al 22 de marzo de 2026 a las 00:59.',
      deadline: { dueOn: '2026-03-22', hasHour: true },
    });
  });

  test('moves only the reminder of what the law dates', async () => {
    const deadline = await savesDeadline(ana);
    const { message, deadline: after } = await snooze(ana, deadline.id);
    expect(message).toBe(
      'El vencimiento legal no se mueve; te lo recordaremos de nuevo el 4 de marzo de 2026 a las 12:00.',
    );
    expect(after).toMatchObject({
      dueOn: deadline.dueOn,
      dueAt: deadline.dueAt,
      isSnoozed: true,
      remindAt: expect.stringMatching(/^2026-03-04T18:00/),
    });
    expect((await snooze(ana, deadline.id, 720)).message).toContain('Atención: vence antes, el ');
  });

  test.each([0, -1, 721, 2 ** 31 - 1])('%d hours are refused', async (hours) => {
    const { id } = await createsDeadline(ana);
    expect(await snooze(ana, id, hours)).toMatchObject({
      message: null,
      userErrors: [{ code: 'VALIDATION', field: 'hours' }],
    });
    expect(await seesDeadline(ana, id)).toMatchObject({ dueOn: '2026-03-20', isSnoozed: false });
  });

  test('is refused of what is completed, and 24 hours are usual', async () => {
    const { id } = await createsDeadline(ana);
    const query = 'mutation ($id: ID!) { snoozeDeadline(input: {id: $id}) { deadline { dueOn } } }';
    expect((await ana.graphql<unknown, object>(query, { id })).data).toMatchObject({
      snoozeDeadline: { deadline: { dueOn: '2026-03-21' } },
    });
    await complete(ana, id);
    expect((await snooze(ana, id)).userErrors).toMatchObject([{ code: 'CONFLICT', field: 'id' }]);
  });
});

describe('editing', () => {
  test('writes what was sent and keeps the rest', async () => {
    const { id } = await createsDeadline(ana, { description: 'Uno' });
    const { deadline } = await update(ana, {
      id,
      version: 1,
      title: 'Otra',
      priority: 'CRITICAL',
      dueOn: '2026-03-25',
    });
    expect(deadline).toMatchObject({
      title: 'Otra',
      description: 'Uno',
      priority: 'CRITICAL',
      dueOn: '2026-03-25',
      version: 2,
    });
    const back = await update(ana, { id, version: 2, priority: null, alertDays: [3] });
    expect(back.deadline).toMatchObject({ priority: 'LOW', alertDays: [3], version: 3 });
    expect((await update(ana, { id, version: 3, alertDays: null })).deadline).toMatchObject({ alertDays: [1, 7, 30] });
    expect((await update(ana, { id, version: 4, title: 'Otra' })).deadline).toMatchObject({ version: 4 });
  });

  test('two people merge in different fields and conflict in the same', async () => {
    const bruno = await world.lawyer();
    const caseId = await openCaseOf(world, ana, [bruno]);
    const { id } = await createsDeadline(ana, { caseId });
    await update(ana, { id, version: 1, title: 'De Ana' });
    expect((await update(bruno, { id, version: 1, description: 'De Bruno' })).deadline).toMatchObject({
      title: 'De Ana',
      description: 'De Bruno',
    });
    const conflict = await update(bruno, { id, version: 1, title: 'De Bruno' });
    expect(conflict).toMatchObject({
      userErrors: [{ code: 'CONFLICT', field: 'title' }],
      fieldConflicts: [{ field: 'title', yours: 'De Bruno', theirs: 'De Ana' }],
    });
    await update(ana, { id, version: 3, dueOn: '2026-03-27' });
    expect((await update(bruno, { id, version: 3, dueOn: '2026-03-28' })).fieldConflicts).toEqual([
      {
        field: 'dueAt',
        yours: '28 de marzo de 2026 a las 23:59',
        theirs: '27 de marzo de 2026 a las 23:59',
      },
    ]);
    expect(await seesDeadline(ana, id)).toMatchObject({ title: 'De Ana', dueOn: '2026-03-27', version: 4 });
  });

  test('a date that was computed cannot be typed over, nor that of what is completed', async () => {
    const computed = await savesDeadline(ana);
    const over = await update(ana, { id: computed.id, version: 1, dueOn: '2026-12-24' });
    expect(over.userErrors).toMatchObject([{ code: 'VALIDATION', field: 'dueOn' }]);
    // A form sends everything back: the same date is no change.
    const same = await update(ana, { id: computed.id, version: 1, dueOn: computed.dueOn, title: 'Otro' });
    expect(same).toMatchObject({ userErrors: [], deadline: { title: 'Otro', dueOn: computed.dueOn } });
    const typed = await createsDeadline(ana);
    await complete(ana, typed.id);
    expect((await update(ana, { id: typed.id, version: 2, dueOn: '2026-12-24' })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
  });

  test.each([
    ['an empty title', { title: '' }, 'title'],
    ['no title', { title: null }, 'title'],
    ['a huge description', { description: 'a'.repeat(4001) }, 'description'],
    ['no alert days', { alertDays: [] }, 'alertDays'],
    ['no version', { version: 0 }, 'version'],
    ['a version that is not yet', { version: 99 }, 'version'],
    ['sharing with nobody', { isShared: true }, 'isShared'],
  ])('%s is refused', async (_name, given, field) => {
    const { id } = await createsDeadline(ana);
    expect((await update(ana, { id, version: 1, ...given })).userErrors).toMatchObject([{ code: 'VALIDATION', field }]);
  });

  test('it goes into a matter and out again; only its owner takes it away', async () => {
    const bruno = await world.lawyer();
    const caseId = await openCaseOf(world, ana, [bruno]);
    const { id } = await createsDeadline(ana, { title: 'Viajero' });
    expect((await update(ana, { id, version: 1, caseId })).deadline).toMatchObject({ case: { id: caseId } });
    const { version } = (await seesDeadline(bruno, id)) ?? { version: 0 };
    const taken = await update(bruno, { id, version, caseId: null });
    expect(taken.userErrors).toMatchObject([{ code: 'FORBIDDEN', field: 'caseId' }]);
    const own = await openCaseOf(world, bruno);
    expect((await update(bruno, { id, version, caseId: own })).userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await update(ana, { id, version, caseId: own })).userErrors).toMatchObject([
      { code: 'NOT_FOUND', field: 'caseId' },
    ]);
    expect((await update(ana, { id, version, caseId: null })).deadline).toMatchObject({ case: null });
    expect(await seesDeadline(bruno, id)).toBeNull();
    expect(await sentences(ana, caseId)).toEqual([
      'sacó del asunto el vencimiento «Viajero» (20 de marzo de 2026)',
      'agregó el vencimiento «Viajero» (20 de marzo de 2026)',
    ]);
  });
});

describe('deleting', () => {
  test('puts it away and brings it back, each as often as is asked', async () => {
    const { id } = await createsDeadline(ana);
    for (let n = 0; n < 2; n++) {
      const { deleteDeadline } = await ana.does(DeleteDeadlineDocument, { input: { id } });
      expect(deleteDeadline).toEqual({ deletedId: id, userErrors: [] });
    }
    expect(await seesDeadline(ana, id)).toBeNull();
    expect((await complete(ana, id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    for (let n = 0; n < 2; n++) {
      const { restoreDeadline } = await ana.does(RestoreDeadlineDocument, { input: { id } });
      expect(restoreDeadline.deadline).toMatchObject({ id, remindAt: '2026-03-13T14:00:00.000Z' });
    }
    expect(await seesDeadline(ana, id)).not.toBeNull();
  });
});

describe('the deadlines of a matter', () => {
  test('its members work with them; guests read what is shared; others find nothing', async () => {
    const [bruno, guest, stranger] = [await world.lawyer(), await world.lawyer(), await world.lawyer()];
    const caseId = await openCaseOf(world, ana, [bruno], [guest]);
    const hidden = await createsDeadline(ana, { caseId, title: 'Interno' });
    const shared = await createsDeadline(bruno, { caseId, title: 'Para el cliente', isShared: true });
    expect((await inCase(bruno, caseId))?.deadlines.nodes.map(({ title }) => title)).toEqual([
      'Interno',
      'Para el cliente',
    ]);
    expect((await panelOf(bruno)).active.totalCount).toBe(2);
    expect((await update(bruno, { id: hidden.id, version: 1, title: 'De los dos' })).userErrors).toEqual([]);

    expect((await inCase(guest, caseId))?.deadlines).toMatchObject({ totalCount: 1, nodes: [{ id: shared.id }] });
    expect((await inCase(guest, caseId))?.nextDeadline).toMatchObject({ id: shared.id });
    expect(await seesDeadline(guest, hidden.id)).toBeNull();
    expect((await guest.does(DeadlineNodeDocument, { id: hidden.id })).node).toBeNull();
    expect(await seesDeadline(guest, shared.id)).toMatchObject({
      viewerCanEdit: false,
      viewerCanComplete: false,
      case: { id: caseId },
    });
    for (const [id, code] of [
      [shared.id, 'FORBIDDEN'],
      [hidden.id, 'NOT_FOUND'],
    ] as const) {
      expect((await complete(guest, id)).userErrors).toMatchObject([{ code }]);
      expect((await snooze(guest, id)).userErrors).toMatchObject([{ code }]);
      expect((await update(guest, { id, version: 1, title: 'X' })).userErrors).toMatchObject([{ code }]);
    }
    expect((await triesToCreateDeadline(guest, { caseId })).userErrors).toMatchObject([
      { code: 'FORBIDDEN', field: 'caseId' },
    ]);
    expect((await triesToCreateDeadline(stranger, { caseId })).userErrors).toMatchObject([
      { code: 'NOT_FOUND', field: 'caseId' },
    ]);
    expect(await inCase(stranger, caseId)).toBeNull();
    expect(await seesDeadline(stranger, shared.id)).toBeNull();
    // Whoever is removed sees nothing more.
    await world.sql('delete from case_member where case_id = ? and user_id = ?', [caseId, bruno.userId]);
    expect(await seesDeadline(bruno, hidden.id)).toBeNull();
    expect((await panelOf(bruno)).active.totalCount).toBe(0);
  });

  test('come open ones first, with the next of them; an archived matter is only read', async () => {
    const caseId = await openCaseOf(world, ana);
    const late = await createsDeadline(ana, { caseId, title: 'Pasado', dueOn: '2026-03-01' });
    const next = await createsDeadline(ana, { caseId, title: 'Próximo', dueOn: '2026-03-09' });
    const done = await createsDeadline(ana, { caseId, title: 'Hecho', dueOn: '2026-03-05' });
    await complete(ana, done.id);
    const seen = await inCase(ana, caseId);
    expect(seen?.deadlines.nodes.map(({ title }) => title)).toEqual(['Pasado', 'Próximo', 'Hecho']);
    expect(seen?.nextDeadline).toEqual({ id: next.id, title: 'Próximo' });
    expect(seen?.timeline.nodes[0]).toEqual({
      kind: 'DEADLINE_COMPLETED',
      text: 'completó el vencimiento «Hecho» (5 de marzo de 2026)',
    });
    await world.sql('update legal_case set archived_at = now() where id = ?', [caseId]);
    const before = (await panelOf(ana)).active.nodes.map(({ id }) => id);
    expect(before).not.toContain(late.id);
    expect(await seesDeadline(ana, late.id)).toMatchObject({ viewerCanEdit: false });
    expect((await complete(ana, late.id)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('keep it from being forgotten while one lies ahead', async () => {
    const caseId = await openCaseOf(world, ana);
    const old = async () => {
      const since = new Date(world.clock.now().getTime() - 31 * DAY);
      await world.sql('update legal_case set last_activity_at = ? where id = ?', [since, caseId]);
      return (await inCase(ana, caseId))?.activity.isForgotten;
    };
    const list = async () => {
      const { data } = await ana.graphql<
        { cases: { nodes: { id: string }[] }; caseStats: { forgottenCases: number } },
        object
      >('{ cases(filter: {isForgotten: true}, first: 100) { nodes { id } } caseStats { forgottenCases } }');
      return [data.cases.nodes.some(({ id }) => id === caseId), data.caseStats.forgottenCases];
    };
    expect(await old()).toBe(true);
    const [, count] = await list();
    expect(await list()).toEqual([true, count]);
    const [isForgotten, isNot] = [
      [true, count],
      [false, Number(count) - 1],
    ];
    const { id } = await createsDeadline(ana, { caseId });
    expect(await old()).toBe(false);
    expect(await list()).toEqual(isNot);
    await complete(ana, id);
    expect(await old()).toBe(true);
    expect(await list()).toEqual(isForgotten);
    // One that has passed, one that was deleted.
    await createsDeadline(ana, { caseId, dueOn: '2026-03-01' });
    const deleted = await createsDeadline(ana, { caseId });
    expect(await old()).toBe(false);
    expect(await list()).toEqual(isNot);
    await ana.does(DeleteDeadlineDocument, { input: { id: deleted.id } });
    expect(await old()).toBe(true);
    expect(await list()).toEqual(isForgotten);
  });

  test('so do an event that is not over and a task with a day, and nothing else of the calendar', async () => {
    const caseId = await openCaseOf(world, ana);
    const isForgotten = async () => {
      const since = new Date(world.clock.now().getTime() - 31 * DAY);
      await world.sql('update legal_case set last_activity_at = ? where id = ?', [since, caseId]);
      return (await inCase(ana, caseId))?.activity.isForgotten;
    };
    const event = (start: string, recurrence: object | null = null) =>
      ana.does(CreateEventDocument, {
        input: { title: 'Junta', type: 'MEETING', caseId, start, ...(recurrence ? { recurrence } : {}) } as never,
      });
    await event('2026-03-02T10:00');
    await ana.does(CreateTaskDocument, { input: { title: 'Sin día', caseId } });
    await ana.does(CreateTaskDocument, { input: { title: 'Pasada', caseId, dueOn: '2026-03-02' } });
    expect(await isForgotten()).toBe(true);
    const { task } = (await ana.does(CreateTaskDocument, { input: { title: 'De hoy', caseId, dueOn: '2026-03-03' } }))
      .createWorkTask;
    expect(await isForgotten()).toBe(false);
    await world.sql('update work_task set done_at = now() where id = ?', [task?.id ?? '']);
    expect(await isForgotten()).toBe(true);
    await event('2025-01-07T10:00', { frequency: 'WEEKLY' });
    expect(await isForgotten()).toBe(false);
  });
});

describe('alert days of the account', () => {
  test('count for all its deadlines without their own, at once', async () => {
    const carla = await world.lawyer();
    const set = async (alertDays: number[]) =>
      (await carla.does(SetAlertDaysDocument, { input: { alertDays } })).setAlertDays;
    const [plain, own] = [await createsDeadline(carla), await createsDeadline(carla, { alertDays: [5] })];
    expect(await set([10, 0])).toEqual({ alertDays: [0, 10], timeZone: null, userErrors: [] });
    expect((await panelOf(carla)).alertDays).toEqual([0, 10]);
    expect(await seesDeadline(carla, plain.id)).toMatchObject({
      alertDays: [0, 10],
      status: 'SCHEDULED',
      remindAt: '2026-03-10T14:00:00.000Z',
    });
    expect(await seesDeadline(carla, own.id)).toMatchObject({ alertDays: [5] });
    expect(await set([2])).toMatchObject({ alertDays: [2] });
    for (const bad of [[], [1, 1], [-1], [366], [1, 2, 3, 4, 5, 6]])
      expect(await set(bad)).toMatchObject({
        alertDays: null,
        userErrors: [{ code: 'VALIDATION', field: 'alertDays' }],
      });
    expect((await panelOf(carla)).alertDays).toEqual([2]);
    expect((await panelOf(ana)).alertDays).toEqual([1, 7, 30]);
  });

  test('begin in the zone that the account chose, which must be one of Mexico', async () => {
    const carla = await world.lawyer();
    const set = async (more: { timeZone?: string | null }) =>
      (await carla.does(SetAlertDaysDocument, { input: { alertDays: [7], ...more } })).setAlertDays;
    const { id } = await createsDeadline(carla);
    expect((await panelOf(carla)).timeZone).toBeNull();
    expect(await set({ timeZone: 'America/Tijuana' })).toEqual({
      alertDays: [7],
      timeZone: 'America/Tijuana',
      userErrors: [],
    });
    expect((await panelOf(carla)).timeZone).toBe('America/Tijuana');
    // Clocks of the border were set forward five days before.
    expect(await seesDeadline(carla, id)).toMatchObject({ remindAt: '2026-03-13T15:00:00.000Z' });
    for (const timeZone of ['America/New_York', 'Mexico/General', 'UTC', '', 'Cancún', '__proto__', "x'; drop"])
      expect(await set({ timeZone })).toEqual({
        alertDays: null,
        timeZone: null,
        userErrors: [{ code: 'VALIDATION', field: 'timeZone', message: 'Elige una zona horaria de México.' }],
      });
    // Days alone leave it as it is; none is central Mexico.
    expect(await set({})).toMatchObject({ timeZone: 'America/Tijuana' });
    expect(await set({ timeZone: null })).toMatchObject({ timeZone: null, userErrors: [] });
    expect(await seesDeadline(carla, id)).toMatchObject({ remindAt: '2026-03-13T14:00:00.000Z' });
  });
});
