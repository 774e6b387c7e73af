/** Room that stays between a mark and the edge of what is seen. */
const EDGE_PX = 56;

/** Every piece of a citation's mark: it may go over the end of a line. */
export const marksOf = (view: HTMLElement, index: number): HTMLElement[] => [
  ...view.querySelectorAll<HTMLElement>(`[data-citation~="${index}"]`),
];

function bringIntoSight(view: HTMLElement, mark: HTMLElement): void {
  const { top, bottom } = mark.getBoundingClientRect();
  const box = view.getBoundingClientRect();
  if (top >= box.top + EDGE_PX && bottom <= box.bottom - EDGE_PX) return;
  view.scrollTop += top - box.top - view.clientHeight / 3;
}

/** Scrolls the text, and nothing around it, to a citation. Far away one jumps: a long way would be a blur. */
export function revealMark(view: HTMLElement | null, index: number, takesFocus = false): void {
  const mark = view && marksOf(view, index)[0];
  if (!mark) return;
  bringIntoSight(view, mark);
  // What comes near is laid out only then, and may be taller than was thought.
  requestAnimationFrame(() => bringIntoSight(view, mark));
  if (takesFocus) mark.focus({ preventScroll: true });
}
