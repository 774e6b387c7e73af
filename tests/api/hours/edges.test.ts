import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayIn } from '#schema/lib/zones.ts';
import { DAY, HOUR, MINUTE } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import type { PrebillInput } from '#schema/generated/contract.ts';
import { UpdateCaseDocument } from '#tests/support/cases.generated.ts';
import {
  CreateEntryDocument,
  CreatePrebillDocument,
  DeleteEntryDocument,
  DiscardPrebillDocument,
  EntriesCsvDocument,
  EntriesDocument,
  HoursSummaryDocument,
  PrebillFilesDocument,
  PrebillPreviewDocument,
  RunningTimerDocument,
  SetHoursSettingsDocument,
  UpdateEntryDocument,
} from '#tests/support/hours.generated.ts';
import { SetCalendarSettingsDocument, TodayPageDocument } from '#tests/support/calendar.generated.ts';
import { World, type Caller } from '../../support/world.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { HOME, one, opens, rates, records, starts, stops, tries } from './hours-world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const pro = () => world.lawyer({ plan: 'PROFESSIONAL' });
const dayOfZone = (zone: string, days = 0): string => dayIn(zone, later(world.clock.now(), days * DAY));
const today = (days = 0): string => dayOfZone(HOME, days);

const list = async (caller: Caller, filter: object = {}) =>
  (await caller.does(EntriesDocument, { filter: filter as never, first: 100 })).timeEntries.nodes;
const bills = async (caller: Caller, input: Partial<PrebillInput>) =>
  (
    await caller.does(CreatePrebillDocument, {
      input: { from: today(-30), to: today(), clientKind: 'COMPANY', ...input } as never,
    })
  ).createPrebill;
/** Time passes, and its person comes back. */
async function waits(caller: Caller, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 6 * HOUR) {
    world.clock.advance(Math.min(left, 6 * HOUR));
    await caller.returns();
  }
}
const zoned = (caller: Caller, zone: string) => caller.does(SetCalendarSettingsDocument, { input: { zone } });

describe('the stopwatch', () => {
  test('over midnight is one entry of the day on which it began', async () => {
    const ana = await pro();
    const begun = world.clock.now();
    const { timer } = await starts(ana);
    await waits(ana, 20 * HOUR);
    const { entry } = await stops(ana, timer?.id ?? '');
    expect(entry?.workedOn).toBe(dayIn(HOME, begun));
    expect(Math.abs((entry?.seconds ?? 0) - 20 * 3600)).toBeLessThan(30);
  });

  test('across the night in which clocks change counts the hours that passed, not those of the wall clock', async () => {
    const ana = await pro();
    await zoned(ana, 'America/Tijuana');
    // On 14 March 2027 Tijuana goes from 02:00 to 03:00: from 22:00 to 06:00 are seven hours.
    const evening = new Date('2027-03-14T06:00:00Z');
    world.clock.advance(evening.getTime() - world.clock.now().getTime());
    const eva = await pro();
    await zoned(eva, 'America/Tijuana');
    const { timer } = await starts(eva);
    await waits(eva, Date.parse('2027-03-14T13:00:00Z') - world.clock.now().getTime());
    const { entry } = await stops(eva, timer?.id ?? '');
    expect(entry?.workedOn).toBe('2027-03-13');
    expect(Math.abs((entry?.seconds ?? 0) - 7 * 3600)).toBeLessThan(30);
  });

  test('adds nothing to a day that has no room for it, and keeps running until it is said how long it was', async () => {
    const ana = await pro();
    await records(ana, { seconds: 23 * 3600 });
    const { timer } = await starts(ana);
    const id = timer?.id ?? '';
    await waits(ana, 3 * HOUR);
    const full = { code: 'VALIDATION', field: 'seconds', message: expect.stringContaining('23.00 h') };
    expect((await stops(ana, id)).userErrors).toMatchObject([full]);
    expect((await starts(ana, { replaces: true })).userErrors).toMatchObject([full]);
    expect((await ana.does(RunningTimerDocument)).runningTimer?.id).toBe(id);
    expect((await stops(ana, id, 3600)).entry?.seconds).toBe(3600);
    expect((await ana.does(HoursSummaryDocument, {})).hoursSummary.total.seconds).toBe(86_400);
  });

  test('of a case that one was taken out of meanwhile is time of no case, which nobody charges', async () => {
    const [ana, bruno] = [await pro(), await pro()];
    const caseId = await opens(ana);
    await world.joins(bruno, caseId);
    const { timer } = await starts(bruno, { caseId, description: 'Escrito' });
    await waits(bruno, 5 * MINUTE);
    await world.leaves(bruno, caseId);
    const { entry, userErrors } = await stops(bruno, timer?.id ?? '');
    expect(userErrors).toEqual([]);
    expect(entry).toMatchObject({ case: null, client: '', billing: 'NOT_BILLABLE', description: 'Escrito' });
    expect(entry?.seconds).toBeGreaterThanOrEqual(300);
    expect(await list(ana)).toEqual([]);
  });

  test('is the same on two servers, after a restart, and when the clock of one is ahead', async () => {
    const ana = await pro();
    const first = world.server;
    const { timer } = await starts(ana, { description: 'Escrito' });
    const id = timer?.id ?? '';
    const second = await world.start();
    const there = world.visitor(second);
    there.token = ana.token;
    expect((await there.does(RunningTimerDocument)).runningTimer).toMatchObject({ id, description: 'Escrito' });
    expect((await starts(there)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    await first.stop();
    // The one that started it was ahead by an hour: no time passed yet, and none goes backwards.
    await world.sql(`update running_timer set running_since = running_since + interval '1 hour' where id = ?`, [id]);
    const both = await Promise.all([stops(there, id), stops(there, id)]);
    expect(both.map(({ entry }) => entry?.seconds)).toEqual([1, 1]);
    expect(new Set(both.map(({ entry }) => entry?.id)).size).toBe(1);
  });
});

describe('recorded time', () => {
  test('of somebody else goes only into cases of one’s own', async () => {
    const [ana, bruno, carla] = [await pro(), await pro(), await pro()];
    const [mine, other, hers] = [await opens(ana), await opens(ana), await opens(carla)];
    await world.joins(bruno, mine);
    await world.joins(ana, hers);
    const entry = await records(bruno, { caseId: mine, seconds: 3600 });
    const moves = async (caseId: string, version = 1) =>
      (await ana.does(UpdateEntryDocument, { input: { id: entry.id, version, caseId } })).updateTimeEntry;
    expect((await moves(hers)).userErrors).toMatchObject([{ code: 'FORBIDDEN', field: 'caseId' }]);
    expect(await list(carla)).toEqual([]);
    expect((await moves(other)).entry).toMatchObject({ case: { id: other }, personId: bruno.userId });
    // One's own go where one works.
    const own = await records(ana, { caseId: mine, seconds: 60 });
    const { updateTimeEntry } = await ana.does(UpdateEntryDocument, {
      input: { id: own.id, version: 1, caseId: hers },
    });
    expect(updateTimeEntry.entry?.case?.id).toBe(hers);
  });

  test('is passed from one account to another, and back, by two at once without either failing', async () => {
    const [ana, carla, bruno, dora] = [await pro(), await pro(), await pro(), await pro()];
    const [hers, theirs] = [await opens(ana), await opens(carla)];
    for (const caller of [bruno, dora]) for (const caseId of [hers, theirs]) await world.joins(caller, caseId);
    const moves: [Caller, string, string][] = [];
    for (let n = 0; n < 8; n++) {
      moves.push([bruno, (await records(bruno, { caseId: hers, seconds: 60 })).id, theirs]);
      moves.push([dora, (await records(dora, { caseId: theirs, seconds: 60 })).id, hers]);
    }
    const replies = await Promise.all(
      moves.map(([caller, id, caseId]) => caller.graphql(UpdateEntryDocument, { input: { id, version: 1, caseId } })),
    );
    expect(replies.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await list(carla)).toHaveLength(8);
  });

  test('follows the client of its case when that is written otherwise; what was billed does not', async () => {
    const ana = await pro();
    const caseId = await opens(ana, 'Contructora');
    await rates(ana, { scope: 'CLIENT', client: 'Contructora', centavos: 50_000, validFrom: today(-300) });
    await rates(ana, { scope: 'CLIENT', client: 'Constructora', centavos: 100_000, validFrom: today(-300) });
    const billed = await records(ana, { caseId, seconds: 3600, workedOn: today(-1) });
    const { prebill } = await bills(ana, { caseIds: [caseId] });
    const open = await records(ana, { caseId, seconds: 3600 });
    expect(open.amount?.centavos).toBe(50_000);
    const { updateCase } = await ana.does(UpdateCaseDocument, {
      input: { caseId, version: 1, client: 'Constructora' },
    });
    expect(updateCase.userErrors).toEqual([]);
    await world.runJobs('hours-follow-client');
    expect(await one(ana, open.id)).toMatchObject({ client: 'Constructora', amount: { centavos: 100_000 } });
    expect(await list(ana, { client: 'constructora' })).toHaveLength(1);
    expect(await one(ana, billed.id)).toMatchObject({ client: 'Contructora', amount: { centavos: 50_000 } });
    expect((await ana.does(HoursSummaryDocument, {})).hoursSummary.byCase).toMatchObject([
      { case: { id: caseId }, client: 'Constructora', total: { entryCount: 2, amount: { centavos: 150_000 } } },
    ]);
    await ana.does(DiscardPrebillDocument, { id: prebill?.id ?? '' });
    expect(await one(ana, billed.id)).toMatchObject({ client: 'Constructora', amount: { centavos: 100_000 } });
  });

  test('sent again after it was deleted is not made anew, and that is said', async () => {
    const ana = await pro();
    const entry = await records(ana, { seconds: 60, clientId: 'otra-vez' });
    await ana.does(DeleteEntryDocument, { id: entry.id });
    expect((await tries(ana, { seconds: 60, clientId: 'otra-vez' })).userErrors).toMatchObject([
      { code: 'CONFLICT', field: 'clientId' },
    ]);
  });

  test('that was deleted two months ago is deleted for good, and not before', async () => {
    const ana = await pro();
    const ids = [await records(ana, { seconds: 60 }), await records(ana, { seconds: 60 })].map(({ id }) => id);
    for (const id of ids) await ana.does(DeleteEntryDocument, { id });
    await world.sql('update time_entry set deleted_at = ? where id = ?', [
      new Date(world.clock.now().getTime() - 61 * DAY),
      ids[0],
    ]);
    await world.deletesOverdue();
    expect(await world.sql('select id from time_entry where person_id = ?', [ana.userId])).toEqual([{ id: ids[1] }]);
  });

  test('sent at once with one Idempotency-Key is one, and so is a pre-bill', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    await rates(ana, { scope: 'CASE', caseId, centavos: 100_000, validFrom: today(-300) });
    const key = (name: string) => ({ 'idempotency-key': name });
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() => ana.graphql(CreateEntryDocument, { input: { caseId, seconds: 600 } }, key('horas'))),
    );
    expect(new Set(sent.map(({ data }) => data.createTimeEntry.entry?.id)).size).toBe(1);
    const input = { caseIds: [caseId], from: today(-1), to: today(), clientKind: 'COMPANY' as const };
    const billed = await Promise.all(
      [1, 2, 3, 4].map(() => ana.graphql(CreatePrebillDocument, { input }, key('prefactura'))),
    );
    expect(new Set(billed.map(({ data }) => data.createPrebill.prebill?.number))).toEqual(new Set(['PF-0001']));
  });

  test('beyond what a number of the contract holds is told as the most it holds, and breaks no page', async () => {
    const ana = await pro();
    await world.sql(
      `insert into time_entry (id, person_id, account_id, client, client_key, worked_on, seconds, billed_seconds,
         activity, description, billing, source, rate, rate_scope, amount, version, created_at, updated_at)
       select 'tme_lleno' || n, ?, ?, '', '', date '1970-01-01' + (n % 20000), 86400, 86400, 'OTHER', '', 'BILLABLE',
         'MANUAL', 100000000, 'PERSON', 2400000000, 1, now(), now() from generate_series(1, 25000) n`,
      [ana.userId, ana.userId],
    );
    const { total } = (await ana.does(HoursSummaryDocument, {})).hoursSummary;
    expect(total).toMatchObject({ seconds: 2_147_483_647, amount: { centavos: 25_000 * 2_400_000_000 } });
    expect((await ana.does(TodayPageDocument)).today.unbilledAmount.centavos).toBe(total.amount.centavos);
  });

  test('a guest reads neither hours, rates nor bills of the case', async () => {
    const [ana, gina] = [await pro(), await pro()];
    const caseId = await opens(ana);
    await world.joins(gina, caseId, 'GUEST');
    await rates(ana, { scope: 'CASE', caseId, centavos: 100_000, validFrom: today(-300) });
    await records(ana, { caseId, seconds: 3600 });
    await bills(ana, { caseIds: [caseId] });
    const { data } = await gina.graphql<Record<string, unknown>, object>(
      `query ($caseId: ID!) {
        case(id: $caseId) { hours { seconds entryCount amount { centavos } } }
        hoursSummary(filter: { caseId: $caseId }) { total { entryCount } byCase { client } }
        timeEntries(filter: { caseId: $caseId }) { totalCount }
        hoursSettings { rates { id } }
        prebills { nodes { id } }
      }`,
      { caseId },
    );
    expect(data).toEqual({
      case: { hours: { seconds: 0, entryCount: 0, amount: { centavos: 0 } } },
      hoursSummary: { total: { entryCount: 0 }, byCase: [] },
      timeEntries: { totalCount: 0 },
      hoursSettings: { rates: [] },
      prebills: { nodes: [] },
    });
  });
});

test('west of Mexico City a rate and a pre-bill of today are of today there', async () => {
  const ana = await pro();
  await zoned(ana, 'America/Tijuana');
  // Half past ten at night in Tijuana, tomorrow in Mexico City.
  const now = world.clock.now();
  const night = new Date(`${dayOfZone('UTC', 1)}T06:30:00Z`);
  await waits(ana, (night.getTime() - now.getTime() + DAY) % DAY);
  const there = dayOfZone('America/Tijuana');
  expect(today()).not.toBe(there);
  const caseId = await opens(ana);
  const entry = await records(ana, { caseId, seconds: 3600 });
  expect(entry.workedOn).toBe(there);
  expect(await rates(ana, { scope: 'CASE', caseId, centavos: 100_000 })).toMatchObject({
    changedCount: 1,
    rate: { validFrom: there },
  });
  expect((await bills(ana, { caseIds: [caseId] })).prebill?.issuedOn).toBe(there);
});

describe('a pre-bill', () => {
  test('that would charge nothing is refused and holds nothing', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    const entry = await records(ana, { caseId, seconds: 3600, billing: 'FLAT_FEE' });
    expect((await bills(ana, { caseIds: [caseId] })).userErrors).toMatchObject([
      { code: 'VALIDATION', field: 'extras', message: expect.stringContaining('sumaría cero') },
    ]);
    expect((await one(ana, entry.id))?.prebill).toBeNull();
    const extras = [{ kind: 'FLAT_FEE' as const, description: 'Contestación', centavos: 500_000 }];
    expect((await bills(ana, { caseIds: [caseId], extras })).prebill?.subtotal.centavos).toBe(500_000);
  });

  test('takes an RFC for what its length says: a company has twelve signs, a person thirteen', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    const extras = [{ kind: 'EXPENSE' as const, description: 'Copias', centavos: 100 }];
    const field = async (clientKind: 'COMPANY' | 'INDIVIDUAL', clientRfc: string) =>
      (await bills(ana, { caseIds: [caseId], extras, clientKind, clientRfc })).userErrors[0]?.field ?? null;
    expect(await field('INDIVIDUAL', 'ABC010203XY9')).toBe('clientRfc');
    expect(await field('COMPANY', 'ABCD010203XY9')).toBe('clientRfc');
    expect(await field('COMPANY', 'ABC019903XY9')).toBe('clientRfc');
    expect(await field('COMPANY', 'XEXX010101000')).toBeNull();
    expect(await field('INDIVIDUAL', 'abcd010203xy9')).toBeNull();
    const { setHoursSettings } = await ana.does(SetHoursSettingsDocument, {
      input: { issuerKind: 'COMPANY', issuerRfc: 'ABCD010203XY9' },
    });
    expect(setHoursSettings.userErrors).toMatchObject([{ field: 'issuerRfc' }]);
  });

  test('a look at one waits for nobody and holds up nobody', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    await rates(ana, { scope: 'CASE', caseId, centavos: 100_000, validFrom: today(-300) });
    const entries = await Promise.all([1, 2, 3].map(() => records(ana, { caseId, seconds: 600 })));
    const input = { caseIds: [caseId], from: today(-1), to: today(), clientKind: 'COMPANY' as const };
    const em = world.server.work.em.fork();
    await em.begin();
    await em.execute('select 1 from time_entry where id = ? for update', [entries[0]?.id]);
    const { prebillPreview } = await ana.does(PrebillPreviewDocument, { input });
    await em.rollback();
    expect(prebillPreview.subtotal.centavos).toBe(3 * 16_667);
  });

  test('of more than a thousand lines is refused before it is read whole', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    await world.sql(
      `insert into time_entry (id, person_id, account_id, case_id, client, client_key, worked_on, seconds,
         billed_seconds, activity, description, billing, source, rate, rate_scope, amount, version, created_at, updated_at)
       select 'tme_muchas' || n, ?, ?, ?, 'x', 'x', ?::date, 1, 1, 'OTHER', '', 'BILLABLE', 'MANUAL', 100, 'PERSON', 0, 1,
         now(), now() from generate_series(1, 10000) n`,
      [ana.userId, ana.userId, caseId, today()],
    );
    expect((await bills(ana, { caseIds: [caseId] })).userErrors).toMatchObject([
      { code: 'LIMIT_REACHED', field: 'to', message: expect.stringContaining('1,000') },
    ]);
  });

  test('prints cost what they take: three in one question are too much', async () => {
    const ana = await pro();
    const file = (name: string): string => `${name}: prebillDocument(id: "pfa_no", format: PDF) { byteLength }`;
    const asks = (...names: string[]) => ana.graphql(`{ ${names.map(file).join(' ')} }`);
    expect((await asks('a', 'b', 'c', 'd')).errors[0]?.extensions.code).toBe('BAD_REQUEST');
    expect((await asks('a')).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('in a list is read without its lines, and with them when they are asked for', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    await rates(ana, { scope: 'CASE', caseId, centavos: 100_000, validFrom: today(-300) });
    for (const n of [1, 2]) {
      await records(ana, { caseId, seconds: 600, description: `Escrito ${n}` });
      await bills(ana, { caseIds: [caseId] });
    }
    const spy = vi.spyOn(world.server.orm.config.getLogger(), 'logQuery');
    const reads = async (query: string): Promise<[lines: string[], statements: string[]]> => {
      spy.mockClear();
      const { data } = await ana.graphql<{ prebills: { nodes: { lines?: { description: string }[] }[] } }, object>(
        query,
      );
      const statements = spy.mock.calls
        .map(([{ query: text }]) => String(text))
        .filter((text) => / "?prebill"? /.test(text));
      return [
        data.prebills.nodes.flatMap(({ lines }) => (lines ?? []).map(({ description }) => description)),
        statements,
      ];
    };
    const [, plain] = await reads('{ prebills { nodes { id total { centavos } } } }');
    expect(plain).toHaveLength(1);
    expect(plain[0]).not.toContain('lines');
    const [lines, two] = await reads('{ prebills(first: 5) { nodes { id lines { description } } } }');
    expect(lines).toEqual(['Escrito 2', 'Escrito 1']);
    expect(two).toHaveLength(2);
    spy.mockRestore();
  });

  test('pages of whole bills are short ones: a hundred with all their lines cost too much', async () => {
    const ana = await pro();
    const asks = (first: number) => ana.graphql(`{ prebills(first: ${first}) { nodes { lines { description } } } }`);
    expect((await asks(100)).errors[0]?.extensions.code).toBe('BAD_REQUEST');
    expect((await asks(5)).errors).toEqual([]);
    const most = await ana.graphql(`{ prebills(first: 1000000000) { nodes { id } } }`);
    expect(most.errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  test('is printed without what nobody sees, runs no formula, and names no regime of a company', async () => {
    const ana = await pro();
    const caseId = await opens(ana, '\u202E=1+1 😀 Ñandú');
    await rates(ana, { scope: 'CASE', caseId, centavos: 360_000, validFrom: today(-300) });
    const odd = ['\u202Eoculto', '\u0007=1+1', '＝1+1', '\u200B@x', 'a;b', 'dos\r\nlíneas', '😀 acentuación ñ'];
    for (const [n, description] of odd.entries())
      await records(ana, { caseId, seconds: 60, workedOn: today(-n), description });
    await ana.does(SetHoursSettingsDocument, { input: { issuerKind: 'COMPANY' } });
    const { prebill } = await bills(ana, { caseIds: [caseId], notes: '\u202Enota' });
    const { pdf, csv } = await ana.does(PrebillFilesDocument, { id: prebill?.id ?? '' });
    const document = await getDocumentProxy(new Uint8Array(Buffer.from(pdf.content, 'base64')));
    const text = (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' ');
    for (const words of ['=1+1 [U+1F600] Ñandú', 'oculto', 'acentuación ñ', 'no es un comprobante fiscal (CFDI)'])
      expect(text).toContain(words);
    expect(text).toContain('RFC Persona moral Cliente');
    expect(text).not.toMatch(/\p{Cc}|[\u202A-\u202E\u200B]|Actividades profesionales/u);
    const table = Buffer.from(csv.content, 'base64').toString('utf8');
    for (const cell of [',oculto,', ",'=1+1,", ",'＝1+1,", ",'@x,", ',"a;b",', ',"dos\nlíneas",', ',😀 acentuación ñ,'])
      expect(table).toContain(cell);
    const { timeEntriesCsv } = await ana.does(EntriesCsvDocument, { filter: {} });
    expect(Buffer.from(timeEntriesCsv.content, 'base64').toString('utf8')).toContain(",'=1+1 😀 Ñandú,");
  });
});

test('an account has up to a thousand rates', async () => {
  const ana = await pro();
  await world.sql(
    `insert into time_rate (id, account_id, scope, client, client_key, centavos, valid_from, created_at)
     select 'rte_lleno' || n, ?, 'CLIENT', 'c' || n, 'c' || n, 100, '2026-01-01', now() from generate_series(1, 1000) n`,
    [ana.userId],
  );
  expect((await rates(ana, { scope: 'PERSON', centavos: 100 })).userErrors).toMatchObject([{ code: 'LIMIT_REACHED' }]);
  const known = { scope: 'CLIENT' as const, client: 'C7', centavos: 200, validFrom: '2026-01-01' };
  expect((await rates(ana, known)).userErrors).toEqual([]);
});

test('very many times of series are not summed in part: fewer days are asked for, and the home page still counts', async () => {
  const ana = await pro();
  await world.sql(
    `insert into calendar_event (id, owner_id, title, type, zone, start_at, end_at, rrule, is_billable, source, uid,
       created_at, updated_at)
     select 'evt_diario' || n, ?, 'Diario', 'HEARING', 'America/Mexico_City', '2005-01-03T15:00Z', '2005-01-03T16:00Z',
       'FREQ=DAILY', true, 'FOJA', 'diario' || n, now(), now() from generate_series(1, 20) n`,
    [ana.userId],
  );
  expect(await ana.rest('GET', '/api/calendar/events/billable')).toMatchObject({
    status: 403,
    body: { success: false, code: 'LIMIT_REACHED', error: expect.stringContaining('Pide menos días') },
  });
  const { body } = await ana.rest('GET', '/api/calendar/events/billable?from=2026-01-01&to=2026-01-10');
  expect(body).toMatchObject({ summary: { total_hours: 200, total_events: 200 } });
  expect((await ana.does(TodayPageDocument)).today.unrecordedCount).toBeGreaterThanOrEqual(20 * 29);
});
