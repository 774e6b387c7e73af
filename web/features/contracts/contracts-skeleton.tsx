import { commonText } from '#schema/text/common.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';

/** Placeholder of the grid of templates. */
export const TemplatesSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <Skeleton key={card} className="h-40 rounded-md" />
    ))}
  </div>
);

/** Placeholder of a form or a contract: fields at the left, a page at the right. */
export const PaperSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="grid gap-8 lg:grid-cols-2">
    <div className="grid content-start gap-5">
      <Skeleton className="h-9 w-2/3" />
      {[1, 2, 3, 4].map((field) => (
        <Skeleton key={field} className="h-16 rounded-md" />
      ))}
    </div>
    <Skeleton className="h-[32rem] rounded-md" />
  </div>
);
