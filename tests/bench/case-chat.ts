/**
 * `case-chat [--clients N] [--messages N]`: the chat of cases with lost connections. Twenty clients send 1,000 messages in
 * three cases and receive all of them while each socket is cut every two seconds, on one server process and on two.
 * Then the latency of a status change to another client, on the same server and on the other. Exit code 1 when a client
 * misses a message, receives one twice or out of order, or the median latency is over its bar.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { print } from 'graphql/index.js';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { createLog } from '#api/kernel/log.ts';
import { parseEnv } from '#api/kernel/env.ts';
import { startServer } from '#api/main.ts';
import { openCaseFor, runChatLoad, type ChatConnection, type Sql } from '../support/case-chat-load.ts';
import { CaseStatusUpdatedDocument, type CaseStatusUpdatedSubscription } from '#tests/support/case-chat.generated.ts';
import { ChangeCaseStatusDocument } from '#tests/support/cases.generated.ts';
import { RegisterDocument, type RegisterMutation } from '#tests/support/users.generated.ts';
import { openBenchDatabase } from './bench-database.ts';
import { quantile } from './figures.rules.ts';

const CUT_EVERY_MS = 2000;
const TIMEOUT_MS = 60_000;
const CASES = 3;
const STATUS_CHANGES = 60;
const MAX_MEDIAN_MS = 300;
const SERVER = 'server';

interface Person extends ChatConnection {
  userId: string;
}

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

/** Runs a server in this process and sends its port when it listens. */
async function serve(databaseUrl: string): Promise<void> {
  const env = parseEnv({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    FOJA_SECRET: 'a secret for benches, never for people!',
  });
  const server = await startServer(env, { web: null, log: createLog(env.LOG_LEVEL) });
  process.send?.(server.port);
  process.once('disconnect', () => void server.stop().then(() => process.exit(0)));
}

async function startProcess(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(path.join(import.meta.dirname, 'case-chat.ts'), [SERVER, databaseUrl]);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, child };
}

async function openAccount(url: string, number: number): Promise<Person> {
  const input = {
    name: `Cliente ${number}`,
    email: `cliente-${number}-${crypto.randomUUID()}@ejemplo.mx`,
    password: 'una clave larga de ejemplo',
    profession: null,
  };
  const { register } = await graphql<RegisterMutation>(url, null, print(RegisterDocument), { input });
  return { url, token: register.token ?? '', userId: register.user?.id ?? '' };
}

/** Milliseconds from sending a status change to receiving it on another client's socket. */
async function statusLatencies(changer: Person, listener: Person, caseId: string): Promise<number[]> {
  const client = createClient({
    url: `${listener.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${listener.token}` },
  });
  const events = client.iterate<CaseStatusUpdatedSubscription>({ query: print(CaseStatusUpdatedDocument) });
  const times: number[] = [];
  let next = events.next();
  // The protocol does not confirm subscriptions.
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (let change = 0; change < STATUS_CHANGES; change++) {
    const begun = performance.now();
    const input = { caseId, status: change % 2 ? 'ACTIVE' : 'PENDING' };
    const sent = graphql(changer.url, changer.token, print(ChangeCaseStatusDocument), { input });
    await next;
    times.push(performance.now() - begun);
    await sent;
    next = events.next();
  }
  await client.dispose();
  return times;
}

async function bench(): Promise<void> {
  const { values } = parseArgs({ options: { clients: { type: 'string' }, messages: { type: 'string' } } });
  const clients = Number(values.clients ?? 20);
  const messages = Number(values.messages ?? 1000);
  const database = await openBenchDatabase('.foja-test/bench-chat', { name: 'chat', isFresh: true });
  const sql: Sql = (text, given) => database.orm.em.fork().getConnection().execute<unknown[]>(text, given);
  const children: ChildProcess[] = [];
  let isFine = true;
  try {
    // Sequentially, because the first one seeds the database.
    const servers = [await startProcess(database.url), await startProcess(database.url)];
    children.push(...servers.map(({ child }) => child));
    const [first, second] = servers.map(({ url }) => url) as [string, string];
    const people: Person[] = [];
    for (let number = 0; number < clients; number++) people.push(await openAccount(first, number));
    const ids = people.map(({ userId }) => userId);
    // Warm-up: a server reads its signing keys with the first request.
    await graphql(second, people[0]?.token ?? null, '{ me { id } }', {});
    for (const urls of [[first], [first, second]]) {
      const caseIds: string[] = [];
      for (let number = 0; number < CASES; number++)
        caseIds.push(
          await openCaseFor(
            sql,
            ids[number] ?? '',
            ids.filter((_, at) => at !== number),
          ),
        );
      const connections = people.map((person, at) => ({ ...person, url: urls[at % urls.length] ?? first }));
      const result = await runChatLoad({
        connections,
        caseIds,
        messages,
        cutEveryMs: CUT_EVERY_MS,
        timeoutMs: TIMEOUT_MS,
      });
      isFine &&= result.problems.length === 0;
      console.info(
        `${urls.length} server(s): ${clients} clients, ${messages} messages in ${CASES} matters, ${result.cuts} cuts, ` +
          `${(result.milliseconds / 1000).toFixed(1)} s: ${result.problems.length === 0 ? 'each once, in order' : 'NOT WHOLE'}`,
      );
      for (const problem of result.problems) console.info(`  ${problem}`);
    }
    const [ana, bruno] = people as [Person, Person];
    const caseId = await openCaseFor(sql, ana.userId, [bruno.userId]);
    for (const [name, url] of [
      ['the same server', first],
      ['the other server', second],
    ] as const) {
      const times = await statusLatencies(ana, { ...bruno, url }, caseId);
      const median = quantile(times, 0.5);
      isFine &&= median <= MAX_MEDIAN_MS;
      console.info(
        `status to a client of ${name}: median ${median.toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
      );
    }
  } finally {
    for (const child of children) {
      child.disconnect();
      await once(child, 'exit');
    }
    await database.close();
  }
  process.exitCode = isFine ? 0 : 1;
}

const [role, databaseUrl] = process.argv.slice(2);
await (role === SERVER ? serve(databaseUrl ?? '') : bench());
