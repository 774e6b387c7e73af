import { useLocation, useNavigate } from 'react-router';
import { invitationText as text } from '#schema/text/case-file-screen.ts';
import { Invitation } from '#web/features/cases/index.ts';
import { session } from '#web/shared/session/session.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { sectionAddress } from '../dashboard/sections.ts';
import { loginAddress } from '../select-view.ts';
import { PageFrame } from './page-frame.tsx';
import { PageGraphql } from './page-graphql.tsx';

/** The page of an invitation link: the case it is for, and how to accept it. */
export function InvitationPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const url = new URL(pathname + search, window.location.origin);
  return (
    <PageGraphql>
      <PageFrame className="max-w-xl content-center gap-6 px-6 py-16">
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
      </PageFrame>
    </PageGraphql>
  );
}
