import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Claim, type ClaimKind } from '#web/features/subscriptions/index.ts';
import { session } from '#web/shared/session/session.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { sectionAddress } from '../dashboard/sections.ts';
import { loginAddress } from '../select-view.ts';
import { PageFrame } from './page-frame.tsx';
import { PageGraphql } from './page-graphql.tsx';

/** The page of a link in a mail about plans: a purchase that is put into an account, or a seat that is taken. */
export function ClaimPage({ kind }: { kind: ClaimKind }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const url = new URL(pathname + search, window.location.origin);
  return (
    <PageGraphql>
      <PageFrame className="max-w-xl content-center gap-6 px-6 py-16">
        <Suspense fallback={<RowsSkeleton rows={2} />}>
          <Claim
            kind={kind}
            token={url.searchParams.get('token')?.trim() || null}
            account={user}
            links={{ login: loginAddress(url, 'login'), register: loginAddress(url, 'register') }}
            onDone={(message) => {
              showToast({ message, tone: 'positive' });
              void navigate(sectionAddress('subscriptions', false));
            }}
            onOtherAccount={() => {
              void session.signOut().then(() => navigate(loginAddress(url, 'login')));
            }}
          />
        </Suspense>
      </PageFrame>
    </PageGraphql>
  );
}
