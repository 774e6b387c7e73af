import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { asSystem } from '#db/row-wall.ts';
import { MINUTE } from '#schema/lib/durations.ts';
import type { CallLog } from '#api/kernel/call-log.ts';
import { later, type Clock } from '#api/kernel/clock.ts';
import { newId } from '#api/kernel/ids.ts';
import type { Log } from '#api/kernel/log.ts';
import { beginningOfHour, durationClassOf, emptyCount, minuteBit, VISIT_PAUSE, type CallCount } from './calls.rules.ts';

/** Counts operations in memory and writes the sums: a request costs no statement. */

const FLUSH_MS = 10_000;
/** Different sums that wait; a flood of accounts is written sooner. */
const MAX_WAITING = 5000;

interface Counted extends CallCount {
  userId: string;
  hour: Date;
  area: string;
}

interface Visited {
  userId: string;
  sessionId: string;
  /** By the monotonic clock of the process. */
  first: number;
  last: number;
  calls: number;
}

interface Noted extends CallCount {
  userId: string;
  area: string;
  /** By the monotonic clock, a minute's beginning. */
  minute: number;
}

const WRITE_COUNTS = `insert into activity_hour (user_id, hour, area, calls, actions, failures, milliseconds,
    d10, d25, d50, d100, d250, d500, d1000, d2500, d5000, slower)
  select n.user_id, n.hour, n.area, n.calls, n.actions, n.failures, n.milliseconds, n.d[1], n.d[2], n.d[3], n.d[4], n.d[5],
    n.d[6], n.d[7], n.d[8], n.d[9], n.d[10]
  from (select j.*, array(select jsonb_array_elements_text(j.durations)::int) as d
        from jsonb_to_recordset(?::jsonb) as j(user_id text, hour timestamptz, area text, calls int, actions int,
          failures int, milliseconds bigint, durations jsonb)) n
  join user_account u on u.id = n.user_id
  on conflict (user_id, hour, area) do update set calls = activity_hour.calls + excluded.calls,
    actions = activity_hour.actions + excluded.actions, failures = activity_hour.failures + excluded.failures,
    milliseconds = activity_hour.milliseconds + excluded.milliseconds,
    d10 = activity_hour.d10 + excluded.d10, d25 = activity_hour.d25 + excluded.d25,
    d50 = activity_hour.d50 + excluded.d50, d100 = activity_hour.d100 + excluded.d100,
    d250 = activity_hour.d250 + excluded.d250, d500 = activity_hour.d500 + excluded.d500,
    d1000 = activity_hour.d1000 + excluded.d1000, d2500 = activity_hour.d2500 + excluded.d2500,
    d5000 = activity_hour.d5000 + excluded.d5000, slower = activity_hour.slower + excluded.slower`;

/** A visit goes on when its session was used half an hour before at most; else another begins. */
const WRITE_VISITS = `with n as (
    select j.* from jsonb_to_recordset(?::jsonb) as j(id text, user_id text, session_id text, first_at timestamptz,
      last_at timestamptz, earliest timestamptz, calls int)
    join user_account u on u.id = j.user_id),
  known as (
    select distinct on (n.session_id) v.id, n.session_id, n.last_at, n.calls
    from n join activity_visit v on v.session_id = n.session_id and v.last_at >= n.earliest
    order by n.session_id, v.last_at desc),
  continued as (
    update activity_visit v set last_at = greatest(v.last_at, k.last_at), calls = v.calls + k.calls
    from known k where v.id = k.id returning v.session_id)
  insert into activity_visit (id, user_id, session_id, began_at, last_at, calls)
  select n.id, n.user_id, n.session_id, n.first_at, n.last_at, n.calls from n
  where n.session_id not in (select session_id from known)`;

const MARK_MINUTE = `insert into server_hour (hour, minutes) values (?, ?::bigint)
  on conflict (hour) do update set minutes = server_hour.minutes | excluded.minutes`;

/** Two servers that write the same visit at once would make two of it. */
const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtext('foja.activity'))`;

export function createCallLog({ em, clock, log }: { em: () => SqlEntityManager; clock: Clock; log: Log }): CallLog {
  let counts = new Map<string, Noted>();
  let visits = new Map<string, Visited>();
  let markedMinute = 0;
  let writing: Promise<void> | null = null;

  function takeBack(unsaved: Noted[], unseen: Visited[]): void {
    for (const each of unsaved) {
      const key = `${each.userId} ${each.area} ${each.minute}`;
      const newer = counts.get(key);
      if (newer) addTo(each, newer);
      counts.set(key, each);
    }
    for (const each of unseen) {
      const newer = visits.get(each.sessionId);
      if (newer) Object.assign(each, { last: newer.last, calls: each.calls + newer.calls });
      visits.set(each.sessionId, each);
    }
  }

  async function write(): Promise<void> {
    const [saved, seen] = [[...counts.values()], [...visits.values()]];
    const now = clock.now();
    const minute = Math.floor(now.getTime() / MINUTE);
    if (saved.length === 0 && minute === markedMinute) return;
    counts = new Map();
    visits = new Map();
    const monotonic = performance.now();
    const instant = (at: number): Date => later(now, Math.round(at - monotonic));
    try {
      await asSystem(() =>
        em().transactional(async (inside) => {
          await inside.execute(ONE_AT_A_TIME);
          if (saved.length > 0) {
            const sums = sumsOf(saved.map((each) => ({ ...each, hour: beginningOfHour(instant(each.minute)) })));
            await inside.execute(WRITE_COUNTS, [JSON.stringify(sums.map(countRow))]);
            await inside.execute(WRITE_VISITS, [JSON.stringify(seen.map((each) => visitRow(each, instant)))]);
          }
          await inside.execute(MARK_MINUTE, [beginningOfHour(now), minuteBit(now)]);
        }),
      );
      markedMinute = minute;
    } catch (error) {
      log.warn({ err: error }, 'activity: counts were not written, and are kept for the next time');
      if (counts.size < MAX_WAITING) takeBack(saved, seen);
    }
  }

  const flush = async (): Promise<void> => {
    while (writing) await writing;
    writing = write().finally(() => (writing = null));
    await writing;
  };
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    note({ actor }, { permission, isMutation, milliseconds, outcome }) {
      if (actor.kind !== 'user') return;
      const at = performance.now();
      const area = permission.split(':', 1)[0] ?? permission;
      const minute = Math.floor(at / MINUTE) * MINUTE;
      const key = `${actor.userId} ${area} ${minute}`;
      const noted = counts.get(key) ?? { ...emptyCount(), userId: actor.userId, area, minute: at };
      noted.calls += 1;
      noted.actions += isMutation && outcome === 'DONE' ? 1 : 0;
      noted.failures += outcome === 'FAILED' ? 1 : 0;
      noted.milliseconds += milliseconds;
      const place = durationClassOf(milliseconds);
      noted.durations[place] = (noted.durations[place] ?? 0) + 1;
      counts.set(key, noted);
      if (!actor.apiKey) {
        const visit = visits.get(actor.sessionId);
        const { userId, sessionId } = actor;
        visits.set(sessionId, {
          userId,
          sessionId,
          first: visit?.first ?? at,
          last: at,
          calls: (visit?.calls ?? 0) + 1,
        });
      }
      if (counts.size >= MAX_WAITING && !writing) void flush();
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

function addTo(sum: CallCount, more: CallCount): void {
  sum.calls += more.calls;
  sum.actions += more.actions;
  sum.failures += more.failures;
  sum.milliseconds += more.milliseconds;
  sum.durations = sum.durations.map((count, place) => count + (more.durations[place] ?? 0));
}

/** One sum for each account, hour and area: a statement may write a row once only. */
function sumsOf(counted: Counted[]): Counted[] {
  const sums = new Map<string, Counted>();
  for (const each of counted) {
    const key = `${each.userId} ${each.area} ${each.hour.getTime()}`;
    const sum = sums.get(key);
    if (sum) addTo(sum, each);
    else sums.set(key, { ...each });
  }
  return [...sums.values()];
}

const countRow = ({ userId, hour, area, calls, actions, failures, milliseconds, durations }: Counted) => ({
  user_id: userId,
  hour: hour.toISOString(),
  area,
  calls,
  actions,
  failures,
  milliseconds: Math.round(milliseconds),
  durations,
});

const visitRow = ({ userId, sessionId, first, last, calls }: Visited, instant: (at: number) => Date) => ({
  id: newId('activityVisit'),
  user_id: userId,
  session_id: sessionId,
  first_at: instant(first).toISOString(),
  last_at: instant(last).toISOString(),
  earliest: later(instant(first), -VISIT_PAUSE).toISOString(),
  calls,
});
