export { courtDaysOf } from './calendars/court-days.service.ts';

export { dueMomentOf } from './panel/deadlines.rules.ts';
export { readAhead, readOpenDeadlines, type OpenDeadline } from './panel/panel.service.ts';
export { handEventDeadlinesOn, keepEventDeadlines } from './saving/event-deadlines.service.ts';
export type { EventTime } from './saving/event-deadlines.rules.ts';
