import type { Occurrence } from '../event-styles.tsx';
import type { OccurrenceMove } from '../occurrence.rules.ts';
import type { RestDay } from './use-range.ts';

export interface ViewProps {
  events: readonly Occurrence[];
  /** The events are loaded; before that no day is called free. */
  isHeld: boolean;
  restDays: ReadonlyMap<string, RestDay>;
  /** The chosen day. */
  day: string;
  onDay: (day: string) => void;
  onMove: (event: Occurrence, moved: OccurrenceMove) => void;
}
