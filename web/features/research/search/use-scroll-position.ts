import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { DRAFT_PREFIX } from '#web/shared/session/session-storage.ts';

// With the prefix of drafts, so that it is removed at logout.
const KEY = `${DRAFT_PREFIX}positions`;
const MAX_POSITIONS = 30;

type Positions = [place: string, top: number][];

function readAll(): Positions {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(held) ? (held as Positions) : [];
  } catch {
    return [];
  }
}

function keep(place: string, top: number): void {
  try {
    const others = readAll().filter(([known]) => known !== place);
    sessionStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MAX_POSITIONS), [place, Math.round(top)]]));
  } catch {
    // Without storage one comes back to the top.
  }
}

const scroller = (): HTMLElement | null => document.getElementById('main-content');

/**
 * Restores the scroll position after back, forward and reload. A new search starts at the top. `isReady`: the list has
 * its former length.
 */
export function useScrollPosition(search: string, isReady: boolean): void {
  const { key: place } = useLocation();
  const before = useRef<string | null>(null);

  useEffect(() => {
    const view = scroller();
    if (!view) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => keep(place, view.scrollTop);
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(note, 120);
    };
    view.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', note);
    return () => {
      clearTimeout(timer);
      view.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', note);
    };
  }, [place]);

  useLayoutEffect(() => {
    const view = scroller();
    if (!view || !isReady || before.current === search) return;
    const isFirst = before.current === null;
    before.current = search;
    const known = readAll().find(([held]) => held === place)?.[1];
    if (known !== undefined) view.scrollTop = known;
    else if (!isFirst) view.scrollTop = 0;
  }, [search, isReady, place]);
}
