export {
  findCase,
  recordEvents,
  roleIn,
  type CaseAndRole,
  type RecordedEvent,
} from './case-file/case-access.service.ts';
export { caseToChange, changeable, tellChange } from './case-file/case-change.service.ts';
export { whenClientChanges } from './case-file/client-changes.service.ts';
export { keep, mergeValues, type Values } from './case-file/case-merge.rules.ts';
export { caseById, NAME_OF_CASE, type CaseRow, type NamedCase } from './case-file/case-rows.service.ts';
export { foldedSql } from './case-file/folded-sql.rules.ts';
export { searchPatterns, caseTextProblem } from './case-file/cases.rules.ts';
export { canReadAll } from './cases.policy.ts';

export { offerAttachments } from './chat/attachment-sources.service.ts';
export { foldedName, LIKE_ENOUGH, likenessOfFolded, wordsOfName } from './checks/names.rules.ts';
export { BatchQueue, memberStream, newTurn, unlessAway } from './feed/member.stream.ts';
