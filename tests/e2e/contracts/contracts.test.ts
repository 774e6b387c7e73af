import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** A page with a session, or of a visitor. */
async function open(token: string | null, address: string): Promise<{ page: Page; complaints: string[] }> {
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
  if (token) {
    await page.goto(`${product.url}/terminos`);
    await page.evaluate((held) => localStorage.setItem('auth_token', held), token);
  }
  await page.goto(product.url + address);
  return { page, complaints };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const seen = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const ALL_FINE: string[] = [];
const SECTION = '/dashboard?tab=contracts';

async function buyBasic(page: Page): Promise<void> {
  await page.goto(`${product.url}/dashboard?tab=subscriptions`);
  await press(page, 'Contratar Básico');
  await press(page, 'Pagar con tarjeta de prueba');
  await seen(page, 'Pago confirmado: tu plan es Básico.');
}

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const step = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^\\d ?${name}`) }).click();

/** Two landlords, and a company that one person acts for. */
async function fillParties(page: Page): Promise<void> {
  const landlords = field(page, 'arrendador');
  await landlords.getByLabel('Nombre completo').fill('Rosa «Rosi» Ejemplo Ruiz');
  await landlords.getByRole('button', { name: 'Agregar otra persona o empresa' }).click();
  await landlords.getByLabel('Nombre completo').nth(1).fill('Luis Ejemplo Soto');
  const tenant = field(page, 'arrendatario');
  await tenant.getByLabel('Persona moral (empresa)').check();
  await tenant.getByLabel('Denominación o razón social').fill('Comercializadora Ejemplo, S.A. de C.V.');
  await tenant.getByRole('button', { name: 'Agregar representante' }).click();
  await tenant.getByLabel('Nombre completo').fill('Ana Ejemplo Luna');
  await tenant.getByLabel('En qué calidad').fill('administradora única');
  await tenant.getByRole('button', { name: 'Datos para el texto' }).click();
  await tenant.getByLabel('RFC').fill('CEJ800101AB1');
  await tenant.getByLabel('Nacionalidad').focus();
  await seen(page, /dígito verificador/);
  await tenant.getByLabel('RFC').fill('');
}

test('a lease from an empty account: filled, checked, generated, edited, saved, compared, downloaded, mailed, verified', async () => {
  const { token } = await register(product, 'Ana de Ejemplo');
  const { page, complaints } = await open(token, SECTION);
  await seen(page, /Actualiza tu plan para acceder al generador de contratos IA/);
  await buyBasic(page);

  await page.goto(product.url + SECTION);
  const start = () => page.getByRole('heading', { name: 'Plantillas', exact: true }).waitFor();
  await start();
  await press(page, 'Cargar cifras');
  await seen(page, 'sin cláusulas redactadas con IA');
  expect(await screenProblems(page, 'start', start)).toEqual(ALL_FINE);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByLabel('Tipo de contrato').selectOption('Arrendamiento');
  await page.getByLabel('Jurisdicción').selectOption('CDMX');
  await page.getByRole('link', { name: 'Llenar el contrato' }).click();
  await page.getByRole('heading', { name: 'Arrendamiento', exact: true }).waitFor();
  await press(page, 'Generar contrato');
  await seen(page, /^Por favor completa todos los campos requeridos: Arrendador, Arrendatario, Inmueble/);
  await fillParties(page);
  await step(page, 'El inmueble y su uso');
  await field(page, 'inmueble').getByRole('textbox').fill('Local 4 de la calle Encino 45, colonia Arboledas');
  await field(page, 'uso').getByRole('combobox').selectOption('Comercial');
  await step(page, 'Renta');
  await field(page, 'renta_mensual').getByRole('textbox').fill('25000');
  await seen(page, '$25,000.00 (VEINTICINCO MIL PESOS 00/100 M.N.)');
  await step(page, 'Plazo y terminación');
  await field(page, 'fecha_inicio').getByRole('textbox').fill('01/12/2026');
  await field(page, 'plazo_meses').getByRole('textbox').fill('241');

  // A term that the law forbids stops it, and what stops it leads to its field.
  await seen(page, /no puede arrendarse por más de veinte años/);
  await expect.poll(() => page.getByRole('button', { name: 'Generar contrato' }).isDisabled()).toBe(true);
  expect(
    await screenProblems(page, 'form', () =>
      page.locator('.contract-paper').or(page.getByRole('tab').first()).first().waitFor(),
    ),
  ).toEqual(ALL_FINE);
  await page.setViewportSize({ width: 1440, height: 900 });
  await seen(page, /^Borrador guardado a las/);
  await page.reload();
  await seen(page, 'LOS ARRENDADORES');
  await page
    .getByRole('button', { name: /^Ir al campo Plazo/ })
    .first()
    .click();
  await expect.poll(() => field(page, 'plazo_meses').getByRole('textbox').inputValue()).toBe('241');
  await field(page, 'plazo_meses').getByRole('textbox').fill('36');
  await page.locator('.contract-highlight').first().waitFor();
  await seen(page, /36 \(treinta y seis\) meses/);
  await press(page, 'Generar contrato');

  // Edited above the form; saving clears the selection of the template.
  const editor = page.getByRole('textbox', { name: 'Texto del contrato' });
  await editor.waitFor();
  const isEditing = () => editor.waitFor();
  expect(await screenProblems(page, 'editor', isEditing)).toEqual(ALL_FINE);
  await page.setViewportSize({ width: 1440, height: 900 });
  await editor
    .getByText(/^La renta mensual es de/)
    .first()
    .click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Se paga también los días inhábiles.');
  await page.getByLabel('Qué cambiaste').fill('pago en días inhábiles');
  await press(page, 'Guardar contrato');
  await seen(page, 'Contrato guardado: versión 2.');
  await page.getByRole('heading', { name: 'Versiones' }).waitFor();
  expect(new URL(page.url()).searchParams.get('template')).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('my_contracts'))).toContain(
    'Se paga también los días inhábiles.',
  );
  const contract = () => page.getByRole('article', { name: 'Texto del contrato' }).waitFor();
  expect(await screenProblems(page, 'contract', contract)).toEqual(ALL_FINE);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'Comparar la versión 1 con la más nueva' }).click();
  await seen(page, '6 palabras agregadas · 0 palabras eliminadas');
  expect(await page.locator('ins').last().innerText()).toContain('Se paga también los días inhábiles.');
  const comparison = () => page.getByRole('region', { name: 'Comparación' }).waitFor();
  expect(await screenProblems(page, 'comparison', comparison)).toEqual(ALL_FINE);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Cerrar comparación' }).click();

  const sha256 = await page.locator('[data-sha256]').getAttribute('data-sha256');
  await press(page, 'Descargar');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'PDF', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const file = await download.path();

  await press(page, 'Enviar por correo');
  const mail = page.getByRole('dialog', { name: 'Enviar el contrato por correo' });
  await mail.getByLabel('Para').fill('cliente@ejemplo.mx');
  await mail.getByRole('button', { name: 'Enviar', exact: true }).click();
  // This server sends no mail, and says so.
  await page.locator('[data-mail="OUTBOX"]').waitFor();
  await seen(page, /No salió: este servidor no envía correo/);

  // A visitor verifies the text by its digest, and the file without sending it.
  const visitor = await open(null, `/verificar/${sha256}`);
  const verified = () => visitor.page.locator('[data-known="true"]').waitFor();
  await verified();
  await seen(visitor.page, /Es el texto de la versión 2/);
  expect(await screenProblems(visitor.page, 'verification', verified)).toEqual(ALL_FINE);
  await visitor.page.goto(`${product.url}/verificar`);
  await visitor.page.locator('input[type="file"]').setInputFiles(file);
  await seen(visitor.page, /Es el PDF de la versión 2/);
  expect(visitor.complaints).toEqual([]);
  expect(complaints).toEqual([]);
});
