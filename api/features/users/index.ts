export { foldEmail } from './users.rules.ts';
