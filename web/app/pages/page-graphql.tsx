import type { ReactNode } from 'react';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { VisitorGraphql } from '#web/shared/apollo/visitor-graphql.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { SessionQuestion } from '../session-question.tsx';

/** The API for a page outside of the dashboard: that of the account, or for a visitor the public part of it. */
export function PageGraphql({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (!user) return <VisitorGraphql>{children}</VisitorGraphql>;
  return (
    <GraphqlProvider key={user.id}>
      <SessionQuestion />
      {children}
    </GraphqlProvider>
  );
}
