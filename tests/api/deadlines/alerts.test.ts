import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#api/main.ts';
import { Refusal } from '#api/kernel/errors.ts';
import type { Mail, Mailer } from '#api/ports/mailer.ts';
import {
  CloseCourtDocument,
  CompleteDeadlineDocument,
  DeadlineAlertDocument,
  DeleteDeadlineDocument,
  MoveTriggerDocument,
  SetAlertDaysDocument,
  SnoozeDeadlineDocument,
  type DeadlineAlertSubscription,
} from '#tests/support/deadlines.generated.ts';
import {
  openCaseOf,
  createsDeadline,
  renewsSession,
  savesDeadlines,
  savesDeadline,
  seesDeadline,
  setClock,
} from '../../support/deadline-actions.ts';
import { World, type Caller } from '../../support/world.ts';

type Alert = DeadlineAlertSubscription['deadlineAlert'];

/** A mail server that keeps what it was given, and may be out of order. */
class Letterbox implements Mailer {
  readonly kind = 'SMTP';
  readonly mails: Mail[] = [];
  failures = 0;
  send(mail: Mail): Promise<void> {
    if (this.failures-- > 0) return Promise.reject(new Refusal('UNAVAILABLE'));
    this.mails.push(mail);
    return Promise.resolve();
  }
  close(): Promise<void> {
    return Promise.resolve();
  }
  to(caller: Caller): Mail[] {
    return this.mails.filter(({ to }) => to === caller.email);
  }
}

const mailer = new Letterbox();
let world: World;
let first: RunningServer;
let second: RunningServer;
beforeAll(async () => {
  world = await World.begin({ mailer });
  first = world.server;
  second = await world.start({ mailer });
  world.server = first;
});
afterAll(async () => {
  await second.stop();
  world.server = first;
  await world.end();
});

/** The clock, and everything that is then told; as often as servers ask at once. */
async function at(iso: string, times = 4): Promise<void> {
  setClock(world, iso);
  await world.sql(`select graphile_worker.add_job('tell-deadlines', '{}'::json) from generate_series(1, ?)`, [times]);
  await world.runJobs('tell-deadlines');
  await world.runJobs('mail-deadline-alerts');
}

/** What a caller hears on a socket. */
async function listens(caller: Caller): Promise<{ heard: Alert[]; leave(): void }> {
  const heard: Alert[] = [];
  const client = caller.socket();
  const sequence = client.iterate<DeadlineAlertSubscription>({ query: print(DeadlineAlertDocument) });
  void (async () => {
    for await (const { data, errors } of sequence) {
      if (errors) throw new Error(JSON.stringify(errors));
      if (data) heard.push(data.deadlineAlert);
    }
  })().catch(() => undefined);
  // The protocol does not say when a subscription has begun.
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { heard, leave: () => void client.dispose() };
}

const twin = (caller: Caller, server: RunningServer): Caller => {
  const other = world.visitor(server);
  other.token = caller.token;
  other.userId = caller.userId;
  return other;
};

const told = (deadlineId: string) =>
  world.sql<{ kind: string; recipient_id: string; occasion: string }>(
    'select kind, recipient_id, occasion from deadline_alert where deadline_id = ? order by created_at, occasion',
    [deadlineId],
  );
const kindsOf = async (deadlineId: string) => (await told(deadlineId)).map(({ occasion }) => occasion);

describe('alert days', () => {
  test('are told at eight in the morning, once to each who works in the matter, by socket and by mail', async () => {
    setClock(world, '2026-03-03T18:00:00Z');
    const [ana, bruno, guest] = [await world.lawyer({ name: 'Ana' }), await world.lawyer(), await world.lawyer()];
    const caseId = await openCaseOf(world, ana, [bruno], [guest]);
    const deadline = await createsDeadline(ana, { caseId, title: 'Alegatos', dueOn: '2026-03-20', isShared: true });
    const heard = [await listens(ana), await listens(twin(bruno, second)), await listens(guest)];

    await at('2026-03-13T13:59:00Z');
    expect(await told(deadline.id)).toEqual([]);
    await at('2026-03-13T14:00:00Z');
    await at('2026-03-13T14:01:00Z');
    const rows = await told(deadline.id);
    expect(rows.map(({ recipient_id: id }) => id).toSorted()).toEqual([ana.userId, bruno.userId].toSorted());
    await expect.poll(() => heard.map((each) => each.heard.length)).toEqual([1, 1, 0]);
    expect(heard[1]?.heard[0]).toMatchObject({
      kind: 'STAGE',
      daysLeft: 7,
      message: '«Alegatos» (Juicio de prueba) vence en 7 días, el viernes 20 de marzo de 2026.',
      deadline: { id: deadline.id, viewerCanComplete: true },
    });
    for (const caller of [ana, bruno]) {
      expect(mailer.to(caller)).toHaveLength(1);
      expect(mailer.to(caller)[0]).toMatchObject({ subject: 'Vencimiento próximo: Alegatos' });
      expect(mailer.to(caller)[0]?.text).toContain('vence en 7 días, el viernes 20 de marzo de 2026.');
      expect(mailer.to(caller)[0]?.text).toMatch(/http:\/\/\S+\/dashboard\?tab=deadline-alerts/);
    }
    expect(mailer.to(guest)).toEqual([]);
    // The next day of the list comes on its own.
    await at('2026-03-19T14:00:00Z');
    expect(await kindsOf(deadline.id)).toEqual([
      'STAGE:2026-03-20:7',
      'STAGE:2026-03-20:7',
      'STAGE:2026-03-20:1',
      'STAGE:2026-03-20:1',
    ]);
    expect(mailer.to(ana)[1]?.text).toContain('vence mañana, el viernes 20 de marzo de 2026.');
    heard.forEach(({ leave }) => leave());
  });

  test('that had passed when the date was set are not told, and of those missed only the nearest', async () => {
    setClock(world, '2026-03-03T18:00:00Z');
    const ana = await world.lawyer();
    const near = await createsDeadline(ana, { dueOn: '2026-03-06' });
    const far = await createsDeadline(ana, { dueOn: '2026-05-06', alertDays: [3, 5, 7, 30] });
    await at('2026-03-04T14:00:00Z');
    expect(await kindsOf(near.id)).toEqual([]);
    // Nobody looked for two months: thirty, seven and five days are over.
    await at('2026-05-03T20:00:00Z');
    expect(await kindsOf(far.id)).toEqual(['STAGE:2026-05-06:3']);
    expect(await kindsOf(near.id)).toEqual(['OVERDUE:2026-03-07T05:59:59.000Z']);
  });

  test('are those of the account from the moment they are chosen', async () => {
    setClock(world, '2026-03-03T18:00:00Z');
    const ana = await world.lawyer();
    const deadline = await createsDeadline(ana, { dueOn: '2026-03-20' });
    await ana.does(SetAlertDaysDocument, { input: { alertDays: [2, 16] } });
    await at('2026-03-13T14:00:00Z');
    expect(await kindsOf(deadline.id)).toEqual(['STAGE:2026-03-20:16']);
    await at('2026-03-18T14:00:00Z');
    expect(await kindsOf(deadline.id)).toEqual(['STAGE:2026-03-20:16', 'STAGE:2026-03-20:2']);
  });

  test.each([
    ['in winter of Tijuana', 'America/Tijuana', '2026-02-20', '2026-02-13T16:00:00Z'],
    ['in summer of Tijuana', 'America/Tijuana', '2026-07-17', '2026-07-10T15:00:00Z'],
    ['of Cancún', 'America/Cancun', '2026-07-17', '2026-07-10T13:00:00Z'],
  ])('are told at eight in the morning %s, with what is due then', async (_where, timeZone, dueOn, eight) => {
    setClock(world, '2026-02-03T18:00:00Z');
    const ana = await world.lawyer();
    const before = await createsDeadline(ana, { dueOn });
    await ana.does(SetAlertDaysDocument, { input: { alertDays: [7], timeZone } });
    const after = await createsDeadline(ana, { dueOn });
    await at(new Date(Date.parse(eight) - 1000).toISOString());
    for (const { id } of [before, after]) expect(await kindsOf(id)).toEqual([]);
    await at(eight);
    await at(new Date(Date.parse(eight) + 3 * 3_600_000).toISOString());
    for (const { id } of [before, after]) expect(await kindsOf(id)).toEqual([`STAGE:${dueOn}:7`]);
    expect(mailer.to(ana)).toMatchObject([{ subject: '2 avisos de vencimientos' }]);
  });

  test('are told to each member of a matter at their own eight in the morning, once', async () => {
    setClock(world, '2026-02-03T18:00:00Z');
    const people = { cancun: await world.lawyer(), centre: await world.lawyer(), tijuana: await world.lawyer() };
    const late = await world.lawyer();
    const caseId = await openCaseOf(world, people.centre, [people.cancun, people.tijuana]);
    const { id } = await createsDeadline(people.centre, { caseId, dueOn: '2026-02-20', alertDays: [7] });
    await people.cancun.does(SetAlertDaysDocument, { input: { alertDays: [1], timeZone: 'America/Cancun' } });
    await people.tijuana.does(SetAlertDaysDocument, { input: { alertDays: [1], timeZone: 'America/Tijuana' } });
    await late.does(SetAlertDaysDocument, { input: { alertDays: [1], timeZone: 'America/Hermosillo' } });
    // Who comes in after the deadline was scheduled is told in the morning too.
    await world.joins(late, caseId);
    const heard = [await listens(people.tijuana)];
    const toldBy = async (iso: string) => {
      await at(iso);
      return (await told(id)).map(({ recipient_id: userId }) => userId);
    };
    const { cancun, centre, tijuana } = people;
    expect(await toldBy('2026-02-13T12:59:59Z')).toEqual([]);
    expect(await toldBy('2026-02-13T13:00:00Z')).toEqual([cancun.userId]);
    expect(await toldBy('2026-02-13T14:00:00Z')).toEqual([cancun.userId, centre.userId]);
    expect(await toldBy('2026-02-13T15:00:00Z')).toEqual([cancun.userId, centre.userId, late.userId]);
    expect(await toldBy('2026-02-13T15:59:59Z')).toHaveLength(3);
    const all = [cancun, centre, late, tijuana];
    expect(await toldBy('2026-02-13T16:00:00Z')).toEqual(all.map(({ userId }) => userId));
    expect(await toldBy('2026-02-13T20:00:00Z')).toHaveLength(4);
    for (const caller of all) expect(mailer.to(caller)).toHaveLength(1);
    expect(heard[0]?.heard.map(({ kind }) => kind)).toEqual(['STAGE']);
    heard.forEach(({ leave }) => leave());
  });

  test('are told once to whoever changes the zone that morning, neither lost nor repeated', async () => {
    setClock(world, '2026-02-03T18:00:00Z');
    const [east, west, owner] = [await world.lawyer(), await world.lawyer(), await world.lawyer()];
    const goes = (caller: Caller, timeZone: string) =>
      caller.does(SetAlertDaysDocument, { input: { alertDays: [1, 7], timeZone } });
    await goes(east, 'America/Tijuana');
    await goes(west, 'America/Cancun');
    const caseId = await openCaseOf(world, owner, [east]);
    const mine = await createsDeadline(east, { dueOn: '2026-02-20' });
    const ours = await createsDeadline(owner, { caseId, dueOn: '2026-02-20' });
    const other = await createsDeadline(west, { dueOn: '2026-02-20' });
    await at('2026-02-13T14:30:00Z');
    await renewsSession(east, west);
    expect(await kindsOf(mine.id)).toEqual([]);
    await goes(east, 'America/Cancun');
    await goes(west, 'America/Tijuana');
    await at('2026-02-13T14:31:00Z');
    await at('2026-02-13T16:00:00Z');
    expect((await told(mine.id)).map(({ recipient_id: id }) => id)).toEqual([east.userId]);
    expect((await told(ours.id)).map(({ recipient_id: id }) => id)).toEqual([owner.userId, east.userId]);
    expect((await told(other.id)).map(({ recipient_id: id }) => id)).toEqual([west.userId]);
    for (const caller of [east, west, owner]) expect(mailer.to(caller)).toHaveLength(1);
  });

  test('are not told of what is completed, deleted or archived, nor to whoever was removed', async () => {
    setClock(world, '2026-03-03T18:00:00Z');
    const [ana, bruno] = [await world.lawyer(), await world.lawyer()];
    const [open, shelved] = [await openCaseOf(world, ana, [bruno]), await openCaseOf(world, ana)];
    const done = await createsDeadline(ana);
    const gone = await createsDeadline(ana);
    const archived = await createsDeadline(ana, { caseId: shelved });
    const kept = await createsDeadline(ana, { caseId: open });
    await ana.does(CompleteDeadlineDocument, { input: { id: done.id } });
    await ana.does(DeleteDeadlineDocument, { input: { id: gone.id } });
    await world.sql('update legal_case set archived_at = now() where id = ?', [shelved]);
    await world.sql('delete from case_member where case_id = ? and user_id = ?', [open, bruno.userId]);
    await at('2026-03-19T14:00:00Z');
    for (const { id } of [done, gone, archived]) expect(await told(id)).toEqual([]);
    expect((await told(kept.id)).map(({ recipient_id: id }) => id)).toEqual([ana.userId]);
  });
});

describe('what is overdue, snoozed and changed', () => {
  test('overdue is told once, when the term has ended', async () => {
    setClock(world, '2026-03-03T18:00:00Z');
    const ana = await world.lawyer();
    const deadline = await createsDeadline(ana, { dueOn: '2026-03-04', alertDays: [30], title: 'Contestar' });
    await at('2026-03-05T05:59:00Z');
    expect(await kindsOf(deadline.id)).toEqual([]);
    await at('2026-03-05T06:00:00Z');
    await at('2026-03-06T14:00:00Z');
    expect(await kindsOf(deadline.id)).toEqual(['OVERDUE:2026-03-05T05:59:59.000Z']);
    expect(mailer.to(ana)).toMatchObject([{ subject: 'Vencimiento sin completar: Contestar' }]);
    expect(mailer.to(ana)[0]?.text).toContain('«Contestar» venció el miércoles 4 de marzo de 2026.');
  });

  test('a snoozed reminder comes back once, and is then no longer snoozed', async () => {
    setClock(world, '2026-03-03T18:00:00Z');
    const ana = await world.lawyer();
    const deadline = await savesDeadline(ana);
    await ana.does(SnoozeDeadlineDocument, { input: { id: deadline.id, hours: 5 } });
    await at('2026-03-03T22:00:00Z');
    expect(await kindsOf(deadline.id)).toEqual([]);
    await at('2026-03-03T23:01:00Z');
    await at('2026-03-03T23:05:00Z');
    expect((await told(deadline.id)).map(({ kind }) => kind)).toEqual(['REMINDER']);
    await renewsSession(ana);
    expect(await seesDeadline(ana, deadline.id)).toMatchObject({ isSnoozed: false, dueOn: deadline.dueOn });
    expect(mailer.to(ana)[0]).toMatchObject({ subject: `Recordatorio de vencimiento: ${deadline.title}` });
  });

  test('a closure tells all that moved in one mail, and schedules them anew', async () => {
    setClock(world, '2026-03-03T18:00:00Z');
    const ana = await world.lawyer();
    const ear = await listens(ana);
    const chain = Array.from({ length: 3 }, (_, n) => ({
      computation: {
        ruleId: 'lamparo-17-demanda-indirecto',
        noticeOn: '2026-03-02',
        lawOfAct: 'lfpa',
        calendar: 'pjf',
        method: 'PERSONAL' as const,
      },
      title: `Demanda ${n}`,
    }));
    const deadlines = await savesDeadlines(ana, { deadlines: chain });
    await ana.does(CloseCourtDocument, {
      input: { calendar: 'pjf', from: '2026-03-10', to: '2026-03-10', reason: 'Ejemplo', source: 'Ejemplo' },
    });
    await world.runJobs('mail-deadline-alerts');
    expect(mailer.to(ana)).toMatchObject([{ subject: 'Cambió la fecha de 3 vencimientos' }]);
    expect(mailer.to(ana)[0]?.text.match(/cambió del 24 de marzo de 2026 al 25 de marzo de 2026/g)).toHaveLength(3);
    await expect.poll(() => ear.heard.map(({ kind }) => kind)).toEqual(['CHANGED', 'CHANGED', 'CHANGED']);
    await at('2026-03-18T14:00:00Z');
    for (const { id } of deadlines) expect((await kindsOf(id)).at(-1)).toBe('STAGE:2026-03-25:7');
    expect(mailer.to(ana)[1]).toMatchObject({ subject: '3 avisos de vencimientos' });
    ear.leave();
  });

  test('whoever moves a notice sees it already; the others are told', async () => {
    setClock(world, '2026-03-03T18:00:00Z');
    const [ana, bruno] = [await world.lawyer(), await world.lawyer()];
    const caseId = await openCaseOf(world, ana, [bruno]);
    const deadline = await savesDeadline(ana, { caseId });
    await ana.does(MoveTriggerDocument, { input: { chainId: deadline.chainId ?? '', noticeOn: '2026-03-03' } });
    expect(await told(deadline.id)).toMatchObject([{ kind: 'CHANGED', recipient_id: bruno.userId }]);
  });
});

describe('the mail', () => {
  test('is sent once though the mail server fails at first, and not of what was completed meanwhile', async () => {
    setClock(world, '2026-03-03T18:00:00Z');
    const ana = await world.lawyer();
    const [kept, done] = [await createsDeadline(ana, { title: 'Uno' }), await createsDeadline(ana, { title: 'Dos' })];
    mailer.failures = 1;
    setClock(world, '2026-03-13T14:00:00Z');
    await world.sql(`select graphile_worker.add_job('tell-deadlines', '{}'::json)`);
    await world.runJobs('tell-deadlines');
    await world.runJobs('mail-deadline-alerts');
    await renewsSession(ana);
    await ana.does(CompleteDeadlineDocument, { input: { id: done.id } });
    await world.sql('update graphile_worker._private_jobs set run_at = now() where attempts > 0');
    await world.runJobs('mail-deadline-alerts');
    expect(mailer.to(ana)).toMatchObject([{ subject: 'Vencimiento próximo: Uno' }]);
    // A job that is run again by mistake sends nothing: the rows say that they were mailed.
    await world.sql(
      `select graphile_worker.add_job('mail-deadline-alerts', json_build_object('recipientId', recipient_id, 'batchId', batch_id))
       from deadline_alert where deadline_id = ?`,
      [kept.id],
    );
    await world.runJobs('mail-deadline-alerts');
    expect(mailer.to(ana)).toHaveLength(1);
  });
});

describe('many at once with two servers', () => {
  test('each is told exactly once, however often both look', async () => {
    setClock(world, '2026-03-03T18:00:00Z');
    const [ana, bruno] = [await world.lawyer(), await world.lawyer()];
    const caseId = await openCaseOf(world, ana, [bruno]);
    await world.sql(
      `insert into deadline (id, owner_id, case_id, title, due_at, due_on, origin, dated_at, next_alert_at, created_at, updated_at)
       select 'dl_' || lpad(n::text, 26, '0'), ?, ?, 'Plazo ' || n, '2026-03-21T05:59:59Z', '2026-03-20', 'MANUAL', ?,
         '2026-03-13T14:00:00Z', ?, ? from generate_series(1, 1200) n`,
      [ana.userId, caseId, world.clock.now(), world.clock.now(), world.clock.now()],
    );
    const ear = await listens(twin(bruno, second));
    await at('2026-03-13T14:00:30Z', 12);
    await at('2026-03-13T14:02:00Z', 12);
    const [count] = await world.sql<{ rows: number; pairs: number }>(
      `select count(*)::int as rows, count(distinct (deadline_id, recipient_id))::int as pairs
       from deadline_alert a join deadline d on d.id = a.deadline_id where d.case_id = ?`,
      [caseId],
    );
    expect(count).toEqual({ rows: 2400, pairs: 2400 });
    await expect.poll(() => ear.heard.length, { timeout: 20_000 }).toBe(1200);
    expect(new Set(ear.heard.map(({ deadline }) => deadline.id)).size).toBe(1200);
    for (const caller of [ana, bruno]) {
      const mailed = mailer
        .to(caller)
        // Whoever looks second may find one left.
        .map(({ subject }) => Number(/^([\d,]+) avisos/.exec(subject)?.[1]?.replace(',', '') ?? 1));
      expect(mailed.reduce((sum, one) => sum + one, 0)).toBe(1200);
    }
    ear.leave();
  }, 60_000);

  test('a socket that is cut and a server that listens again tell what was missed', async () => {
    setClock(world, '2026-03-03T18:00:00Z');
    const ana = await world.lawyer();
    const ear = await listens(ana);
    await createsDeadline(ana, { dueOn: '2026-03-05', alertDays: [1] });
    await world.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()`,
    );
    await at('2026-03-04T14:00:00Z');
    await expect.poll(() => ear.heard.map(({ kind }) => kind), { timeout: 10_000 }).toEqual(['STAGE']);
    ear.leave();
  });
});
