/** Whether something lies ahead of a matter: a deadline that is neither completed nor past. Its one value is now. */
export const aheadSql = (caseId: string): string =>
  `exists (select 1 from deadline ahead where ahead.case_id = ${caseId} and ahead.due_at > ?
     and ahead.completed_at is null and ahead.deleted_at is null)`;
