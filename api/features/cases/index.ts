export { findCase, recordEvents, roleIn, type CaseAndRole, type RecordedEvent } from './matters/case-access.service.ts';
export { caseToChange, tellChange } from './matters/case-change.service.ts';
export { keep, merge, type Values } from './matters/case-merge.rules.ts';
export { foldedSql } from './matters/folded-sql.ts';
export { searchPatterns, textProblem } from './matters/cases.rules.ts';
export { canReadAll } from './cases.policy.ts';
export { CaseType, CourtOfficeType, FieldConflictType } from './matters/cases.types.ts';
export { offerAttachments } from './chat/attachment-sources.ts';
export { foldedName, LIKE_ENOUGH, likenessOfFolded, wordsOfName } from './watch/names.rules.ts';
