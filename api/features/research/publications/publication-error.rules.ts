/** Why a publication was not read. The message is Spanish, for the person who brought the file. */

export type PublicationErrorCode =
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'TOO_SLOW'
  | 'EXPANDS_TOO_MUCH'
  | 'TOO_DEEP'
  | 'EXTERNAL_PARTS'
  | 'WRONG_TYPE'
  | 'WRONG_NAME'
  | 'SCANNED'
  | 'ENCRYPTED'
  | 'BROKEN'
  | 'NO_TEXT'
  | 'NO_ARTICLES'
  | 'MISSING_FACTS';

/** What is found before a file is given to its reader. */
export type FileProblem = Extract<
  PublicationErrorCode,
  'EXPANDS_TOO_MUCH' | 'TOO_DEEP' | 'EXTERNAL_PARTS' | 'ENCRYPTED'
>;

export class PublicationError extends Error {
  readonly code: PublicationErrorCode;

  constructor(code: PublicationErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'PublicationError';
    this.code = code;
  }
}
