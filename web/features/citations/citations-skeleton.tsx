import { commonText } from '#schema/text/common.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';

/** Placeholder of the section. */
export const CitationsPageSkeleton = () => (
  <div
    role="status"
    aria-label={commonText.loading}
    className="mx-auto grid max-w-[56rem] grid-cols-1 gap-5 px-4 pb-16 pt-6 md:px-8 md:pt-8"
  >
    <Skeleton className="h-9 w-64" />
    <Skeleton className="h-5 w-full max-w-xl" />
    <Skeleton className="mt-2 h-72 rounded-md" />
    <Skeleton className="ml-auto h-12 w-44 rounded-md" />
    <Skeleton className="mt-6 h-7 w-48" />
    <Skeleton className="h-40 rounded-md" />
  </div>
);

/** Placeholder of a review. */
export const ReviewSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="flex h-full min-h-0">
    <div className="mx-auto grid w-full max-w-[46rem] content-start gap-4 px-4 pt-6 md:px-8">
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      {[1, 2, 3, 4].map((paragraph) => (
        <div key={paragraph} className="grid gap-2.5 pt-3">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
    <div className="hidden w-[25rem] shrink-0 content-start gap-5 border-l border-line bg-surface p-5 min-[1100px]:grid">
      <Skeleton className="h-24" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  </div>
);
