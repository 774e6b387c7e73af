import { commonText } from '#schema/text/common.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';

/** Placeholder of a document: the text at the left, findings at the right. */
export const FileSkeleton = () => (
  <div
    role="status"
    aria-label={commonText.loading}
    className="grid gap-6 p-4 md:p-8 lg:grid-cols-[minmax(0,1fr)_26rem]"
  >
    <Skeleton className="h-[70vh] rounded-md" />
    <div className="grid content-start gap-4">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-24 rounded-md" />
      ))}
    </div>
  </div>
);

/** Placeholder of a table or a comparison. */
export const WideSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="grid gap-4 p-4 md:p-8">
    <Skeleton className="h-9 w-1/3" />
    <Skeleton className="h-96 rounded-md" />
  </div>
);
