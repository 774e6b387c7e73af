import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../../support/accessibility.ts';
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

const PASSWORD = 'una clave de ejemplo';
let people = 0;

async function post<T>(path: string, body: object, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const reply = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await reply.json()) as T;
}

interface Person {
  email: string;
  token: string;
}

async function register(): Promise<Person> {
  const email = `eva-${++people}-${Date.now()}@ejemplo.mx`;
  await post('/api/real-auth/register', { name: 'Eva Ejemplo', email, password: PASSWORD });
  const { token } = await post<Person>('/api/real-auth/login', { email, password: PASSWORD });
  return { email, token };
}

async function createCase({ token }: Person): Promise<string> {
  const query = 'mutation Make($input: CreateCaseInput!) { createCase(input: $input) { case { id } } }';
  const input = { title: 'Cobro de pagaré', client: 'Comercializadora Ejemplo', area: 'COMMERCIAL' };
  const { data } = await post<{ data: { createCase: { case: { id: string } } } }>(
    '/graphql',
    { query, variables: { input } },
    token,
  );
  return data.createCase.case.id;
}

async function newContext(): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-MX', reducedMotion: 'reduce' });
}

/** Signs in through the form at this address. */
async function signIn(page: Page, { email }: Person, address: string): Promise<void> {
  await page.goto(product.url + address);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('navigation', { name: 'Secciones' }).waitFor();
}

const endSessions = async ({ token }: Person): Promise<void> => {
  const { data } = await post<{ data: { sessions: { id: string; isCurrent: boolean }[] } }>(
    '/graphql',
    { query: '{ sessions { id isCurrent } }' },
    token,
  );
  for (const { id } of data.sessions.filter(({ isCurrent }) => !isCurrent))
    await post('/graphql', { query: `mutation { endSession(id: "${id}") { endedSessionId } }` }, token);
};

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name });

describe('the application never falls whole', () => {
  test('a section that was never opened waits for the network, and opens by itself when it is back', async () => {
    const eva = await register();
    const context = await newContext();
    const page = await context.newPage();
    // Nothing is fetched ahead, as for somebody who spares data.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await signIn(page, eva, '/?view=login');
    await page.getByText('En línea').waitFor();
    await context.setOffline(true);
    await page.locator('[data-connection="offline"]').waitFor();
    await page.getByText('Error de Conexión', { exact: true }).waitFor();
    await section(page, 'Vencimientos y alertas').click();
    await page.getByText('Sin conexión, reintentando').waitFor();
    expect(await section(page, 'Vencimientos y alertas').getAttribute('aria-current')).toBe('page');
    expect(await accessibilityProblems(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Vencimientos y Alertas' }).waitFor();
    await page.locator('[data-connection="connected"]').waitFor();
    expect(await page.getByText('Error de Conexión', { exact: true }).count()).toBe(0);
    await context.close();
  });

  test('a file that a new release removed reloads the page, which keeps its address and what was written', async () => {
    const eva = await register();
    const context = await newContext();
    const page = await context.newPage();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await signIn(page, eva, '/dashboard?tab=chat&view=login');
    await page.getByRole('textbox', { name: 'Tu pregunta' }).fill('¿Procede el amparo contra…');
    let isGone = true;
    await context.route(/deadlines-page.*\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await section(page, 'Vencimientos y alertas').click();
    await page.getByRole('heading', { name: 'Vencimientos y Alertas' }).waitFor();
    expect(isGone).toBe(false);
    await section(page, 'Chat legal').click();
    expect(await page.getByRole('textbox', { name: 'Tu pregunta' }).inputValue()).toBe('¿Procede el amparo contra…');
    await context.close();
  });

  test('the pill and the banner say that requests fail, and that they work again', async () => {
    const eva = await register();
    const context = await newContext();
    const page = await context.newPage();
    await signIn(page, eva, '/?view=login');
    await page.getByText('En línea').waitFor();
    await context.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }));
    await section(page, 'Vencimientos y alertas').click();
    await page.locator('[data-connection="problems"]').waitFor();
    await page.getByRole('alert').getByText('Servidor con problemas').waitFor();
    await context.unroute('**/graphql');
    await page.locator('[data-connection="connected"]').waitFor();
    await context.close();
  });
});

describe('a session that ends', () => {
  test('in the middle of writing asks for the password over the page, and the work goes on', async () => {
    const eva = await register();
    const context = await newContext();
    const page = await context.newPage();
    await signIn(page, eva, '/dashboard?tab=chat&view=login');
    await page.getByText('En línea').waitFor();
    const composer = page.getByRole('textbox', { name: 'Tu pregunta' });
    await composer.fill('¿Cuánto me toca de aguinaldo?');
    await endSessions(eva);
    const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
    await dialog.waitFor();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.type('otra clave');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await composer.inputValue()).toBe('¿Cuánto me toca de aguinaldo?');
    await composer.press('Enter');
    await page
      .getByRole('article', { name: 'Foja' })
      .getByText(/quince días/i)
      .first()
      .waitFor();
    await context.close();
  });

  test('holds what was asked meanwhile and sends it after the password', async () => {
    const eva = await register();
    const context = await newContext();
    const page = await context.newPage();
    await signIn(page, eva, '/dashboard?tab=cases&new=1&view=login');
    await page.getByLabel('Título').fill('Desahucio del local');
    await page.getByLabel('Cliente', { exact: true }).first().fill('Inmobiliaria Ejemplo');
    await page.getByLabel('Materia').selectOption({ label: 'Civil' });
    // The socket tells nothing: the end is noticed when the case is saved.
    await page.evaluate(() => localStorage.setItem('auth_token', 'gone.e30.gone'));
    await context.clearCookies();
    await page.getByRole('button', { name: 'Abrir caso' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
    await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await page.waitForURL(/\/cases\//);
    await page.getByRole('heading', { name: 'Desahucio del local' }).waitFor();
    await context.close();
  });

  test('is left for another account, and the browser forgets the drafts', async () => {
    const eva = await register();
    const context = await newContext();
    const page = await context.newPage();
    await signIn(page, eva, '/dashboard?tab=chat&view=login');
    await page.getByText('En línea').waitFor();
    await page.getByRole('textbox', { name: 'Tu pregunta' }).fill('algo privado');
    await endSessions(eva);
    await page.getByRole('button', { name: 'Entrar con otra cuenta' }).click();
    await page.getByRole('tab', { name: 'Iniciar Sesión' }).waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('algo privado');
    await context.close();
  });
});

describe('somebody who is not signed in', () => {
  test('opens a link to a case, signs in, and is at that case with its part', async () => {
    const eva = await register();
    const caseId = await createCase(eva);
    const context = await newContext();
    const page = await context.newPage();
    await page.goto(`${product.url}/cases/${caseId}?part=people`);
    await page.getByText('Inicia sesión para abrir la página que pediste.').waitFor();
    await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
    await page.getByLabel('Correo electrónico').fill(eva.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByRole('heading', { name: 'Cobro de pagaré' }).waitFor();
    expect(page.url()).toBe(`${product.url}/cases/${caseId}?part=people`);
    await context.close();
  });
});
