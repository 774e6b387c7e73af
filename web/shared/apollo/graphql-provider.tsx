import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import sessionEndedText from '../session/session-ended.graphql?raw';
import { connection, type SocketState } from '../connection/connection.ts';
import { session } from '../session/session.ts';
import { createGraphqlClient } from './client.ts';
import { keepSubscribed, Socket, type LiveSocket } from './socket.ts';

const SocketContext = createContext<LiveSocket | null>(null);

interface GraphqlProviderProps {
  children: ReactNode;
  /** Tests pass their own. */
  client?: ApolloClient;
  socket?: LiveSocket;
}

/**
 * One client and one socket for each user: mount it with the id of the user as `key`, so that nobody sees the cache of
 * another.
 */
export function GraphqlProvider({ children, client: givenClient, socket: givenSocket }: GraphqlProviderProps) {
  const [client] = useState(() => givenClient ?? createGraphqlClient(session));
  const [socket] = useState<LiveSocket>(() => givenSocket ?? new Socket(() => session.validToken()));

  useEffect(() => {
    const stop = keepSubscribed(socket, { query: sessionEndedText }, () => session.end('elsewhere'));
    return stop;
  }, [socket]);
  useEffect(() => {
    const tell = () => connection.setSocket(socket.state());
    tell();
    const end = socket.subscribeState(tell);
    return () => {
      end();
      connection.setSocket(null);
    };
  }, [socket]);

  return (
    <SocketContext value={socket}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </SocketContext>
  );
}

export function useSocket(): LiveSocket {
  const socket = useContext(SocketContext);
  if (!socket) throw new Error('useSocket needs a GraphqlProvider above it');
  return socket;
}

export function useSocketState(): SocketState {
  const socket = useSocket();
  return useSyncExternalStore(socket.subscribeState, socket.state);
}
