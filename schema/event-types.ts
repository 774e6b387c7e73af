import type { CalendarEventType } from './generated/contract.ts';

export interface EventTypeDefaults {
  /** How long it takes when nobody says. */
  minutes: number;
  /** Its hours are billed without asking. */
  isBillable: boolean;
  /** It takes up the time of whoever goes. */
  isBusy: boolean;
}

/** The seven types of the specification, with their lengths; only hearings and meetings are billed by themselves. */
export const EVENT_TYPES = {
  HEARING: { minutes: 120, isBillable: true, isBusy: true },
  MEETING: { minutes: 60, isBillable: true, isBusy: true },
  DEADLINE: { minutes: 30, isBillable: false, isBusy: false },
  SUMMONS: { minutes: 90, isBillable: false, isBusy: true },
  MEDIATION: { minutes: 180, isBillable: false, isBusy: true },
  PREPARATION: { minutes: 90, isBillable: false, isBusy: true },
  OTHER: { minutes: 60, isBillable: false, isBusy: true },
} satisfies Record<CalendarEventType, EventTypeDefaults>;

/** A description is previewed by so many characters. */
export const PREVIEW_LENGTH = 100;

/** The longest that one event may take. */
export const MAX_EVENT_DAYS = 31;
