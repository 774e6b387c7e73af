/**
 * Numbers of the advisory locks that are taken by number. They share one space in the database: a number that is used
 * twice makes unrelated work wait for each other. Locks of one account or one name use `hashtext('kind:id')` instead.
 */
export const ADVISORY_LOCK = {
  /** Who holds it alone may change tables; who holds it shared relies on them staying as they are. */
  schema: 3_214_000,
  /** Of several servers that start at once on one database, one seeds. */
  legalStockSeed: 3_214_001,
  /** One import of laws at a time. */
  lawImport: 3_214_002,
  /** One backup at a time over all servers of a database; it ends with the connection of whoever holds it. */
  scheduledBackup: 3_214_003,
  /** First of two numbers. The second is drawn for each listening connection, which holds the lock as long as it lives. */
  server: 3_214_004,
  /** Over all servers: those that need a new key at once make one. */
  signingKeyCreation: 3_214_005,
  /** Held while roles are made: a server and a command may start at once. */
  roles: 3_214_006,
  /** One rotation at a time: a second one would drop a key that is still in use. */
  secretRotation: 3_214_007,
  /** As `legalStockSeed`. */
  courtSeed: 3_214_008,
} as const;
