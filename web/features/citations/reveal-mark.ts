/** Minimum distance between a mark and the edge of the view. */
const EDGE_PX = 56;

/** Every part of the mark of a citation; it may span several lines. */
export const marksOf = (view: HTMLElement, index: number): HTMLElement[] => [
  ...view.querySelectorAll<HTMLElement>(`[data-citation~="${index}"]`),
];

function scrollIntoView(view: HTMLElement, mark: HTMLElement): void {
  const { top, bottom } = mark.getBoundingClientRect();
  const box = view.getBoundingClientRect();
  if (top >= box.top + EDGE_PX && bottom <= box.bottom - EDGE_PX) return;
  view.scrollTop += top - box.top - view.clientHeight / 3;
}

/** Scrolls the text, not the page, to a citation. Long distances are jumped without animation. */
export function revealMark(view: HTMLElement | null, index: number, takesFocus = false): void {
  const mark = view && marksOf(view, index)[0];
  if (!mark) return;
  scrollIntoView(view, mark);
  // Blocks near the view are laid out only now and may be taller than estimated.
  requestAnimationFrame(() => scrollIntoView(view, mark));
  if (takesFocus) mark.focus({ preventScroll: true });
}
