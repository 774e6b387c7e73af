import { chatErrorText as text } from '#schema/text/chat.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';

/** What the composer says when a question was not taken. */
export interface ChatFailure {
  message: string;
  isLimit: boolean;
  requestId: string | null;
}

const LIMIT: Failure['code'] = 'LIMIT_REACHED';

/** The server answered and said no: its words after the cross. */
export const refusal = (code: string, message: string): ChatFailure => ({
  message: text.prefix + (code === LIMIT ? text.limitReached : message || text.noReply),
  isLimit: code === LIMIT,
  requestId: null,
});

export const noReply = (): ChatFailure => ({ message: text.prefix + text.noReply, isLimit: false, requestId: null });

/** An operation was rejected: by the server with a code, or by the connection. */
export function thrownFailure(error: unknown): ChatFailure {
  const { code, message, requestId } = readFailure(error);
  if (code === 'NETWORK') return { message: text.thrownPrefix + message, isLimit: false, requestId };
  return { ...refusal(code, message), requestId };
}
