import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AddClosureInput } from '#schema/generated/contract.ts';
import { AMPARO, savesDeadlines, savesDeadline, seesDeadline, openCaseOf } from '../../support/deadline-actions.ts';
import {
  AddClosureDocument,
  CourtCalendarsDocument,
  OneCourtCalendarDocument,
  RemoveClosureDocument,
} from '#tests/support/deadline-calendars.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
});
afterAll(() => world.end());

/** Tuesday 10 and Wednesday 11 March 2026: working days of every court. */
const CLOSURE: AddClosureInput = {
  calendar: 'pjf',
  from: '2026-03-10',
  to: '2026-03-11',
  reason: 'Suspensión por falla eléctrica',
  source: 'Circular ejemplo 5/2026',
  kind: 'CLOSURE',
};
const adds = async (caller: Caller, given: Partial<AddClosureInput> = {}) =>
  (await caller.does(AddClosureDocument, { input: { ...CLOSURE, ...given } })).addClosure;
const removes = async (caller: Caller, id: string) =>
  (await caller.does(RemoveClosureDocument, { input: { id } })).removeClosure;
const calendar = async (caller: Caller, key: string, year: number) =>
  (await caller.does(OneCourtCalendarDocument, { key, year })).courtCalendar;
const ownDays = async (caller: Caller, key = 'pjf', year = 2026) =>
  ((await calendar(caller, key, year))?.days ?? []).filter(({ isOwn }) => isOwn);

describe('the calendars', () => {
  test('are listed with their years, those of states without one too', async () => {
    const { courtCalendars } = await ana.does(CourtCalendarsDocument);
    const pjf = courtCalendars.find(({ key }) => key === 'pjf');
    expect(pjf?.years.find(({ year }) => year === 2026)).toEqual({
      year: 2026,
      confidence: 'TRANSCRIBED',
      isComplete: true,
    });
    expect(courtCalendars.find(({ key }) => key === 'pj-oaxaca')).toMatchObject({ years: [] });
    expect(courtCalendars.filter(({ key }) => key.startsWith('pj-')).length).toBeGreaterThanOrEqual(32);
  });

  test('a year is shown with its source, its confidence and its days in order', async () => {
    const year = await calendar(ana, 'pjf', 2026);
    expect(year).toMatchObject({ confidence: 'TRANSCRIBED', isComplete: true, readOn: '2026-11-20' });
    expect(year?.source).toContain('oaj.gob.mx');
    const from = year?.days.map((day) => day.from) ?? [];
    expect(from).toEqual(from.toSorted());
    expect(year?.days[0]).toMatchObject({ id: null, from: '2026-01-01', isOwn: false, kind: 'HOLIDAY' });
  });

  test('a year that is not held says so instead of looking empty', async () => {
    expect(await calendar(ana, 'pj-oaxaca', 2026)).toMatchObject({
      confidence: 'NOT_PUBLISHED',
      isComplete: false,
      note: 'Calendario 2026 no publicado aquí: el cálculo es provisional.',
      days: [],
    });
    expect((await calendar(ana, 'pjf', 2031))?.confidence).toBe('NOT_PUBLISHED');
  });

  test('a key that is none has no calendar, and a year that is none is refused', async () => {
    expect(await calendar(ana, 'pj-atlantida', 2026)).toBeNull();
    const reply = await ana.graphql(OneCourtCalendarDocument, { key: 'pjf', year: 12 });
    expect(reply.errors[0]?.extensions.code).toBe('VALIDATION');
  });

  test('are for signed-in people', async () => {
    const visitor = world.visitor();
    for (const reply of [
      await visitor.graphql(CourtCalendarsDocument),
      await visitor.graphql(OneCourtCalendarDocument, { key: 'pjf', year: 2026 }),
      await visitor.graphql(AddClosureDocument, { input: CLOSURE }),
      await visitor.graphql(RemoveClosureDocument, { input: { id: 'clo_x' } }),
    ])
      expect(reply.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('writing a closure down', () => {
  test('shows it among the days of its calendar, to its account only', async () => {
    const eva = await world.lawyer({ plan: 'PROFESSIONAL' });
    const { closure, changed } = await adds(ana, { calendar: 'tfja', reason: '  Falla   eléctrica ' });
    expect(closure).toMatchObject({ from: '2026-03-10', to: '2026-03-11', reason: 'Falla eléctrica', isOwn: true });
    expect(changed).toEqual([]);
    expect(await ownDays(ana, 'tfja')).toEqual([closure]);
    expect(await ownDays(ana)).toEqual([]);
    expect(await ownDays(eva, 'tfja')).toEqual([]);
    await removes(ana, closure?.id ?? '');
  });

  test('moves the deadlines that it touches, says from which day to which, and taking it back moves them back', async () => {
    const bea = await world.lawyer({ plan: 'PROFESSIONAL' });
    const [ofCourt, ofAnother] = await savesDeadlines(bea, {
      deadlines: [{ computation: AMPARO }, { computation: { ...AMPARO, calendar: 'scjn' } }],
    });
    const before = ofCourt?.dueOn ?? '';
    const { closure, changed } = await adds(bea);
    expect(changed.map(({ id }) => id)).toEqual([ofCourt?.id]);
    const moved = await seesDeadline(bea, ofCourt?.id ?? '');
    expect(moved && moved.dueOn > before).toBe(true);
    expect(moved?.changeNote).toBeTruthy();
    expect((await seesDeadline(bea, ofAnother?.id ?? ''))?.dueOn).toBe(ofAnother?.dueOn);
    const undone = await removes(bea, closure?.id ?? '');
    expect(undone).toMatchObject({ removedId: closure?.id, userErrors: [] });
    expect(undone.changed.map(({ dueOn }) => dueOn)).toEqual([before]);
    expect(await ownDays(bea)).toEqual([]);
  });

  test("the owner's closures count for the owner's matters; those of a collaborator do not", async () => {
    const [owner, worker] = [
      await world.lawyer({ plan: 'PROFESSIONAL' }),
      await world.lawyer({ plan: 'PROFESSIONAL' }),
    ];
    const caseId = await openCaseOf(world, owner, [worker]);
    const deadline = await savesDeadline(worker, { caseId });
    expect((await adds(worker)).changed).toEqual([]);
    expect((await seesDeadline(owner, deadline.id))?.dueOn).toBe(deadline.dueOn);
    expect((await adds(owner)).changed.map(({ id }) => id)).toEqual([deadline.id]);
  });

  test.each<[string, Partial<AddClosureInput>, string, string]>([
    ['a calendar that is none', { calendar: 'pj-atlantida' }, 'calendar', 'NOT_FOUND'],
    ['days the wrong way round', { from: '2026-03-12' }, 'to', 'VALIDATION'],
    ['more than a year', { to: '2027-03-12' }, 'to', 'VALIDATION'],
    ['no reason', { reason: ' ' }, 'reason', 'VALIDATION'],
    ['no source', { source: '' }, 'source', 'VALIDATION'],
    ['a year of long ago', { from: '1990-01-01', to: '1990-01-02' }, 'from', 'VALIDATION'],
  ])('refuses %s', async (_, given, field, code) => {
    const payload = await adds(ana, given);
    expect(payload).toMatchObject({ closure: null, changed: [], userErrors: [{ field, code }] });
  });

  test('30 February is no day', async () => {
    const reply = await ana.graphql(AddClosureDocument, { input: { ...CLOSURE, from: '2026-02-30' } });
    expect(reply.errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  test('the same days twice are one closure, however many ask at once', async () => {
    const eva = await world.lawyer({ plan: 'PROFESSIONAL' });
    const answers = await Promise.all([adds(eva), adds(eva), adds(eva)]);
    expect(answers.filter(({ closure }) => closure)).toHaveLength(1);
    const refused = answers.find(({ closure }) => !closure)?.userErrors[0];
    expect(refused).toMatchObject({ code: 'CONFLICT', field: 'from' });
    expect(refused?.message).toContain('10 de marzo de 2026');
    expect(await ownDays(eva)).toHaveLength(1);
    // Another calendar is another closure.
    expect((await adds(eva, { calendar: 'scjn' })).closure).not.toBeNull();
  });

  test("somebody else's closure is as if it were not there", async () => {
    const eva = await world.lawyer({ plan: 'PROFESSIONAL' });
    const { closure } = await adds(eva, { calendar: 'tua' });
    for (const id of [closure?.id ?? '', 'clo_01hzzzzzzzzzzzzzzzzzzzzzzz', 'nonsense'])
      expect(await removes(ana, id)).toMatchObject({
        removedId: null,
        userErrors: [{ code: 'NOT_FOUND', field: 'id' }],
      });
    expect(await ownDays(eva, 'tua')).toHaveLength(1);
  });
});
