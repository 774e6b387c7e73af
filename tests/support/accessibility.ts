import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Longest wait for what still loads; afterwards the page is judged as it stands, as a person would meet it. */
const MAX_LOADING_MS = 5_000;

/** In the page: nothing loads, opens or closes. Endless animations, as of a spinner, do not count. */
function isSettled(): boolean {
  const isMoving = document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  const isFocusHidden = document.activeElement?.closest('[aria-hidden="true"]') != null;
  return !isMoving && !isFocusHidden && !document.querySelector('[data-settling], .animate-pulse-soft');
}

/**
 * The accessibility errors of axe on a page, each as `rule html`; none for a page without errors. It waits until nothing
 * loads, no dialog is half open and the focus has arrived: what is hidden while axe looks has no name for it.
 * @param rules Only these rules of axe; all of them when it is left out.
 */
export async function accessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  await page.waitForFunction(isSettled, undefined, { timeout: MAX_LOADING_MS }).catch(() => undefined);
  // In one frame: there are no others, and a page for the result would be opened every time. What passes is not gathered.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

/**
 * The widths and lights in which a screen is looked at. All of axe where the layout changes; colours in the other light.
 * The light changes once: all colours of a page are drawn anew.
 */
const LOOKS: { width: number; colorScheme: 'light' | 'dark'; rules?: string[] }[] = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'light', rules: ['color-contrast'] },
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark', rules: ['color-contrast'] },
];

/** By how many pixels the page, or what scrolls in it, is wider than the window. */
const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.getElementById('main-content') ?? document.body;
    return Math.max(document.documentElement.scrollWidth - innerWidth, main.scrollWidth - main.clientWidth);
  });

/**
 * What is wrong with the open screen in every width and light, each as `screen, width, light: error`: errors of axe, and
 * where it scrolls sideways.
 * @param isThere Resolves when the screen shows what it should; asked in every width.
 */
export async function screenProblems(page: Page, screen: string, isThere: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme, rules } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    // Without the passages from colour to colour: axe would only wait for their end.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await isThere();
    const excess = await excessWidth(page);
    const problems = [...(await accessibilityProblems(page, rules)), ...(excess > 0 ? [`${excess} px too wide`] : [])];
    found.push(...problems.map((problem) => `${screen}, ${width} px, ${colorScheme}: ${problem}`));
  }
  return found;
}

/**
 * `screenProblems` of many screens, two at a time: each page is drawn by a process of its own.
 * @param open Makes a page that may see the screens.
 * @param show Opens a screen in a page and resolves when it is there; the answer is asked again in every width.
 */
export async function problemsOfScreens<Screen>(
  screens: readonly Screen[],
  open: () => Promise<Page>,
  show: (page: Page, screen: Screen) => Promise<{ name: string; isThere: () => Promise<void> }>,
): Promise<string[]> {
  const waiting = [...screens];
  const walk = async (): Promise<string[]> => {
    const page = await open();
    const found: string[] = [];
    for (let screen = waiting.shift(); screen !== undefined; screen = waiting.shift()) {
      await page.setViewportSize({ width: 1440, height: 900 });
      const { name, isThere } = await show(page, screen);
      found.push(...(await screenProblems(page, name, isThere)));
    }
    await page.context().close();
    return found;
  };
  return (await Promise.all([walk(), walk()])).flat();
}
