import { commonText } from '#schema/text/common.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';

export const CardsSkeleton = () => (
  <div
    role="status"
    aria-label={commonText.loading}
    className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-4"
  >
    {[0, 1, 2, 3, 4, 5].map((card) => (
      <div key={card} className="card grid gap-3 p-4 pl-5">
        <Skeleton className="h-5 w-20 rounded-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-9 w-full rounded-md" />
      </div>
    ))}
  </div>
);

/** Placeholder of the section. */
export const RealtimeCasesSkeleton = () => (
  <div className="mx-auto grid max-w-[76rem] grid-cols-[minmax(0,1fr)] gap-5 px-4 pb-16 pt-6 md:px-8 md:pt-8">
    <div className="grid gap-2">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
    </div>
    <Skeleton className="h-9 w-80 max-w-full rounded-md" />
    <CardsSkeleton />
  </div>
);
