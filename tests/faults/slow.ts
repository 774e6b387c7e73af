import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { quantile } from '../bench/figures.rules.ts';
import { Ledger } from './ledger.ts';
import { Office, until } from './office.ts';
import type { Outcome } from './outcome.rules.ts';
import { Person } from './person.ts';
import { MeDocument } from '../support/users.generated.ts';

const SLOW = 200;
const BYTE_MS = 1000;
const QUIET_MS = 5000;
const MEANWHILE_MS = 15_000;
const ASK_EVERY_MS = 50;
const MORE_WAIT_MS = 100;
/** After so long a client that never came to an end has no connection any more. */
const ENDED_MS = 330_000;

const UNREAD_MS = 200_000;
const REQUESTS = 40;
type Kind = (host: string) => { first: string; more: string | null };
const KINDS: Kind[] = [
  // A byte of a header a second.
  (host) => ({ first: `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `, more: 'a' }),
  // A byte of the body a second.
  (host) => ({
    first: `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
    more: ' ',
  }),
  // Many requests whose answers are never read.
  (host) => ({ first: `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(REQUESTS), more: null }),
];

function slowClient(url: URL, kind: Kind): { isOpen: () => boolean; end: () => void } {
  const { first, more } = kind(url.host);
  const socket: Socket = connect(Number(url.port), url.hostname);
  let isOpen = true;
  // Who never reads looks after a while whether there is still a connection: reading shows its end.
  if (more === null) setTimeout(() => socket.resume(), UNREAD_MS).unref();
  else socket.resume();
  socket.on('error', () => undefined);
  socket.once('close', () => (isOpen = false));
  socket.write(first);
  const timer = more === null ? null : setInterval(() => isOpen && socket.write(more), BYTE_MS);
  return {
    isOpen: () => isOpen,
    end: () => {
      if (timer) clearInterval(timer);
      socket.destroy();
    },
  };
}

/** A socket that never says who it is. */
function silentSocket(url: URL): { isOpen: () => boolean; end: () => void } {
  const socket = new WebSocket(`ws://${url.host}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  return { isOpen: () => socket.readyState < WebSocket.CLOSING, end: () => socket.terminate() };
}

async function waitsFor(person: Person, milliseconds: number): Promise<number[]> {
  const waits: number[] = [];
  const asked: Promise<unknown>[] = [];
  for (const limit = performance.now() + milliseconds; performance.now() < limit; await sleep(ASK_EVERY_MS)) {
    const begun = performance.now();
    asked.push(person.asks(MeDocument, {}).then(() => waits.push(performance.now() - begun)));
  }
  await Promise.all(asked);
  return waits;
}

/** Clients that take all the time that they get, while somebody else works. */
export async function slow(): Promise<Outcome[]> {
  const office = await Office.open();
  const clients: { isOpen: () => boolean; end: () => void }[] = [];
  try {
    const ledger = new Ledger();
    const person = await new Person(office, ledger).register();
    await waitsFor(person, QUIET_MS);
    const quiet = quantile(await waitsFor(person, MEANWHILE_MS), 0.99);
    const url = new URL(office.url);
    const make = [...KINDS.map((kind) => () => slowClient(url, kind)), () => silentSocket(url)];
    for (let at = 0; at < SLOW; at++) clients.push((make[at % make.length] as () => (typeof clients)[number])());
    const during = quantile(await waitsFor(person, MEANWHILE_MS), 0.99);
    const begun = performance.now();
    const left = (): number => clients.filter((client) => client.isOpen()).length;
    const missed: string[] = [];
    await until('slow clients are ended', () => left() === 0, ENDED_MS).catch(() =>
      missed.push(`${left()} of ${SLOW} slow clients were never ended`),
    );
    const seconds = (performance.now() - begun + MEANWHILE_MS) / 1000;
    if (during - quiet > MORE_WAIT_MS) missed.push(`others wait ${(during - quiet).toFixed(0)} ms more at p99`);
    missed.push(...ledger.problems);
    const notes = [
      `p99 of others: quiet ${quiet.toFixed(0)} ms, meanwhile ${during.toFixed(0)} ms`,
      `the last slow client was ended after ${seconds.toFixed(0)} s`,
    ];
    const row = { acknowledged: 0, lost: 0, doubled: 0, backSeconds: [] };
    return [{ what: `${SLOW} slow clients`, rounds: 1, worst: ledger.worst(), missed, notes, ...row }];
  } finally {
    for (const client of clients) client.end();
    await office.end();
  }
}
