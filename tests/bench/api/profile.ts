import { once } from 'node:events';
import { basename } from 'node:path';
import WebSocket from 'ws';

/** The used properties of a V8 profile. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

const IDLE = new Set(['(idle)', '(program)', '(root)']);

const placeOf = (url: string): string => {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url);
  return inPackage?.[1] ? `${inPackage[1]}/${basename(url)}` : basename(url);
};

/** The functions with the most time: share of the active time, and file or package. */
export function topOf({ nodes, samples, timeDeltas }: CpuProfile, count: number): { share: number; name: string }[] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      url || !functionName.startsWith('(')
        ? `${functionName || '(anonymous)'} ${placeOf(url)}:${lineNumber + 1}`
        : functionName,
    ]),
  );
  const times = new Map<string, number>();
  for (const [at, sample] of samples.entries()) {
    const name = names.get(sample) ?? '';
    if (!IDLE.has(name)) times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0));
  }
  const whole = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, time]) => ({ share: time / whole, name }));
}

/** Profiles a process that was started with `--inspect` while `act` runs. */
export async function profileOf(output: string, act: () => Promise<unknown>): Promise<CpuProfile> {
  const address = /ws:\/\/\S+/.exec(output)?.[0];
  if (!address) throw new Error('The process does not say where it can be inspected.');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let last = 0;
  const send = (method: string): Promise<{ profile: CpuProfile }> =>
    new Promise((resolve) => {
      const id = (last += 1);
      const read = (data: Buffer): void => {
        const reply = JSON.parse(data.toString()) as { id?: number; result: { profile: CpuProfile } };
        if (reply.id !== id) return;
        socket.off('message', read);
        resolve(reply.result);
      };
      socket.on('message', read);
      socket.send(JSON.stringify({ id, method }));
    });
  await send('Profiler.enable');
  await send('Profiler.start');
  await act();
  const { profile } = await send('Profiler.stop');
  socket.close();
  return profile;
}
