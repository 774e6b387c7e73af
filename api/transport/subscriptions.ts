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
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { OperationLimits } from '../kernel/graphql/operation-limits.ts';
import type { BusEvent } from '../kernel/events/bus.ts';
import type { Actor, Ctx } from '../kernel/context.ts';
import { socketText } from '#schema/text/errors.ts';
import { Refusal } from '../kernel/errors.ts';
import { LIMITS } from '../kernel/graphql/limits.ts';
import { addressOf, bearerOf, contextFor, noCookies, type ContextParts } from './request-context.ts';

interface SocketState extends Record<PropertyKey, unknown> {
  actor?: Actor;
  socket: WebSocket;
  request: IncomingMessage;
}

export interface SocketTransport {
  /** Whether the upgrade was for us. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  stop(): Promise<void>;
}

export const GRAPHQL_PATH = '/graphql';

/** «Try again later»: clients of `graphql-ws` do, so that a tab comes in when another was closed. */
const TRY_AGAIN_LATER = 1013;

/** What runs on a socket, as graphql-ws counts it. */
type Running = Readonly<Record<string, unknown>>;

/** Sockets of each account on this server, with what runs on them. */
class OpenSockets {
  private readonly byAccount = new Map<string, Map<WebSocket, Running>>();

  /** Whether there was room for one more. */
  open(userId: string, socket: WebSocket, countRunning: Running): boolean {
    const group = this.byAccount.get(userId) ?? new Map<WebSocket, Running>();
    // One that was closed while its token was read says so no more.
    if (group.size >= LIMITS.socketsPerAccount || socket.readyState !== socket.OPEN) return false;
    this.byAccount.set(userId, group.set(socket, countRunning));
    socket.once('close', () => {
      group.delete(socket);
      if (group.size === 0) this.byAccount.delete(userId);
    });
    return true;
  }

  running(userId: string): number {
    let count = 0;
    for (const one of this.byAccount.get(userId)?.values() ?? []) count += Object.keys(one).length;
    return count;
  }
}

/** A browser always says where its page came from; programs do not, and are not the ones to be protected here. */
const isAllowedOrigin = (origin: string | undefined, host: string | undefined, allowed: Set<string>): boolean => {
  if (!origin) return true;
  if (allowed.has(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

/** GraphQL over WebSocket, protocol `graphql-transport-ws`. What HTTP refuses, the socket refuses. */
export function graphqlOverSocket(options: {
  schema: GraphQLSchema;
  operationLimits: OperationLimits;
  parts: ContextParts;
  httpServer: Server;
  allowedOrigins: Set<string>;
  /** Topic that tells of ended sessions, with `sessionId` in its payload. */
  sessionEndedTopic: string;
}): SocketTransport {
  const { schema, operationLimits, parts, allowedOrigins } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.socketMessageBytes });
  // A message that is too large or malformed closes its socket; there is nothing else to do about it.
  sockets.on('connection', (socket) => socket.on('error', (error) => parts.log.debug({ err: error }, 'socket')));
  const bySession = new Map<string, Set<WebSocket>>();
  const open = new OpenSockets();

  const closeSession = (event: BusEvent | { topic: 'bus.resumed' }): void => {
    if (!('payload' in event)) return;
    // The last words of a subscription (`sessionEnded`) go first, then the door closes.
    const group = bySession.get(String(event.payload['sessionId']));
    setTimeout(() => group?.forEach((socket) => socket.close(CloseCode.Forbidden, 'Forbidden')), 100).unref();
  };
  const off = parts.bus.on(options.sessionEndedTopic, closeSession);

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
      cookies: noCookies,
      origin: {
        ip: addressOf(extra.request, parts.trustedProxies),
        userAgent: extra.request.headers['user-agent'] ?? null,
      },
    });

  const isOverAccountLimit = ({ actor }: SocketState): boolean =>
    actor?.kind === 'user' && open.running(actor.userId) > LIMITS.subscriptionsPerAccount;

  const cleanup = useServer<Record<string, unknown>, SocketState>(
    {
      schema,
      execute,
      subscribe,
      connectionInitWaitTimeout: 10_000,
      async onConnect({ extra, connectionParams, subscriptions }) {
        const bearer = bearerOf(connectionParams?.['authorization'] ?? connectionParams?.['Authorization']);
        const actor = await parts.actorOf(parts.freshEm(), bearer);
        // A visitor has nothing to follow: refused at the door with 4403.
        if (actor.kind !== 'user') return false;
        if (!open.open(actor.userId, extra.socket, subscriptions)) {
          extra.socket.close(TRY_AGAIN_LATER, socketText.tooManySockets);
          return false;
        }
        extra.actor = actor;
        trackSession(actor, extra.socket);
        return true;
      },
      async onSubscribe({ extra, subscriptions }, _id, { query, operationName, variables }) {
        const ctx = contextOf(extra);
        try {
          if (Object.keys(subscriptions).length > LIMITS.subscriptionsPerSocket || isOverAccountLimit(extra))
            throw new Refusal('RATE_LIMITED', socketText.tooManySubscriptions);
          const document = operationLimits.parse(query);
          await operationLimits.charge(document, operationName, variables ?? {}, ctx);
          // A session may have ended since the socket was opened.
          if (extra.actor?.kind === 'user' && !(await parts.isSessionAlive(ctx.em, extra.actor.sessionId))) {
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
  );

  return {
    upgrade(request, socket, head) {
      // Not by `new URL`: it throws on `//`, and an error here ends the process.
      const [pathname] = (request.url ?? '/').split('?', 1);
      if (pathname !== GRAPHQL_PATH) return false;
      if (!isAllowedOrigin(request.headers.origin, request.headers.host, allowedOrigins)) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
        return true;
      }
      sockets.handleUpgrade(request, socket, head, (open) => sockets.emit('connection', open, request));
      return true;
    },
    async stop() {
      off();
      await cleanup.dispose();
    },
  };
}
