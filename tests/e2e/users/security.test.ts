import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, register } from '../../support/account.ts';
import { launchBrowser } from '../../support/browser.ts';
import { removeFolder, startProduct, type Product } from '../../support/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  // Browsers give passkeys to names only.
  [product, browser] = await Promise.all([startProduct({ env: { HOST: 'localhost' } }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  removeFolder(product.folder);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A device that verifies its person at once. */
async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signsOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const body = JSON.stringify({ query: 'mutation { logout { ended } }' });
    await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    localStorage.clear();
  });
  await page.goto(`${product.url}/?view=login`);
}

async function givesPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await press(page, 'Entrar');
}

test('an app and a passkey protect the account; what is written outlives a session that nobody used', async () => {
  const { email } = await register(product, 'Ana de Ejemplo');
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'es-MX' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await addDevice(page);
  await page.goto(`${product.url}/?view=login`);
  await givesPassword(page, email);
  await page.waitForURL(/dashboard/);

  await page.goto(`${product.url}/dashboard?tab=settings&part=security`);
  await page.getByLabel('Pedir un segundo paso al entrar').check();
  await press(page, 'Configurar');
  const secret = ((await page.getByLabel('Clave').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Código de la aplicación').fill(TOTP.generate({ secret: Secret.fromBase32(secret) }));
  await press(page, 'Activar');
  const codes = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByLabel('Los guardé en un lugar seguro').check();
  await press(page, 'Listo');
  await press(page, 'Agregar llave de acceso');
  await press(page, 'Guardar');
  await page.getByText('Llave de acceso agregada.').waitFor();

  await signsOut(page);
  await givesPassword(page, email);
  await press(page, 'Usar un código de recuperación');
  await page.getByLabel('Código de recuperación').fill(recoveryCode);
  await press(page, 'Verificar y entrar');
  await page.waitForURL(/dashboard/);

  await signsOut(page);
  await press(page, 'Entrar con llave de acceso');
  await page.waitForURL(/dashboard/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('foja_idle_minutes'))).toBe('30');

  await page.goto(`${product.url}/dashboard?tab=settings`);
  await page.getByLabel('Despacho').fill('A medias');
  await page.evaluate(() => localStorage.setItem('foja_last_use', String(Date.now() - 29.5 * 60_000)));
  await page.getByRole('alertdialog', { name: '¿Sigues ahí?' }).waitFor();
  await press(page, 'Seguir trabajando');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.evaluate(() => localStorage.setItem('foja_last_use', String(Date.now() - 31 * 60_000)));
  await page.getByRole('dialog', { name: 'Tu sesión terminó' }).waitFor();
  await press(page, 'Entrar con llave de acceso');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Despacho').inputValue()).toBe('A medias');
  expect(complaints).toEqual([]);
});
