import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { checkoutText } from '#schema/text/checkout-screen.ts';
import { CheckoutView } from '#web/features/subscriptions/index.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { namesNotYet } from '../dashboard/sections.ts';
import { PLANS_PATH } from '../select-view.ts';
import { PageFrame } from './page-frame.tsx';
import { PageGraphql } from './page-graphql.tsx';

/** The page on which a plan is bought: `?plan=basic`, with an e-mail and a name to begin with. */
export function CheckoutPage() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const of = (name: string) => query.get(name)?.trim() ?? '';
  return (
    <PageGraphql>
      <PageFrame className="max-w-5xl content-start gap-6 px-4 py-10 md:px-8">
        <Suspense fallback={<p role="status">{checkoutText.loadingPlan}</p>}>
          <CheckoutView
            key={user?.id ?? ''}
            plan={query.get('plan')}
            given={{ email: of('email') || (user?.email ?? ''), name: of('name') || (user?.name ?? '') }}
            isCanceled={query.get('canceled') === 'true'}
            account={user}
            plansAddress={PLANS_PATH}
            notYet={namesNotYet()}
          />
        </Suspense>
      </PageFrame>
    </PageGraphql>
  );
}
