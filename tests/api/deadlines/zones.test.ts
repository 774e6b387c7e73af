import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SetCalendarSettingsDocument } from '#tests/support/calendar.generated.ts';
import { UpdateCaseDocument } from '#tests/support/cases.generated.ts';
import {
  ComputeDeadlineDocument,
  DeadlinePanelDocument,
  SetAlertDaysDocument,
  SetDeadlineReminderDocument,
  UpdateDeadlineDocument,
} from '#tests/support/deadlines.generated.ts';
import { MeDocument } from '#tests/support/users.generated.ts';
import {
  AMPARO,
  createsDeadline,
  openCaseOf,
  renewsSession,
  savesDeadline,
  seesDeadline,
  setClock,
} from '../../support/deadline-actions.ts';
import { World, type Caller } from '../../support/world.ts';

const NOON = '2026-03-03T18:00:00Z';
const TIJUANA = 'America/Tijuana';
const CANCUN = 'America/Cancun';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  setClock(world, NOON);
});
beforeEach(async () => {
  setClock(world, NOON);
  ana = await world.lawyer({ name: 'Ana' });
});
afterAll(() => world.end());

const courtLike = async (words: string): Promise<string> => {
  const [court] = await world.sql<{ id: string }>(
    'select id from court_office where owner_id is null and folded_name like ? order by folded_name limit 1',
    [`%${words}%`],
  );
  if (!court) throw new Error(`no court ${words}`);
  return court.id;
};
const livesIn = (caller: Caller, timeZone: string) =>
  caller.does(SetAlertDaysDocument, { input: { alertDays: [1, 7, 30], timeZone } });
const at = async (iso: string, ...callers: Caller[]): Promise<void> => {
  setClock(world, iso);
  await renewsSession(...callers);
};

describe('a deadline of a court', () => {
  test('ends with the day of that court, wherever its owner lives, and says the hours', async () => {
    const courtId = await courtLike('quintana roo');
    const saved = await savesDeadline(ana, { deadlines: [{ computation: { ...AMPARO, courtId } }] });
    expect(saved).toMatchObject({
      zone: CANCUN,
      zoneNote: 'hora de Quintana Roo',
      dueOn: '2026-03-24',
      dueAt: '2026-03-25T04:59:59.000Z',
    });
    // Half past eleven at night in the capital: in Cancún the day is over.
    await at('2026-03-25T05:30:00Z', ana);
    expect(await seesDeadline(ana, saved.id)).toMatchObject({
      label: '¡VENCIDO!',
      isOverdue: true,
      overdueSince: 'venció ayer',
      daysLeft: -1,
    });
    const { deadlinePanel } = await ana.does(DeadlinePanelDocument, { first: 5 });
    expect(deadlinePanel.overdueCount).toBe(1);
  });

  test('that is typed in a case ends by the hours of the court of the case, and follows it', async () => {
    const caseId = await openCaseOf(world, ana);
    await world.sql("update legal_case set opened_on = '2026-01-05', court_id = ? where id = ?", [
      await courtLike('tijuana'),
      caseId,
    ]);
    const whole = await createsDeadline(ana, { caseId });
    const atHour = await createsDeadline(ana, { caseId, dueOn: '2026-03-20', dueHour: '14:05' });
    expect(whole).toMatchObject({ zone: TIJUANA, dueAt: '2026-03-21T06:59:59.000Z', hasHour: false });
    expect(atHour).toMatchObject({ zone: TIJUANA, dueAt: '2026-03-20T21:05:00.000Z', hasHour: true });
    const [row] = await world.sql<{ version: number }>('select version from legal_case where id = ?', [caseId]);
    const { updateCase } = await ana.does(UpdateCaseDocument, {
      input: { caseId, version: row?.version ?? 1, courtId: await courtLike('quintana roo') },
    });
    expect(updateCase.userErrors).toEqual([]);
    expect(await seesDeadline(ana, whole.id)).toMatchObject({
      zone: CANCUN,
      dueOn: '2026-03-20',
      dueAt: '2026-03-21T04:59:59.000Z',
    });
    expect(await seesDeadline(ana, atHour.id)).toMatchObject({ dueAt: '2026-03-20T21:05:00.000Z' });
  });

  test('is counted in its zone before it is saved', async () => {
    const courtId = await courtLike('tijuana');
    const { computeDeadline } = await ana.does(ComputeDeadlineDocument, { input: { ...AMPARO, courtId } });
    expect(computeDeadline.computation).toMatchObject({ zone: TIJUANA, dueAt: '2026-03-25T06:59:59.000Z' });
  });
});

describe('a deadline without a court', () => {
  test('is due today until midnight of the account, and then since yesterday', async () => {
    await livesIn(ana, TIJUANA);
    const { id } = await createsDeadline(ana, { dueOn: '2026-03-20' });
    // 23:30 in Tijuana; in the capital it is half past midnight of the day after.
    await at('2026-03-21T06:30:00Z', ana);
    expect(await seesDeadline(ana, id)).toMatchObject({ label: '¡HOY!', daysLeft: 0, overdueSince: null });
    await at('2026-03-21T07:00:00Z', ana);
    expect(await seesDeadline(ana, id)).toMatchObject({ label: '¡VENCIDO!', overdueSince: 'venció ayer' });
  });

  test('on the day on which the clock is set forward ends an hour earlier', async () => {
    await livesIn(ana, TIJUANA);
    const { id } = await createsDeadline(ana, { dueOn: '2026-03-08' });
    expect(await seesDeadline(ana, id)).toMatchObject({ dueAt: '2026-03-09T06:59:59.000Z' });
    await at('2026-03-08T08:00:00Z', ana);
    expect(await seesDeadline(ana, id)).toMatchObject({ label: '¡HOY!' });
  });

  test.each([
    ['2026-03-03', '¡HOY!', 'CRITICAL'],
    ['2026-03-04', '¡MAÑANA!', 'CRITICAL'],
    ['2026-03-12', '9 días', 'LOW'],
    ['2026-03-02', '¡VENCIDO!', 'CRITICAL'],
  ])('for %s at 23:30 reads %s', async (dueOn, label, urgency) => {
    const { id } = await createsDeadline(ana, { dueOn });
    await at('2026-03-04T05:30:00Z', ana);
    expect(await seesDeadline(ana, id)).toMatchObject({ label, urgency });
  });

  test('goes with its account to another zone: a whole day keeps its day, an hour its instant', async () => {
    const whole = await createsDeadline(ana);
    const atHour = await createsDeadline(ana, { dueAt: '2026-03-20T06:30:00Z' });
    expect(atHour).toMatchObject({ dueOn: '2026-03-20', zone: 'America/Mexico_City' });
    await livesIn(ana, TIJUANA);
    expect(await seesDeadline(ana, whole.id)).toMatchObject({
      zone: TIJUANA,
      zoneNote: null,
      dueOn: '2026-03-20',
      dueAt: '2026-03-21T06:59:59.000Z',
    });
    expect(await seesDeadline(ana, atHour.id)).toMatchObject({
      dueOn: '2026-03-19',
      dueAt: '2026-03-20T06:30:00.000Z',
    });
  });
});

test('an account has one zone: the calendar and the alerts read and write the same', async () => {
  expect((await ana.does(MeDocument, {})).me.timeZone).toBe('America/Mexico_City');
  const { id } = await createsDeadline(ana);
  await ana.does(SetCalendarSettingsDocument, { input: { zone: CANCUN } });
  expect((await ana.does(MeDocument, {})).me.timeZone).toBe(CANCUN);
  expect((await ana.does(DeadlinePanelDocument, { first: 1 })).deadlinePanel.timeZone).toBe(CANCUN);
  expect(await seesDeadline(ana, id)).toMatchObject({ dueAt: '2026-03-21T04:59:59.000Z' });
  expect((await ana.rest('GET', '/api/real-auth/user-info')).body['user']).toMatchObject({ time_zone: CANCUN });
});

describe('a reminder', () => {
  const remind = async (id: string, remindAt: string | null) =>
    (await ana.does(SetDeadlineReminderDocument, { input: { id, remindAt } })).setDeadlineReminder;

  test('never moves the date, even of what was typed in, and is taken back', async () => {
    const { id } = await createsDeadline(ana);
    expect(await remind(id, '2026-03-04T18:00:00Z')).toMatchObject({
      message: 'La fecha no se mueve; te lo recordaremos de nuevo el 4 de marzo de 2026 a las 12:00.',
      deadline: { dueOn: '2026-03-20', isSnoozed: true, remindAt: '2026-03-04T18:00:00.000Z' },
    });
    expect(await remind(id, null)).toMatchObject({
      message: 'Quitamos el recordatorio; la fecha no cambió.',
      deadline: { dueOn: '2026-03-20', isSnoozed: false, remindAt: '2026-03-13T14:00:00.000Z' },
    });
  });

  test.each(['2026-03-03T17:00:00Z', '2026-04-03T18:00:01Z'])('for %s is refused', async (remindAt) => {
    const { id } = await createsDeadline(ana);
    expect(await remind(id, remindAt)).toMatchObject({
      deadline: null,
      userErrors: [{ code: 'VALIDATION', field: 'remindAt' }],
    });
  });

  test('a date that was postponed is put back by editing it', async () => {
    const deadline = await createsDeadline(ana, { dueOn: '2026-03-21', dueHour: '09:30' });
    const { updateDeadline } = await ana.does(UpdateDeadlineDocument, {
      input: { id: deadline.id, version: deadline.version, dueOn: '2026-03-20', dueHour: '09:30' },
    });
    expect(updateDeadline.deadline).toMatchObject({ dueAt: '2026-03-20T15:30:00.000Z', hasHour: true });
  });
});
