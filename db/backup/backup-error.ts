export type BackupErrorCode =
  | 'EXISTS'
  | 'NO_SPACE'
  | 'NOT_WRITABLE'
  | 'NOT_READABLE'
  | 'NO_DATA'
  | 'NOT_A_BACKUP'
  | 'NEWER_FORMAT'
  | 'NEWER_SCHEMA'
  | 'CUT_OFF'
  | 'DAMAGED'
  | 'WRONG_PASSPHRASE'
  | 'NOT_EMPTY'
  | 'OTHER_SECRET'
  | 'NO_SECRET'
  | 'OTHER_MAIL';

/** The message is ready to be shown to whoever makes or restores a backup. */
export class BackupError extends Error {
  readonly code: BackupErrorCode;

  constructor(code: BackupErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.name = 'BackupError';
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const CLOSED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EIO', 'ENAMETOOLONG']);

export interface FileSentences {
  full: string;
  closed(code: string): string;
}

/** What a file system says, as a sentence; any other error stays what it is. */
export function explainFileProblem(error: unknown, sentences: FileSentences, closed: BackupErrorCode): unknown {
  const code = codeOf(error);
  if (FULL.has(code)) return new BackupError('NO_SPACE', sentences.full, { cause: error });
  if (CLOSED.has(code)) return new BackupError(closed, sentences.closed(code), { cause: error });
  return error;
}
