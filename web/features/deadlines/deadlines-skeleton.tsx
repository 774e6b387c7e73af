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

/** Placeholder of the rows of the panel. */
export const RowsSkeleton = ({ rows }: { rows: number }) => (
  <div role="status" aria-label={commonText.loading} className="card divide-y divide-line">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex min-h-12 items-center gap-5 px-3">
        <Skeleton className="h-6 w-24 rounded-full" />
        <Skeleton className="h-4 w-24 max-sm:hidden" />
        <Skeleton className="h-4 flex-1" />
      </div>
    ))}
  </div>
);

/** Placeholder of the section. */
export const DeadlinesPageSkeleton = () => (
  <div className="mx-auto grid max-w-[82rem] grid-cols-1 gap-4 px-4 pb-24 pt-5 md:px-8">
    <Skeleton className="h-10 w-full max-w-md rounded-md" />
    <Skeleton className="h-9 w-72" />
    <RowsSkeleton rows={8} />
  </div>
);
