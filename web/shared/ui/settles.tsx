import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from './class-names.ts';

const PENDING = '[data-settling], .animate-pulse-soft';
/** As long as `settles` of the theme hides what follows. */
const LONGEST_MS = 1_500;

/**
 * While something inside it still loads, what follows is not painted (`settles` in theme.css), so that nothing on the
 * screen moves. Only the first time: what was shown once is never hidden again, whatever is read anew.
 */
export function Settles({ children, className }: { children: ReactNode; className?: string }) {
  const target = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const inside = target.current;
    if (isOver || !inside) return;
    const look = () => inside.querySelector(PENDING) === null && setOver(true);
    const observer = new MutationObserver(look);
    observer.observe(inside, { childList: true, subtree: true });
    const timer = setTimeout(() => setOver(true), LONGEST_MS);
    look();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isOver]);
  return (
    <div ref={target} className={cx(className, !isOver && 'settles')}>
      {children}
    </div>
  );
}
