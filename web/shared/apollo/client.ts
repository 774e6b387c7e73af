import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { from, switchMap, throwError } from 'rxjs';
import { watchedFetch } from '../connection/connection.ts';
import type { Session } from '../session/session.ts';
import { credentialHeaders } from '../session/anonymous.ts';
import { readFailure } from './failure.ts';

interface Page {
  nodes: readonly Reference[];
  pageInfo: Record<string, unknown>;
}

/**
 * Merges pages that grow at the end (`after`) or at the beginning (`before`). A request with neither starts a new list.
 */
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
      // Meters and citations have no id: the newer value replaces the old one.
      ChatMessage: {
        fields: {
          citations: { merge: false },
          claims: { merge: false },
          understood: { merge: false },
          reading: { merge: false },
          actions: { merge: false },
        },
      },
      // No id: the fields that two screens read are merged.
      DeadlinePanel: { merge: true },
      // The whole list, after one was recorded or taken back.
      Prebill: { fields: { payments: { merge: false } } },
      Today: { merge: true },
      Deadline: { fields: { computation: { merge: false } } },
      // No id: the fields that two parts of its panel read are merged.
      GoogleCalendarConnection: { merge: true },
      Statute: { keyFields: ['key'] },
      // The text of an article depends on the date: each version is an object of its own in the cache.
      Article: { keyFields: ({ id, textAsOf }) => `Article:${id as string}@${(textAsOf ?? '') as string}` },
      // Its passage depends on the article that it cites.
      CitingText: { keyFields: false },
    },
  });

/**
 * A refused operation is repeated once with a new token: a renewed one, or the one after the password when the session
 * has ended meanwhile.
 */
const renewLink = (session: Session) =>
  new ErrorLink(({ error, operation, forward }) => {
    if (readFailure(error).code !== 'UNAUTHENTICATED') return;
    const { token } = operation.getContext() as { token?: string | null };
    return from(session.renew(token ?? null)).pipe(
      switchMap((renewed) => {
        if (!renewed) return throwError(() => error);
        return forward(operation);
      }),
    );
  });

/** While the password is asked for, operations wait for it: nothing is asked as a visitor. */
const authorizationLink = (session: Session) =>
  new SetContextLink(({ headers }) => {
    const contextOf = (token: string | null) => ({
      token,
      headers: { ...(headers as object), ...credentialHeaders(token) },
    });
    return session.state().ended ? session.validToken().then(contextOf) : contextOf(session.accessToken());
  });

/** A browser sends at most 64 kB of such requests at once. Larger ones are asked the ordinary way. */
const MAX_KEEPALIVE_CHARS = 4_000;

/** A small mutation reaches the server although the page is reloaded or closed just then: its screen shows it as done. */
const keepaliveLink = new SetContextLink((context, { operationType, variables }) => {
  const isSmall = JSON.stringify(variables).length <= MAX_KEEPALIVE_CHARS;
  return operationType === OperationTypeNode.MUTATION && isSmall
    ? { ...context, fetchOptions: { keepalive: true } }
    : context;
});

export function createGraphqlClient(session: Session, uri = '/graphql'): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      renewLink(session),
      authorizationLink(session),
      keepaliveLink,
      new HttpLink({ uri, credentials: 'same-origin', fetch: watchedFetch }),
    ]),
  });
}
