import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, problemsOfScreens } from '../../support/accessibility.ts';
import { launchBrowser } from '../../support/browser.ts';
import { daysPass } from '../../support/days-pass.ts';
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

const PASSWORD = 'una clave de ejemplo';
const QUESTION = '¿Cuánto me toca de aguinaldo?';
let people = 0;
const anEmail = (): string => `tania-${++people}-${Date.now()}@ejemplo.mx`;

async function open(): Promise<{ page: Page; complaints: string[]; operations: string[] }> {
  const context = await browser.newContext({ locale: 'es-MX', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  const operations: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => operations.push(/(?:query|mutation) \w+/.exec(request.postData() ?? '')?.[0] ?? ''));
  return { page, complaints, operations };
}

/** Activates a trial on the landing; its id. */
async function activate(page: Page, email = anEmail()): Promise<string> {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Prueba gratis' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Prueba Foja 3 días' });
  await dialog.getByLabel('Correo electrónico').fill(email);
  await dialog.getByLabel(/^Nombre/).fill('Tania Prueba');
  await dialog.getByRole('button', { name: 'Empezar mi prueba' }).click();
  await page.getByText('Te quedan 3 días de prueba.').waitFor();
  return new URL(page.url()).searchParams.get('trial_id') ?? '';
}

async function fillRegistration(page: Page, email = anEmail()): Promise<void> {
  const form = page.getByRole('form', { name: 'Registro' });
  await form.getByText('se conserva lo que hiciste').waitFor();
  await form.getByLabel('Nombre completo').fill('Tania Registrada');
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Crear cuenta' }).click();
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'Tu pregunta' });
const answers = (page: Page) => page.getByRole('article', { name: 'Foja' });
const isDone = (page: Page, nth: number) => answers(page).nth(nth).and(page.locator('[aria-busy="false"]')).waitFor();

async function ask(page: Page, question = QUESTION): Promise<void> {
  await composer(page).fill(question);
  await composer(page).press('Enter');
}

const section = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name }).first();

describe('a trial', () => {
  test('is activated, works like an account, runs out, and becomes a free account with everything kept', async () => {
    const { page, complaints } = await open();
    const id = await activate(page);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);

    await section(page, /^Chat/).click();
    await page.waitForURL(/tab=chat/);
    // The id stays in the address, and no link shows it.
    await page.waitForURL(/trial_id=/);
    await ask(page);
    await isDone(page, 0);
    await page.getByText('Te quedan 99 de 100 consultas').waitFor();
    expect(await page.locator(`a[href*="${id}"]`).count()).toBe(0);
    expect(await page.locator('a[href*="trial_id"]').count()).toBe(0);
    await page.reload();
    await isDone(page, 0);
    expect(await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('auth_user')])).toEqual([
      null,
      null,
    ]);

    await section(page, /^Casos|^Gestión de casos|^Asuntos/).click();
    await page.waitForURL(/tab=cases/);
    await page.getByText('Te quedan 3 días de prueba.').waitFor();

    await daysPass(product, 3);
    await page.goto(`${product.url}/?trial_id=${id}`);
    await page.getByText('Tu periodo de prueba no existe o ya venció').waitFor();
    await page.getByRole('link', { name: 'Ver planes' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Crear cuenta' }).click();
    await fillRegistration(page);
    await page.getByText('Plan GRATIS').first().waitFor();
    await page.goto(`${product.url}/dashboard?tab=chat`);
    await page.getByRole('button', { name: 'Conversaciones' }).click();
    await page.getByRole('list', { name: 'Conversaciones' }).getByText(QUESTION.slice(0, 20)).waitFor();
    await page.getByText('Te quedan 3 de 3 consultas').waitFor();

    await page.goto(`${product.url}/?trial_id=${id}`);
    await page.getByText('Tu periodo de prueba no existe o ya venció').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('refuses an address without @, and opens the same trial again for the same one', async () => {
    const { page } = await open();
    const email = anEmail();
    const id = await activate(page, email);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Salir de la prueba' }).click();
    await page.getByRole('button', { name: 'Prueba gratis' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Prueba Foja 3 días' });
    await dialog.getByLabel('Correo electrónico').fill('sin-arroba');
    await dialog.getByLabel('Correo electrónico').press('Enter');
    await dialog.getByText('Por favor ingresa un email válido').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await activate(page, email)).toBe(id);
    await page.context().close();
  });
});

describe('the demo', () => {
  test('asks nothing of the server by itself, answers five questions, and registering keeps them', async () => {
    const { page, complaints, operations } = await open();
    await page.goto(`${product.url}/?view=dashboard&tab=chat`);
    await page.getByRole('heading', { name: 'Haz tu primera pregunta' }).waitFor();
    expect(operations.filter(Boolean)).toEqual([]);
    await composer(page).fill(QUESTION);
    await page.getByRole('button', { name: 'Preguntar' }).click();
    await isDone(page, 0);
    expect(operations).toContain('mutation StartDemo');
    await page.getByText('Te quedan 4 de 5 consultas de la demostración').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

    for (let nth = 1; nth < 5; nth++) {
      await ask(page);
      await isDone(page, nth);
    }
    await page.getByText('Usaste las consultas de la demostración').waitFor();
    await ask(page);
    await page.getByRole('alert').getByText('límite').waitFor();
    expect(await accessibilityProblems(page, ['color-contrast'])).toEqual([]);
    await page.reload();
    await isDone(page, 4);

    await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).click();
    await fillRegistration(page);
    await isDone(page, 4);
    await page.getByText('Te quedan 95 de 100 consultas').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

test('the screens of trials are accessible, wide and on a phone, in light and dark, and none scrolls sideways', async () => {
  const { page } = await open();
  const id = await activate(page);
  await page.context().close();
  const screens: [string, string][] = [
    ['the dashboard of a trial', `/?trial_id=${id}`],
    ['its chat', `/dashboard?tab=chat&trial_id=${id}`],
    ['a trial that is not there', '/?trial_id=abc'],
  ];
  const openSignedOut = async () => (await open()).page;
  const problems = await problemsOfScreens(screens, openSignedOut, async (shown, [name, path]) => {
    await shown.goto(product.url + path);
    await shown.waitForLoadState('networkidle');
    return { name, isThere: () => shown.locator('h1, h2').first().waitFor() };
  });
  expect(problems).toEqual([]);
});
