import { Skeleton } from '#web/shared/ui/states.tsx';

/** Bars of some days, so that an unfinished month does not look free; the same ones each time. */
const BARS = [0, 1, 0, 2, 1, 0, 0, 2, 0, 1, 1, 0];

/** In place of events that are not here yet. */
export const GhostBars = ({ index }: { index: number }) => (
  <div aria-hidden="true" className="grid animate-late gap-1 px-1">
    {Array.from({ length: BARS[index % BARS.length] ?? 0 }, (_, at) => (
      <Skeleton key={at} className="h-4 rounded-sm" />
    ))}
  </div>
);
