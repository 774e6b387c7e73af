import { useEffect } from 'react';
import type { Message, ReplySource } from './reply-follower.ts';

const POLL_MS = 1_000;
const MAX_REQUESTS = 5;

/** Whether the sources of a stopped answer are still being checked: the server does that after the stop. */
export function useStoppedCheck(message: Message | undefined, source: ReplySource): boolean {
  const isUnchecked =
    message?.status === 'STOPPED' && message.citations.length === 0 && /\[\d{1,3}\]/.test(message.text);
  const id = isUnchecked ? message.id : undefined;

  useEffect(() => {
    if (!id) return;
    let asked = 0;
    const timer = setInterval(() => {
      if (++asked === MAX_REQUESTS) clearInterval(timer);
      // The result goes to the cache; a failed request is repeated.
      source.fetchMessage(id).catch(() => undefined);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [id, source]);

  return isUnchecked;
}
