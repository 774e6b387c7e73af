import type { ReactNode } from 'react';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { AccountSearches } from './account-searches.tsx';
import { VisitorGraphql } from '#web/shared/apollo/visitor-graphql.tsx';
import { VisitorSearches } from './visitor-searches.tsx';

/** Provides the stored searches and GraphQL, with an account or without. */
export const SearchesProvider = ({
  user,
  inResearch = false,
  children,
}: {
  user: Pick<SessionUser, 'id' | 'demo'>;
  /** The recent searches shown are those made in research. */
  inResearch?: boolean;
  children: ReactNode;
}) =>
  user.demo ? (
    <VisitorGraphql>
      <VisitorSearches>{children}</VisitorSearches>
    </VisitorGraphql>
  ) : (
    <AccountSearches owner={user.id} inResearch={inResearch}>
      {children}
    </AccountSearches>
  );
