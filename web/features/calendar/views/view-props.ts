import type { Occurrence } from '../event-styles.tsx';
import type { LocalTime } from '#web/shared/dates/wall-clock.rules.ts';
import type { RestDay } from './use-range.ts';

/** A new start or end of an occurrence, in the view's local time. */
export interface Moved {
  start?: LocalTime;
  end?: LocalTime;
}

export interface ViewProps {
  events: readonly Occurrence[];
  /** The events are loaded; before that no day is called free. */
  isHeld: boolean;
  restDays: ReadonlyMap<string, RestDay>;
  /** The chosen day. */
  day: string;
  onDay: (day: string) => void;
  onMove: (event: Occurrence, moved: Moved) => void;
}
