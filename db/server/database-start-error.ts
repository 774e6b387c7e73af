export type DatabaseStartCode =
  | 'FOLDER_IN_USE'
  | 'FOLDER_NOT_WRITABLE'
  | 'NO_BINARIES'
  | 'ROOT_NOT_POSSIBLE'
  | 'INIT_FAILED'
  | 'START_FAILED'
  | 'VERSION_MISMATCH';

/** The message is ready to be shown to whoever starts the server. */
export class DatabaseStartError extends Error {
  readonly code: DatabaseStartCode;

  constructor(code: DatabaseStartCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.name = 'DatabaseStartError';
  }
}
