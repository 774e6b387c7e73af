import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Longest wait for what still loads; afterwards the page is judged as it stands, as a person would meet it. */
const MAX_LOADING_MS = 5_000;

/**
 * The accessibility errors of axe on a page, each as `rule html`; none for a page without errors. It waits until nothing
 * loads: what is still hidden while axe looks has no name for it.
 * @param rules Only these rules of axe; all of them when it is left out.
 */
export async function accessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  await page
    .waitForFunction(() => !document.querySelector('[data-settling], .animate-pulse-soft'), { timeout: MAX_LOADING_MS })
    .catch(() => undefined);
  // In one frame: there are no others, and a page for the result would be opened every time. What passes is not gathered.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
