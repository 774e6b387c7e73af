import { useEffect } from 'react';
import type { Message, ReplySource } from './reply-follower.ts';

const ASK_EVERY_MS = 1_000;
const PATIENCE = 5;

/** Whether a stopped answer still waits for its sources: the server checks what had arrived after it was stopped. */
export function useStoppedCheck(message: Message | undefined, source: ReplySource): boolean {
  const isUnchecked =
    message?.status === 'STOPPED' && message.citations.length === 0 && /\[\d{1,3}\]/.test(message.text);
  const id = isUnchecked ? message.id : undefined;

  useEffect(() => {
    if (!id) return;
    let asked = 0;
    const timer = setInterval(() => {
      if (++asked === PATIENCE) clearInterval(timer);
      // What it brings goes into the cache; a connection that fails is tried again.
      source.fetchMessage(id).catch(() => undefined);
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [id, source]);

  return isUnchecked;
}
