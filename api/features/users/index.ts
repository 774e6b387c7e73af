export { SESSION_ENDED } from './users.events.ts';
export { foldEmail, isStorable } from './users.rules.ts';
