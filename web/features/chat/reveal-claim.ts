/** Highlights a claim and scrolls to it. Done in the DOM: a render would parse the Markdown again. */
export function revealClaim(answer: HTMLElement | null, index: number): void {
  answer?.querySelectorAll('[data-shown]').forEach((piece) => piece.removeAttribute('data-shown'));
  const pieces = [...(answer?.querySelectorAll<HTMLElement>(`[data-claim="${index}"]`) ?? [])];
  pieces.forEach((piece) => piece.setAttribute('data-shown', ''));
  const [first] = pieces;
  if (!first) return;
  const folded = first.closest('details');
  if (folded) folded.open = true;
  first.tabIndex = -1;
  first.focus();
}
