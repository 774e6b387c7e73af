import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  execute,
  GraphQLError,
  subscribe,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql/index.js';
import { CloseCode } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { asSystem } from '#db/row-wall.ts';
import type { OperationLimits } from '../kernel/graphql/operation-limits.ts';
import type { BusEvent } from '../kernel/events/bus.ts';
import { SESSION_ENDED } from '../kernel/events/live-stream.ts';
import type { Actor, Credentials, Ctx } from '../kernel/context.ts';
import { socketText } from '#schema/text/errors.ts';
import { asRefusal, Refusal } from '../kernel/errors.ts';
import { LIMITS } from '../kernel/graphql/limits.ts';
import { maySocket, type Origins } from './origins.ts';
import { addressOf, callerOf, contextFor, noCookies, socketCredentials, type ContextParts } from './request-context.ts';
import { serveSockets, type Connection } from './socket-messages.ts';

interface SocketState extends Connection {
  actor?: Actor;
  /** Of a trial or a demo: it may do less when its time is over. */
  anonymous?: Credentials;
  gone?: AbortSignal;
}

export interface SocketTransport {
  /** Handles an upgrade of our path; `false`: it is for another path. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** How many are open, and how many operations run on them. */
  counts(): { sockets: number; subscriptions: number };
  stop(): Promise<void>;
}

export const GRAPHQL_PATH = '/graphql';

/** Close code «try again later»: `graphql-ws` clients reconnect, so that a tab connects when another was closed. */
const TRY_AGAIN_LATER = 1013;

/** Running operations of a socket by id, as graphql-ws counts them. */
type Running = Readonly<Record<string, unknown>>;

/** The open sockets of each account on this server, with their running operations. */
class OpenSockets {
  private readonly byAccount = new Map<string, Map<WebSocket, Running>>();

  /** Adds a socket; `false`: the account has too many. */
  open(userId: string, socket: WebSocket, countRunning: Running): boolean {
    const group = this.byAccount.get(userId) ?? new Map<WebSocket, Running>();
    // A socket that was closed while its token was verified emits no `close` any more.
    if (group.size >= LIMITS.socketsPerAccount || socket.readyState !== socket.OPEN) return false;
    this.byAccount.set(userId, group.set(socket, countRunning));
    socket.once('close', () => {
      group.delete(socket);
      if (group.size === 0) this.byAccount.delete(userId);
    });
    return true;
  }

  runningInAll(): number {
    let count = 0;
    for (const userId of this.byAccount.keys()) count += this.running(userId);
    return count;
  }

  running(userId: string): number {
    let count = 0;
    for (const one of this.byAccount.get(userId)?.values() ?? []) count += Object.keys(one).length;
    return count;
  }
}

/** Aborted when a socket closes. */
function closing(socket: WebSocket): AbortSignal {
  const gone = new AbortController();
  socket.once('close', () => gone.abort());
  return gone.signal;
}

/** GraphQL over WebSocket, protocol `graphql-transport-ws`, with the same limits as HTTP. */
export function graphqlOverSocket(options: {
  schema: GraphQLSchema;
  operationLimits: OperationLimits;
  parts: ContextParts;
  httpServer: Server;
  origins: Origins;
}): SocketTransport {
  const { schema, operationLimits, parts, origins } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.socketMessageBytes });
  const bySession = new Map<string, Set<WebSocket>>();
  const open = new OpenSockets();

  const closeSession = (event: BusEvent | { topic: 'bus.resumed' }): void => {
    if (!('payload' in event)) return;
    // Delayed, so that the last event of the subscription (`sessionEnded`) is sent before the socket closes.
    const group = bySession.get(String(event.payload['sessionId']));
    setTimeout(() => group?.forEach((socket) => socket.close(CloseCode.Forbidden, 'Forbidden')), 100).unref();
  };
  const off = parts.bus.on(SESSION_ENDED, closeSession);

  const trackSession = (actor: Actor, socket: WebSocket): void => {
    if (actor.kind !== 'user') return;
    const group = bySession.get(actor.sessionId) ?? new Set();
    bySession.set(actor.sessionId, group.add(socket));
    socket.once('close', () => {
      group.delete(socket);
      if (group.size === 0) bySession.delete(actor.sessionId);
    });
  };

  const contextOf = (extra: SocketState): Ctx =>
    contextFor(parts, {
      actor: extra.actor ?? { kind: 'visitor' },
      ...(extra.gone ? { gone: extra.gone } : {}),
      cookies: noCookies,
      origin: {
        ip: addressOf(extra.request, parts.trustedProxies),
        userAgent: extra.request.headers['user-agent'] ?? null,
      },
    });

  const isOverAccountLimit = ({ actor }: SocketState): boolean =>
    actor?.kind === 'user' && open.running(actor.userId) > LIMITS.subscriptionsPerAccount;

  const closeAll = serveSockets<SocketState>(
    {
      schema,
      execute,
      subscribe,
      connectionInitWaitTimeout: 10_000,
      async onConnect({ extra, connectionParams, subscriptions }) {
        const credentials = socketCredentials(connectionParams);
        const actor = await callerOf(parts, parts.freshEm(), credentials).catch((error: unknown) => {
          if (asRefusal(error)?.code === 'UNAVAILABLE') return null;
          throw error;
        });
        if (!actor) {
          // With 4500 the clients of graphql-ws would give up for good.
          extra.socket.close(TRY_AGAIN_LATER, socketText.unavailable);
          return false;
        }
        // Visitors have no subscriptions: refused with 4403.
        if (actor.kind !== 'user') return false;
        if (!open.open(actor.userId, extra.socket, subscriptions)) {
          extra.socket.close(TRY_AGAIN_LATER, socketText.tooManySockets);
          return false;
        }
        extra.actor = actor;
        if (actor.anonymous) extra.anonymous = credentials;
        extra.gone = closing(extra.socket);
        trackSession(actor, extra.socket);
        return true;
      },
      async onSubscribe({ extra, subscriptions }, _id, { query, operationName, variables }) {
        const ctx = contextOf(extra);
        try {
          if (extra.anonymous) extra.actor = ctx.actor = await callerOf(parts, ctx.em, extra.anonymous);
          if (Object.keys(subscriptions).length > LIMITS.subscriptionsPerSocket || isOverAccountLimit(extra))
            throw new Refusal('RATE_LIMITED', socketText.tooManySubscriptions);
          const document = operationLimits.parse(query);
          await operationLimits.charge(document, operationName, variables ?? {}, ctx);
          // A session may have ended since the socket was opened.
          const { actor } = ctx;
          if (actor.kind !== 'user' || !(await asSystem(() => parts.isSessionAlive(ctx.em, actor.sessionId)))) {
            extra.socket.close(CloseCode.Forbidden, 'Forbidden');
            return [];
          }
          return { schema, document, operationName, variableValues: variables, contextValue: ctx } as ExecutionArgs;
        } catch (error) {
          const { message, extensions } = operationLimits.mask(error, ctx);
          return [new GraphQLError(message, { extensions: extensions ?? {} })];
        }
      },
      onNext: ({ extra }, _id, _message, args, result) =>
        result.errors
          ? {
              ...result,
              errors: result.errors.map((error) =>
                operationLimits.mask(error, (args.contextValue as Ctx) ?? contextOf(extra)),
              ),
            }
          : undefined,
      onError: ({ extra }, _id, _message, errors) =>
        // What `onSubscribe` refused is masked already.
        errors.map((error): GraphQLFormattedError =>
          error.extensions?.['requestId']
            ? { message: error.message, extensions: error.extensions }
            : operationLimits.mask(error, contextOf(extra)),
        ),
    },
    sockets,
    parts.log,
  );

  return {
    upgrade(request, socket, head) {
      // Not with `new URL`: it throws on `//`, and an error here ends the process.
      const [pathname] = (request.url ?? '/').split('?', 1);
      if (pathname !== GRAPHQL_PATH) return false;
      if (!maySocket(request, origins)) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
        return true;
      }
      sockets.handleUpgrade(request, socket, head, (open) => sockets.emit('connection', open, request));
      return true;
    },
    counts: () => ({ sockets: sockets.clients.size, subscriptions: open.runningInAll() }),
    async stop() {
      off();
      await closeAll();
    },
  };
}
