import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { MINUTE } from '#schema/lib/durations.ts';

/** How long a client may take. Whoever takes longer loses its connection, and no one else notices it. */
interface HttpTimeOuts {
  headers: number;
  /** All of a request: a file of 25 MB over a slow line. */
  request: number;
  /** Without a byte either way: an answer that nobody reads. The longest answer is written for two minutes. */
  silence: number;
  /** Between two looks at the headers and bodies that are under way. */
  look: number;
}

const TIME_OUTS: HttpTimeOuts = { headers: 20_000, request: 5 * MINUTE, silence: 2.5 * MINUTE, look: 5000 };

export function createHttpServer(limits = TIME_OUTS): Server {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.look,
  });
  server.timeout = limits.silence;
  return server;
}

/**
 * Answers the requests of one connection one after the other, and lets other connections in between. Node reads all
 * requests that a client sent at once (pipelining) in one go: without this, everybody waits for all of them. What is
 * left when the connection ends is not answered.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const last = new WeakMap<Socket, Promise<void>>();
  return (request, response) => {
    const { socket } = request;
    const before = last.get(socket);
    last.set(socket, new Promise((resolve) => response.once('close', () => setImmediate(resolve))));
    if (!before) answer(request, response);
    else void before.then(() => socket.destroyed || answer(request, response));
  };
}
