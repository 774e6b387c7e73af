import { Suspense } from 'react';
import { PaymentReturn } from '#web/features/subscriptions/index.ts';
import { VisitorGraphql } from '#web/shared/apollo/visitor-graphql.tsx';
import { returnLinks, returnOf } from '../payment-return.ts';

/** Somebody without account comes back from the payment page. */
export const VisitorReturn = ({ query }: { query: URLSearchParams }) => (
  <VisitorGraphql>
    <Suspense fallback={null}>
      <PaymentReturn {...returnOf(query)} isSignedIn={false} links={returnLinks} />
    </Suspense>
  </VisitorGraphql>
);
