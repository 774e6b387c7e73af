import { commonText } from '#schema/text/common.ts';
import { Skeleton } from './states.tsx';

/** Placeholder of the rows of a list. */
export const RowsSkeleton = ({ rows }: { rows: number }) => (
  <div role="status" aria-label={commonText.loading} className="card divide-y divide-line">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="grid grid-cols-[1fr_auto] items-center gap-4 px-4 py-3.5">
        <div className="grid gap-2">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3.5 w-2/5" />
        </div>
        <Skeleton className="h-5 w-16" />
      </div>
    ))}
  </div>
);
