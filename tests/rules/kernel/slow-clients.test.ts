import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '#api/transport/http-server.ts';

const server = createHttpServer({ headers: 200, request: 400, silence: 300, look: 50 });
const sockets: Socket[] = [];
const MEGABYTE = Buffer.alloc(1024 * 1024);

beforeAll(async () => {
  server.on('request', (request, response) => {
    request.resume();
    // More than any buffer between here and there holds.
    if (request.method === 'GET') for (let n = 0; n < 32; n++) response.write(MEGABYTE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

const open = (first: string): Socket => {
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(first);
  sockets.push(socket);
  return socket;
};
const connections = (): Promise<number> =>
  new Promise((resolve) => server.getConnections((_, count) => resolve(count)));

test.each([
  ['a header', 'POST / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n'],
])('who sends %s byte by byte is told that it takes too long, and loses the connection', async (_, first) => {
  const socket = open(first);
  let told = '';
  socket.on('data', (piece: Buffer) => (told += piece.toString()));
  const timer = setInterval(() => !socket.destroyed && socket.write('a'), 20);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  expect(told).toContain('408 Request Timeout');
});

test('who never reads its answer loses the connection', async () => {
  const socket = open('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  socket.pause();
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 20_000 }).toBe(0);
});
