export type DatabaseStartCode =
  | 'FOLDER_IN_USE'
  | 'FOLDER_NOT_WRITABLE'
  | 'NO_BINARIES'
  | 'ROOT_NOT_POSSIBLE'
  | 'INIT_FAILED'
  | 'START_FAILED'
  | 'VERSION_MISMATCH'
  | 'NEWER_SCHEMA'
  | 'SECRET_DAMAGED'
  | 'NOT_OWNER';

/** A problem at the start of the database. The message is Spanish, for the operator. */
export class DatabaseStartError extends Error {
  readonly code: DatabaseStartCode;

  constructor(code: DatabaseStartCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.name = 'DatabaseStartError';
  }
}
