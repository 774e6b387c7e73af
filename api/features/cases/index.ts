export { findCase, roleIn, type CaseAndRole } from './matters/case-access.service.ts';
export { canReadAll } from './cases.policy.ts';
export { CaseType } from './matters/cases.types.ts';
