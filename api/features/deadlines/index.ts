export { moveAccount, zoneProblem } from './alerts/alert-days.service.ts';
export { courtDaysOf } from './court-days/court-days.service.ts';
export { holidaysOf } from './counting/days-off.rules.ts';
export { dueMomentOf } from './deadlines.rules.ts';
export { readAhead, readOpenDeadlines, type OpenDeadline } from './panel/panel.service.ts';
export { saveDeadlines } from './saving/create-deadline.service.ts';
export { handEventDeadlinesOn, keepEventDeadlines } from './saving/event-deadlines.service.ts';
export type { EventTime } from './saving/event-deadlines.rules.ts';
