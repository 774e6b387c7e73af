export { findCase, recordEvents, roleIn, type RecordedEvent } from './case-file/case-access.service.ts';
export { caseToChange, caseToUse, tellChange } from './case-file/case-change.service.ts';
export { caseById, NAME_OF_CASE, type CaseRow, type NamedCase } from './case-file/case-rows.service.ts';
export { canReadAll } from './cases.policy.ts';
