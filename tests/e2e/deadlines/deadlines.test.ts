import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInMexico } from '#schema/lib/zones.ts';
import { addDays } from '#schema/lib/days.ts';
import { problemsOfScreens } from '../../support/accessibility.ts';
import { ask, openCase, register } from '../../support/account.ts';
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

const createCase = (token: string): Promise<string> =>
  openCase(product, token, { title: 'Amparo contra la clausura', area: 'CONSTITUTIONAL', fileNumber: '123/2026' });

interface Counted {
  computeDeadline: { computation: { dueOn: string; days: { date: string; counts: boolean }[] } };
}
const count = (token: string, input: object) =>
  ask<Counted>(
    product,
    token,
    'query($input: ComputeDeadlineInput!) { computeDeadline(input: $input) { computation { dueOn days { date counts } } } }',
    { input },
  );

interface Open {
  token?: string;
  width?: number;
  dark?: boolean;
}

async function open(address: string, { token, width = 1440, dark = false }: Open = {}) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    locale: 'es-MX',
    reducedMotion: 'reduce',
  });
  if (token) await context.addInitScript((held) => localStorage.setItem('auth_token', held), token);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${product.url}${address}`);
  return { page, complaints };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const dayBefore = (days: number): string => addDays(dayInMexico(new Date()), -days);
const longDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('es-MX', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
const weekday = (day: string): string =>
  new Date(`${day}T12:00:00Z`)
    .toLocaleDateString('es-MX', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .replace(',', '');

const NOTICE_DAY = dayBefore(4);
const ORDER =
  'Juzgado Primero de Distrito en Materia Administrativa en la Ciudad de México. Juicio de amparo indirecto 123/2026. ' +
  'Quejosa: Comercializadora Ejemplo, S.A. de C.V. Se desecha de plano la demanda de amparo por notoriamente ' +
  `improcedente. Notifíquese por lista. Publicado en la lista de acuerdos el ${longDay(NOTICE_DAY)}.`;

describe('deadlines in a browser', () => {
  test('an order is pasted, its terms are saved, one is completed and taken back, snoozed, and moved by a closure', async () => {
    const { token } = await register(product);
    const caseId = await createCase(token);
    const counted = await count(token, {
      ruleId: 'lamparo-98-queja',
      noticeOn: NOTICE_DAY,
      method: 'LIST',
      calendar: 'pjf',
    });
    const { dueOn } = counted.computeDeadline.computation;

    const { page, complaints } = await open('/vencimientos/acuerdo', { token });
    await heading(page, 'Leer un acuerdo').waitFor();
    const area = page.getByRole('textbox', { name: 'Texto del acuerdo o del boletín' });
    await area.focus();
    // As the clipboard gives it.
    await area.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, ORDER);
    await page.getByRole('group', { name: 'Lo que se leyó' }).locator('mark[data-kind="noticeOn"]').waitFor();
    // One click from the text to what is saved.
    await page.getByRole('button', { name: /^Guardar \d+ vencimientos? en «Amparo contra la clausura»$/ }).click();
    await page.getByText(/^Se guard(ó|aron) \d+ vencimientos? en «Amparo contra la clausura»\.$/).waitFor();

    await page.getByRole('link', { name: 'Ver en el panel' }).click();
    await heading(page, 'Vencimientos y Alertas').waitFor();
    const list = page.getByRole('region', { name: 'Activos' });
    const card = list.getByRole('listitem').filter({ hasText: 'queja' }).first();
    await card.locator(`time[title="${weekday(dueOn)}"]`).waitFor();
    const title = (await card.getByRole('heading').textContent()) ?? '';

    await card.getByRole('button', { name: 'Completar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Completar' }).click();
    await page.getByText(`«${title}» quedó completado.`).waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByText('Se deshizo el cambio.').waitFor();

    await card.getByRole('button', { name: 'Posponer 24h' }).click();
    await card.getByText(/La fecha legal no cambia\.$/).waitFor();
    await card.locator(`time[title="${weekday(dueOn)}"]`).waitFor();

    await page.goto(`${product.url}/vencimientos/calendarios?calendario=pjf&anio=${dueOn.slice(0, 4)}`);
    await page.getByRole('button', { name: 'Agregar suspensión' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Desde').fill(dueOn);
    await dialog.getByLabel('Motivo').fill('Suspensión de labores de ejemplo');
    await dialog.getByLabel('Dónde se publicó').fill('Circular de ejemplo');
    await dialog.getByRole('button', { name: 'Agregar y volver a contar' }).click();
    await dialog.getByText(/^Se agregó\. \d+ vencimientos? cambi(ó|aron) de fecha\.$/).waitFor();
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await page.getByRole('button', { name: 'Quitar «Suspensión de labores de ejemplo»' }).waitFor();

    await page.goto(`${product.url}/cases/${caseId}`);
    await heading(page, 'Amparo contra la clausura').waitFor();
    const moved = page
      .getByRole('list', { name: 'Vencimientos' })
      .getByRole('listitem')
      .filter({ hasText: title })
      .first();
    await moved.waitFor();
    expect(await moved.getByText(weekday(dueOn), { exact: true }).count()).toBe(0);
    await moved.getByText(/^Cambió del /).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a computation is asked by keyboard, stands in its address, and comes back when the address is opened again', async () => {
    const { token } = await register(product);
    const { page, complaints } = await open('/vencimientos/calcular', { token });
    await heading(page, 'Calcular un término').waitFor();
    const box = page.getByRole('combobox', { name: 'Término' });
    await box.focus();
    await page.keyboard.type('contestar ordinario mercantil');
    await page.getByRole('option').first().waitFor();
    await page.waitForTimeout(600);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page
      .getByLabel(/^Día|^Fecha/)
      .first()
      .fill(NOTICE_DAY);
    const day = page.getByRole('region', { name: 'Resultado' }).locator('time').first();
    await day.waitFor();
    const due = await day.textContent();
    await page.waitForURL(/\/vencimientos\/calcular\?regla=ccom.*fecha=/);
    await page.reload();
    await day.waitFor();
    expect(await day.textContent()).toBe(due);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('without a session its address is the landing; after signing in it opens', async () => {
    const { page } = await open('/vencimientos/calcular?regla=lamparo-98-queja');
    await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
    await page.waitForURL(/\/vencimientos\/calcular\?regla=lamparo-98-queja&view=login/);
    await page.context().close();
  });

  test('in every size and light the screens are accessible and nothing scrolls sideways', async () => {
    const { token } = await register(product);
    const caseId = await createCase(token);
    const computation = { ruleId: 'lamparo-98-queja', noticeOn: NOTICE_DAY, method: 'LIST', calendar: 'pjf' };
    await ask(
      product,
      token,
      'mutation($input: SaveDeadlinesInput!) { saveDeadlines(input: $input) { userErrors { message } } }',
      { input: { caseId, deadlines: [{ computation }] } },
    );
    const question = `regla=lamparo-98-queja&fecha=${NOTICE_DAY}&medio=list&calendario=pjf`;
    const screens: [string, string, string][] = [
      ['/dashboard?tab=deadline-alerts', 'Vencimientos y Alertas', 'vencimiento activo'],
      [`/vencimientos/calcular?${question}`, 'Calcular un término', 'Cómo se contó'],
      ['/vencimientos/calcular?libre=1&fecha=2026-02-30', 'Calcular un término', 'no existe'],
      [
        `/vencimientos/cadena?cadena=ordinario-mercantil&fecha=${NOTICE_DAY}`,
        'Varios términos de una notificación',
        'Contestar',
      ],
      ['/vencimientos/acuerdo', 'Leer un acuerdo', 'Leer acuerdo'],
      ['/vencimientos/calendarios', 'Calendarios de órganos', 'calendarios'],
      ['/vencimientos/calendarios?calendario=pjf&anio=2026', 'Calendarios de órganos', 'Días y periodos'],
      [`/cases/${caseId}`, 'Amparo contra la clausura', 'Posponer 24h'],
      ['/dashboard', '.+ de 20\\d\\d$', 'Abrir calendario'],
    ];
    const openSignedIn = async () => (await open('/dashboard', { token })).page;
    const problems = await problemsOfScreens(screens, openSignedIn, async (page, [address, title, words]) => {
      await page.goto(`${product.url}${address}`);
      await page.getByRole('heading', { level: 1, name: new RegExp(`^${title}`) }).waitFor();
      return { name: address, isThere: () => page.getByText(words).first().waitFor() };
    });
    expect(problems).toEqual([]);
  });
});
