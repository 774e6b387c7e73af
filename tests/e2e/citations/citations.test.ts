import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screenProblems } from '../../support/accessibility.ts';
import { register } from '../../support/account.ts';
import { launchBrowser } from '../../support/browser.ts';
import { removeFolder, startProduct, type Product } from '../../support/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  removeFolder(product.folder);
});

const BRIEF = [
  'Se funda la demanda en el artículo 48 de la Ley Federal del Trabajo.',
  'También en el artículo 1050 de la Ley Federal del Trabajo,',
  'y en el artículo 45 del Código Civil del Estado de Jalisco.',
].join('\n\n');

/** A browser of somebody who has just registered. */
async function open(options: { width?: number; dark?: boolean } = {}): Promise<{ page: Page; complaints: string[] }> {
  const { token } = await register(product);
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1440, height: 900 },
    colorScheme: options.dark ? 'dark' : 'light',
    locale: 'es-MX',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((held) => localStorage.setItem('auth_token', held), token);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${product.url}/dashboard?tab=citations`);
  await area(page).waitFor();
  return { page, complaints };
}

const area = (page: Page) => page.getByRole('textbox', { name: 'Texto por revisar' });
const mark = (page: Page, words: string) => page.getByRole('link', { name: words });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

async function tabTo(page: Page, words: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if ((await focused(page)) === words) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to «${words}»`);
}

async function check(page: Page): Promise<void> {
  await area(page).fill(BRIEF);
  await page.getByRole('button', { name: 'Revisar citas' }).click();
  await mark(page, 'artículo 1050').waitFor();
}

describe('somebody checks the citations of a brief', () => {
  test('with the keyboard alone: checks it, goes from citation to citation, ignores one, and finds it again', async () => {
    const { page, complaints } = await open();
    await area(page).focus();
    await page.keyboard.insertText(BRIEF);
    await tabTo(page, 'Revisar citas');
    await page.keyboard.press('Enter');
    await mark(page, 'artículo 1050').waitFor();
    expect(await mark(page, 'artículo 48').getAttribute('data-state')).toBe('VERIFIED');
    expect(await mark(page, 'artículo 1050').getAttribute('data-state')).toBe('MISMATCH');
    expect(await mark(page, 'artículo 45').getAttribute('data-state')).toBe('NOT_HELD');

    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.waitForURL(/citation=1/);
    await expect.poll(() => focused(page)).toContain('artículo 1050');
    await page.keyboard.press('Enter');
    await page.getByText(/No hay artículo 1050/).waitFor();
    await tabTo(page, 'Ignorar');
    await page.keyboard.press('Enter');
    await page.getByText('Tu decisión: ignorada').waitFor();

    await page.reload();
    await page.getByText('Tu decisión: ignorada').waitFor();
    expect(await mark(page, 'artículo 1050').getAttribute('aria-current')).toBe('true');
    await page.getByText('3 citas, 1 por decidir.').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('changes the text, checks it again, and takes the report as PDF and DOCX', async () => {
    const { page, complaints } = await open();
    await check(page);
    await page.getByRole('button', { name: 'Editar texto' }).click();
    const editor = page.getByRole('textbox', { name: 'Texto de la revisión' });
    await editor.fill(BRIEF.replace('1050', '50'));
    await page.getByRole('button', { name: 'Revisar otra vez' }).click();
    await mark(page, 'artículo 50').waitFor();
    expect(await mark(page, 'artículo 50').getAttribute('data-state')).toBe('VERIFIED');
    for (const [name, ending] of [
      ['Informe en PDF', '.pdf'],
      ['Informe en Word (DOCX)', '.docx'],
    ] as const) {
      await page.getByRole('button', { name: 'Descargar informe' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).click();
      expect((await download).suggestedFilename().endsWith(ending)).toBe(true);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('from a file', async () => {
    const { page, complaints } = await open();
    await page
      .getByLabel('Elegir archivo', { exact: true })
      .setInputFiles({ name: 'escrito.txt', mimeType: 'text/plain', buffer: Buffer.from(BRIEF) });
    await page.getByRole('button', { name: 'Revisar citas' }).click();
    await mark(page, 'artículo 1050').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('in every size and light the screens are accessible and nothing scrolls sideways', async () => {
    const { page } = await open();
    const problems: string[] = [];
    const look = async (screen: string, isThere: () => Promise<void>): Promise<void> => {
      problems.push(...(await screenProblems(page, screen, isThere)));
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    await look('start', () => page.getByRole('button', { name: 'Revisar citas' }).waitFor());
    await check(page);
    await look('review', () => mark(page, 'artículo 1050').waitFor());
    // On a phone the finding stands in a sheet, which opens with the mark.
    const finding = page.getByText(/No hay artículo 1050/).first();
    await look('finding', async () => {
      if (!(await finding.isVisible())) await mark(page, 'artículo 1050').click();
      await finding.waitFor();
    });
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
