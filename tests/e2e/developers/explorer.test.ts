import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { explorerText as text } from '#schema/text/developers-explorer.ts';
import { screenProblems } from '../../support/accessibility.ts';
import { launchBrowser } from '../../support/browser.ts';
import { removeFolder, startProduct, type Product } from '../../support/product.ts';

let product: Product;
let browser: Browser;
let page: Page;
const refusals: string[] = [];
const foreign: string[] = [];
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) refusals.push(message.text());
  });
  page.on('pageerror', (error) => refusals.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url)) foreign.push(request.url());
  });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  if (product) removeFolder(product.folder);
});

test('a person finds an entry of the reference with the keyboard alone', async () => {
  await page.goto(`${product.url}/developers`);
  await page.keyboard.press('/');
  await page.keyboard.type('computeDeadline');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/developers/referencia/Query.computeDeadline');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Query.computeDeadline');
});

test('an example of the reference runs in the explorer, with suggestions, under the policy of the site', async () => {
  await page.goto(`${product.url}/developers/referencia/Query.planOffers`);
  await page.getByRole('link', { name: 'Abrir en el explorador' }).click();
  const editor = page.getByLabel(text.operation, { exact: true }).last();
  await expect.poll(() => editor.inputValue()).toContain('planOffers');
  await page.getByLabel(text.credential).selectOption('NOTHING');
  await page.getByRole('heading', { name: text.docs }).waitFor();
  await page.getByRole('button', { name: 'Query', exact: true }).waitFor();
  await page.getByRole('button', { name: text.run }).click();
  await page.getByText('"planOffers"').last().waitFor();
  await editor.fill('{ hea');
  await editor.press('End');
  await editor.press('Control+Space');
  await page.getByRole('option', { name: /^health/ }).waitFor();
  await editor.press('Enter');
  expect(await editor.inputValue()).toBe('{ health');
  expect([refusals, foreign]).toEqual([[], []]);
});

test('the pages can be used by everybody, in every width and light', { timeout: 120_000 }, async () => {
  const problems: string[] = [];
  for (const path of [
    '/developers',
    '/developers/errores',
    '/developers/referencia/Query.cases',
    '/developers/explorer',
  ]) {
    await page.goto(product.url + path);
    const isThere = () => page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    problems.push(...(await screenProblems(page, path, isThere)));
  }
  expect(problems).toEqual([]);
});
