import { hoursRoomsText } from '#schema/text/hours-rooms.ts';

export type HoursTabId = keyof typeof hoursRoomsText.room;
export const HOURS_TABS = Object.keys(hoursRoomsText.room) as HoursTabId[];

export type HoursPeriodId = keyof typeof hoursRoomsText.periods;
export const PERIODS = Object.keys(hoursRoomsText.periods) as HoursPeriodId[];

/** State of the hours in the URL. */
export interface HoursUrlState {
  /** `null`: today. */
  day: string | null;
  hoursTab: HoursTabId;
  period: HoursPeriodId;
  /** Id of a pre-bill, or the value for a new one. */
  prebill: string | null;
}
