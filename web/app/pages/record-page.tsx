import { Navigate, useLocation } from 'react-router';
import { addressOf, parseRecordAddress, type RecordPrefix } from '#schema/record-address.ts';
import { recordPageText as text } from '#schema/text/pages.ts';
import { ReadingPage } from '#web/features/research/index.ts';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { VisitorGraphql } from '#web/shared/apollo/visitor-graphql.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { sectionAddress } from '../dashboard/sections.ts';
import { loginAddress } from '../select-view.ts';
import { SessionQuestion } from '../session-question.tsx';

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A law, article, thesis, ruling or topic at its own address, signed in or not. */
export function RecordPage({ prefix }: { prefix: RecordPrefix }) {
  const { pathname, search, hash } = useLocation();
  const { user } = useSession();
  const record = parseRecordAddress(pathname);
  const address = record && addressOf(record);
  if (address && decoded(address) !== decoded(pathname)) return <Navigate to={address + search + hash} replace />;

  const isVisitor = user === null;
  const page = (
    <ReadingPage
      record={record}
      missingTitle={text.titles[prefix]}
      links={{
        isSignedIn: !isVisitor,
        home: isVisitor ? '/' : sectionAddress('dashboard', false),
        dashboard: sectionAddress('dashboard', isVisitor),
        signIn: loginAddress(new URL(pathname + search + hash, window.location.origin), 'login'),
        search: (q) => sectionAddress('search', isVisitor, { q }),
      }}
    />
  );
  if (!user) return <VisitorGraphql>{page}</VisitorGraphql>;
  return (
    <GraphqlProvider key={user.id}>
      <SessionQuestion />
      {page}
    </GraphqlProvider>
  );
}
