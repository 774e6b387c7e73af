import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';

/** Eight clients that ask again as soon as they were answered. */
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
  /** Milliseconds of its own process for each answer; 0 where the system does not tell. */
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

export const readAnswer = async (place: Target, call: Call): Promise<Record<string, unknown>> =>
  (JSON.parse(await ask(place, call, true)) as { data: Record<string, unknown> }).data;

/** Time that a process had the processor, in seconds, where the system tells it as Linux does. */
function cpuOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Asks for so long, each call in its turn. */
export async function runRound(place: Target, calls: readonly Call[], milliseconds: number): Promise<Round> {
  let answered = 0;
  const begun = performance.now();
  const cpu = cpuOf(place.pid);
  const client = async (): Promise<void> => {
    while (performance.now() - begun < milliseconds) {
      // Whatever one client waits for, the next call is the next account's.
      const call = calls[answered++ % calls.length];
      if (call) await ask(place, call, false);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - begun) / 1000;
  return { rate: answered / seconds, cpuMs: ((cpuOf(place.pid) - cpu) * 1000) / answered };
}

const LOOK_EVERY_MS = 500;
const LOOKS = 60;
const BUSY_SHARE = 0.1;

/** After it listens, a server still prepares what only some questions need. */
export async function untilIdle({ pid }: Target): Promise<void> {
  for (let look = 0, before = cpuOf(pid); look < LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const now = cpuOf(pid);
    if (look > 0 && (now - before) * 1000 < LOOK_EVERY_MS * BUSY_SHARE) return;
    before = now;
  }
}
