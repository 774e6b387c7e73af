import { useLayoutEffect, useState, type RefObject } from 'react';

/** Of the head with the weekdays, and of the space below the grid. */
const HEAD = 2.25;
const BELOW = 1.25;
/** Of the number of the day, and of one line, in rem. */
const NUMBER = 2.125;
const LINE = 1.4375;
/** Rows never get lower than for two lines, so a low window scrolls. */
const LEAST_LINES = 2;
/** Where the window is not measured. */
const USUAL_LINES = 4;

/** The height of the rows of a month that fill the window, and how many lines of events fit into each. */
export function useRowHeight(grid: RefObject<HTMLElement | null>, rows: number, isWide: boolean) {
  const [height, setHeight] = useState<number | null>(null);
  const [rem, setRem] = useState(16);
  useLayoutEffect(() => {
    if (!isWide) return;
    const measure = () => {
      const element = grid.current;
      // A page that is not drawn has no place to measure.
      if (!element || element.clientWidth === 0) return setHeight(null);
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const top = element.getBoundingClientRect().top + window.scrollY;
      const free = window.innerHeight - top - (HEAD + BELOW) * size;
      setRem(size);
      setHeight(Math.max((NUMBER + LEAST_LINES * LINE) * size, Math.floor(free / rows)));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [grid, rows, isWide]);
  const isMeasured = isWide && height !== null;
  return {
    height: isMeasured ? height : null,
    lines: isMeasured ? Math.max(LEAST_LINES, Math.floor((height / rem - NUMBER) / LINE)) : USUAL_LINES,
  };
}
