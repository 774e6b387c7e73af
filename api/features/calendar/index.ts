export { eventById } from './events/event-fields.service.ts';
export { findEventRow, isLive, readEventRows, type EventRow } from './event-rows.service.ts';
export { readWall } from './event-times.rules.ts';
export { happensAt } from './recurrence/recurrence.adapter.ts';
export { dayOfQuery } from './rest/query-day.rules.ts';
export { occurrenceViews } from './occurrences/occurrence-views.rules.ts';
export { occurrenceKeyOf, expandEvents, type Occurrence, type Expansion } from './occurrences/occurrences.rules.ts';
export { checkDays } from './views/range.service.ts';
export { zoneOf } from './settings.service.ts';
