import { Suspense } from 'react';
import { PlansList } from '#web/features/subscriptions/index.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { namesNotYet, sectionAddress } from '../dashboard/sections.ts';
import { loginAddress } from '../select-view.ts';
import { PageFrame } from './page-frame.tsx';
import { PageGraphql } from './page-graphql.tsx';

/** The limits of every plan, for everybody. */
export function PlansPage() {
  const { user } = useSession();
  return (
    <PageGraphql>
      <PageFrame className="max-w-[88rem] content-start gap-6 px-4 py-10 md:px-8">
        <Suspense fallback={<RowsSkeleton rows={9} />}>
          <PlansList
            isSignedIn={user !== null}
            notYet={namesNotYet()}
            links={{
              register: loginAddress(new URL('/', window.location.origin), 'register'),
              manage: sectionAddress('subscriptions', false),
              checkout: (plan) => `/checkout?plan=${plan}`,
            }}
          />
        </Suspense>
      </PageFrame>
    </PageGraphql>
  );
}
