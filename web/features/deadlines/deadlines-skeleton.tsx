import { commonText } from '#schema/text/common.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';

/** Placeholder of a list of deadlines. */
export const CardsSkeleton = ({ rows }: { rows: number }) => (
  <div role="status" aria-label={commonText.loading} className="grid gap-3">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="card grid gap-3 p-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-5 sm:p-5">
        <Skeleton className="h-7 w-28 rounded-full" />
        <div className="grid gap-2.5">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      </div>
    ))}
  </div>
);

/** Placeholder of the section. */
export const DeadlinesPageSkeleton = () => (
  <div className="mx-auto grid max-w-[82rem] grid-cols-1 gap-6 px-4 pb-24 pt-6 md:px-8 md:pt-8">
    <Skeleton className="h-10 w-full max-w-md rounded-md" />
    <Skeleton className="h-9 w-72" />
    <CardsSkeleton rows={5} />
  </div>
);
