import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import { RETENTION } from '#api/main.ts';
import { MAX_BATCH, retentionJobs, type RetentionRule } from '#api/kernel/jobs/retention.ts';
import { LogoutDocument, RefreshDocument } from '#tests/support/users.generated.ts';
import { openCaseFor } from '../../support/case-chat-load.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
});
afterAll(() => world.end());

const ago = (days: number): Date => later(world.clock.now(), -days * DAY);

const SECTION = /## What is kept for how long\n([\s\S]*?)\n## /;
const page = SECTION.exec(readFileSync('api/operations/data.md', 'utf8'))?.[1] ?? '';
/** Table, period and job of each row of the page. */
const listed = [...page.matchAll(/^\| `([\w.]+)` +\| ([^|]+) \| [^|]+ \| (\w+) +\|$/gm)].map(
  ([, table, kept, every]) => `${table} | ${/^\d+ days?/.exec(kept ?? '')?.[0] ?? 'at once'} | ${every}`,
);
const WORDS = { HOUR: 'hourly', NIGHT: 'nightly' } as const;
const asListed = ({ table, days, every }: RetentionRule): string =>
  `${table} | ${days === 0 ? 'at once' : `${days} day${days === 1 ? '' : 's'}`} | ${WORDS[every]}`;

/** Tables of the database that the page does not name. */
async function unlisted(): Promise<string[]> {
  const rows = await world.sql<{ name: string }>(
    `select case table_schema when 'public' then '' else table_schema || '.' end || table_name as name
     from information_schema.tables where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  return rows
    .map(({ name }) => name)
    .filter((name) => !page.includes(`\`${name}\``) && !page.includes(`\`${name.replace('graphile_worker.', '')}\``));
}

describe('the page for operators', () => {
  test('has a row for each rule, with its period and its job, and no other', () => {
    expect(listed.toSorted()).toEqual(RETENTION.map(asListed).toSorted());
  });

  test('says of every table what becomes of it', async () => {
    expect(await unlisted()).toEqual([]);
  });

  test('lacks a table that somebody adds without saying so (planted)', async () => {
    await world.asOwner('create table planted (id text)');
    expect(await unlisted()).toEqual(['planted']);
    await world.asOwner('drop table planted');
  });
});

/** What people write. A rule may only let go what they deleted themselves. */
const OF_PEOPLE =
  /^(legal_case|case_(?!invitation)|chat_|time_|work_|deadline|calendar_event|citation_review|prebill|user_)/;
/** Trials and demos that nobody registered with. */
const OF_NOBODY = "r.kind <> 'REGISTERED'";
const byAge = ({ table, isOver }: RetentionRule): boolean =>
  OF_PEOPLE.test(table) && ![OF_NOBODY, 'r.deleted_at < ?'].some((condition) => isOver.includes(condition));

test('no rule deletes by age what belongs to people', () => {
  expect(RETENTION.filter(byAge)).toEqual([]);
  const planted: RetentionRule = { table: 'chat_message', days: 9, isOver: 'r.created_at < ?', every: 'NIGHT' };
  expect(byAge(planted)).toBe(true);
});

test('no statement takes more than a thousand rows', () => {
  expect(RETENTION.filter(({ batch = MAX_BATCH }) => batch > 1000)).toEqual([]);
});

test('the nightly job runs at ten past four in Mexico City, and catches up after a night without a server', () => {
  expect(retentionJobs([]).map(({ name, cron, catchUp }) => [name, cron, catchUp])).toEqual([
    ['delete-overdue-hourly', '17 * * * *', false],
    ['delete-overdue-nightly', '10 10 * * *', true],
  ]);
});

/** Rows `v (id, at)` of every table that has a rule; `USER` and `CASE` are of Ana. */
const ROWS: Record<string, string> = {
  outbox_event: `outbox_event (topic, payload, created_at) select id, '{}', at`,
  throttle: 'throttle (key, expire) select id, extract(epoch from at) * 1000',
  idempotent_request: `idempotent_request (user_id, operation, key, request_hash, request_id, created_at) select USER, '', id, '', '', at`,
  upload: `upload (id, user_id, file_name, byte_length, created_at, expires_at) select id, USER, '', 1, at, at`,
  google_consent: `google_consent (state_hash, user_id, verifier, browser_hash, expires_at) select id, USER, '', '', at`,
  google_attempt: `google_attempt (state_hash, nonce_hash, browser_hash, verifier, purpose, user_id, expires_at) select id, id, '', '', 'LINK', USER, at`,
  integration_consent: `integration_consent (state_hash, user_id, service, verifier_sealed, browser_hash, expires_at) select id, USER, 'ZOOM', '', '', at`,
  notification: `notification (id, user_id, kind, source, facts, is_listed, created_at) select id, USER, '', id, '{}', true, at`,
  notification_digest: `notification_digest (user_id, period, token_hash, created_at) select USER, id, id, at`,
  webhook_event: `webhook_event (id, user_id, type, subject_id, facts, created_at) select id, USER, 'case.updated', '', '{}', at`,
  webhook_delivery: `webhook_delivery (id, endpoint_id, event_id, status, created_at) select id, 'whe_planted', 'whv_planted', 'FAILED', at`,
  refresh_token: `refresh_token (id, session_id, token_hash, created_at, expires_at) select id, 'ses_' || id, id, at, at`,
  session: `session (id, user_id, ip, created_at, last_seen_at, expires_at, ended_at) select id, USER, '', at, at, at + interval '1 year', at`,
  security_ticket: `security_ticket (token_hash, kind, user_id, created_at, expires_at) select id, '', USER, at, at`,
  signing_key: `signing_key (id, public_jwk, private_sealed, created_at) select id, '{}', '', at`,
  client_error: `client_error (id, error, day, fingerprint, byte_length, created_at, last_at) select id, '', at, id, 0, at, at`,
  search_run: `search_run (id, user_id, query, folded_query, filters, sort, result_count, created_at) select id, USER, '', '', '{}', '', 0, at`,
  user_account: `user_account (id, name, kind, created_at, updated_at) select id, '', 'DEMO', at, at`,
  account_export: `account_export (id, user_id, state, created_at, expires_at) select id, USER, '', at, at`,
  model_call: `model_call (id, user_id, at, purpose, model, characters, replaced) select id, USER, at, '', '', 0, 0`,
  used_trial: 'used_trial (email_hash, used_at) select id, at',
  usage_counter: 'usage_counter (user_id, meter, period_start) select USER, id, at',
  payment_event: `payment_event (id, type, created_at, received_at) select id, '', at, at`,
  plan_checkout: `plan_checkout (id, user_id, provider, plan, method, status, centavos, trial_days, email, name, country, created_at, expires_at) select id, USER, '', '', '', 'EXPIRED', 1, 0, '', '', '', at, at`,
  case_invitation: `case_invitation (id, case_id, inviter_id, email, role, token_hash, created_at, expires_at) select id, CASE, USER, '', '', id, at, at`,
  activity_hour: `activity_hour (user_id, hour, area, calls, actions, failures, milliseconds, d10, d25, d50, d100, d250, d500, d1000, d2500, d5000, slower) select USER, at, id, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0`,
  activity_visit: `activity_visit (id, user_id, session_id, began_at, last_at, calls) select id, USER, '', at, at, 1`,
  server_hour: `server_hour (hour, minutes) select at, case when id like 'old%' then 288230376151711744 else 144115188075855872 end`,
  plan_seat: `plan_seat (id, owner_id, email, token_hash, invited_at, expires_at) select id, USER, '', id, at, at`,
  quote_request: `quote_request (id, name, email, created_at, expires_at) select id, '', '', at, at`,
  google_conflict: `google_conflict (id, user_id, title, kind, fields, kept, foja, google, detected_at, seen_at) select id, USER, '', '', '[]', '', '{}', '{}', at, at`,
  calendar_event: `calendar_event (id, owner_id, title, type, zone, start_at, end_at, is_billable, source, uid, created_at, updated_at, deleted_at) select id, USER, '', '', '', at, at, false, '', id, at, at, at`,
  calendar_feed: `calendar_feed (id, owner_id, name, key_hash, key_ending, created_at, revoked_at) select id, USER, '', id, '', at, at`,
  time_entry: `time_entry (id, person_id, account_id, worked_on, seconds, billed_seconds, activity, billing, source, created_at, updated_at, deleted_at) select id, USER, USER, at, 1, 1, '', '', '', at, at, at`,
  work_task: `work_task (id, owner_id, title, created_at, updated_at, deleted_at) select id, USER, '', at, at, at`,
  api_key: `api_key (id, user_id, name, hint, secret_hash, scopes, hourly_limit, created_at, revoked_at) select id, USER, '', '', id, '{}', 'H100', at, at`,
  legal_document: `legal_document (id, owner_id, file_name, media_type, byte_length, sha256, storage_key, status, created_at, updated_at, deleted_at) select id, USER, '', '', 1, id, 'documents/' || id, 'DONE', at, at, at`,
  deadline: `deadline (id, owner_id, title, due_at, due_on, origin, dated_at, created_at, updated_at, deleted_at) select id, USER, '', at, at, 'MANUAL', at, at, at, at`,
  'graphile_worker._private_jobs': `graphile_worker._private_jobs (task_id, key, attempts, max_attempts, updated_at) select (select min(id) from graphile_worker._private_tasks), id, 3, 3, at`,
};
/** Where a row says its name; elsewhere it is `id`. */
const NAMED_BY: Record<string, string> = {
  outbox_event: 'topic',
  throttle: 'key',
  activity_hour: 'area',
  server_hour: "(case minutes when 288230376151711744 then 'old' when 144115188075855872 then 'young' end)",
  idempotent_request: 'key',
  google_consent: 'state_hash',
  google_attempt: 'state_hash',
  integration_consent: 'state_hash',
  security_ticket: 'token_hash',
  used_trial: 'email_hash',
  notification_digest: 'period',
  usage_counter: 'meter',
  'graphile_worker._private_jobs': 'key',
};

async function plant(table: string, rows: readonly { id: string; at: Date }[]): Promise<void> {
  const [caseId] = await world.sql<{ id: string }>('select id from legal_case where owner_id = ?', [ana.userId]);
  const sql = (ROWS[table] ?? '').replaceAll('USER', `'${ana.userId}'`).replace('CASE', `'${caseId?.id}'`);
  await world.sql(
    `with v as (select * from json_to_recordset(?::json) as v (id text, at timestamptz)) insert into ${sql} from v`,
    [JSON.stringify(rows)],
  );
}
const left = async (table: string): Promise<string[]> => {
  const name = NAMED_BY[table] ?? 'id';
  const rows = await world.sql<{ name: string }>(
    `select ${name} as name from ${table} where ${name} like 'old%' or ${name} like 'young%' order by 1`,
  );
  return rows.map((row) => row.name);
};

describe('each rule', () => {
  beforeAll(async () => {
    await openCaseFor((sql, values) => world.sql(sql, values), ana.userId);
    const now = world.clock.now();
    // What the planted deliveries are of.
    await world.sql(
      `insert into webhook_endpoint (id, user_id, url, event_types, state, secret_sealed, created_at, updated_at)
       values ('whe_planted', ?, '', '{}', 'PAUSED', '', ?, ?)`,
      [ana.userId, now, now],
    );
    await world.sql(
      `insert into webhook_event (id, user_id, type, subject_id, facts, created_at)
       values ('whv_planted', ?, 'case.updated', '', '{}', ?)`,
      [ana.userId, now],
    );
  });

  test('is tried', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(RETENTION.map(({ table }) => table).toSorted());
  });

  test.each(RETENTION.map((rule) => [rule.table, rule] as const))(
    'of %s lets go what is over, leaves what is an hour younger, and may run again',
    async (table, { days }) => {
      const rows = [
        { id: 'old', at: later(ago(days), -HOUR) },
        { id: 'young', at: later(ago(days), HOUR) },
      ];
      // A token goes with the end of its session.
      if (table === 'refresh_token')
        await plant(
          'session',
          rows.map(({ id, at }) => ({ id: `ses_${id}`, at })),
        );
      await plant(table, rows);
      await world.deletesOverdue();
      expect(await left(table)).toEqual(['young']);
      await world.deletesOverdue();
      expect(await left(table)).toEqual(['young']);
      await world.sql(`delete from ${table} where ${NAMED_BY[table] ?? 'id'} = 'young'`);
    },
  );

  test('goes on in batches until nothing is left, none larger than its rule says', async () => {
    const rows = Array.from({ length: 2300 }, (_, n) => ({ id: `old${n}`, at: ago(3) }));
    await plant('outbox_event', rows);
    const taken: number[] = [];
    const connection = world.server.work.em.getConnection();
    const execute = vi.spyOn(Object.getPrototypeOf(connection) as typeof connection, 'execute');
    await world.deletesOverdue();
    const results = (await Promise.all(execute.mock.results.map(({ value }) => value as unknown))) as {
      affectedRows: number;
    }[];
    for (const [at, [sql]] of execute.mock.calls.entries())
      if (typeof sql === 'string' && sql.startsWith('delete from outbox_event'))
        taken.push(results[at]?.affectedRows ?? 0);
    execute.mockRestore();
    expect(taken).toEqual([1000, 1000, 300]);
  });

  test('leaves a row that somebody holds for the next time, and does not wait for it', async () => {
    await plant('client_error', [
      { id: 'old1', at: ago(40) },
      { id: 'old2', at: ago(40) },
    ]);
    await world.server.work.em.fork().transactional(async (em) => {
      await em.execute("select id from client_error where id = 'old1' for update");
      await world.deletesOverdue();
      expect(await left('client_error')).toEqual(['old1']);
    });
    await world.deletesOverdue();
    expect(await left('client_error')).toEqual([]);
  });

  test('that fails leaves the others to be done', async () => {
    await plant('search_run', [{ id: 'old', at: ago(400) }]);
    await world.asOwner('alter table client_error rename to elsewhere');
    await world.deletesOverdue();
    await world.asOwner('alter table elsewhere rename to client_error');
    expect(await left('search_run')).toEqual([]);
  });
});

describe('sessions', () => {
  test('that live keep every token of theirs: an old one that comes back after weeks still ends them', async () => {
    const bruno = await world.lawyer();
    const thief = world.visitor();
    thief.setCookie('foja_refresh', bruno.cookie('foja_refresh') ?? '');
    await bruno.does(RefreshDocument);
    world.clock.advance(20 * DAY);
    await world.deletesOverdue();
    // In use until now, so that nothing but the old token ends it.
    await world.sql('update session set used_at = ? where user_id = ?', [world.clock.now(), bruno.userId]);
    expect((await thief.graphql(RefreshDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await bruno.graphql(RefreshDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('lose their tokens the night after their end, and go thirty days later', async () => {
    const eva = await world.lawyer();
    const count = async () => {
      const [row] = await world.sql<{ sessions: number; tokens: number }>(
        `select count(distinct s.id)::int as sessions, count(t.id)::int as tokens
         from session s left join refresh_token t on t.session_id = s.id where s.user_id = ?`,
        [eva.userId],
      );
      return row;
    };
    await eva.does(LogoutDocument);
    await world.deletesOverdue();
    expect(await count()).toEqual({ sessions: 1, tokens: 0 });
    world.clock.advance(31 * DAY);
    await world.deletesOverdue();
    expect(await count()).toEqual({ sessions: 0, tokens: 0 });
  });
});

test('the newest signing key stays however old it is: by it another secret is noticed', async () => {
  const before = await world.sql<{ id: string }>('select id from signing_key order by created_at desc limit 1');
  world.clock.advance(200 * DAY);
  await world.deletesOverdue();
  expect(await world.sql('select id from signing_key')).toEqual(before);
});

test('ten years later every matter, chat, hour and deadline of a person is there', async () => {
  const tables = ['user_account', 'legal_case', 'case_member', 'chat_thread', 'chat_message', 'time_entry', 'deadline'];
  await plant('time_entry', [{ id: 'kept', at: world.clock.now() }]);
  await plant('deadline', [{ id: 'kept', at: world.clock.now() }]);
  await world.sql("update time_entry set deleted_at = null where id = 'kept'");
  await world.sql("update deadline set deleted_at = null where id = 'kept'");
  await world.sql(
    "insert into chat_thread (id, user_id, title, created_at, last_message_at) values ('kept', ?, '', now(), now())",
    [ana.userId],
  );
  const counts = () =>
    Promise.all(
      tables.map(async (table) => (await world.sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n),
    );
  const before = await counts();
  world.clock.advance(3650 * DAY);
  await world.deletesOverdue();
  expect(await counts()).toEqual(before);
});
