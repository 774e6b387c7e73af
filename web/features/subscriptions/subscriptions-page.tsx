import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { plansText } from '#schema/text/plans-screen.ts';
import { subscriptionText as text } from '#schema/text/subscriptions-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { RoomLinks } from '#web/shared/ui/room-links.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { Comparison } from './limits/comparison.tsx';
import { Meters } from './manage/meters.tsx';
import { Overview } from './manage/overview.tsx';
import { PlanCards } from './manage/plan-cards.tsx';
import { PlanNotices } from './manage/plan-notices.tsx';
import { usePlanActions } from './manage/use-plan-actions.ts';
import { usePlanOffersQuery, type PlanOffersQuery } from './plans.generated.ts';
import { Claim } from './return/claim.tsx';
import { PAGE, PlanPartSkeleton } from './subscriptions-skeleton.tsx';
import { LeaveSeat } from './seats/leave-seat.tsx';
import { useSubscription, type SubscriptionDetails } from './use-subscription.ts';

/** Loaded when they are opened. */
const Invoices = lazyPart(() => import('./manage/invoices.tsx').then(({ Invoices }) => Invoices));
const Seats = lazyPart(() => import('./seats/seats.tsx').then(({ Seats }) => Seats));
const FiscalData = lazyPart(() => import('./fiscal/fiscal-data.tsx').then(({ FiscalData }) => FiscalData));

const PARTS = ['plan', 'limits', 'invoices', 'seats', 'fiscal'] as const;
type Part = (typeof PARTS)[number];

/** Links of mails lead here: `?claim=` with a purchase without account, `?seat=` with a seat. */
const CLAIMS = { claim: 'purchase', seat: 'seat' } as const;

export interface SubscriptionsPageProps {
  /** E-mail of the account. */
  email: string;
  /** The query of the URL: which part is open. */
  params: URLSearchParams;
  addressOf: (params: Record<string, string>) => string;
}

interface PlanPartProps {
  details: SubscriptionDetails;
  catalogue: PlanOffersQuery | undefined;
  reload: () => Promise<void>;
  limitsAddress: string;
}

function PlanPart({ details, catalogue, reload, limitsAddress }: PlanPartProps) {
  const actions = usePlanActions(reload);
  const { plan } = details.subscription;
  const provider = catalogue?.paymentProvider ?? null;
  return (
    <div className="grid grid-cols-1 gap-8">
      <PlanNotices details={details} provider={provider} actions={actions} />
      <Overview details={details} offer={catalogue?.planOffers.find(({ code }) => code === plan)} actions={actions} />
      {details.ownSeatId !== null && details.sharedBy !== null && (
        <LeaveSeat id={details.ownSeatId} owner={details.sharedBy} reload={reload} />
      )}
      <Meters usage={details.usage} />
      {catalogue && (
        <PlanCards
          details={details}
          offers={catalogue.planOffers}
          provider={provider}
          actions={actions}
          limitsAddress={limitsAddress}
        />
      )}
    </div>
  );
}

/** The plan of the account: what it is, what it allows, what was paid, who shares it, and to whom it is invoiced. */
export function SubscriptionsPage({ email, params, addressOf }: SubscriptionsPageProps) {
  const navigate = useNavigate();
  const { details, error, reload } = useSubscription();
  const offers = usePlanOffersQuery();
  const catalogue = offers.data;
  const asked = params.get('part');
  const shown: Part = PARTS.find((part) => part === asked) ?? 'plan';
  const seats = details?.seats;
  const parts = PARTS.filter((part) => part !== 'seats' || seats || shown === 'seats');
  const limitsAddress = addressOf({ part: 'limits' });
  const needsDetails = shown === 'plan' || shown === 'seats';
  return (
    <div className={PAGE}>
      <h1 className="sr-only">{text.title}</h1>
      <RoomLinks
        label={text.parts}
        current={shown}
        rooms={parts.map((part) => ({
          id: part,
          label: text.part[part],
          address: addressOf(part === 'plan' ? {} : { part }),
        }))}
      />
      {(Object.keys(CLAIMS) as (keyof typeof CLAIMS)[]).map((name) => {
        const token = params.get(name)?.trim();
        return token ? (
          <Claim
            key={name}
            kind={CLAIMS[name]}
            token={token}
            email={email}
            onClose={() => {
              void navigate(addressOf({}), { replace: true });
              void reload();
            }}
          />
        ) : null;
      })}
      {needsDetails && error && !details && (
        <ErrorState title={text.loadFailed} {...readFailure(error)} onRetry={() => void reload()} />
      )}
      {needsDetails && !error && !details && <PlanPartSkeleton />}
      {(shown === 'plan' || shown === 'limits') && offers.error && !catalogue && (
        <ErrorState
          title={plansText.loadFailed}
          {...readFailure(offers.error)}
          onRetry={() => void offers.refetch().catch(() => undefined)}
        />
      )}
      {shown === 'plan' && details && (
        <PlanPart details={details} catalogue={catalogue} reload={reload} limitsAddress={limitsAddress} />
      )}
      <Suspense fallback={<RowsSkeleton rows={5} />}>
        {shown === 'limits' && catalogue && (
          <section aria-labelledby="limits" className="grid grid-cols-1 gap-4">
            <h2 id="limits" className="text-xl font-semibold">
              {plansText.title}
            </h2>
            <p className="max-w-[72ch] text-muted">{plansText.intro}</p>
            <Comparison offers={catalogue.planOffers} current={details?.subscription.plan} />
          </section>
        )}
        {shown === 'invoices' && <Invoices />}
        {shown === 'seats' && details && (seats ? <Seats seats={seats} reload={reload} /> : <p>{text.noSeats}</p>)}
        {shown === 'fiscal' && <FiscalData />}
      </Suspense>
    </div>
  );
}
