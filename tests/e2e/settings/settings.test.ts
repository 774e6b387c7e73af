import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenProblems } from '../../support/accessibility.ts';
import { PASSWORD, register } from '../../support/account.ts';
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

const SECTION = '/dashboard?tab=settings';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const seen = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

test('settings are changed and take effect, the password too; a key is made and opens the API with a plan that has it', async () => {
  const { token, email } = await register(product, 'Ana de Ejemplo');
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${product.url}/terminos`);
  await page.evaluate((held) => localStorage.setItem('auth_token', held), token);
  await page.goto(product.url + SECTION);
  await heading(page, 'Configuración de Cuenta');
  await expect.poll(() => page.getByLabel('Correo electrónico').inputValue()).toBe(email);
  expect(await screenProblems(page, 'profile', () => page.getByLabel('Cédula profesional').waitFor())).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByLabel('Nombre completo').fill('');
  await press(page, 'Guardar cambios');
  await seen(page, 'El nombre es obligatorio');
  await page.getByLabel('Nombre completo').fill('Ana Ejemplo Luna');
  await page.getByLabel('Derecho Laboral').check();
  await press(page, 'Guardar cambios');
  await seen(page, 'Configuración guardada exitosamente');

  await page.goto(`${product.url}${SECTION}&part=preferences`);
  await page.getByLabel('Tema').selectOption('Oscuro');
  await page.getByLabel('Distribución').selectOption('Amplia: letra más grande');
  await page.getByLabel('Formato de fecha').selectOption('AAAA-MM-DD');
  await press(page, 'Guardar cambios');
  await seen(page, 'Configuración guardada exitosamente');
  await page.reload();
  await heading(page, 'Configuración de Cuenta');
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    theme: 'dark',
    layout: 'EXPANDED',
  });
  await page.getByLabel('Distribución').selectOption('Predeterminada');
  await page.getByLabel('Tema').selectOption('Como el sistema');
  await press(page, 'Guardar cambios');
  await seen(page, 'Configuración guardada exitosamente');
  expect(
    await screenProblems(page, 'preferences', () => page.getByLabel('Zona horaria', { exact: true }).waitFor()),
  ).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`${product.url}${SECTION}&part=security`);
  await seen(page, /^Última actividad: \d{4}-\d\d-\d\d, /);
  await page.getByLabel('Contraseña actual').fill(PASSWORD);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('otra clave larga de ejemplo');
  await page.getByLabel('Repite la contraseña nueva').fill('otra clave');
  await press(page, 'Cambiar contraseña');
  await seen(page, 'Las contraseñas no coinciden');
  await page.getByLabel('Repite la contraseña nueva').fill('otra clave larga de ejemplo');
  await press(page, 'Cambiar contraseña');
  await seen(page, /^Contraseña cambiada/);
  expect(await screenProblems(page, 'security', () => seen(page, 'Sesiones abiertas'))).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`${product.url}${SECTION}&part=integrations`);
  await seen(page, 'Todavía no tienes llaves.');
  await press(page, 'Crear llave');
  await page.getByLabel('Nombre', { exact: true }).fill('Conector de ejemplo');
  await press(page, 'Sólo lectura');
  expect(await screenProblems(page, 'new key', () => page.getByRole('dialog').waitFor())).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('dialog').getByRole('button', { name: 'Crear llave' }).click();
  const secret = await page.getByLabel('Llave', { exact: true }).inputValue();
  expect(secret).toMatch(/^tk_/);
  await press(page, 'Ya la guardé');
  await seen(page, 'Tu plan no incluye la API');
  const asked = async () => {
    const reply = await fetch(`${product.url}/api/cases`, { headers: { authorization: `Bearer ${secret}` } });
    return ((await reply.json()) as { error?: string }).error;
  };
  expect(await asked()).toBe('La API está incluida en los planes Profesional, Enterprise y Personalizado.');
  expect(await screenProblems(page, 'keys', () => seen(page, 'Conector de ejemplo'))).toEqual([]);
  expect(complaints).toEqual([]);
});
