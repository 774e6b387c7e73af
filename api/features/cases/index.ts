export { findCase, recordEvents, roleIn, type RecordedEvent } from './case-access.service.ts';
export { caseToChange, caseToUse, recordChange } from './case-change.service.ts';
export { caseById, NAME_OF_CASE, type CaseRow, type NamedCase } from './case-rows.service.ts';
export { canReadAll } from './cases.policy.ts';
