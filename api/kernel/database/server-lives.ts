import { ADVISORY_LOCK } from '#db/advisory-locks.ts';

/**
 * Condition of a row whose `column` holds the `lockId` of a server's bus: that connection is gone. Its server died, or
 * lost the database and all it had begun.
 */
export const serverIsGone = (column: string): string => `not exists (
  select 1 from pg_locks l where l.locktype = 'advisory' and l.classid = ${ADVISORY_LOCK.server} and l.objid = ${column}::oid
    and l.objsubid = 2 and l.database = (select oid from pg_database where datname = current_database()))`;
