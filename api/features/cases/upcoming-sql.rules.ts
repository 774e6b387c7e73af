/**
 * SQL condition: the case has an upcoming deadline that is not completed, an upcoming event, or an open task with a
 * date. It takes one value: the present instant.
 */
export const upcomingSql = (caseId: string): string =>
  `exists (select 1 from (values (?::timestamptz)) as clock (now) where
     exists (select 1 from deadline ahead where ahead.case_id = ${caseId} and ahead.due_at > clock.now
       and ahead.completed_at is null and ahead.deleted_at is null)
     or exists (select 1 from calendar_event ahead where ahead.case_id = ${caseId}
       and (ahead.last_at is null or ahead.last_at > clock.now) and ahead.deleted_at is null and not ahead.is_cancelled)
     or exists (select 1 from work_task ahead where ahead.case_id = ${caseId} and ahead.deleted_at is null
       and ahead.done_at is null and ahead.due_on >= (clock.now at time zone 'America/Mexico_City')::date))`;
