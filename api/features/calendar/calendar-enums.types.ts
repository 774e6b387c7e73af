import type * as C from '#schema/generated/contract.ts';
import { EVENT_TYPES } from '#schema/event-types.ts';
import { googleStateLabels, weekdayLabels } from '#schema/text/calendar.ts';
import { nonWorkingKindLabels } from '#schema/text/calendar-marks.ts';
import { enumOf } from '#api/kernel/graphql/user-error.ts';

const codesOf = <T extends string>(table: Record<T, unknown>): T[] => Object.keys(table) as T[];

export const CalendarEventTypeEnum = enumOf<C.CalendarEventType>('CalendarEventType', codesOf(EVENT_TYPES));
export const CalendarEventSourceEnum = enumOf<C.CalendarEventSource>('CalendarEventSource', ['FOJA', 'GOOGLE', 'FILE']);
export const RecurrenceFrequencyEnum = enumOf<C.RecurrenceFrequency>('RecurrenceFrequency', [
  'DAILY',
  'WEEKLY',
  'MONTHLY',
  'YEARLY',
]);
export const WeekdayEnum = enumOf<C.Weekday>('Weekday', codesOf(weekdayLabels));
export const SeriesScopeEnum = enumOf<C.SeriesScope>('SeriesScope', ['ONLY_THIS', 'THIS_AND_FOLLOWING', 'ALL']);
export const NonWorkingDayKindEnum = enumOf<C.NonWorkingDayKind>('NonWorkingDayKind', codesOf(nonWorkingKindLabels));
export const GoogleEventStateEnum = enumOf<C.GoogleEventState>('GoogleEventState', ['IN_SYNC', 'PENDING', 'REFUSED']);
export const GoogleConnectionStateEnum = enumOf<C.GoogleConnectionState>(
  'GoogleConnectionState',
  codesOf(googleStateLabels),
);
export const GoogleSyncStateEnum = enumOf<C.GoogleSyncState>('GoogleSyncState', ['IDLE', 'RUNNING', 'WAITING']);
export const SyncSideEnum = enumOf<C.SyncSide>('SyncSide', ['FOJA', 'GOOGLE']);
export const CalendarFeedScopeEnum = enumOf<C.CalendarFeedScope>('CalendarFeedScope', ['USER', 'CASE']);
export const CalendarChangeKindEnum = enumOf<C.CalendarChangeKind>('CalendarChangeKind', ['SAVED', 'DELETED', 'MANY']);
