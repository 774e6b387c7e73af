import { APICallError } from 'ai';
import { PortError } from '../ports/port-error.ts';

type Reason = PortError['reason'];

function reasonOfStatus(status: number): Reason {
  if (status === 401 || status === 403) return 'NOT_CONFIGURED';
  if (status === 404) return 'NOT_CONFIGURED';
  if (status === 408 || status === 504) return 'TIMEOUT';
  if (status === 429 || status >= 500) return 'UNAVAILABLE';
  return 'BAD_REPLY';
}

/** An error and its causes: the SDK wraps errors of providers in its own. */
function* causesOf(error: unknown): Generator<Error> {
  let current: unknown = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth++) {
    yield current;
    current = 'lastError' in current ? current.lastError : current.cause;
  }
}

const NETWORK =
  /fetch failed|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|UND_ERR|Cannot connect|socket|network|terminated/i;

const MENTIONS_SCHEMA = /response_?(?:format|json|schema|mime)|json_?schema|json mode|structured|grammar|schema/i;

/** Whether a server refused a request because of the JSON schema, so that it may work without one. */
export function refusesSchema(error: unknown): boolean {
  for (const each of causesOf(error))
    if (APICallError.isInstance(each) && [400, 415, 422, 501].includes(each.statusCode ?? 0))
      return MENTIONS_SCHEMA.test(`${each.message} ${each.responseBody ?? ''}`);
  return false;
}

/** Converts an error of any vendor. The detail never contains data that was sent. */
export function portErrorOf(error: unknown): PortError {
  if (error instanceof PortError) return error;
  for (const each of causesOf(error)) {
    if (APICallError.isInstance(each)) {
      const { statusCode } = each;
      // A reply that could not be parsed is a bad reply (below); no reply at all is an outage.
      if (statusCode !== undefined && statusCode >= 400)
        return new PortError(reasonOfStatus(statusCode), `HTTP ${statusCode}`, { cause: error });
      if (statusCode === undefined) return new PortError('UNAVAILABLE', each.message, { cause: error });
    }
  }
  for (const each of causesOf(error))
    if (NETWORK.test(each.message)) return new PortError('UNAVAILABLE', each.message, { cause: error });
  return new PortError('BAD_REPLY', error instanceof Error ? `${error.name}: ${error.message}` : 'the stream failed', {
    cause: error,
  });
}
