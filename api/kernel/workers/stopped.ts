import type { ErrorCode } from '#schema/generated/contract.ts';
import { workText } from '#schema/text/work.ts';
import { Refusal } from '../errors.ts';

/** Why work in a worker has no result. */
export type StopReason =
  /** It took longer than it may. */
  | 'TOO_SLOW'
  /** It needed more memory than it may. */
  | 'TOO_MUCH_MEMORY'
  /** Its process ended by itself. */
  | 'CRASHED'
  /** Too much work waits already. */
  | 'BUSY'
  /** Nobody waits for it any more, or the server stops. */
  | 'CANCELLED';

const CODE = {
  TOO_SLOW: 'PAYLOAD_TOO_LARGE',
  TOO_MUCH_MEMORY: 'PAYLOAD_TOO_LARGE',
  CRASHED: 'UNAVAILABLE',
  BUSY: 'RATE_LIMITED',
  CANCELLED: 'UNAVAILABLE',
} satisfies Record<StopReason, ErrorCode>;

const RETRY_AFTER_SECONDS = 5;

/** Work that was stopped. As a refusal it has a sentence for the person. */
export class WorkStopped extends Refusal {
  constructor(readonly reason: StopReason) {
    super(CODE[reason], workText[reason], reason === 'BUSY' ? { retryAfter: RETRY_AFTER_SECONDS } : {});
  }
}
