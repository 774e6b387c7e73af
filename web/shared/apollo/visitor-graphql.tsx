import { useState, type ReactNode } from 'react';
import { session } from '../session/session.ts';
import { createGraphqlClient } from './client.ts';
import { GraphqlProvider } from './graphql-provider.tsx';
import type { LiveSocket } from './socket.ts';

/** A visitor has no data that can change, so no socket is opened. */
const NO_SOCKET: LiveSocket = {
  subscribe: () => () => undefined,
  subscribeState: () => () => undefined,
  state: () => 'idle',
};

/** The public part of the API, for visitors without an account. */
export function VisitorGraphql({ children }: { children: ReactNode }) {
  const [client] = useState(() => createGraphqlClient(session));
  return (
    <GraphqlProvider client={client} socket={NO_SOCKET}>
      {children}
    </GraphqlProvider>
  );
}
