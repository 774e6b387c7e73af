import type { Request, Response } from 'express';
import { ConcurrencyLimit } from '../kernel/security/concurrency-limit.ts';

/** Files of one account on their way at once, in or out: twenty megabytes each. */
const TRANSFERS_AT_ONCE = 6;
/** Whoever reads nothing for so long holds a file in memory for nobody. */
const STALLED_MS = 60_000;

const transfers = new ConcurrencyLimit(TRANSFERS_AT_ONCE);

/** A place for a file of that account until its answer has gone out or its connection is cut. Refuses when there is none. */
export function limitTransfers(userId: string, request: Request, response: Response): void {
  const { socket } = request;
  const leave = transfers.acquire(userId);
  const end = (): void => {
    socket.off('close', end);
    response.off('close', end);
    leave();
  };
  // Cut while it was found out who asks: nothing will say so any more. An answer that waits behind another has no end of its own.
  if (socket.destroyed) return leave();
  socket.on('close', end);
  response.on('close', end);
  response.setTimeout(STALLED_MS, () => void response.destroy());
}
