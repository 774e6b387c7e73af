import { commonText } from '#schema/text/common.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';

export const HOME_PAGE = 'mx-auto grid max-w-5xl grid-cols-1 gap-8 px-5 py-8 md:px-10 md:py-10';

/** The page without its cards: what is in it is not the same for everybody. */
export const HomeSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className={HOME_PAGE}>
    <div className="grid gap-2">
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
    </div>
  </div>
);
