import { commonText } from '#schema/text/common.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';

const Top = ({ pills }: { pills: number }) => (
  <>
    <div className="grid gap-2.5">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-5 w-full max-w-xl" />
    </div>
    <Skeleton className="mt-5 h-[46px] rounded-md" />
    <div className="flex flex-wrap gap-2">
      {Array.from({ length: pills }, (_, pill) => (
        <Skeleton key={pill} className="h-9 w-28 rounded-full" />
      ))}
    </div>
  </>
);

const FRAME = 'mx-auto grid max-w-[78rem] grid-cols-1 gap-5 px-4 pb-16 pt-6 md:px-8 md:pt-8';

/** Placeholder of search. */
export const SearchPageSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className={FRAME}>
    <Top pills={5} />
    <div className="grid gap-x-12 gap-y-10 pt-6 lg:grid-cols-2">
      {[1, 2].map((list) => (
        <div key={list} className="grid content-start gap-5">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-10" />
          ))}
        </div>
      ))}
    </div>
    <Skeleton className="mt-6 h-28 rounded-md" />
  </div>
);

/** Placeholder of research. */
export const ResearchPageSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className={FRAME}>
    <Top pills={4} />
    <div className="grid gap-4 pt-8 lg:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-44 rounded-md" />
      ))}
    </div>
  </div>
);
