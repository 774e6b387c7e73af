export { eventById } from './events/event-fields.service.ts';
export { findEventRow, isLive, readEventRows, type EventRow } from './events/event-rows.service.ts';
export { readWall } from './events/event-times.rules.ts';
export { happensAt } from './events/recurrence.adapter.ts';
export { dayOfQuery } from './rest/query-day.rules.ts';
export { occurrenceViews } from './views/occurrence-views.rules.ts';
export { occurrenceKeyOf, spread, type Occurrence, type Spread } from './views/occurrences.rules.ts';
export { checkDays } from './views/range.service.ts';
export { zoneOf } from './views/settings.service.ts';
