import type { IncomingMessage } from 'node:http';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import type { WebSocket, WebSocketServer } from 'ws';
import { inCall, inThisCall } from '#db/row-wall.ts';
import type { Log } from '../kernel/log.ts';

/** What each connection of graphql-ws carries. */
export interface Connection extends Record<PropertyKey, unknown> {
  socket: WebSocket;
  request: IncomingMessage;
}

const PING_MS = 12_000;

/** Closes a connection whose client does not answer a ping (sleeping computer, lost network). */
function pingRegularly(socket: WebSocket): () => void {
  let isAnswered = true;
  socket.on('pong', () => (isAnswered = true));
  const timer = setInterval(() => {
    if (!isAnswered) return socket.terminate();
    isAnswered = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, PING_MS);
  return () => clearInterval(timer);
}

/**
 * Gives the messages of WebSockets to graphql-ws. Its own adapter for `ws` writes errors with their stacks to the
 * console, past the log that hides secrets. Returns how to close every socket.
 */
export function serveSockets<E extends Connection>(
  options: ServerOptions<Record<string, unknown>, E>,
  sockets: WebSocketServer,
  log: Log,
): () => Promise<void> {
  const server = makeServer<Record<string, unknown>, E>(options);
  sockets.options.handleProtocols = handleProtocols;
  sockets.on('error', (error) => log.error({ err: error }, 'sockets'));
  const serve = (socket: WebSocket, request: IncomingMessage): void => {
    // A message that is too large or malformed closes its socket, so the error is only logged.
    socket.on('error', (error) => log.debug({ err: error }, 'socket'));
    const stopPings = pingRegularly(socket);
    const failed = (error: unknown): void => {
      // What a stranger sends must not fill the log.
      const isForeign = error instanceof Error && error.message.startsWith('Unexpected message');
      log[isForeign ? 'debug' : 'warn']({ err: error }, 'socket: a message was not handled');
      socket.close(CloseCode.InternalServerError, 'Internal server error');
    };
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) =>
          new Promise((resolve, reject) => {
            if (socket.readyState !== socket.OPEN) return resolve();
            socket.send(text, (error) => (error ? reject(error) : resolve()));
          }),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) =>
          socket.on(
            'message',
            inThisCall((data: Buffer) => void handle(data.toString()).catch(failed)),
          ),
      },
      { socket, request } as E,
    );
    socket.once('close', (code, reason) => {
      stopPings();
      closed(code, String(reason)).catch((error: unknown) => log.warn({ err: error }, 'socket: while closing'));
    });
  };
  sockets.on('connection', (socket, request) => inCall(() => serve(socket, request)));
  return async () => {
    for (const socket of sockets.clients) socket.close(1001, 'Going away');
    sockets.removeAllListeners();
    await new Promise<void>((resolve, reject) => sockets.close((error) => (error ? reject(error) : resolve())));
  };
}
