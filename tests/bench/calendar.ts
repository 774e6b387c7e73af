/**
 * `calendar [--rounds N]`: how calendar and hours scale, over HTTP, compared with a small account in the same run: a
 * month of 1,000 events and of 5 (milliseconds and SQL statements), a month of 200 series with exceptions, sums of
 * 20,000 entries and of 200, a new rate for them, a feed of 5,000 events and of 50. Exit code 1 when a ratio is over its
 * bar, or a page needs more statements for more rows.
 */
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { print } from 'graphql/index.js';
import { DAY } from '#schema/lib/durations.ts';
import { createLog } from '#api/kernel/log.ts';
import { parseEnv } from '#api/kernel/env.ts';
import { startServer, type RunningServer } from '#api/main.ts';
import { CalendarRangeDocument } from '#tests/support/calendar.generated.ts';
import { CreateFeedDocument, type CreateFeedMutation } from '#tests/support/calendar-sync.generated.ts';
import { HoursSummaryDocument, SetRateDocument } from '#tests/support/hours.generated.ts';
import { RegisterDocument, type RegisterMutation } from '#tests/support/users.generated.ts';
import { openBenchDatabase, type BenchDatabase } from './bench-database.ts';
import { quantile, tableOf } from './figures.rules.ts';

const WARM_UP = 3;
const MONTH = { from: '2027-03-01', to: '2027-03-31', zone: 'America/Mexico_City' };
const [FEW, MANY, SERIES] = [5, 1000, 200];
const [FEW_ENTRIES, MANY_ENTRIES] = [200, 20_000];
const [SHORT_FEED, LONG_FEED] = [50, 5000];
/** Largest allowed ratio of the large account's time to the small one's. */
const BARS = { month: 40, series: 60, hours: 20, feed: 100 };
const MAX_STATEMENTS = 3;

interface Person {
  token: string;
  userId: string;
}

async function post<T>(url: string, token: string | null, query: string, variables: object): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

async function openAccount(url: string): Promise<Person> {
  const input = {
    name: 'Ejemplo',
    email: `ejemplo-${crypto.randomUUID()}@ejemplo.mx`,
    password: 'una clave larga de ejemplo',
    profession: null,
  };
  const { register } = await post<RegisterMutation>(url, null, print(RegisterDocument), { input });
  return { token: register.token ?? '', userId: register.user?.id ?? '' };
}

let lastId = 0;
const idOf = (prefix: string): string => `${prefix}_${String((lastId += 1)).padStart(26, '0')}`;

interface EventSpec {
  startAt: Date;
  rrule: string | null;
  excluded: string[];
}

async function fillEvents({ orm }: BenchDatabase, { userId }: Person, events: readonly EventSpec[]): Promise<void> {
  const rows = events.map((event) => ({ ...event, id: idOf('evt') }));
  await orm.em.fork().execute(
    `insert into calendar_event (id, owner_id, title, type, zone, start_at, end_at, rrule, last_at, excluded, is_billable,
       source, uid, created_at, updated_at)
     select id, ?, 'Reunión de ejemplo', 'MEETING', 'America/Mexico_City', "startAt", "startAt" + interval '1 hour', rrule,
       case when rrule is null then "startAt" + interval '1 hour' end, excluded, true, 'FOJA', id, now(), now()
     from jsonb_to_recordset(?::jsonb) as e (id text, "startAt" timestamptz, rrule text, excluded jsonb)`,
    [userId, JSON.stringify(rows)],
  );
}

/** Single events, spread over a month in quarters of an hour. */
const singles = (count: number, days = 30): EventSpec[] =>
  Array.from({ length: count }, (_, n) => ({
    startAt: new Date(Date.UTC(2027, 2, 1 + (n % days), 14 + (Math.floor(n / days) % 9), 15 * (n % 4))),
    rrule: null,
    excluded: [],
  }));

const RULES = [
  'FREQ=WEEKLY;BYDAY=TU',
  'FREQ=MONTHLY;BYDAY=2WE',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY',
  'FREQ=YEARLY',
];

/** Series that began two years before the measured month, with cancelled occurrences. */
const series = (count: number): EventSpec[] =>
  Array.from({ length: count }, (_, n) => {
    const startAt = new Date(Date.UTC(2025, 2, 4 + (n % 20), 15, 15 * (n % 4)));
    const week = (number: number): string => new Date(startAt.getTime() + number * 7 * DAY).toISOString();
    return { startAt, rrule: RULES[n % RULES.length] ?? null, excluded: n % 5 === 0 ? [week(4), week(9)] : [] };
  });

async function fillHours({ orm }: BenchDatabase, { userId }: Person, count: number): Promise<void> {
  await orm.em.fork().execute(
    `insert into time_entry (id, person_id, account_id, client, client_key, worked_on, seconds, billed_seconds, activity,
       description, billing, source, rate, rate_scope, amount, version, created_at, updated_at)
     select 'tme_' || ? || lpad(n::text, 18, '0'), ?, ?, 'Cliente ' || n % 40, 'cliente ' || n % 40,
       date '2026-01-01' + n % 300, 600 + n % 5000, 600 + n % 5000, (array['CALL', 'DRAFTING', 'HEARING'])[1 + n % 3],
       'Trabajo de ejemplo', (array['BILLABLE', 'BILLABLE', 'NOT_BILLABLE'])[1 + n % 3], 'MANUAL', 100000, 'PERSON',
       (600 + n % 5000) * 100000 / 3600, 1, now(), now() from generate_series(1, ?::int) n`,
    [userId.slice(-8), userId, userId, count],
  );
}

/** Counts the SQL statements of a server, without those of the queue. */
function countStatements(server: RunningServer): () => number {
  const logger = server.orm.config.getLogger();
  const pass = logger.logQuery.bind(logger);
  let seen = 0;
  logger.logQuery = (entry) => {
    if (!/^(begin|commit|rollback)/i.test(entry.query ?? '')) seen += 1;
    pass(entry);
  };
  return () => {
    const count = seen;
    seen = 0;
    return count;
  };
}

interface Measure {
  name: string;
  act: () => Promise<unknown>;
}

interface Figure {
  median: number;
  statements: number;
}

/** Measures all alternately, so that other load of the machine affects all of them. */
async function measure(measures: readonly Measure[], rounds: number, statements: () => number): Promise<Figure[]> {
  const times: number[][] = measures.map(() => []);
  const counts: number[][] = measures.map(() => []);
  for (let round = 0; round < rounds + WARM_UP; round += 1)
    for (const [at, { act }] of measures.entries()) {
      statements();
      const begun = performance.now();
      await act();
      if (round < WARM_UP) continue;
      times[at]?.push(performance.now() - begun);
      counts[at]?.push(statements());
    }
  // The median round, because sessions sometimes write when they were used.
  return times.map((each, at) => ({ median: quantile(each, 0.5), statements: quantile(counts[at] ?? [], 0.5) }));
}

async function measuresOf(url: string, database: BenchDatabase): Promise<Measure[]> {
  const people: Person[] = [];
  for (let n = 0; n < 7; n++) people.push(await openAccount(url));
  const [few, many, rhythm, thin, thick, short, long] = people as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  await fillEvents(database, few, singles(FEW));
  await fillEvents(database, many, singles(MANY));
  await fillEvents(database, rhythm, series(SERIES));
  await fillEvents(database, short, singles(SHORT_FEED, 300));
  await fillEvents(database, long, singles(LONG_FEED, 300));
  await fillHours(database, thin, FEW_ENTRIES);
  await fillHours(database, thick, MANY_ENTRIES);
  const month = ({ token }: Person) => post(url, token, print(CalendarRangeDocument), MONTH);
  const sums = ({ token }: Person) => post(url, token, print(HoursSummaryDocument), { filter: {} });
  const feedOf = async ({ token }: Person): Promise<() => Promise<unknown>> => {
    const input = { name: 'Ejemplo' };
    const { createCalendarFeed } = await post<CreateFeedMutation>(url, token, print(CreateFeedDocument), { input });
    const { pathname, search } = new URL(createCalendarFeed.url ?? '');
    return async () => {
      const response = await fetch(url + pathname + search);
      const text = await response.text();
      if (!text.endsWith('END:VCALENDAR\r\n')) throw new Error(`The feed answered ${response.status}.`);
    };
  };
  let price = 100_000;
  // A different rate each time, because an unchanged rate recomputes nothing.
  const prices = ({ token }: Person) =>
    post(url, token, print(SetRateDocument), {
      input: { scope: 'PERSON', centavos: (price += 1), validFrom: '2020-01-01' },
    });
  return [
    { name: `month of ${FEW} events`, act: () => month(few) },
    { name: `month of ${MANY} events`, act: () => month(many) },
    { name: `month of ${SERIES} series`, act: () => month(rhythm) },
    { name: `sums of ${FEW_ENTRIES} entries`, act: () => sums(thin) },
    { name: `sums of ${MANY_ENTRIES} entries`, act: () => sums(thick) },
    { name: `a rate of ${FEW_ENTRIES} entries`, act: () => prices(thin) },
    { name: `a rate of ${MANY_ENTRIES} entries`, act: () => prices(thick) },
    { name: `feed of ${SHORT_FEED} events`, act: await feedOf(short) },
    { name: `feed of ${LONG_FEED} events`, act: await feedOf(long) },
  ];
}

function judge(measures: readonly Measure[], figures: readonly Figure[]): boolean {
  /** Small measure, large measure, and the largest allowed ratio. */
  const pairs: [small: number, big: number, bar: number][] = [
    [0, 1, BARS.month],
    [0, 2, BARS.series],
    [3, 4, BARS.hours],
    [5, 6, Infinity],
    [7, 8, BARS.feed],
  ];
  const at = (index: number): Figure => figures[index] ?? { median: Infinity, statements: Infinity };
  const rows = measures.map(({ name }, index) => {
    const pair = pairs.find(([, big]) => big === index);
    const times = pair ? at(index).median / at(pair[0]).median : 1;
    const bar = pair && Number.isFinite(pair[2]) ? `≤ ${pair[2]}×` : '';
    return [
      name,
      `${at(index).median.toFixed(1)} ms`,
      pair ? `${times.toFixed(1)}×` : '',
      bar,
      String(at(index).statements),
    ];
  });
  console.info(tableOf([['', 'median', 'times', 'bar', 'SQL'], ...rows]));
  const grows = pairs.every(([small, big, bar]) => at(big).median / at(small).median <= bar);
  const isSteady = [1, 2].every((big) => at(big).statements === at(0).statements);
  const isFrugal = at(0).statements <= MAX_STATEMENTS && at(3).statements === at(4).statements;
  return grows && isSteady && isFrugal;
}

async function bench(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string' } } });
  const rounds = Number(values.rounds ?? 15);
  const database = await openBenchDatabase('.foja-test/bench-calendar', { name: 'calendar', isFresh: true });
  try {
    const env = parseEnv({
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      FOJA_DATA: '.foja-test/bench-calendar-data',
      FOJA_SECRET: 'a secret for benches, never for people!',
    });
    const server = await startServer(env, { web: null, log: createLog(env.LOG_LEVEL) });
    const statements = countStatements(server);
    const measures = await measuresOf(`http://127.0.0.1:${server.port}`, database);
    const figures = await measure(measures, rounds, statements);
    if (!judge(measures, figures)) process.exitCode = 1;
    await server.stop();
  } finally {
    await database.close();
  }
}

await bench();
