import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenProblems } from '../../support/accessibility.ts';
import { register } from '../../support/account.ts';
import { launchBrowser } from '../../support/browser.ts';
import { daysPass } from '../../support/days-pass.ts';
import { removeFolder, startProduct, type Product } from '../../support/product.ts';
import { readMail } from '../../support/read-mail.ts';

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

/** A page with a session, or of a visitor; whoever signs out on it stays so. */
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
const plan = (page: Page, name: string) => page.getByRole('heading', { name: `Plan ${name}` }).waitFor();
const ALL_FINE: string[] = [];

test('from the trial over Gratis to Básico and Profesional, cancelled, reactivated, and late in the portal until it is paid', async () => {
  const { token } = await register(product, 'Ana de Ejemplo');
  const { page, complaints } = await open(token, '/dashboard?tab=subscriptions');
  await plan(page, 'Prueba');
  expect(await screenProblems(page, 'section', () => plan(page, 'Prueba'))).toEqual(ALL_FINE);

  await daysPass(product, 3);
  await page.reload();
  await plan(page, 'Gratis');
  await page.goto(`${product.url}/checkout?plan=basic`);
  const canPay = () => page.getByRole('button', { name: 'Ir a pagar' }).waitFor();
  await canPay();
  expect(await screenProblems(page, 'checkout', canPay)).toEqual(ALL_FINE);
  await seen(page, 'Modo de prueba: no se cobra');
  await press(page, 'Ir a pagar');
  await press(page, 'Tarjeta rechazada');
  await seen(page, /La tarjeta fue rechazada/);
  await press(page, 'Pagar con tarjeta de prueba');
  await seen(page, 'Pago confirmado: tu plan es Básico.');
  // The locks of the sidebar follow without a reload.
  expect(await page.locator('[data-locked]').count()).toBe(0);

  await page.getByRole('link', { name: 'Ver mi suscripción' }).click();
  await plan(page, 'Básico');
  await press(page, 'Cambiar a Profesional');
  await seen(page, 'Próximo cobro');
  await press(page, 'Cambiar ahora');
  await plan(page, 'Profesional');

  await press(page, 'Cancelar suscripción');
  await seen(page, /¿Estás seguro de que deseas cancelar tu suscripción\?/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar suscripción' }).click();
  await seen(page, /^Tu plan Profesional termina el /);
  await press(page, 'Reactivar suscripción');
  await page.getByRole('button', { name: 'Cancelar suscripción' }).waitFor();

  await press(page, 'Abrir portal de facturación');
  await press(page, 'Adelantar el tiempo: rechazar la renovación');
  await page.getByRole('link', { name: 'Volver a Foja' }).click();
  const isLate = () => seen(page, 'No pudimos cobrar tu último pago');
  await isLate();
  expect(await screenProblems(page, 'late', isLate)).toEqual(ALL_FINE);
  await page.getByRole('button', { name: 'Abrir portal de facturación' }).first().click();
  await press(page, 'Pagar lo pendiente');
  await page.getByRole('link', { name: 'Volver a Foja' }).click();
  await plan(page, 'Profesional');
  await expect.poll(() => page.getByText('No pudimos cobrar tu último pago').count()).toBe(0);

  await page.getByRole('link', { name: 'Recibos', exact: true }).click();
  const receipts = () => seen(page, '$899.00 MXN');
  await receipts();
  expect(await screenProblems(page, 'receipts', receipts)).toEqual(ALL_FINE);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Datos fiscales', exact: true }).click();
  const fiscal = () => page.getByRole('button', { name: 'Guardar datos fiscales' }).waitFor();
  await fiscal();
  expect(await screenProblems(page, 'fiscal data', fiscal)).toEqual(ALL_FINE);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('cash at OXXO is told as on its way until it arrives; an address by hand changes nothing', async () => {
  const { token } = await register(product, 'Berta de Ejemplo');
  const { page } = await open(token, '/dashboard?success=true&plan=enterprise');
  await seen(page, 'No hay ninguna compra del plan Empresarial en curso en esta cuenta');
  await page.goto(`${product.url}/dashboard?tab=subscriptions`);
  await page.getByRole('radio', { name: 'Efectivo en OXXO' }).check();
  await press(page, 'Contratar Básico');
  await press(page, 'Pagar en OXXO o por SPEI');
  const atOxxo = page.url();
  await page.getByRole('link', { name: 'Volver a Foja' }).click();
  await seen(page, 'Tu pago va en camino');
  await page.getByRole('link', { name: 'Ver mi suscripción' }).click();
  await plan(page, 'Prueba');
  await seen(page, 'Tu pago del plan Básico va en camino');

  const elsewhere = await page.context().newPage();
  await elsewhere.goto(atOxxo);
  await press(elsewhere, 'Confirmar que el dinero llegó');
  // What the server pushes arrives on the page that waits.
  await plan(page, 'Básico');
  await seen(page, /Pagaste un mes por adelantado/);
  await page.context().close();
});

test('a purchase without account waits in a mail, and goes into the account that opens its link', async () => {
  const { page } = await open(null, '/');
  await page.getByRole('link', { name: 'Consulta los límites de uso de cada plan' }).click();
  await page.getByRole('link', { name: 'Contratar Básico' }).first().click();
  const email = `carla-${Date.now()}@ejemplo.mx`;
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Nombre completo').fill('Carla de Ejemplo');
  await press(page, 'Ir a pagar');
  await press(page, 'Pagar con tarjeta de prueba');
  await seen(page, 'Te mandamos un correo con el enlace');

  const { token } = await register(product, 'Carla de Ejemplo');
  const outbox = path.join(product.folder, 'outbox');
  const link = (): string | undefined =>
    readdirSync(outbox)
      .map((file) => readMail(readFileSync(path.join(outbox, file), 'utf8')))
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => /\/subscriptions\?claim=[^\s>]+/.exec(text)?.[0])
      .find(Boolean);
  await expect.poll(link).toBeDefined();
  const account = await open(token, link()!);
  await press(account.page, 'Poner el plan en esta cuenta');
  await plan(account.page, 'Básico');
  await account.page.context().close();
  await page.context().close();
});

test.each([
  ['the list of plans', '/planes', 'Todavía no se abren'],
  ['an offer', '/checkout?plan=custom', 'El plan personalizado requiere cotización'],
  ['an unknown plan', '/checkout?plan=gold', 'Cargando plan...'],
  ['the section in the demo', '/dashboard?view=dashboard&tab=subscriptions', 'Qué puedes hacer aquí'],
])('%s has no accessibility problem and does not scroll sideways', async (name, address, words) => {
  const { page } = await open(null, address);
  expect(await screenProblems(page, name, () => seen(page, new RegExp(words.replace('?', '\\?'))))).toEqual(ALL_FINE);
  await page.context().close();
});
