import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';

/** Clients that send the next request as soon as they have the answer. */
const CLIENTS = 8;
const TICKS_PER_SECOND = 100;

export interface Call {
  authorization: string;
  body: string;
}

export interface Target {
  url: URL;
  pid: number;
}

export interface Round {
  /** Answers a second. */
  rate: number;
  /** CPU milliseconds of the server process per answer; 0 when the system does not report it. */
  cpuMs: number;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });

const ask = ({ url }: Target, { authorization, body }: Call, isRead: boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), authorization };
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const isFine = response.statusCode === 200 && !parts[0]?.subarray(0, 11).includes('"errors"');
        if (!isFine) reject(new Error(`${response.statusCode}: ${Buffer.concat(parts).toString().slice(0, 300)}`));
        else resolve(isRead ? Buffer.concat(parts).toString() : '');
      });
    });
    request.once('error', reject);
    request.end(body);
  });

export const readAnswer = async (target: Target, call: Call): Promise<Record<string, unknown>> =>
  (JSON.parse(await ask(target, call, true)) as { data: Record<string, unknown> }).data;

/** CPU time of a process in seconds, on Linux; else 0. */
function cpuOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Sends the calls in rotation for a time. */
export async function runRound(target: Target, calls: readonly Call[], milliseconds: number): Promise<Round> {
  let answered = 0;
  const begun = performance.now();
  const cpu = cpuOf(target.pid);
  const client = async (): Promise<void> => {
    while (performance.now() - begun < milliseconds) {
      // All clients share the rotation.
      const call = calls[answered++ % calls.length];
      if (call) await ask(target, call, false);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - begun) / 1000;
  return { rate: answered / seconds, cpuMs: ((cpuOf(target.pid) - cpu) * 1000) / answered };
}

const LOOK_EVERY_MS = 500;
const LOOKS = 60;
const BUSY_SHARE = 0.1;

/** Waits until a server has finished its background preparation. */
export async function untilIdle({ pid }: Target): Promise<void> {
  for (let look = 0, before = cpuOf(pid); look < LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const now = cpuOf(pid);
    if (look > 0 && (now - before) * 1000 < LOOK_EVERY_MS * BUSY_SHARE) return;
    before = now;
  }
}
