/** Places of a page that the keyboard can jump to. */

const SEARCH = 'input[type="search"], [role="searchbox"], [role="search"] input';
const REGIONS = 'header, nav, main, aside, [role="complementary"], footer';

const isShown = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && !element.closest('[inert], [aria-hidden="true"]');

const shown = (selector: string, within: ParentNode = document): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(isShown);

function focusOn(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  // What has no place in the order of the keyboard can still take the focus from a jump.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus();
  element.scrollIntoView?.({ block: 'nearest' });
  return document.activeElement === element;
}

export const goToMain = (): boolean => focusOn(document.getElementById('main-content'));

const menu = (): HTMLElement | undefined => {
  const [first] = shown('nav');
  return first && (shown('[aria-current="page"]', first)[0] ?? shown('a, button', first)[0]);
};
export const goToMenu = (): boolean => focusOn(menu());

/** The search box of the view; without one, that of the page; without any, the menu. */
export function goToSearch(): boolean {
  const main = document.getElementById('main-content');
  return focusOn((main && shown(SEARCH, main)[0]) ?? shown(SEARCH)[0]) || goToMenu();
}

/** The next or the previous region of the page: header, menu, content, side. */
export function goToRegion(step: 1 | -1): boolean {
  const all = shown(REGIONS);
  // Of regions within each other only the outer one, except in the content.
  const regions = all.filter((region) => !all.some((other) => other !== region && other.contains(region)));
  if (regions.length === 0) return false;
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = at < 0 ? (step > 0 ? 0 : regions.length - 1) : (at + step + regions.length) % regions.length;
  return focusOn(regions[next]);
}
