import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHttpServer, oneAtATime } from '#api/transport/http-server.ts';

/** A client that sends many requests at once, without waiting for an answer. */
const server = createHttpServer();
const answered: string[] = [];
let underWay = 0;
let most = 0;

beforeAll(async () => {
  server.on(
    'request',
    oneAtATime((request, response) => {
      most = Math.max(most, ++underWay);
      response.once('close', () => underWay--);
      answered.push(request.url ?? '');
      if (request.url !== '/hanging') setTimeout(() => response.end(request.url), 5);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  answered.length = 0;
  most = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (...paths: string[]): Socket => {
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  return socket;
};

test('gets every answer, in order, one under way at a time', async () => {
  const socket = send('/x1', '/x2', '/x3');
  let told = '';
  socket.on('data', (piece: Buffer) => (told += piece.toString()));
  await expect.poll(() => told.match(/\/x\d/g)).toEqual(['/x1', '/x2', '/x3']);
  expect(most).toBe(1);
  socket.destroy();
});

test('does not keep another connection waiting for all of them', async () => {
  const many = send(...Array.from({ length: 40 }, (_, n) => `/many/${n}`));
  await expect.poll(() => answered.length).toBeGreaterThan(0);
  const other = send('/other');
  await expect.poll(() => answered).toContain('/many/39');
  expect(answered).toContain('/other');
  expect(answered.indexOf('/other')).toBeLessThan(20);
  many.destroy();
  other.destroy();
});

test('is not answered any more once it is gone', async () => {
  const socket = send('/hanging', '/next');
  await expect.poll(() => answered).toContain('/hanging');
  socket.destroy();
  await expect.poll(() => underWay).toBe(0);
  await sleep(20);
  expect(answered).not.toContain('/next');
});
