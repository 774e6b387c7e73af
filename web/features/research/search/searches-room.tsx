import type { ReactNode } from 'react';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { AccountSearches } from './account-searches.tsx';
import { VisitorGraphql } from '#web/shared/apollo/visitor-graphql.tsx';
import { VisitorSearches } from './visitor-searches.tsx';

/** Where searches are kept and the server is reached, with an account and without. */
export const SearchesRoom = ({ user, children }: { user: Pick<SessionUser, 'id' | 'demo'>; children: ReactNode }) =>
  user.demo ? (
    <VisitorGraphql>
      <VisitorSearches>{children}</VisitorSearches>
    </VisitorGraphql>
  ) : (
    <AccountSearches owner={user.id}>{children}</AccountSearches>
  );
