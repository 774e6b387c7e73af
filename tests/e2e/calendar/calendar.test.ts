import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsOfScreens } from '../../support/accessibility.ts';
import { mutate, openCase, register } from '../../support/account.ts';
import { launchBrowser } from '../../support/browser.ts';
import { removeFolder, startProduct, type Product } from '../../support/product.ts';

let product: Product;
let browser: Browser;
const folder = mkdtempSync(path.join(tmpdir(), 'foja-calendar-'));
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  removeFolder(product.folder);
  rmSync(folder, { recursive: true, force: true });
});

const ERRORS = 'userErrors { field message }';
const add = (token: string, input: object) =>
  mutate<{ createCalendarEvent: { event: { id: string } } }>(
    product,
    token,
    `mutation($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { event { id } ${ERRORS} } }`,
    input,
  );

const addCase = (token: string): Promise<string> => openCase(product, token);

interface Open {
  token: string;
  width?: number;
  dark?: boolean;
}

/** A browser of its own, for whoever the token is. */
async function open(address: string, { token, width = 1440, dark = false }: Open) {
  const context = await browser.newContext({
    viewport: { width, height: 1000 },
    colorScheme: dark ? 'dark' : 'light',
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

/** When the events of a range had arrived, and when they were painted. */
interface Marked {
  marks: { arrived?: number; painted?: number };
}

const CALENDAR = '/dashboard?tab=calendar';
/** A Monday, and the first weeks of a year that no test lives in. */
const MONDAY = '2027-03-01';
const event = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name: typeof name === 'string' ? new RegExp(name) : name });
const middle = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

describe('somebody keeps their calendar in Foja', () => {
  test('with the keyboard alone: makes an event, moves it, deletes it and takes that back', async () => {
    const { token } = await register(product);
    const { page, complaints } = await open(`${CALENDAR}&date=${MONDAY}`, { token });
    const cell = page.locator(`[data-day="${MONDAY}"]`);
    await cell.waitFor();
    await cell.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('n');
    await page.getByRole('dialog', { name: 'Nuevo evento' }).waitFor();
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'title');
    await page.keyboard.type('Audiencia inicial');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Aud');
    await page.getByLabel('Hora', { exact: true }).focus();
    await page.getByLabel('Hora', { exact: true }).fill('10:00');
    await page.keyboard.press('Enter');
    await event(page, 'Audiencia inicial').waitFor();
    expect(await event(page, '10:00 Audiencia inicial').count()).toBe(1);

    await event(page, 'Audiencia inicial').focus();
    await page.keyboard.press('m');
    const move = page.getByRole('dialog', { name: 'Mover o cambiar duración' });
    await move.getByLabel('Fecha').fill('2027-03-04');
    await move.getByLabel('Duración').fill('3:00');
    await page.keyboard.press('Enter');
    await page
      .locator('[data-day="2027-03-04"]')
      .getByRole('link', { name: /Audiencia inicial/ })
      .waitFor();

    await event(page, 'Audiencia inicial').focus();
    await page.keyboard.press('Enter');
    await page.getByText('jueves 4 de marzo de 2027, 10:00 – 13:00').waitFor();
    await page.keyboard.press('Escape');
    await event(page, 'Audiencia inicial').focus();
    await page.keyboard.press('Delete');
    await page.getByText('«Audiencia inicial» se borró.').waitFor();
    expect(await event(page, 'Audiencia inicial').count()).toBe(0);
    // What had the focus is gone: its day has it.
    await page.waitForFunction(() => (document.activeElement as HTMLElement).dataset['day'] === '2027-03-04');
    await page.getByRole('button', { name: 'Deshacer' }).focus();
    await page.keyboard.press('Enter');
    await event(page, 'Audiencia inicial').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('drags an event to another day and hour, makes it longer by its edge, and takes that back', async () => {
    const { token } = await register(product);
    await add(token, { title: 'Junta', type: 'MEETING', start: `${MONDAY}T10:00` });
    const { page, complaints } = await open(`${CALENDAR}&show=week&date=${MONDAY}`, { token });
    const slot = (day: string, hour: number) => page.locator(`[data-slot="${day} ${hour}"]`);
    await event(page, 'Junta').waitFor();
    const from = await middle(event(page, 'Junta'));
    const [here, there] = [await middle(slot(MONDAY, 10)), await middle(slot('2027-03-03', 12))];
    await drag(page, from, { x: from.x + there.x - here.x, y: from.y + there.y - here.y });
    await page.getByText(/«Junta» pasó al miércoles 3 de marzo de 2027, 12:00/).waitFor();
    await page.waitForFunction(() => document.querySelector('[data-event]')?.textContent?.includes('12:00–13:00'));

    const grip = page.locator('[data-grip="end"]');
    const edge = await middle(grip);
    await drag(page, edge, { x: edge.x, y: edge.y + there.y - here.y });
    await page.getByText(/«Junta» termina ahora el miércoles 3 de marzo de 2027, 15:00/).waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByText('Listo: quedó como estaba.').waitFor();
    await page.waitForFunction(() => document.querySelector('[data-event]')?.textContent?.includes('12:00–13:00'));
    // A drag opens nothing, a click does.
    expect(await page.getByRole('dialog').count()).toBe(0);
    await event(page, 'Junta').click();
    await page.getByRole('dialog', { name: 'Detalles del evento' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('moves one event of a series in the month by dragging, and the others stay', async () => {
    const { token } = await register(product);
    await add(token, {
      title: 'Revisión',
      start: `${MONDAY}T08:00`,
      recurrence: { frequency: 'WEEKLY', weekdays: ['MONDAY'], count: 3 },
    });
    const { page, complaints } = await open(`${CALENDAR}&date=${MONDAY}`, { token });
    const on = (day: string) => page.locator(`[data-day="${day}"]`);
    await on('2027-03-08')
      .getByRole('link', { name: /Revisión/ })
      .waitFor();
    await drag(
      page,
      await middle(on('2027-03-08').getByRole('link', { name: /Revisión/ })),
      await middle(on('2027-03-10')),
    );
    await page.getByRole('dialog', { name: '¿Qué eventos de la serie quieres mover?' }).waitFor();
    await page.getByRole('button', { name: 'Mover', exact: true }).click();
    await page.getByText(/«Revisión» pasó al miércoles 10 de marzo/).waitFor();
    for (const day of [MONDAY, '2027-03-10', '2027-03-15'])
      await on(day)
        .getByRole('link', { name: /Revisión/ })
        .waitFor();
    expect(
      await on('2027-03-08')
        .getByRole('link', { name: /Revisión/ })
        .count(),
    ).toBe(0);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByText('Listo: quedó como estaba.').waitFor();
    for (const day of [MONDAY, '2027-03-08', '2027-03-15'])
      await on(day)
        .getByRole('link', { name: /Revisión/ })
        .waitFor();
    expect(await event(page, 'Revisión').count()).toBe(3);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('brings a file in twice without doubling anything, and subscribes to what it holds', async () => {
    const { token } = await register(product);
    const file = path.join(folder, 'agenda.ics');
    const one = (uid: number) =>
      `BEGIN:VEVENT\r\nUID:e2e-${uid}\r\nDTSTAMP:20270101T000000Z\r\nDTSTART;TZID=America/Mexico_City:202703${String(uid + 1).padStart(2, '0')}T090000\r\nDURATION:PT1H\r\nSUMMARY:Del archivo ${uid}\r\nEND:VEVENT\r\n`;
    writeFileSync(
      file,
      `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//ejemplo//ES\r\n${one(1)}${one(2)}END:VCALENDAR\r\n`,
    );
    const { page, complaints } = await open(`${CALENDAR}&panel=import&date=${MONDAY}`, { token });
    const bring = async () => {
      await page.setInputFiles('input[type=file]', file);
      await page.getByText('2 eventos en el archivo').waitFor();
      await page.getByRole('button', { name: 'Importar', exact: true }).click();
      await page.getByText('Importación terminada').waitFor();
    };
    await bring();
    const count = (name: string) =>
      page.getByRole('dialog').getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
    expect(await count('Nuevos').textContent()).toBe('2');
    await page.getByRole('button', { name: 'Importar otro archivo' }).click();
    await bring();
    expect(await count('Sin cambios').textContent()).toBe('2');
    await page.getByRole('button', { name: 'Ver el calendario' }).click();
    await event(page, 'Del archivo 2').waitFor();

    await page.getByRole('button', { name: 'Más del calendario' }).click();
    await page.getByRole('menuitem', { name: 'Suscripciones ICS' }).click();
    await page.getByRole('button', { name: 'Crear dirección' }).click();
    const address = await page.getByLabel('Dirección de la suscripción').inputValue();
    const read = await fetch(address);
    expect(read.headers.get('content-type')).toContain('text/calendar');
    expect(await read.text()).toContain('SUMMARY:Del archivo 1');
    await page.getByRole('button', { name: /^Acciones de/ }).click();
    await page.getByRole('menuitem', { name: 'Revocar' }).click();
    await page
      .getByRole('dialog', { name: '¿Revocar la suscripción?' })
      .getByRole('button', { name: 'Revocar' })
      .click();
    await page.getByText('Suscripción revocada.').waitFor();
    expect((await fetch(address)).status).toBe(404);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is told the truth about Google: without keys nothing is connected', async () => {
    const { token } = await register(product);
    const { page, complaints } = await open(`${CALENDAR}&panel=google`, { token });
    const panel = page.getByRole('dialog', { name: 'Google Calendar' });
    await panel.getByText('No disponible aquí').waitFor();
    expect(await panel.getByText('Conectado', { exact: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('draws a month of a thousand events, and prints how long it took', async () => {
    const { token } = await register(product);
    const file = path.join(folder, 'mil.ics');
    const one = (_: unknown, n: number) =>
      `BEGIN:VEVENT\r\nUID:mil-${n}\r\nDTSTAMP:20270101T000000Z\r\nDTSTART;TZID=America/Mexico_City:202703${String((n % 28) + 1).padStart(2, '0')}T${String(7 + (n % 12)).padStart(2, '0')}0000\r\nDURATION:PT1H\r\nSUMMARY:Evento ${n}\r\nEND:VEVENT\r\n`;
    writeFileSync(
      file,
      `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//ejemplo//ES\r\n${Array.from({ length: 1000 }, one).join('')}END:VCALENDAR\r\n`,
    );
    const { page } = await open(`${CALENDAR}&panel=import`, { token });
    await page.setInputFiles('input[type=file]', file);
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    await page.getByText('Importación terminada').waitFor({ timeout: 60_000 });
    const took: number[] = [];
    for (let round = 0; round < 5; round++) {
      const fresh = await page.context().newPage();
      await fresh.addInitScript(() => {
        const marks: Marked['marks'] = {};
        Object.assign(window, { marks });
        const plain = window.fetch.bind(window);
        window.fetch = async (...given: Parameters<typeof fetch>) => {
          const reply = await plain(...given);
          const asked = given[1]?.body;
          if (typeof asked !== 'string' || !asked.includes('CalendarRange')) return reply;
          const text = await reply.text();
          marks.arrived = performance.now();
          return new Response(text, { status: reply.status, headers: reply.headers });
        };
        new MutationObserver(() => {
          if (marks.painted !== undefined || !document.querySelector('[data-event]')) return;
          marks.painted = 0;
          requestAnimationFrame(() => setTimeout(() => (marks.painted = performance.now())));
        }).observe(document, { childList: true, subtree: true });
      });
      await fresh.goto(`${product.url}${CALENDAR}&date=2027-03-15`);
      await fresh.waitForFunction(() => ((window as unknown as Marked).marks.painted ?? 0) > 0);
      took.push(
        await fresh.evaluate(() => {
          const { arrived = 0, painted = 0 } = (window as unknown as Marked).marks;
          return painted - arrived;
        }),
      );
      await fresh.close();
    }
    // How long it took is for a reader to judge: on another machine, or beside other work, it is another number.
    console.info(`a month of 1,000 events, data to paint: ${took.map(Math.round).join(', ')} ms`);
    expect(took).toHaveLength(5);
    await page.context().close();
  });
});

describe('somebody records hours and bills them', () => {
  test('the stopwatch survives a reload and is the same in two tabs', async () => {
    const { token } = await register(product);
    await addCase(token);
    const { page, complaints } = await open('/dashboard', { token });
    await page.getByRole('button', { name: 'Cronómetro' }).click();
    const panel = page.getByRole('dialog', { name: 'Cronómetro' });
    await panel.getByRole('combobox', { name: /^Caso/ }).fill('cobro');
    await panel.getByRole('option', { name: /Cobro de pagaré/ }).click();
    await panel.getByRole('button', { name: 'Iniciar' }).click();
    const running = (tab: Page) => tab.getByRole('button', { name: 'Cronómetro en marcha: Cobro de pagaré' });
    await running(page).waitFor();
    await page.reload();
    await running(page).waitFor();

    const other = await page.context().newPage();
    await other.goto(`${product.url}${CALENDAR}&part=billable&room=sheet`);
    await running(other).click();
    await other.getByRole('button', { name: 'Detener y registrar' }).click();
    await other.getByRole('button', { name: 'Cronómetro', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Cronómetro', exact: true }).waitFor();
    await other.getByRole('rowheader', { name: /Cobro de pagaré/ }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('hours at a rate become a pre-bill that a company can pay: 10,000.00 is paid as 9,533.33', async () => {
    const { token } = await register(product);
    await addCase(token);
    const { page, complaints } = await open(`${CALENDAR}&part=billable&room=rates`, { token });
    await page.getByRole('button', { name: 'Fijar tarifa' }).click();
    const rate = page.getByRole('dialog', { name: 'Fijar tarifa' });
    await rate.getByLabel('Por hora, en pesos').fill('2,000');
    await rate.getByLabel('Vale desde').fill('2026-01-01');
    await rate.getByRole('button', { name: 'Guardar tarifa' }).click();
    await page.getByText('$2,000.00 MXN por hora').waitFor();

    await page.getByRole('link', { name: 'Hoja de tiempo' }).click();
    await page.getByRole('button', { name: 'Registrar horas' }).first().click();
    const entry = page.getByRole('dialog', { name: 'Registrar horas' });
    await entry.getByLabel('Duración').fill('5:00');
    await entry.getByRole('combobox', { name: /^Caso/ }).fill('cobro');
    await entry.getByRole('option', { name: /Cobro de pagaré/ }).click();
    await entry.getByLabel(/^Descripción/).fill('Redacción de la demanda');
    await entry.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('$10,000.00 MXN').first().waitFor();

    await page.getByRole('link', { name: 'Prefacturas' }).click();
    await page.getByRole('link', { name: 'Nueva prefactura' }).click();
    await page.getByRole('combobox', { name: 'Agregar caso' }).fill('cobro');
    await page.getByRole('option', { name: /Cobro de pagaré/ }).click();
    const preview = page.getByRole('region', { name: 'Vista previa' });
    for (const amount of ['$1,600.00 MXN', '-$1,000.00 MXN', '-$1,066.67 MXN', '$9,533.33 MXN'])
      await preview.getByText(amount, { exact: true }).waitFor();
    await preview.getByText('nueve mil quinientos treinta y tres pesos 33/100 M.N.').waitFor();
    await page.getByRole('button', { name: 'Crear prefactura' }).click();
    await page.getByRole('heading', { name: 'PF-0001' }).waitFor();
    const downloads = async (name: string): Promise<Buffer> => {
      await page.getByRole('button', { name: 'Descargar', exact: true }).click();
      const item = page.getByRole('menuitem', { name });
      const [file] = await Promise.all([page.waitForEvent('download'), item.click()]);
      return readFileSync(await file.path());
    };
    expect((await downloads('Descargar PDF')).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await downloads('Descargar CSV')).toString('utf8')).toContain('Redacción de la demanda');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

const billable = `${CALENDAR}&part=billable`;
const at = `${CALENDAR}&date=${MONDAY}`;

const long = 'con un título que no cabe en ninguna celda de ninguna vista';
const screensOf = (id: string): [string, string][] => [
  ['/dashboard', 'Nada en tu agenda hoy.'],
  [at, 'Audiencia'],
  [`${at}&show=week`, 'Audiencia'],
  [`${at}&show=day`, 'Audiencia'],
  [`${at}&show=agenda`, 'Audiencia'],
  [`${at}&new=1&time=10:00`, 'Crear evento'],
  [`${at}&event=${id}`, 'Sin descripción.'],
  [`${CALENDAR}&panel=google`, 'No disponible aquí'],
  [`${CALENDAR}&panel=feeds`, 'Todavía no tienes suscripciones.'],
  [`${CALENDAR}&panel=import`, 'Elegir archivo'],
  [`${CALENDAR}&panel=settings`, 'Guardar ajustes'],
  [billable, 'Horas registradas'],
  [`${billable}&room=sheet`, 'Sin horas registradas esta semana'],
  [`${billable}&room=tasks`, 'Sin tareas pendientes.'],
  [`${billable}&room=prebills`, 'Todavía no hay prefacturas.'],
  [`${billable}&room=prebills&prebill=nueva`, 'Vista previa'],
  [`${billable}&room=rates`, 'Quién cobra'],
];

test('every screen is accessible, wide and on a phone, in light and dark, and none scrolls sideways', async () => {
  const { token } = await register(product);
  const caseId = await addCase(token);
  const start = `${MONDAY}T10:00`;
  await add(token, { title: `Audiencia ${long}`, type: 'HEARING', start, caseId, location: 'Sala 3' });
  await add(token, { title: `Junta ${long}`, type: 'MEETING', start: `${MONDAY}T10:30` });
  await add(token, { title: `Congreso ${long}`, isAllDay: true, start: '2027-03-02', end: '2027-03-05' });
  await add(token, { title: 'Vencimiento', type: 'DEADLINE', start: `${MONDAY}T14:00` });
  const { createCalendarEvent: made } = await add(token, { title: `Mediación ${long}`, start: '2027-03-03T12:00' });
  const screens = screensOf(made.event.id);
  const openSignedIn = async () => (await open('/dashboard', { token })).page;
  const problems = await problemsOfScreens(screens, openSignedIn, async (page, [address, words]) => {
    await page.goto(`${product.url}${address}`);
    return { name: address, isThere: () => page.getByText(words).first().waitFor({ state: 'attached' }) };
  });
  expect(problems).toEqual([]);
});
