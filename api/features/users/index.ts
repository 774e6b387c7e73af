export { UserType } from './users.types.ts';
export { SESSION_ENDED } from './users.events.ts';
export { isStorable } from './users.rules.ts';
