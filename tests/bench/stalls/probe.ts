import http from 'node:http';

/**
 * Asks as an ordinary user does, in a process of its own, at a steady pace: what waits is not left out. `probe.ts URL
 * TOKEN QUERY` answers the message `report` with the milliseconds of every request since the last one.
 */
const EVERY_MS = 20;
const [, , url = '', token = '', query = ''] = process.argv;
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
const body = JSON.stringify({ query });
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
let waits: number[] = [];
let turn = 0;

function ask(): void {
  const begun = performance.now();
  const isHealth = turn++ % 2 === 0;
  const request = http.request(
    new URL(isHealth ? '/api/health' : '/graphql', url),
    { agent, method: isHealth ? 'GET' : 'POST', headers: isHealth ? {} : headers },
    (response) => {
      response.resume();
      response.once('end', () => waits.push(performance.now() - begun));
    },
  );
  // A connection that was closed while it was idle.
  request.once('error', () => undefined);
  request.end(isHealth ? undefined : body);
}

setInterval(ask, EVERY_MS);
process.on('message', () => {
  process.send?.(waits);
  waits = [];
});
process.on('disconnect', () => process.exit(0));
