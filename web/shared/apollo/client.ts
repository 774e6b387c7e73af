import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap, throwError } from 'rxjs';
import type { Session } from '../session/session.ts';
import { readFailure } from './failure.ts';

interface Page {
  nodes: readonly Reference[];
  pageInfo: Record<string, unknown>;
}

/** Pages that grow at the end (`after`) or at the beginning (`before`); a page asked without either begins anew. */
const pages = (keyArgs: FieldPolicy['keyArgs']): FieldPolicy<Page> => ({
  keyArgs,
  merge(existing, incoming, { args }) {
    if (!existing || (!args?.['after'] && !args?.['before'])) return incoming;
    const nodes = args['before'] ? [...incoming.nodes, ...existing.nodes] : [...existing.nodes, ...incoming.nodes];
    const seen = new Set<string>();
    return { ...incoming, nodes: nodes.filter(({ __ref }) => !seen.has(__ref) && seen.add(__ref)) };
  },
});

const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: { chatThreads: pages(['search']), usage: { merge: true } } },
      ChatThread: { fields: { messages: pages(false) } },
      // Several meters and citations have no identity: the newer one stands.
      ChatMessage: {
        fields: {
          citations: { merge: false },
          claims: { merge: false },
          understood: { merge: false },
          reading: { merge: false },
          actions: { merge: false },
        },
      },
      // The panel has no identity: what two screens ask of it is put together.
      DeadlinePanel: { merge: true },
      Deadline: { fields: { computation: { merge: false } } },
      // The connection has no identity: what two parts of its panel ask of it is put together.
      GoogleCalendarConnection: { merge: true },
      Statute: { keyFields: ['key'] },
      // The same article reads otherwise on another day: each text of it is an object of its own.
      Article: { keyFields: ({ id, textAsOf }) => `Article:${id as string}@${(textAsOf ?? '') as string}` },
      // Its passage depends on the article that it names.
      CitingText: { keyFields: false },
    },
  });

/** A refused operation is tried once more with a new token; refused again, the session is over. */
const renewLink = (session: Session) =>
  new ErrorLink(({ error, operation, forward }) => {
    if (readFailure(error).code !== 'UNAUTHENTICATED') return;
    const { isRenewed, token } = operation.getContext() as { isRenewed?: boolean; token?: string | null };
    if (isRenewed) return session.end();
    return from(session.renew(token ?? null)).pipe(
      switchMap((renewed) => {
        if (!renewed) return throwError(() => error);
        operation.setContext({ isRenewed: true });
        return forward(operation);
      }),
    );
  });

const authorizationLink = (session: Session) =>
  new SetContextLink(({ headers }) => {
    const token = session.accessToken();
    return { token, headers: { ...(headers as object), ...(token ? { authorization: `Bearer ${token}` } : {}) } };
  });

export function createGraphqlClient(session: Session, uri = '/graphql'): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      renewLink(session),
      authorizationLink(session),
      new HttpLink({ uri, credentials: 'same-origin' }),
    ]),
  });
}
