import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from './message-feed.ts';

const NEAR_END_PX = 48;
const NEAR_TOP_PX = 80;
const LINE_BELOW_TOP_PX = 64;

interface ScrollOptions {
  messages: readonly ChatMessage[];
  ownId: string;
  /** It is known where the line above unread messages is, or that there is none. */
  isSettled: boolean;
  outgoingCount: number;
  onNearTop: () => void;
}

/**
 * Scroll position of a list that grows at both ends: at the end it follows new messages; elsewhere the visible messages
 * do not move.
 */
export function useChatScroll({ messages, ownId, isSettled, outgoingCount, onNearTop }: ScrollOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [newBelow, setNewBelow] = useState(0);
  const before = useRef({ first: 0, last: 0, height: 0, outgoing: 0, isAtEnd: true, isPlaced: false });
  const first = messages[0]?.sequence ?? 0;
  const last = messages.at(-1)?.sequence ?? 0;

  const toEnd = useCallback(() => {
    const view = scroller.current;
    if (view) view.scrollTop = view.scrollHeight;
    before.current.isAtEnd = true;
    setAtEnd(true);
    setNewBelow(0);
  }, []);

  useLayoutEffect(() => {
    const view = scroller.current;
    if (!view) return;
    const held = before.current;
    const isPlacing = !held.isPlaced && last > 0;
    if (isPlacing) {
      const line = view.querySelector<HTMLElement>('[data-unread]');
      view.scrollTop = line ? Math.max(0, line.offsetTop - LINE_BELOW_TOP_PX) : view.scrollHeight;
    } else if (first < held.first && held.first > 0) view.scrollTop += view.scrollHeight - held.height;
    if (held.isPlaced && last > held.last) {
      const added = messages.filter(({ sequence }) => sequence > held.last);
      if (held.isAtEnd) view.scrollTop = view.scrollHeight;
      else setNewBelow((count) => count + added.filter(({ authorId }) => authorId !== ownId).length);
    }
    // After sending, always scroll to the end.
    if (outgoingCount > held.outgoing) view.scrollTop = view.scrollHeight;
    const isNowAtEnd = view.scrollHeight - view.scrollTop - view.clientHeight < NEAR_END_PX;
    before.current = {
      first,
      last,
      height: view.scrollHeight,
      outgoing: outgoingCount,
      isAtEnd: isNowAtEnd,
      isPlaced: held.isPlaced || isSettled,
    };
    setAtEnd(isNowAtEnd);
    if (isNowAtEnd) setNewBelow(0);
  }, [first, last, messages, outgoingCount, ownId, isSettled]);

  const isFilled = last > 0;
  // A growing composer must not cover the last message.
  useEffect(() => {
    const view = scroller.current;
    if (!view || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (before.current.isAtEnd) view.scrollTop = view.scrollHeight;
    });
    observer.observe(view);
    return () => observer.disconnect();
  }, [isFilled]);

  const onScroll = () => {
    const view = scroller.current;
    if (!view) return;
    const isNowAtEnd = view.scrollHeight - view.scrollTop - view.clientHeight < NEAR_END_PX;
    before.current.isAtEnd = isNowAtEnd;
    setAtEnd(isNowAtEnd);
    if (isNowAtEnd) setNewBelow(0);
    if (view.scrollTop < NEAR_TOP_PX) onNearTop();
  };
  return { scroller, isAtEnd, newBelow, toEnd, onScroll };
}
