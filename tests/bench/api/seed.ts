import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { systemClock } from '#api/kernel/clock.ts';
import { createEncryption } from '#api/kernel/security/encryption.ts';
import { createKeyring } from '#api/features/users/feature.ts';

/** Many accounts with equal data, because the requests of one account per minute are limited. */

export interface Account {
  userId: string;
  /** A case with parties, links and members. */
  caseId: string;
  token: string;
}

const CASES = 24;
/** Per case; some are completed. */
const DEADLINES = 3;
const THREADS = 25;
const EVENTS = 80;

const id = (prefix: string, ...parts: string[]): string =>
  `'${prefix}_' || substr(md5(${parts.join(` || ' ' || `)}), 1, 26)`;

const STATEMENTS = [
  `insert into user_account (id, name, email, profession, created_at, updated_at)
   select ${id('usr', `'bench'`, 'n::text')}, 'Persona ' || n, 'persona-' || n || '@ejemplo.mx', 'Abogacía', now(), now()
   from generate_series(1, ?::int) n`,
  `insert into session (id, user_id, ip, created_at, last_seen_at, expires_at)
   select replace(id, 'usr_', 'ses_'), id, '127.0.0.1', now(), now(), now() + interval '1 day' from user_account`,
  `insert into plan_subscription (id, user_id, plan, status, period_anchor_at, created_at, updated_at)
   select replace(id, 'usr_', 'sub_'), id, 'PROFESSIONAL', 'ACTIVE', date_trunc('second', now()), now(), now() from user_account`,
  `insert into usage_counter (user_id, meter, period_start, used)
   select u.id, m, p.period_anchor_at, 7 from user_account u join plan_subscription p on p.user_id = u.id,
     unnest(array['chat_messages', 'documents_analyzed']) m`,
  `insert into legal_case (id, owner_id, title, client, description, area, type, status, is_urgent, file_number, court_id,
     opened_on, amount_claimed, tags, created_at, updated_at, last_activity_at, message_sequence)
   select ${id('cas', 'u.id', 'n::text')}, u.id, 'Asunto de ejemplo ' || n, 'Cliente ' || n % 7, repeat('Hechos del asunto. ', 20),
     (array['CIVIL', 'LABOR', 'FAMILY'])[1 + n % 3], 'Ordinario', (array['ACTIVE', 'PENDING'])[1 + n % 2], n % 5 = 0,
     n || '/2026', (select id from court_office order by id offset n limit 1), current_date - 40 - n, 15000000,
     array['ejemplo'], now() - interval '40 days', now() - n * interval '1 day', now() - n * interval '1 day', 2
   from user_account u, generate_series(1, ${CASES}) n`,
  `insert into case_member (case_id, user_id, role, joined_at, read_sequence)
   select id, owner_id, 'OWNER', created_at, 1 from legal_case`,
  // The next account is a member of every second case.
  `insert into case_member (case_id, user_id, role, joined_at)
   select c.id, u.id, 'COLLABORATOR', now() from legal_case c join user_account o on o.id = c.owner_id
     join user_account u on u.name = 'Persona ' || (split_part(o.name, ' ', 2)::int % ?::int + 1)
   where c.file_number in ('1/2026', '2/2026')`,
  `insert into case_message (id, case_id, author_id, sequence, client_id, text, created_at)
   select ${id('cmg', 'c.id', 's::text')}, c.id, m.user_id, s, c.id || s, 'Hola', now()
   from legal_case c join case_member m on m.case_id = c.id and m.role = 'COLLABORATOR', generate_series(1, 2) s`,
  `insert into case_party (id, case_id, owner_id, name, folded_name, role, is_ours, created_at)
   select ${id('pty', 'c.id', 'n::text')}, c.id, c.owner_id, 'Parte ' || n, 'n parte', (array['PLAINTIFF', 'DEFENDANT'])[n],
     n = 1, now() from legal_case c, generate_series(1, 2) n`,
  `insert into case_link (id, from_case_id, to_case_id, kind, created_at)
   select replace(a.id, 'cas_', 'lnk_'), a.id, b.id, 'RELATED', now() from legal_case a join legal_case b
     on b.owner_id = a.owner_id and a.file_number = '1/2026' and b.file_number = '3/2026'`,
  `insert into deadline (id, owner_id, case_id, title, description, due_at, due_on, origin, type, computation, dated_at,
     completed_at, completed_by_id, created_at, updated_at)
   select ${id('dl', 'c.id', 'n::text')}, c.owner_id, c.id, 'Plazo ' || n, 'Contestar', now() + (n * 11 - 14) * interval '1 day',
     current_date + n * 11 - 14, 'MANUAL', 'Contestación', null, now(), case when c.is_urgent and n = 1 then now() end,
     case when c.is_urgent and n = 1 then c.owner_id end, now(), now()
   from legal_case c, generate_series(1, ${DEADLINES}) n`,
  `insert into chat_thread (id, user_id, title, created_at, last_message_at, message_count)
   select ${id('thr', 'u.id', 'n::text')}, u.id, 'Consulta ' || n, now(), now() - n * interval '1 hour', 4
   from user_account u, generate_series(1, ${THREADS}) n`,
  `insert into calendar_event (id, owner_id, case_id, title, type, description, location, zone, start_at, end_at, last_at,
     is_billable, source, uid, created_at, updated_at)
   select ${id('evt', 'u.id', 'n::text')}, u.id, case when n % 4 < 3 then ${id('cas', 'u.id', `(1 + n % ${CASES})::text`)} end,
     'Audiencia ' || n, (array['HEARING', 'MEETING'])[1 + n % 2], 'Llevar el expediente', 'Sala 2', 'America/Mexico_City',
     at, at + interval '1 hour', at + interval '1 hour', true, 'FOJA', 'uid-' || u.id || n, now(), now()
   from user_account u, generate_series(0, ${EVENTS - 1}) n
     cross join lateral (select timestamptz '2027-03-01 15:00Z' + n * interval '9 hours' as at) times`,
];

/** Fills an empty database and creates a session for each account. */
export async function seedAccounts(em: SqlEntityManager, count: number, secret: string): Promise<Account[]> {
  for (const statement of STATEMENTS) await em.execute(statement, statement.includes('?') ? [count] : []);
  for (const table of ['legal_case', 'case_member', 'deadline', 'calendar_event', 'chat_thread'])
    await em.execute(`analyze ${table}`);
  const keyring = createKeyring(
    createEncryption(() => ({ current: secret, previous: null })),
    systemClock,
  );
  const rows = await em.execute<{ userId: string; caseId: string; sessionId: string }[]>(
    `select c.owner_id as "userId", c.id as "caseId", s.id as "sessionId"
     from legal_case c join session s on s.user_id = c.owner_id where c.file_number = '1/2026' order by c.id`,
  );
  return Promise.all(
    rows.map(async ({ userId, caseId, sessionId }) => {
      const { token } = await keyring.sign(em, { userId, sessionId });
      return { userId, caseId, token };
    }),
  );
}
