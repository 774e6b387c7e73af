import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityProblems, screenProblems } from '../../support/accessibility.ts';
import { openCase, register } from '../../support/account.ts';
import { briefDocx } from '../../support/brief-docx.ts';
import { briefPdf, type BriefItem } from '../../support/brief-pdf.ts';
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

const SECTION = '/dashboard?tab=documents';
const ALL_FINE: string[] = [];
const AMOUNT = '$12,500.00 (DOCE MIL PESOS 00/100 M.N.)';

const lease = (amount: string): BriefItem[] => [
  { kind: 'HEADING', text: 'CONTRATO DE ARRENDAMIENTO' },
  {
    kind: 'P',
    text: 'Contrato de arrendamiento que celebran por una parte la señora Ana Ejemplo Luna, como arrendadora, y por la otra el señor Luis Ejemplo Soto, como arrendatario, al tenor de las siguientes declaraciones y cláusulas:',
  },
  { kind: 'HEADING', text: 'CLÁUSULAS' },
  {
    kind: 'P',
    text: 'PRIMERA. OBJETO. La arrendadora da en arrendamiento al arrendatario la casa de la calle Encino número 45, colonia Arboledas, Ciudad de México, para habitación.',
  },
  { kind: 'P', text: `SEGUNDA. RENTA. El arrendatario pagará una renta mensual de ${amount} los primeros cinco días.` },
  { kind: 'P', text: 'TERCERA. PLAZO. El plazo es de doce meses a partir del 1 de diciembre de 2026.' },
  {
    kind: 'P',
    text: 'CUARTA. JURISDICCIÓN. Las partes se someten a los tribunales de la Ciudad de México. Leído que fue, lo firman el 23 de noviembre de 2026.',
  },
];

/** A signed-in page. What the console says is an error of the test. */
async function open(token: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${product.url}/terminos`);
  await page.evaluate((held) => localStorage.setItem('auth_token', held), token);
  await page.goto(product.url + SECTION);
  return { page, complaints };
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const seen = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
/** The page has its width again. */
const wide = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });

async function download(page: Page, act: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return file.suggestedFilename();
}

/** The account of the journey: each test goes on from the one before. */
let token = '';
beforeAll(async () => {
  ({ token } = await register(product, 'Ana de Ejemplo'));
});

test('a PDF and a DOCX are uploaded at once and analysed', async () => {
  const { page, complaints } = await open(token);
  await seen(page, 'Ejemplo');
  const home = () => page.getByRole('heading', { name: 'Tus documentos' }).waitFor();
  expect(await screenProblems(page, 'empty start', home)).toEqual(ALL_FINE);
  await wide(page);

  const pdf = path.join(product.folder, 'renta.pdf');
  const docx = path.join(product.folder, 'renta nueva.docx');
  writeFileSync(pdf, await briefPdf(lease(AMOUNT)));
  writeFileSync(docx, await briefDocx(lease('$13,000.00 (TRECE MIL PESOS 00/100 M.N.)')));
  await page.locator('input[type="file"]').setInputFiles([pdf, docx]);
  await press(page, 'Iniciar análisis (2)');
  const queue = page.getByRole('list', { name: 'Documentos en proceso' });
  await expect.poll(() => queue.getByText(/^CONTRATO · \d+ % de confianza$/).count(), { timeout: 60_000 }).toBe(2);
  expect(await screenProblems(page, 'start', home)).toEqual(ALL_FINE);
  await wide(page);

  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a finding leads to its place on the page, the mark to its finding, and it is accepted', async () => {
  const { page, complaints } = await open(token);
  await page.getByRole('link', { name: 'renta.pdf', exact: true }).click();
  const head = page.getByRole('button', { name: /Alta.*cantidad|Alta.*monto/i }).first();
  await head.click();
  await page.locator('.pdf-lit').first().waitFor();
  await expect
    .poll(() =>
      page
        .locator('.pdf-page canvas')
        .first()
        .evaluate((canvas) => (canvas as HTMLCanvasElement).width),
    )
    .toBeGreaterThan(300);
  await expect.poll(() => page.locator('.pdf-words').first().textContent()).toContain('RENTA');
  const pages = () =>
    page
      .locator('.pdf-page')
      .or(page.getByRole('tab', { name: 'Documento' }))
      .first()
      .waitFor();
  expect(await screenProblems(page, 'document', pages)).toEqual(ALL_FINE);
  await wide(page);
  await head.click();
  await page.locator('.pdf-mark').first().click();
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
  await page.getByText('Aceptado', { exact: true }).first().waitFor();
  await page.reload();
  await page.getByText('Aceptado', { exact: true }).first().waitFor();
  await press(page, 'Informe');
  expect(await download(page, () => page.getByRole('menuitem', { name: 'Informe en Word' }).click())).toMatch(
    /\.docx$/,
  );
  await page.getByRole('tab', { name: 'Datos' }).click();
  await press(page, /^Ver «Ana Ejemplo Luna»/);
  await page.locator('.pdf-lit').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual(ALL_FINE);
  await press(page, 'Ver como texto');
  await page
    .locator('[data-lit]')
    .getByText(/Ana Ejemplo Luna/i)
    .first()
    .waitFor();
  await page.getByRole('tab', { name: 'Requisitos' }).click();
  await seen(page, /^Cumple \d+ de \d+$/);
  expect(await accessibilityProblems(page)).toEqual(ALL_FINE);
  await page.getByRole('tab', { name: 'Resumen y preguntas' }).click();
  await press(page, 'Resumir');
  await seen(page, /no tiene un modelo de lenguaje/);

  expect(complaints).toEqual([]);
  await page.context().close();
});

test('on a phone, text and findings of a Word document are tabs', async () => {
  const { page, complaints } = await open(token);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.url + SECTION);
  await page.getByRole('link', { name: 'renta nueva.docx', exact: true }).click();
  await page.getByRole('tab', { name: 'Datos' }).click();
  await press(page, /^Ver «\$13,000\.00»/);
  await page.locator('.document-text [data-lit]').first().waitFor();
  expect(await page.getByRole('tab', { name: 'Documento' }).getAttribute('aria-selected')).toBe('true');
  expect(await accessibilityProblems(page)).toEqual(ALL_FINE);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('both are a table that is corrected and exported, and are compared', async () => {
  const { page, complaints } = await open(token);
  await page.getByLabel('Elegir «renta.pdf»').check();
  await page.getByLabel('Elegir «renta nueva.docx»').check();
  await press(page, 'Hacer tabla');
  await page.getByLabel('Nombre de la tabla').fill('Rentas');
  await press(page, 'Guardar tabla');
  await page.getByRole('heading', { name: 'Rentas' }).waitFor();
  await press(page, 'Corregir Plazo de «renta.pdf»');
  await page.getByRole('textbox', { name: 'Plazo de «renta.pdf»' }).fill('un año');
  await page.keyboard.press('Enter');
  await seen(page, /^Corregido · En el documento:/);
  const table = () => page.getByRole('table').waitFor();
  expect(await screenProblems(page, 'table', table)).toEqual(ALL_FINE);
  await wide(page);
  await press(page, 'Exportar');
  expect(await download(page, () => page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click())).toMatch(/\.xlsx$/);
  await page.getByRole('link', { name: 'Ver Monto mayor en «renta.pdf»' }).click();
  await page.locator('.pdf-lit').first().waitFor();

  await page.goto(product.url + SECTION);
  await page.getByLabel('Elegir «renta.pdf»').check();
  await page.getByLabel('Elegir «renta nueva.docx»').check();
  await press(page, 'Comparar');
  await seen(page, /de las palabras están en los dos$/);
  await page
    .getByRole('rowheader', { name: /Montos/ })
    .first()
    .waitFor();
  const compared = () => page.getByRole('heading', { name: 'Comparación' }).waitFor();
  expect(await screenProblems(page, 'comparison', compared)).toEqual(ALL_FINE);
  expect(complaints).toEqual([]);
});

test('a document of a case is analysed from its page, and shown as its pages', async () => {
  const caseId = await openCase(product, token, { title: 'Renta de la casa' });
  const { page } = await open(token);
  await page.goto(`${product.url}/cases/${caseId}?part=documents`);
  const pdf = path.join(product.folder, 'contrato.pdf');
  writeFileSync(pdf, await briefPdf(lease(AMOUNT)));
  await page.locator('input[type="file"]').setInputFiles([pdf]);
  await press(page, 'Analizar «contrato.pdf»');
  const analysed = page.getByRole('link', { name: /^Análisis de «contrato.pdf»: CONTRATO · / });
  await analysed.waitFor();
  await page.getByRole('button', { name: /^contrato\.pdf/ }).click();
  await page.locator('.pdf-page canvas').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual(ALL_FINE);
  await page.keyboard.press('Escape');
  await analysed.click();
  await page.getByRole('tab', { name: 'Hallazgos' }).waitFor();
});
