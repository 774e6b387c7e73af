import { hoursRoomsText } from '#schema/text/hours-rooms.ts';

export type HoursRoomId = keyof typeof hoursRoomsText.room;
export const ROOMS = Object.keys(hoursRoomsText.room) as HoursRoomId[];

export type HoursPeriodId = keyof typeof hoursRoomsText.periods;
export const PERIODS = Object.keys(hoursRoomsText.periods) as HoursPeriodId[];

/** Where somebody is in the hours, as the address says it. */
export interface HoursPlace {
  /** Null: today, whenever that is. */
  day: string | null;
  room: HoursRoomId;
  period: HoursPeriodId;
  /** A pre-bill by its id, or the one that is being made. */
  prebill: string | null;
}
