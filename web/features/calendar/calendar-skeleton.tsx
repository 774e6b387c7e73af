import { commonText } from '#schema/text/common.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';
import { PAGE } from './page-layout.ts';

/** Placeholder of the section. */
export const CalendarPageSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className={PAGE}>
    <Skeleton className="h-11 w-full" />
    <div className="flex flex-wrap items-center gap-3">
      <Skeleton className="h-9 w-32 rounded-md" />
      <Skeleton className="h-7 w-56" />
      <Skeleton className="ml-auto h-10 w-36 rounded-md" />
    </div>
    <Skeleton className="h-[34rem] rounded-md" />
  </div>
);

/** Placeholder of the card of today. */
export const TodaySkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="card grid gap-3 p-5 md:p-6">
    <Skeleton className="h-7 w-40" />
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-9 rounded-md" />
    ))}
  </div>
);
