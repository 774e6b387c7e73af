/**
 * `deadline-recount [--deadlines N]`: the time to add a closure of a court when 5,000 open deadlines of one account use
 * its calendar, over HTTP, including the recount of all, the update, alerts and timeline entries of those that move.
 * Three closures: one that moves none (the first count of all), one that moves about half, one that moves nearly all.
 * Exit code 1 when one takes longer than the bar.
 */
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { print } from 'graphql/index.js';
import { createLog } from '#api/kernel/log.ts';
import { parseEnv } from '#api/kernel/env.ts';
import { startServer } from '#api/main.ts';
import { CreateCaseDocument, type CreateCaseMutation } from '#tests/support/cases.generated.ts';
import { RegisterDocument, type RegisterMutation } from '#tests/support/users.generated.ts';
import { openBenchDatabase, type BenchDatabase } from './bench-database.ts';

const BAR_MS = 10_000;
const CASES = 50;
const RULES = [
  ['lamparo-17-demanda-indirecto', 'lfpa', 'PERSONAL'],
  ['lamparo-86-revision', null, 'LIST'],
  ['lft-873-a-contestacion', null, 'PERSONAL'],
  ['ccom-1399-contestacion-ejecutivo', null, 'PERSONAL'],
] as const;

async function graphql<T>(url: string, token: string | null, query: string, variables: object): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

/** Inserts open deadlines over 2026. The first closure counts them. */
async function fill({ orm }: BenchDatabase, ownerId: string, caseIds: string[], count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => {
    const [ruleId, lawOfAct, method] = RULES[n % RULES.length] ?? RULES[0];
    const noticeOn = new Date(Date.UTC(2026, 0, 7 + (n % 200))).toISOString().slice(0, 10);
    return {
      id: `dl_${String(n).padStart(26, '0')}`,
      caseId: caseIds[n % caseIds.length],
      ruleId,
      from: {
        ruleId,
        term: null,
        noticeOn,
        adviceSentOn: null,
        noticeAt: null,
        method,
        lawOfAct,
        distanceKm: null,
        suspensions: [],
        calendar: 'pjf',
        responsibleCalendar: null,
        courtId: null,
      },
    };
  });
  await orm.em.fork().execute(
    `insert into deadline (id, owner_id, case_id, title, due_at, due_on, origin, rule_id, computed_from, dated_at,
       created_at, updated_at)
     select id, ?, "caseId", 'Plazo', '2026-01-01T00:00:00Z', '2026-01-01', 'COMPUTED', "ruleId", "from", now(), now(), now()
     from jsonb_to_recordset(?::jsonb) as row (id text, "caseId" text, "ruleId" text, "from" jsonb)`,
    [ownerId, JSON.stringify(rows)],
  );
}

const CLOSE = `mutation ($input: AddClosureInput!) {
  addClosure(input: $input) { changed { id } userErrors { message } }
}`;

async function bench(): Promise<void> {
  const { values } = parseArgs({ options: { deadlines: { type: 'string' } } });
  const count = Number(values.deadlines ?? 5000);
  const database = await openBenchDatabase('.foja-test/bench-deadlines', { name: 'deadlines', isFresh: true });
  let isFine = true;
  try {
    const env = parseEnv({
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      FOJA_DATA: '.foja-test/bench-deadlines-data',
      FOJA_SECRET: 'a secret for benches, never for people!',
    });
    const server = await startServer(env, { web: null, log: createLog(env.LOG_LEVEL) });
    const url = `http://127.0.0.1:${server.port}`;
    const input = {
      name: 'Ejemplo',
      email: `ejemplo-${crypto.randomUUID()}@ejemplo.mx`,
      password: 'una clave larga de ejemplo',
      profession: null,
    };
    const { register } = await graphql<RegisterMutation>(url, null, print(RegisterDocument), { input });
    const [token, userId] = [register.token ?? '', register.user?.id ?? ''];
    await database.orm.em.fork().execute(
      `insert into plan_subscription (id, user_id, plan, status, period_anchor_at, created_at, updated_at)
       values ('sub_00000000000000000000000000', ?, 'PROFESSIONAL', 'ACTIVE', now(), now(), now())`,
      [userId],
    );
    const caseIds: string[] = [];
    for (let n = 0; n < CASES; n++) {
      const asked = { input: { title: `Asunto ${n}`, client: 'Cliente de ejemplo', area: 'CONSTITUTIONAL' } };
      const { createCase } = await graphql<CreateCaseMutation>(url, token, print(CreateCaseDocument), asked);
      caseIds.push(createCase.case?.id ?? '');
    }
    await fill(database, userId, caseIds, count);
    for (const [what, from, to] of [
      ['every table is written anew', '2027-12-20', '2027-12-20'],
      ['a fortnight in April', '2026-04-13', '2026-04-24'],
      ['February to July', '2026-02-03', '2026-07-31'],
    ] as const) {
      const begun = performance.now();
      const reply = await graphql<{ addClosure: { changed: { id: string }[]; userErrors: { message: string }[] } }>(
        url,
        token,
        CLOSE,
        { input: { calendar: 'pjf', from, to, reason: 'Ejemplo', source: 'Ejemplo' } },
      );
      const took = performance.now() - begun;
      isFine &&= took <= BAR_MS && reply.addClosure.userErrors.length === 0;
      console.info(
        `${what}: ${count} counted, ${reply.addClosure.changed.length} moved, ${(took / 1000).toFixed(1)} s` +
          (reply.addClosure.userErrors[0] ? ` — ${reply.addClosure.userErrors[0].message}` : ''),
      );
    }
    await server.stop();
  } finally {
    await database.close();
  }
  if (!isFine) process.exitCode = 1;
}

await bench();
