import { Link } from 'react-router';
import { planLabel } from '#schema/text/plan-labels.ts';
import { plansText as text } from '#schema/text/plans-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { PLAN_SECTION } from '#web/shared/plans/plans-link.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { checkoutAddress, checkoutPlanOf, type PlanOffer } from '../plans.rules.ts';
import { usePlanOffersQuery } from '../plans.generated.ts';
import { Comparison } from './comparison.tsx';

export interface PlansListProps {
  isSignedIn: boolean;
  registerAddress: string;
}

/** The public page of plans: all limits, and a way to each plan. */
export function PlansList({ isSignedIn, registerAddress }: PlansListProps) {
  useDocumentTitle(text.title);
  const { data, error, refetch } = usePlanOffersQuery();
  const action = ({ code }: PlanOffer) => {
    const sold = checkoutPlanOf(code);
    const isFree = code === 'FREE' && !isSignedIn;
    if (!sold && !isFree) return null;
    return (
      <Link
        to={sold ? checkoutAddress(sold) : registerAddress}
        className={cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET, 'w-full')}
      >
        {sold === 'CUSTOM' ? text.askQuote : sold ? text.hire(planLabel[code]) : text.startFree}
      </Link>
    );
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h1 className="text-3xl font-semibold">{text.title}</h1>
        <p className="max-w-[72ch] text-lg text-muted">{text.intro}</p>
        {isSignedIn && (
          <Link
            to={PLAN_SECTION}
            className={cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET, 'w-fit')}
          >
            {text.mine}
          </Link>
        )}
      </div>
      {data ? (
        <section aria-label={text.caption}>
          <h2 className="sr-only">{text.caption}</h2>
          <Comparison offers={data.planOffers} action={action} />
        </section>
      ) : error ? (
        <ErrorState
          title={text.loadFailed}
          {...readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <RowsSkeleton rows={9} />
      )}
    </div>
  );
}
