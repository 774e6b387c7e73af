import type { Request, Response } from 'express';
import { ConcurrencyLimit } from '../kernel/security/concurrency-limit.ts';

/** Uploads and downloads of one account at once, of 25 MB at most each: files are held in memory as a whole. */
const TRANSFERS_AT_ONCE = 6;
/** A connection without traffic for so long is closed, because its file occupies memory. */
const STALLED_MS = 60_000;

const transfers = new ConcurrencyLimit(TRANSFERS_AT_ONCE);

/** Takes a transfer slot of an account until the response is sent or the connection closes. Throws `RATE_LIMITED` when none is free. */
export function limitTransfers(userId: string, request: Request, response: Response): void {
  const { socket } = request;
  const leave = transfers.acquire(userId);
  const end = (): void => {
    socket.off('close', end);
    response.off('close', end);
    leave();
  };
  // Closed during authentication: no `close` event will follow. A response queued behind another on the socket emits none either.
  if (socket.destroyed) return leave();
  socket.on('close', end);
  response.on('close', end);
  response.setTimeout(STALLED_MS, () => void response.destroy());
}
