import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityProblems, screenProblems } from '../../support/accessibility.ts';
import { mutate, openCase, register } from '../../support/account.ts';
import { launchBrowser } from '../../support/browser.ts';
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

/** The day before yesterday, in the zone of the account; never in an earlier month than the form begins with. */
const daysAgo = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(Date.now() - days * 86_400_000);

async function open(token: string, address: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((held) => localStorage.setItem('auth_token', held), token);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${product.url}${address}`);
  return { page, complaints };
}

const mails = (): string[] => {
  const folder = path.join(product.folder, 'outbox');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
};

test('the bill offers the hour that it would miss, is sent with its PDF and receipt, and is paid in parts', async () => {
  const { token, email } = await register(product, 'Ana de Ejemplo');
  const caseId = await openCase(product, token);
  await mutate(
    product,
    token,
    'mutation($input: SetTimeRateInput!) { setTimeRate(input: $input) { userErrors { message } } }',
    {
      scope: 'PERSON',
      centavos: 200_000,
      validFrom: '2026-01-01',
    },
  );
  await mutate(
    product,
    token,
    'mutation($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { userErrors { message } } }',
    { title: 'Audiencia intermedia', type: 'HEARING', start: `${daysAgo(2)}T10:00`, caseId },
  );
  const address = '/dashboard?tab=calendar&part=billable&room=prebills&prebill=nueva';
  const { page, complaints } = await open(token, address);
  await page.getByLabel('Desde').fill(daysAgo(10));
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'Agregar caso' }).fill('cobro');
  await page.getByRole('option', { name: /Cobro de pagaré/ }).click();

  const offer = page.getByRole('region', { name: '1 evento facturable sin horas registradas' });
  await offer.getByText('Audiencia intermedia').waitFor();
  const isThere = () => offer.waitFor();
  expect(await screenProblems(page, 'the bill with a missed hour', isThere)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await offer.getByRole('button', { name: 'Registrar las horas de «Audiencia intermedia»' }).click();
  const preview = page.getByRole('region', { name: 'Vista previa' });
  await preview.getByText('Audiencia intermedia').waitFor();
  await offer.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Agregar gasto por cuenta del cliente' }).click();
  const paid = page.getByRole('group', { name: 'Gasto por cuenta del cliente' });
  await paid.getByLabel('Descripción').fill('Derechos del registro');
  await paid.getByLabel('Importe en pesos').fill('1,234.56');
  await paid.locator('input[type="file"]').setInputFiles({
    name: 'derechos.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 recibo'),
  });
  await paid.getByText('derechos.pdf').waitFor();
  // Two hours at 2,000: 4,000 + 640 − 400 − 426.67 + 1,234.56.
  await preview.getByText('$5,047.89 MXN', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Crear prefactura' }).click();
  await page.getByRole('heading', { name: 'PF-0001' }).waitFor();

  await page.getByRole('button', { name: 'Enviar al cliente' }).click();
  const sending = page.getByRole('dialog', { name: 'Enviar PF-0001 al cliente' });
  await sending.getByLabel('Correo del cliente').fill('cliente@ejemplo.mx');
  expect(await accessibilityProblems(page)).toEqual([]);
  await sending.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText(/Este servidor no envía correo: .*quedó guardado y no salió/).waitFor();
  await page.getByText('Por enviar').waitFor();
  const [mail] = mails().map(readMail);
  expect(mail).toMatchObject({ to: 'cliente@ejemplo.mx', replyTo: email });
  expect(mail?.files.map(({ fileName }) => fileName)).toEqual(['prefactura-pf-0001.pdf', 'derechos.pdf']);

  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Marcar como enviada' }).click();
  await page.getByText('Enviada', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Registrar pago' }).click();
  const paying = page.getByRole('dialog', { name: 'Registrar pago de PF-0001' });
  await paying.getByLabel('Importe recibido, en pesos').fill('5,000');
  expect(await accessibilityProblems(page)).toEqual([]);
  await paying.getByRole('button', { name: 'Guardar pago' }).click();
  const payments = page.getByRole('region', { name: 'Pagos' });
  await payments.getByText('$47.89 MXN').waitFor();
  expect(await screenProblems(page, 'a bill paid in part', () => payments.waitFor())).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Registrar pago' }).click();
  await paying.getByRole('button', { name: 'Guardar pago' }).click();
  await page.getByText('Cobrada', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
