export { findCase, recordEvents, roleIn, type RecordedEvent } from './case-access.service.ts';
export { caseToChange, caseToUse, recordChange, recordWork } from './case-change.service.ts';
export { addCaseNote } from './case-file/case-notes.service.ts';
export { createCase } from './case-file/cases.service.ts';
export { deleteSampleCase, findSampleCase } from './case-file/sample-case.service.ts';
export { caseById, NAME_OF_CASE, type CaseRow, type NamedCase } from './case-rows.service.ts';
export { canReadAll } from './cases.policy.ts';
export { renamedFile } from './documents/case-documents.rules.ts';
export { loadCaseDocument } from './documents/case-documents.service.ts';
