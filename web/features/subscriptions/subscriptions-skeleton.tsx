import { commonText } from '#schema/text/common.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';

export const PAGE = 'mx-auto grid max-w-[82rem] grid-cols-1 gap-6 px-4 pb-24 pt-6 md:px-8 md:pt-8';

/** Placeholder of plan, meters and cards. */
export const PlanPartSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="grid grid-cols-1 gap-6">
    <Skeleton className="h-44 rounded-md" />
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      {[1, 2, 3].map((meter) => (
        <Skeleton key={meter} className="h-24 rounded-md" />
      ))}
    </div>
    <Skeleton className="h-72 rounded-md" />
  </div>
);

export const SubscriptionsPageSkeleton = () => (
  <div className={PAGE}>
    <Skeleton className="h-9 w-96 max-w-full rounded-md" />
    <PlanPartSkeleton />
  </div>
);
