import nodeIcal, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AcceptInvitationDocument,
  InviteToCaseDocument,
  RemoveMemberDocument,
} from '#tests/support/case-people.generated.ts';
import { ArchiveCaseDocument, CreateCaseDocument } from '#tests/support/cases.generated.ts';
import {
  CalendarRangeDocument,
  CreateEventDocument,
  DeleteEventDocument,
  UpdateEventDocument,
  type CreateEventMutationVariables,
} from '#tests/support/calendar.generated.ts';
import {
  CaseDeadlinesDocument,
  CompleteDeadlineDocument,
  CreateDeadlineDocument,
  DeadlinesDocument,
} from '#tests/support/deadlines.generated.ts';
import {
  CreateFeedDocument,
  EventFileDocument,
  FeedContentDocument,
  FeedsDocument,
  ImportCalendarDocument,
  OwnEventsDocument,
  RenewFeedDocument,
  RevokeFeedDocument,
  type CreateFeedMutationVariables,
  type ImportCalendarMutationVariables,
} from '#tests/support/calendar-sync.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'CUSTOM' });
});
afterAll(() => world.end());

type Input = CreateEventMutationVariables['input'];

async function writes(who: Caller, title: string, rest: Partial<Input> = {}): Promise<{ id: string; version: number }> {
  const input = { title, start: '2026-12-10T10:30', ...rest };
  const { createCalendarEvent } = await who.does(CreateEventDocument, { input });
  const { event } = createCalendarEvent;
  if (!event) throw new Error(createCalendarEvent.userErrors[0]?.message);
  return event;
}

async function opens(who: Caller, title = 'Amparo indirecto'): Promise<{ id: string; version: number }> {
  const input = { title, client: 'Cliente de ejemplo', area: 'CIVIL' as const };
  const created = (await who.does(CreateCaseDocument, { input })).createCase.case;
  if (!created) throw new Error('no case');
  return created;
}

async function joins(who: Caller, owner: Caller, caseId: string, role: 'COLLABORATOR' | 'GUEST'): Promise<void> {
  await owner.does(InviteToCaseDocument, { input: { caseId, email: who.email, role } });
  await world.runJobs('send-invitation');
  const mail = (await world.outbox()).findLast(({ to }) => to === who.email);
  const token = new URL(mail?.link ?? '').searchParams.get('token') ?? '';
  await who.does(AcceptInvitationDocument, { input: { token } });
}

async function subscribes(who: Caller, input: CreateFeedMutationVariables['input'] = {}) {
  const { createCalendarFeed } = await who.does(CreateFeedDocument, { input });
  const { feed, url } = createCalendarFeed;
  if (!feed || !url) throw new Error(createCalendarFeed.userErrors[0]?.message);
  return { ...feed, url, webcalUrl: createCalendarFeed.webcalUrl ?? '' };
}

/** A calendar program: it knows the address and nothing else. */
const reads = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url.replace(/^https?:\/\/[^/]+/, `http://127.0.0.1:${world.server.port}`), { headers });

const events = (text: string): VEvent[] =>
  Object.values(nodeIcal.sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT');
const titles = (text: string): string[] =>
  events(text)
    .map(({ summary }) => (typeof summary === 'string' ? summary : summary.val))
    .toSorted();

describe('a private address', () => {
  test('answers any calendar program, with what its owner sees, and nothing of others', async () => {
    const eva = await world.lawyer();
    await writes(eva, 'De Eva');
    const person = await world.lawyer();
    await writes(person, 'Audiencia', { type: 'HEARING', alarms: [30] });
    await writes(person, 'En Tijuana', { zone: 'America/Tijuana' });
    const { url, webcalUrl, keyEnding } = await subscribes(person);
    expect(webcalUrl).toBe(url.replace(/^http:/, 'webcal:'));
    expect(url.endsWith(keyEnding)).toBe(true);
    const reply = await reads(url);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('private, max-age=900');
    expect(reply.headers.get('content-disposition')).toContain('mi-agenda-de-foja.ics');
    const text = await reply.text();
    expect(titles(text)).toEqual(['Audiencia', 'En Tijuana']);
    expect(
      events(text)
        .map(({ start }) => start.toISOString())
        .toSorted(),
    ).toEqual(['2026-12-10T16:30:00.000Z', '2026-12-10T18:30:00.000Z']);
    const { calendarFeeds } = await person.does(FeedsDocument);
    expect(calendarFeeds[0]?.lastReadAt).not.toBeNull();
  });

  test('says that nothing changed to whoever has it already', async () => {
    const person = await world.lawyer();
    const { id, version } = await writes(person, 'Junta');
    const { url } = await subscribes(person);
    const first = await reads(url);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const again = await reads(url, { 'if-none-match': `W/${tag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    await person.does(UpdateEventDocument, { input: { eventId: id, version, title: 'Junta, cambiada' } });
    const changed = await reads(url, { 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(titles(await changed.text())).toEqual(['Junta, cambiada']);
  });

  test('tells of a deletion, so that programs that copied it take it away', async () => {
    const person = await world.lawyer();
    const { id } = await writes(person, 'Se cancela');
    const { url } = await subscribes(person);
    const [before] = events(await (await reads(url)).text());
    await person.does(DeleteEventDocument, { input: { eventId: id } });
    const [after] = events(await (await reads(url)).text());
    expect(after).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
    expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence));
    world.clock.advance(31 * 24 * 3_600_000);
    // It is only the session that ended meanwhile.
    expect(events(await (await reads(url)).text())).toEqual([]);
    world.clock.advance(-31 * 24 * 3_600_000);
  });

  test('only keeps the hash of its key, and told the key once', async () => {
    const person = await world.lawyer();
    const { id, url } = await subscribes(person);
    const key = new URL(url).searchParams.get('key') ?? '';
    expect(key).toMatch(/^[\w-]{43}$/);
    const [row] = await world.sql<Record<string, unknown>>('select * from calendar_feed where id = ?', [id]);
    expect(JSON.stringify(row)).not.toContain(key);
    expect(JSON.stringify(await person.does(FeedsDocument))).not.toContain(key);
  });

  test('with a wrong key, of another feed, unknown, revoked or renewed answers as if it never was', async () => {
    const person = await world.lawyer();
    const [one, two] = [await subscribes(person), await subscribes(person)];
    const key = new URL(two.url).searchParams.get('key') ?? '';
    const path = `/api/calendar/feeds/${one.id}.ics`;
    const answers: string[] = [];
    for (const url of [
      `${path}?key=${key}`,
      `${path}?key=`,
      path,
      `${path}?key=%00`,
      `/api/calendar/feeds/cfd_${'0'.repeat(26)}.ics?key=${key}`,
      `/api/calendar/feeds/otra-cosa.ics?key=${key}`,
    ]) {
      const reply = await reads(`http://x${url}`);
      answers.push(`${reply.status} ${await reply.text()}`);
    }
    expect(new Set(answers)).toEqual(new Set(['404 Ruta no encontrada']));

    const { renewCalendarFeed } = await person.does(RenewFeedDocument, { id: one.id });
    expect((await reads(one.url)).status).toBe(404);
    expect((await reads(renewCalendarFeed.url ?? '')).status).toBe(200);
    await person.does(RevokeFeedDocument, { id: one.id });
    expect((await reads(renewCalendarFeed.url ?? '')).status).toBe(404);
    expect((await person.does(FeedsDocument)).calendarFeeds.map(({ id }) => id)).toEqual([two.id]);

    const stranger = await world.lawyer();
    const foreign = await stranger.does(RevokeFeedDocument, { id: two.id });
    expect(foreign.revokeCalendarFeed.userErrors[0]?.code).toBe('NOT_FOUND');
    expect((await stranger.does(RenewFeedDocument, { id: two.id })).renewCalendarFeed.url).toBeNull();
    expect((await reads(two.url)).status).toBe(200);
    const { calendarFeedContent } = await world.visitor().does(FeedContentDocument, { feedId: two.id, key: 'x' });
    expect(calendarFeedContent).toBeNull();
  });

  test('of a case holds that case, and answers nothing once one was removed from it', async () => {
    const { id: caseId } = await opens(ana);
    const beto = await world.lawyer();
    await joins(beto, ana, caseId, 'COLLABORATOR');
    await writes(ana, 'Del asunto', { caseId, alarms: [10] });
    await writes(ana, 'De otra cosa');
    const feed = await subscribes(beto, { caseId });
    expect(feed).toMatchObject({ scope: 'CASE', name: 'Agenda: Amparo indirecto', case: { id: caseId } });
    const whole = await subscribes(beto);
    const text = await (await reads(feed.url)).text();
    expect(titles(text)).toEqual(['Del asunto']);
    // The alarms of another person's event are that person's.
    expect(text).not.toContain('VALARM');
    expect(titles(await (await reads(whole.url)).text())).toEqual(['Del asunto']);
    await ana.does(RemoveMemberDocument, { input: { caseId, userId: beto.userId } });
    expect((await reads(feed.url)).status).toBe(404);
    expect(titles(await (await reads(whole.url)).text())).toEqual([]);
    const { calendarFeeds } = await beto.does(FeedsDocument);
    expect(calendarFeeds.find(({ id }) => id === feed.id)?.case).toBeNull();
    const foreign = await beto.does(CreateFeedDocument, { input: { caseId } });
    expect(foreign.createCalendarFeed.userErrors[0]?.code).toBe('NOT_FOUND');
  });

  test('holds the deadlines that are open, each once, on their days; where only being busy is told, none', async () => {
    const person = await world.lawyer();
    const { id: caseId } = await opens(person);
    const due = async (given: object) =>
      (await person.does(CreateDeadlineDocument, { input: { title: 'Alegatos', ...given } })).createDeadline.deadline;
    const inCase = await due({ caseId, dueOn: '2026-12-18', alertDays: [0, 1] });
    await due({ title: 'A una hora', dueAt: '2026-12-15T20:00:00Z' });
    const done = await due({ title: 'Hecho', dueOn: '2026-12-16' });
    await person.does(CompleteDeadlineDocument, { input: { id: done?.id ?? '' } });
    await writes(person, 'De un evento', { type: 'DEADLINE' });
    const text = await (await reads((await subscribes(person)).url)).text();
    expect(titles(text)).toEqual(['De un evento', 'Vence: A una hora', 'Vence: Alegatos']);
    expect(text).toContain('DTSTART;VALUE=DATE:20261218');
    // Eight in the morning of the day before.
    expect(text).toContain('TRIGGER:-PT16H');
    const [ofCase] = events(await (await reads((await subscribes(person, { caseId })).url)).text());
    expect(ofCase).toMatchObject({ uid: `${inCase?.id}@foja`, transparency: 'TRANSPARENT' });
    expect(events(await (await reads((await subscribes(person, { isBusyOnly: true })).url)).text())).toEqual([]);
  });

  test('of a guest holds what is shared', async () => {
    const { id: caseId } = await opens(ana);
    const guest = await world.lawyer();
    await joins(guest, ana, caseId, 'GUEST');
    await writes(ana, 'Compartido', { caseId, isShared: true });
    await writes(ana, 'Interno', { caseId });
    const { url } = await subscribes(guest, { caseId });
    expect(titles(await (await reads(url)).text())).toEqual(['Compartido']);
  });

  test('of busy times says only when', async () => {
    const person = await world.lawyer();
    await writes(person, 'Divorcio de ejemplo', { type: 'MEETING', location: 'Casa' });
    await writes(person, 'Plazo', { type: 'DEADLINE' });
    const { url } = await subscribes(person, { isBusyOnly: true, name: 'Para colegas' });
    expect(titles(await (await reads(url)).text())).toEqual(['Ocupado']);
  });

  test('has a name, and there are twenty of one person', async () => {
    const person = await world.lawyer();
    for (const name of ['', 'x'.repeat(101), '\u0000'])
      expect((await person.does(CreateFeedDocument, { input: { name } })).createCalendarFeed.userErrors[0]?.field).toBe(
        'name',
      );
    for (let n = 0; n < 20; n++) await subscribes(person, { name: `Agenda ${n}` });
    const { createCalendarFeed } = await person.does(CreateFeedDocument, { input: {} });
    expect(createCalendarFeed.userErrors[0]?.code).toBe('LIMIT_REACHED');
    expect((await world.visitor().graphql(CreateFeedDocument, { input: {} })).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('an event as a file', () => {
  test('is read by other programs; somebody else’s is none', async () => {
    const person = await world.lawyer();
    const { id } = await writes(person, 'Audiencia constitucional', {
      type: 'HEARING',
      alarms: [60],
      recurrence: { frequency: 'WEEKLY', count: 3 },
    });
    const { calendarEventFile: file } = await person.does(EventFileDocument, { id });
    expect(file).toMatchObject({ fileName: 'audiencia-constitucional.ics', mediaType: 'text/calendar' });
    const text = Buffer.from(file.content, 'base64').toString('utf8');
    expect(Buffer.byteLength(text)).toBe(file.byteLength);
    expect(text).toContain('TRIGGER:-PT1H');
    expect(
      nodeIcal.expandRecurringEvent(events(text)[0] as VEvent, {
        from: new Date('2026-12-01'),
        to: new Date('2027-02-01'),
      }),
    ).toHaveLength(3);
    const stranger = await world.lawyer();
    expect((await stranger.graphql(EventFileDocument, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

const CREATE_UPLOAD = `mutation ($input: CreateUploadInput!) {
  createUpload(input: $input) { upload { id url } userErrors { code message } }
}`;
interface CreatedUpload {
  createUpload: { upload: { id: string; url: string } | null; userErrors: { code: string; message: string }[] };
}

const announces = async (who: Caller, byteLength: number) =>
  (await who.graphql<CreatedUpload, unknown>(CREATE_UPLOAD, { input: { fileName: 'agenda.ics', byteLength } })).data
    .createUpload;

async function uploads(who: Caller, text: string | Uint8Array): Promise<string> {
  const bytes = Buffer.from(text);
  const { upload } = await announces(who, bytes.byteLength);
  await fetch(who.url + (upload?.url ?? ''), {
    method: 'PUT',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  return upload?.id ?? '';
}

type ImportInput = Omit<ImportCalendarMutationVariables['input'], 'uploadId'>;

const imports = async (who: Caller, text: string | Uint8Array, rest: ImportInput = {}) =>
  (await who.does(ImportCalendarDocument, { input: { uploadId: await uploads(who, text), ...rest } })).importCalendar;

const calendar = (...parts: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Otro//ES', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const vevent = (uid: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');

async function range(who: Caller, from: string, to: string, zone?: string): Promise<string[]> {
  const { calendarRange } = await who.does(CalendarRangeDocument, { from, to, ...(zone ? { zone } : {}) });
  return calendarRange.occurrences.map(({ startAt, title }) => `${startAt.slice(0, 16)} ${title}`);
}

describe('reading a file', () => {
  test('keeps the meaning of series, exceptions, zones and whole days', async () => {
    const person = await world.lawyer();
    const file = calendar(
      vevent(
        'serie',
        'SUMMARY:Junta',
        'DTSTART;TZID=America/Tijuana:20261026T090000',
        'DTEND;TZID=America/Tijuana:20261026T100000',
        'RRULE:FREQ=WEEKLY;COUNT=5',
        'EXDATE;TZID=America/Tijuana:20261109T090000',
        'RDATE;TZID=America/Tijuana:20261105T090000',
      ),
      vevent(
        'serie',
        'SUMMARY:Junta\\, en otra sala',
        'RECURRENCE-ID;TZID=America/Tijuana:20261116T090000',
        'DTSTART;TZID=America/Tijuana:20261117T120000',
        'DURATION:PT1H',
      ),
      vevent(
        'serie',
        'SUMMARY:Junta',
        'STATUS:CANCELLED',
        'RECURRENCE-ID;TZID=America/Tijuana:20261123T090000',
        'DTSTART;TZID=America/Tijuana:20261123T090000',
      ),
      vevent('dia', 'SUMMARY:Vacaciones', 'DTSTART;VALUE=DATE:20261214', 'DTEND;VALUE=DATE:20261219'),
      vevent('utc', 'SUMMARY:En UTC', 'DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z'),
    );
    expect(await imports(person, file)).toMatchObject({
      createdCount: 5,
      cancelledCount: 0,
      problemCount: 0,
      userErrors: [],
    });
    // Summer time ends in Tijuana on 1 November 2026: nine o'clock is an hour later in UTC from then on.
    expect(await range(person, '2026-10-01', '2026-12-31')).toEqual([
      '2026-10-26T16:00 Junta',
      '2026-11-02T17:00 Junta',
      '2026-11-05T17:00 Junta',
      '2026-11-17T20:00 Junta, en otra sala',
      '2026-12-01T15:00 En UTC',
      '2026-12-14T06:00 Vacaciones',
    ]);
  });

  test('read again changes what changed, cancels what it cancels, and doubles nothing', async () => {
    const person = await world.lawyer();
    const file = (title: string, sequence: number, ...more: string[]): string =>
      calendar(
        vevent('uno', `SUMMARY:${title}`, `SEQUENCE:${sequence}`, 'DTSTART:20261210T100000', 'DURATION:PT1H', ...more),
      );
    const counts = async (text: string) => {
      const { createdCount, updatedCount, unchangedCount, cancelledCount } = await imports(person, text);
      return [createdCount, updatedCount, unchangedCount, cancelledCount];
    };
    expect(await counts(file('Primera', 0))).toEqual([1, 0, 0, 0]);
    expect(await counts(file('Primera', 0))).toEqual([0, 0, 1, 0]);
    expect(await counts(file('Segunda', 0))).toEqual([0, 1, 0, 0]);
    // What was edited here since is newer than a file that does not say otherwise.
    const [event] = (await person.does(OwnEventsDocument, {})).calendarEvents.nodes;
    const edit = { eventId: event?.id ?? '', version: event?.version ?? 0, title: 'Editada aquí' };
    await person.does(UpdateEventDocument, { input: edit });
    expect(await counts(file('Tercera', 0))).toEqual([0, 0, 1, 0]);
    expect(await counts(file('Tercera', 0, 'LAST-MODIFIED:20991231T000000Z'))).toEqual([0, 1, 0, 0]);
    expect(await counts(file('Cuarta', 9))).toEqual([0, 1, 0, 0]);
    expect(await counts(file('Quinta', 8))).toEqual([0, 0, 1, 0]);
    expect(await counts(file('Cuarta', 10, 'STATUS:CANCELLED'))).toEqual([0, 0, 0, 1]);
    expect((await person.does(OwnEventsDocument, {})).calendarEvents.nodes).toEqual([]);
    expect(await counts(file('Cuarta', 11))).toEqual([1, 0, 0, 0]);
    const cancelled = file('Cuarta', 12).replace('VERSION:2.0', 'VERSION:2.0\r\nMETHOD:CANCEL');
    expect(await counts(cancelled)).toEqual([0, 0, 0, 1]);
  });

  test('of a series with one cancelled, read again, changes nothing', async () => {
    const person = await world.lawyer();
    const one = ['RECURRENCE-ID:20261211T100000', 'DTSTART:20261211T100000', 'STATUS:CANCELLED'];
    const text = calendar(
      vevent('s', 'SUMMARY:Serie', 'DTSTART:20261210T100000', 'RRULE:FREQ=DAILY;COUNT=3'),
      vevent('s', ...one),
    );
    expect(await imports(person, text)).toMatchObject({ createdCount: 1, updatedCount: 0, problemCount: 0 });
    const again = { createdCount: 0, updatedCount: 0, cancelledCount: 0 };
    expect(await imports(person, text)).toMatchObject(again);
    expect(await range(person, '2026-12-01', '2026-12-31')).toEqual([
      '2026-12-10T16:00 Serie',
      '2026-12-12T16:00 Serie',
    ]);
  });

  test('takes back its own file without a change', async () => {
    const person = await world.lawyer();
    const { id } = await writes(person, 'Ida y vuelta', {
      type: 'MEDIATION',
      description: 'Con, comas; y\nbreves',
      alarms: [1440, 15],
      zone: 'America/Ciudad_Juarez',
      recurrence: { frequency: 'MONTHLY', weekdays: ['THURSDAY'], weekOfMonth: 2, until: '2027-06-30' },
    });
    const { calendarEventFile } = await person.does(EventFileDocument, { id });
    const text = Buffer.from(calendarEventFile.content, 'base64').toString('utf8');
    expect(await imports(person, text)).toMatchObject({ createdCount: 0, updatedCount: 0, unchangedCount: 1 });
    const other = await world.lawyer();
    expect(await imports(other, text)).toMatchObject({ createdCount: 1, problemCount: 0 });
    expect((await range(other, '2026-12-01', '2027-02-28')).length).toBe(3);
    expect(await range(other, '2026-12-01', '2027-02-28')).toEqual(await range(person, '2026-12-01', '2027-02-28'));
  });

  test('what cannot be taken is told with its line, and the rest comes in', async () => {
    const person = await world.lawyer();
    const reply = await imports(
      person,
      calendar(
        vevent('bien', 'SUMMARY:Bien', 'DTSTART:20261210T100000'),
        vevent('mal1', 'SUMMARY:31 de junio', 'DTSTART:20260631T100000'),
        vevent('mal2', 'SUMMARY:Al revés', 'DTSTART:20261210T100000', 'DTEND:20261210T090000'),
        vevent('mal3', 'SUMMARY:Cuarenta días', 'DTSTART:20261201T100000', 'DTEND:20270110T100000'),
        vevent('mal4', 'SUMMARY:Sin fin', 'DTSTART:20261210T100000', 'RRULE:FREQ=SECONDLY'),
        vevent('mal5', 'SUMMARY:De ninguna parte', 'DTSTART;TZID=Narnia:20261210T100000'),
        'BEGIN:VTODO',
        'SUMMARY:Tarea',
        'END:VTODO',
      ),
    );
    expect(reply).toMatchObject({ createdCount: 1, problemCount: 5 });
    expect(reply.problems).toEqual([
      { title: '31 de junio', line: 10, reason: 'El 31/06/2026 no existe.' },
      { title: 'Al revés', line: 16, reason: 'Termina antes de empezar.' },
      { title: 'Cuarenta días', line: 23, reason: 'Dura más de 31 días.' },
      { title: 'Sin fin', line: 30, reason: 'Se repite de un modo que no se puede seguir.' },
      { title: 'De ninguna parte', line: 37, reason: 'Está en una zona horaria que no se reconoce: Narnia.' },
    ]);
    expect(reply.notices).toEqual(['Una tarea o nota del archivo no se importó.']);
  });

  test('puts events into a case, and never into one that one may not change', async () => {
    const { id: caseId } = await opens(ana);
    const file = calendar(vevent('delAsunto', 'SUMMARY:Audiencia', 'DTSTART:20261210T100000'));
    expect(await imports(ana, file, { caseId, type: 'HEARING' })).toMatchObject({ createdCount: 1 });
    const stranger = await world.lawyer();
    expect((await imports(stranger, file, { caseId })).userErrors[0]?.code).toBe('NOT_FOUND');
    await ana.does(ArchiveCaseDocument, { input: { caseId, isArchived: true } });
    expect((await imports(ana, file, { caseId })).userErrors[0]?.code).toBe('CONFLICT');
    const changed = file.replace('SUMMARY:Audiencia', 'SUMMARY:Cambiada\r\nSEQUENCE:5');
    expect(await imports(ana, changed)).toMatchObject({
      updatedCount: 0,
      problems: [{ reason: 'Está en un asunto archivado, o en el que ya no participas: no se cambió.' }],
    });
  });

  test('events of a file that are deadlines have one each', async () => {
    const person = await world.lawyer();
    await imports(person, calendar(vevent('plazo', 'SUMMARY:Contestar', 'DTSTART:20261211T150000Z')), {
      type: 'DEADLINE',
    });
    const { nodes } = (await person.does(DeadlinesDocument, {})).deadlines;
    expect(nodes).toMatchObject([{ title: 'Contestar', dueAt: '2026-12-11T15:00:00.000Z', origin: 'EVENT' }]);
  });

  test('hundreds of deadlines of a file are one line in the timeline of their case', async () => {
    const person = await world.lawyer();
    const { id: caseId } = await opens(person);
    const many = Array.from({ length: 300 }, (_, n) =>
      vevent(`p${n}`, `SUMMARY:Pago ${n}`, 'DTSTART:20261211T150000Z'),
    );
    await imports(person, calendar(...many), { type: 'DEADLINE', caseId });
    expect((await person.does(DeadlinesDocument, { filter: { caseId } })).deadlines.totalCount).toBe(300);
    const { timeline } = (await person.does(CaseDeadlinesDocument, { id: caseId })).case ?? {};
    const added = timeline?.nodes.filter(({ kind }) => kind === 'DEADLINE_ADDED') ?? [];
    expect(added.map(({ text }) => text)).toEqual([expect.stringContaining('agregó 300 vencimientos')]);
  });
});

describe('a file that is none, or too much', () => {
  test('of 50 MB is refused before a byte of it is sent', async () => {
    const { upload, userErrors } = await announces(ana, 50 * 1024 * 1024);
    expect(upload).toBeNull();
    expect(userErrors[0]).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  test('of 11 MB is refused before it is read', async () => {
    const big = Buffer.alloc(11 * 1024 * 1024, 'a');
    const { userErrors } = await imports(ana, big);
    expect(userErrors[0]).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: expect.stringContaining('10 MB') as string,
    });
  });

  test('garbage is not a calendar', async () => {
    for (const garbage of ['hola', '<html></html>', '\u0000\u0001\u0002', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])
      expect((await imports(ana, garbage)).userErrors[0]).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    const answer = calendar(vevent('x', 'DTSTART:20261210T100000')).replace(
      'VERSION:2.0',
      'VERSION:2.0\r\nMETHOD:REPLY',
    );
    expect((await imports(ana, answer)).userErrors[0]?.message).toContain('respuesta de un invitado');
    const missing = await ana.does(ImportCalendarDocument, { input: { uploadId: 'upl_nada' } });
    expect(missing.importCalendar.userErrors[0]?.code).toBe('NOT_FOUND');
    const zone = await imports(ana, calendar(), { zone: 'Marte/Base' });
    expect(zone.userErrors[0]).toMatchObject({ code: 'VALIDATION', field: 'zone' });
  });

  test(
    '100,000 events are refused, 5,000 are taken in good time, and others are served meanwhile',
    { timeout: 90_000 },
    async () => {
      const many = (count: number): string =>
        calendar(
          ...Array.from({ length: count }, (_, n) =>
            vevent(`m${n}`, `SUMMARY:Evento ${n}`, 'DTSTART:20261210T100000', 'RRULE:FREQ=DAILY'),
          ),
        );
      const person = await world.lawyer();
      const slim = calendar(...Array.from({ length: 100_000 }, (_, n) => `BEGIN:VEVENT\r\nUID:${n}\r\nEND:VEVENT`));
      const refused = await imports(person, slim);
      expect(refused.userErrors[0]).toMatchObject({ code: 'LIMIT_REACHED' });
      expect(refused.userErrors[0]?.message).toContain('más de 5,000 eventos');
      const uploadId = await uploads(person, many(5_000));
      const work = person.does(ImportCalendarDocument, { input: { uploadId } });
      let isDone = false;
      void work.finally(() => (isDone = true));
      let served = 0;
      for (; !isDone; served++) await ana.me();
      expect((await work).importCalendar).toMatchObject({ createdCount: 5_000, problemCount: 0 });
      expect(served).toBeGreaterThan(3);
    },
  );

  test('zones and extra days by the thousand are not worked through', { timeout: 60_000 }, async () => {
    const person = await world.lawyer();
    const zone = (n: number): string =>
      `BEGIN:VTIMEZONE\r\nTZID:Zona ${n}\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\n` +
      `RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU\r\nTZOFFSETFROM:-0517\r\nTZOFFSETTO:-0617\r\nEND:STANDARD\r\nEND:VTIMEZONE`;
    const numbers = Array.from({ length: 3_000 }, (_, n) => n);
    const zones = calendar(
      ...numbers.map(zone),
      ...numbers.map((n) => vevent(`z${n}`, `DTSTART;TZID=Zona ${n}:20261210T100000`)),
    );
    const read = await imports(person, zones);
    expect(read).toMatchObject({ createdCount: 0, problemCount: 3_000, userErrors: [] });
    const extra = numbers.slice(0, 2_000).map((n) => `${20270101 + (n % 28)}T${String(n % 24).padStart(2, '0')}0000`);
    const days = calendar(...[1, 2, 3].map((n) => vevent(`r${n}`, 'DTSTART:20261210T100000', `RDATE:${extra.join()}`)));
    expect((await imports(person, days)).userErrors[0]).toMatchObject({ code: 'LIMIT_REACHED' });
  });

  test('rules that lead nowhere, a thousand of them, do not stop the server', { timeout: 60_000 }, async () => {
    const person = await world.lawyer();
    const bombs = calendar(
      ...Array.from({ length: 1_000 }, (_, n) =>
        vevent(`b${n}`, `SUMMARY:Bomba ${n}`, 'DTSTART:20261210T100000', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
      ),
    );
    const reply = await imports(person, bombs);
    expect(reply.createdCount).toBe(0);
  });
});
