/**
 * `webhooks [--events N]`: 1,000 events to a receiver that fails half the time, and to one whose name leads to a private
 * address. Exit code 1 when an event does not arrive, is not signed or is not in the log, or when anything is
 * posted to the private address.
 */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { print } from 'graphql/index.js';
import { HOUR } from '#schema/lib/durations.ts';
import { newId } from '#api/kernel/ids.ts';
import { createLog } from '#api/kernel/log.ts';
import { parseEnv } from '#api/kernel/env.ts';
import { startServer } from '#api/main.ts';
import { createPinnedHttps } from '#api/providers/webhook-post/pinned-https.ts';
import { MakeHookDocument, type MakeHookMutation } from '#tests/support/webhooks.generated.ts';
import { RegisterDocument, type RegisterMutation } from '#tests/support/users.generated.ts';
import { isSignedWith } from '../support/webhook-signature.ts';
import { WebhookReceiver } from '../support/webhook-receiver.ts';
import { openBenchDatabase } from './bench-database.ts';

const TRAP = 'trampa.ejemplo.mx';
const ROUNDS = 17;
const { events = '1000' } = parseArgs({ options: { events: { type: 'string' } } }).values;
const count = Number(events);

const database = await openBenchDatabase('.foja-test/bench', { name: 'webhooks', isFresh: true });
const receiver = await WebhookReceiver.begin();
const folder = path.join(tmpdir(), `foja-bench-webhooks-${process.pid}`);
let shift = 0;
const server = await startServer(
  parseEnv({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    FOJA_DATA: folder,
    FOJA_SECRET: 'a secret for benches, never for people!',
  }),
  {
    web: null,
    schedules: false,
    log: createLog('silent'),
    clock: { now: () => new Date(Date.now() + shift) },
    webhookPost: createPinnedHttps({
      timeoutMs: 5000,
      allowed: new Set([receiver.target]),
      resolve: () => Promise.resolve(['127.0.0.1']),
    }),
  },
);
const sql = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  server.orm.em.fork().getConnection().execute<T[]>(text, values);

async function graphql<T>(token: string | null, query: string, variables: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

/** Waits until the job of deliveries has nothing more to do. */
async function delivers(): Promise<void> {
  await sql('select graphile_worker.add_job(?)', ['resume-webhooks']);
  for (;;) {
    const waiting = await sql(
      `select 1 as one from graphile_worker.jobs where task_identifier in ('resume-webhooks', 'deliver-webhooks')
       and (locked_at is not null or (run_at <= now() and attempts < max_attempts))`,
    );
    if (waiting.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const input = {
  name: 'Banco',
  email: `banco-${crypto.randomUUID()}@ejemplo.mx`,
  password: 'una clave larga de ejemplo',
};
const { register } = await graphql<RegisterMutation>(null, print(RegisterDocument), {
  input: { ...input, profession: null },
});
const [token, userId] = [register.token ?? '', register.user?.id ?? ''];
await sql(
  `insert into plan_subscription (id, user_id, plan, status, period_anchor_at, created_at, updated_at)
   values (?, ?, 'PROFESSIONAL', 'ACTIVE', now(), now(), now())`,
  [newId('planSubscription'), userId],
);
const makes = async (): Promise<{ id: string; secret: string }> => {
  const { createWebhookEndpoint } = await graphql<MakeHookMutation>(token, print(MakeHookDocument), {
    input: { url: receiver.url, eventTypes: ['subscription.updated'] },
  });
  return { id: createWebhookEndpoint.endpoint?.id ?? '', secret: createWebhookEndpoint.secret ?? '' };
};
const [hook, trap] = [await makes(), await makes()];
await sql('update webhook_endpoint set url = ? where id = ?', [`https://${TRAP}:8443/`, trap.id]);
for (let at = 0; at < count; at += 1)
  await sql(
    `insert into webhook_event (id, user_id, type, subject_id, facts, created_at)
     values (?, ?, 'subscription.updated', ?, '{}', now())`,
    [newId('webhookEvent'), userId, userId],
  );

let answered = 0;
receiver.answer = () => ({ status: (answered += 1) % 2 === 0 ? 204 : 503 });
const begun = performance.now();
let firstRoundMs = 0;
let firstRoundPosts = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  await delivers();
  if (round === 0) [firstRoundMs, firstRoundPosts] = [performance.now() - begun, receiver.received.length];
  shift += 25 * HOUR;
}
const log = await sql<{ status: string; event_id: string; tries: number }>(
  'select status, event_id, jsonb_array_length(attempts) as tries from webhook_delivery where endpoint_id = ?',
  [hook.id],
);
const arrived = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
const refused = await sql<{ failure: string | null; n: number }>(
  `select a ->> 'failure' as failure, a -> 'statusCode' as status, count(*)::int as n from webhook_delivery d, jsonb_array_elements(d.attempts) a
   where d.endpoint_id = ? group by 1, 2`,
  [trap.id],
);
const figures = {
  events: count,
  delivered: log.filter(({ status, event_id: id }) => status === 'DELIVERED' && arrived.has(id)).length,
  posts: receiver.received.length,
  attemptsInLog: log.reduce((sum, { tries }) => sum + tries, 0),
  unsigned: receiver.received.filter((hooked) => !isSignedWith(hook.secret, hooked)).length,
  ofPrivateName: refused,
  postsPerSecond: Math.round(firstRoundPosts / (firstRoundMs / 1000)),
};
console.log(JSON.stringify(figures, null, 2));
await server.stop();
await receiver.end();
await database.close();
await rm(folder, { recursive: true, force: true });
const isGood =
  figures.delivered === count &&
  figures.posts === figures.attemptsInLog &&
  figures.unsigned === 0 &&
  refused.every(({ failure }) => failure === 'ADDRESS_REFUSED');
process.exitCode = isGood ? 0 : 1;
