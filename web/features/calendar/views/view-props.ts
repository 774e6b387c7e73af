import type { Occurrence } from '../calendar-look.tsx';
import type { Wall } from '#web/shared/dates/wall-clock.rules.ts';
import type { RestDay } from './use-range.ts';

/** Another start, or another end, of one time that an event happens; on the wall clock of the view. */
export interface Moved {
  start?: Wall;
  end?: Wall;
}

export interface ViewProps {
  events: readonly Occurrence[];
  /** What the days hold is known: until then none of them is said to be free. */
  isHeld: boolean;
  restDays: ReadonlyMap<string, RestDay>;
  /** The day that is chosen. */
  day: string;
  onDay: (day: string) => void;
  onMove: (event: Occurrence, moved: Moved) => void;
}
