import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { CheckoutView, PaymentReturn, PlansList } from '#web/features/subscriptions/public-pages.ts';
import { VisitorGraphql } from '#web/shared/apollo/visitor-graphql.tsx';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { loginAddress } from '../select-view.ts';
import { PageFrame } from './page-frame.tsx';
import { PageGraphql } from './page-graphql.tsx';

/** Needs nothing of the plans. */
const VerificationPage = lazyPart(() =>
  import('./verification-page.tsx').then(({ VerificationPage }) => VerificationPage),
);
const ResetPage = lazyPart(() => import('./reset-page.tsx').then(({ ResetPage }) => ResetPage));

/** The page on which a plan is bought: `?plan=basic`, with an e-mail and a name to begin with. */
function CheckoutPage() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const given = (name: 'email' | 'name') => query.get(name)?.trim() || (user?.[name] ?? '');
  return (
    <PageGraphql>
      <PageFrame className="max-w-5xl content-start gap-6 px-4 py-10 md:px-8">
        <CheckoutView
          key={user?.id ?? ''}
          plan={query.get('plan')}
          given={{ email: given('email'), name: given('name') }}
          isCanceled={query.get('canceled') === 'true'}
          account={user?.trialId === null ? user : null}
        />
      </PageFrame>
    </PageGraphql>
  );
}

/** The limits of every plan, for everybody. */
function PlansPage() {
  const { user } = useSession();
  return (
    <PageGraphql>
      <PageFrame className="max-w-[88rem] content-start gap-6 px-4 py-10 md:px-8">
        <PlansList
          isSignedIn={user?.trialId === null}
          registerAddress={loginAddress(new URL('/', window.location.origin), 'register')}
        />
      </PageFrame>
    </PageGraphql>
  );
}

/** The page of a public address: a purchase, the plans, a forgotten password, or the verification of a contract. */
export function PublicPage() {
  const { pathname } = useLocation();
  if (pathname.startsWith('/planes')) return <PlansPage />;
  if (pathname.startsWith('/checkout')) return <CheckoutPage />;
  return (
    <Suspense fallback={null}>{pathname.startsWith('/restablecer') ? <ResetPage /> : <VerificationPage />}</Suspense>
  );
}

/** Somebody without account comes back from the payment page. */
export const VisitorReturn = ({ query }: { query: URLSearchParams }) => (
  <VisitorGraphql>
    <PaymentReturn query={query} isSignedIn={false} />
  </VisitorGraphql>
);
