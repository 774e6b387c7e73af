import { commonText } from '#schema/text/common.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';

/** Placeholder of the figures. */
export const FiguresSkeleton = () => (
  <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
    {[1, 2, 3, 4].map((figure) => (
      <div key={figure} className="card grid min-w-0 gap-3 p-4 sm:p-5">
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-4 w-full" />
      </div>
    ))}
  </div>
);

/** Placeholder of the rows of a list. */
export const RowsSkeleton = ({ rows }: { rows: number }) => (
  <div className="card divide-y divide-line">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="grid grid-cols-[1fr_auto] items-center gap-4 px-4 py-3.5">
        <div className="grid gap-2">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3.5 w-2/5" />
        </div>
        <Skeleton className="h-5 w-20 rounded-full" />
      </div>
    ))}
  </div>
);

/** Placeholder of the section. */
export const CasesPageSkeleton = () => (
  <div
    role="status"
    aria-label={commonText.loading}
    className="mx-auto grid max-w-[82rem] grid-cols-1 gap-6 px-4 pb-24 pt-6 md:px-8 md:pt-8"
  >
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Skeleton className="h-9 w-28" />
      <Skeleton className="h-10 w-64 rounded-md" />
      <Skeleton className="ml-auto h-10 w-36 rounded-md max-sm:w-full" />
    </div>
    <FiguresSkeleton />
    <RowsSkeleton rows={5} />
  </div>
);

/** Placeholder of the page of one case. */
export const CaseFileSkeleton = () => (
  <div
    role="status"
    aria-label={commonText.loading}
    className="mx-auto grid max-w-[72rem] grid-cols-1 gap-6 px-4 pb-24 pt-6 md:px-8 md:pt-8"
  >
    <Skeleton className="h-4 w-20" />
    <div className="grid gap-3">
      <Skeleton className="h-9 w-3/4 max-w-xl" />
      <Skeleton className="h-5 w-1/2 max-w-sm" />
      <Skeleton className="h-5 w-40" />
    </div>
    <Skeleton className="h-11 w-full" />
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-4">
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} className="h-4 w-full" />
        ))}
        <Skeleton className="mt-4 h-40 rounded-md" />
      </div>
      <Skeleton className="h-80 rounded-md" />
    </div>
  </div>
);

/** Placeholder of a list inside a case: notes, timeline. */
export const EntriesSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="grid gap-5">
    {[1, 2, 3].map((entry) => (
      <div key={entry} className="grid gap-2">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    ))}
  </div>
);
