export { casesWithDeadlineAhead } from './deadline-nodes.service.ts';
export { DeadlineType } from './panel/deadlines.types.ts';
