import { Link, useLocation, useNavigate } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { invitationText as text } from '#schema/text/case-file-screen.ts';
import { Invitation } from '#web/features/cases/index.ts';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { VisitorGraphql } from '#web/shared/apollo/visitor-graphql.tsx';
import { session } from '#web/shared/session/session.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { Wordmark } from '#web/shared/ui/wordmark.tsx';
import { sectionAddress } from '../dashboard/sections.ts';
import { loginAddress } from '../select-view.ts';
import { SessionQuestion } from '../session-question.tsx';

/** The page of an invitation link: the case it is for, and how to accept it. */
export function InvitationPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const url = new URL(pathname + search, window.location.origin);
  const page = (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="border-b border-line px-6 py-4">
        <Link to="/" className="inline-flex" aria-label={`${commonText.product}: ${commonText.home}`}>
          <Wordmark />
        </Link>
      </header>
      <main id="main-content" className="mx-auto grid w-full max-w-xl grid-cols-1 content-center gap-6 px-6 py-16">
        <Invitation
          token={url.searchParams.get('token')?.trim() || null}
          user={user}
          links={{
            login: loginAddress(url, 'login'),
            register: loginAddress(url, 'register'),
            cases: sectionAddress('cases', false),
          }}
          onAccepted={(caseId) => {
            showToast({ message: text.accepted, tone: 'positive' });
            void navigate(`/cases/${encodeURIComponent(caseId)}`);
          }}
          onOtherAccount={() => {
            void session.signOut().then(() => navigate(loginAddress(url, 'login')));
          }}
        />
      </main>
    </div>
  );
  if (!user) return <VisitorGraphql>{page}</VisitorGraphql>;
  return (
    <GraphqlProvider key={user.id}>
      <SessionQuestion />
      {page}
    </GraphqlProvider>
  );
}
