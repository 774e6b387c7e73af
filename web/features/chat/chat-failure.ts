import { chatErrorText as text } from '#schema/text/chat.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';

/** The error that the composer shows when a question was refused. */
export interface ChatFailure {
  message: string;
  isLimit: boolean;
  requestId: string | null;
}

const LIMIT: Failure['code'] = 'LIMIT_REACHED';

/** A refusal by the server, with its text. */
export const refusal = (code: string, message: string): ChatFailure => ({
  message: text.prefix + (code === LIMIT ? text.limitReached : message || text.noReply),
  isLimit: code === LIMIT,
  requestId: null,
});

export const noReply = (): ChatFailure => ({ message: text.prefix + text.noReply, isLimit: false, requestId: null });

/** A rejected operation: an error code of the server, or a lost connection. */
export function thrownFailure(error: unknown): ChatFailure {
  const { code, message, requestId } = readFailure(error);
  if (code === 'NETWORK') return { message: text.thrownPrefix + message, isLimit: false, requestId };
  return { ...refusal(code, message), requestId };
}
