import { commonText } from '#schema/text/common.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';

export const FieldsSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="grid gap-6 sm:grid-cols-2">
    {[1, 2, 3, 4, 5, 6].map((field) => (
      <Skeleton key={field} className="h-16 rounded-md" />
    ))}
  </div>
);
