import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, problemsOfScreens } from '../../support/accessibility.ts';
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

const DISMISSAL = 'me corrieron de la chamba sin decirme por qué, ¿qué le puedo exigir a la empresa?';
const PASSWORD = 'una clave de ejemplo';
let people = 0;

async function open(options: { width?: number; dark?: boolean } = {}): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1440, height: 900 },
    colorScheme: options.dark ? 'dark' : 'light',
    locale: 'es-MX',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
}

async function register(page: Page): Promise<string> {
  people++;
  const email = `ana-${people}-${Date.now()}@ejemplo.mx`;
  await page.goto(product.url);
  await page.getByText('Iniciar Sesión').first().click();
  await page.getByRole('tab', { name: 'Registro' }).click();
  await page.getByLabel('Nombre completo').fill('Ana Ejemplo');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByRole('heading', { name: 'Tus primeros pasos' }).waitFor();
  return email;
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'Tu pregunta' });
const answers = (page: Page) => page.getByRole('article', { name: 'Foja' });

async function ask(page: Page, question: string): Promise<void> {
  await composer(page).fill(question);
  await composer(page).press('Enter');
}

const isDone = (page: Page, nth: number) => answers(page).nth(nth).and(page.locator('[aria-busy="false"]')).waitFor();

describe('somebody asks for the first time', () => {
  test('registers, asks, stops, asks again, opens a source, reloads, and finds the conversation', async () => {
    const { page, complaints } = await open();
    await register(page);
    await page.goto(`${product.url}/dashboard?tab=chat`);

    await ask(page, DISMISSAL);
    await answers(page).first().getByText('Respuesta corta').waitFor();
    await page.getByRole('button', { name: 'Detener' }).click();
    await page.getByText('incompleta').waitFor();
    expect(await composer(page).inputValue()).toBe('');

    await ask(page, '¿Cuánto me toca de aguinaldo?');
    await isDone(page, 1);
    const second = answers(page).nth(1);
    expect(await second.innerText()).toMatch(/quince días/i);
    await page.getByText('Te quedan 98 de 100 consultas').waitFor();

    await second
      .getByRole('button', { name: /^Fuente 1: LFT, artículo 87.*verificada/ })
      .first()
      .click();
    const sources = page.getByRole('region', { name: 'Fuentes' });
    await sources.getByText('LFT, artículo 87').first().waitFor();
    expect(await sources.locator('mark').first().innerText()).not.toBe('');
    await sources
      .getByText(/texto al \d+ de \w+ de \d{4}/)
      .first()
      .waitFor();

    await page.reload();
    await isDone(page, 1);
    expect(await answers(page).count()).toBe(2);
    await page.getByText('incompleta').waitFor();

    await page.getByRole('button', { name: 'Conversaciones' }).click();
    await page.getByRole('list', { name: 'Conversaciones' }).getByText(DISMISSAL.slice(0, 30)).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('an answer that is being written goes on through a reload', async () => {
    const { page } = await open();
    await register(page);
    await page.goto(`${product.url}/dashboard?tab=chat`);
    await ask(page, DISMISSAL);
    await answers(page).first().getByText('Respuesta corta').waitFor();
    await page.reload();
    await isDone(page, 0);
    await answers(page).first().getByText('Para afinar la respuesta necesito saber').first().waitFor();
    expect(await answers(page).count()).toBe(1);
    await page.context().close();
  });

  test('asks in plain words, says what it thinks of the answer and takes the conversation home', async () => {
    const { page, complaints } = await open();
    await register(page);
    await page.goto(`${product.url}/dashboard?tab=chat`);
    await page.getByText('Lenguaje claro').click();
    await ask(page, '¿Cuánto me toca de aguinaldo?');
    await isDone(page, 0);
    await page.getByRole('article', { name: 'Tú' }).getByText('Lenguaje claro').waitFor();
    await page.getByRole('button', { name: 'Me sirvió', exact: true }).click();
    await page.getByText('Gracias: tu opinión quedó guardada.').waitFor();
    await page.getByRole('button', { name: 'Acciones de la conversación' }).click();
    await page.getByRole('menuitem', { name: 'Descargar…' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Descargar' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await page.reload();
    await page.getByRole('button', { name: 'Cambiar', exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('signs out to the landing page, and the browser keeps nothing of the session', async () => {
    const { page } = await open();
    await register(page);
    expect(
      await page.evaluate(() =>
        ['auth_token', 'auth_user', 'user_id'].map((key) => localStorage.getItem(key) !== null),
      ),
    ).toEqual([true, true, true]);
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.getByText('Iniciar Sesión').first().waitFor();
    expect(
      await page.evaluate(() =>
        ['auth_token', 'authToken', 'auth_user', 'user_id'].map((key) => localStorage.getItem(key)),
      ),
    ).toEqual([null, null, null, null]);
    await page.context().close();
  });

  test('is asked for the password on this device when the session is ended on another one', async () => {
    const { page } = await open();
    const email = await register(page);
    await page.goto(`${product.url}/dashboard?tab=chat`);
    await page.getByText('En línea').waitFor();
    const post = async (path: string, body: object, token = ''): Promise<unknown> => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      return (await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const { token } = (await post('/api/real-auth/login', { email, password: PASSWORD })) as { token: string };
    const { data } = (await post('/graphql', { query: '{ sessions { id isCurrent } }' }, token)) as {
      data: { sessions: { id: string; isCurrent: boolean }[] };
    };
    const other = data.sessions.find((session) => !session.isCurrent)?.id;
    await post('/graphql', { query: `mutation { endSession(id: "${other}") { endedSessionId } }` }, token);
    const question = page.getByRole('dialog', { name: 'Tu sesión terminó' });
    await question.getByRole('button', { name: 'Iniciar Sesión' }).waitFor({ timeout: 5000 });
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await page.context().close();
  });
});

describe('every screen', () => {
  const screens: [string, string][] = [
    ['the landing page', '/'],
    ['the search of its clause', '/?source=landing_demo&auto_analyze=true#detailed-analysis'],
    ['the demo dashboard', '/?view=dashboard'],
    ['the demo chat', '/?view=dashboard&tab=chat'],
    ['a section that is not built yet', '/?view=dashboard&tab=calendar'],
    ['a trial that does not exist', '/?trial_id=abc'],
    ['a search of the demo', '/?view=dashboard&tab=search&q=despido'],
    ['research', '/?view=dashboard&tab=research'],
    ['an article', '/stps/lft/48'],
    ['a topic', '/ia-analysis/despido-injustificado'],
    ['the laws', '/leyes'],
    ['a thesis that is not held', '/jurisprudencia/1'],
  ];
  test('is accessible, wide and on a phone, in light and dark, and none scrolls sideways', async () => {
    const openSignedOut = async () => (await open()).page;
    const problems = await problemsOfScreens(screens, openSignedOut, async (page, [name, path]) => {
      await page.goto(product.url + path);
      await page.waitForLoadState('networkidle');
      return { name, isThere: () => page.locator('h1, h2').first().waitFor() };
    });
    expect(problems).toEqual([]);
  });

  test('the answer and its sources are accessible too, on a desk and on a phone', async () => {
    for (const width of [1440, 390]) {
      const { page } = await open({ width });
      await register(page);
      await page.goto(`${product.url}/dashboard?tab=chat`);
      await ask(page, '¿Cuánto me toca de aguinaldo?');
      await isDone(page, 0);
      await page.getByRole('button', { name: /afirmaciones con sustento/ }).click();
      await page.getByRole('button', { name: 'No me sirvió' }).click();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await page.context().close();
    }
  });
});

describe('somebody looks for law', () => {
  test('a visitor finds an article, sees why, reads it, goes on to the next, and comes back to the results', async () => {
    const { page, complaints } = await open();
    await page.goto(`${product.url}/?view=dashboard&tab=search`);
    const box = page.getByRole('search').getByRole('textbox').first();
    await box.fill(DISMISSAL);
    await box.press('Enter');
    const first = page.getByRole('link', { name: /^LFT, artículo 4[78]/ }).first();
    await first.waitFor();
    await page.getByText('¿Por qué este resultado?').first().click();
    await page
      .getByText(/Los editores lo señalan|Contiene «|Lo cita un tema/)
      .first()
      .waitFor();
    const results = page.url();
    await first.click();
    await page.waitForURL(/\/stps\/lft\/4[78]/);
    await page
      .getByRole('heading', { name: /Artículo 4[78]/ })
      .first()
      .waitFor();
    await page
      .getByRole('heading', { name: /Quién lo cita/ })
      .first()
      .waitFor();
    await page.goBack();
    await first.waitFor();
    expect(page.url()).toBe(results);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('somebody signed in saves a search, repeats it after a reload, and sees what was searched', async () => {
    const { page } = await open();
    await register(page);
    await page.goto(`${product.url}/dashboard?tab=search&q=${encodeURIComponent('pensión alimenticia')}`);
    await page
      .getByRole('link', { name: /artículo/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Guardar búsqueda' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre').fill('Alimentos de ejemplo');
    await dialog.getByRole('button', { name: /Guardar/ }).click();
    await page.getByText('Búsqueda guardada.').first().waitFor();
    await page.goto(`${product.url}/dashboard?tab=search`);
    await page.getByText('Alimentos de ejemplo').first().waitFor();
    await page
      .getByRole('button', { name: /^Repetir la búsqueda «pensión alimenticia»/ })
      .first()
      .click();
    await page.waitForURL(/q=pensi/);
    await page
      .getByRole('link', { name: /artículo/ })
      .first()
      .waitFor();
    await page.context().close();
  });

  test('an address that no record has says so, and leads home', async () => {
    const { page } = await open();
    for (const address of ['/codigo-civil/ccf/99999', '/jurisprudencia/1', '/stps/nada', '/ia-analysis/nada']) {
      await page.goto(product.url + address);
      await page.getByText('No encontrado').first().waitFor();
    }
    await page.context().close();
  });
});
