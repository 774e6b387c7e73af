import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#schema/lib/days.ts';
import { dayIn, timeIn } from '#schema/lib/zones.ts';
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

const writes = (token: string, input: object) =>
  ask(
    product,
    token,
    'mutation($input: CreateDeadlineInput!) { createDeadline(input: $input) { userErrors { message } } }',
    {
      input,
    },
  );

async function open(address: string, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });
  await context.addInitScript((held) => localStorage.setItem('auth_token', held), token);
  const page = await context.newPage();
  await page.goto(`${product.url}${address}`);
  return page;
}

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title }).first();

/** A zone in which it is the last hour of the day now; the hour before, where that would end during the test. */
function lateZone(now: Date): string {
  const hour = now.getUTCMinutes() < 50 ? 23 : 22;
  const ahead = ((hour - now.getUTCHours() + 36) % 24) - 12;
  // The names count the other way round: Etc/GMT-5 is five hours ahead.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

describe('days left in a browser', () => {
  test('late at night, what is due today, tomorrow and in nine days says so on every screen', async () => {
    const { token } = await register(product);
    const zone = lateZone(new Date());
    await ask(
      product,
      token,
      'mutation($input: SetCalendarSettingsInput!) { setCalendarSettings(input: $input) { userErrors { message } } }',
      { input: { zone } },
    );
    expect(timeIn(zone, new Date()) >= '22:00').toBe(true);
    const today = dayIn(zone, new Date());
    for (const [title, days] of [
      ['Vence hoy', 0],
      ['Vence mañana', 1],
      ['Vence en nueve', 9],
      ['Venció antier', -2],
    ] as const)
      await writes(token, { title, dueOn: addDays(today, days) });

    const page = await open('/dashboard?tab=deadline-alerts', token);
    await cardOf(page, 'Vence hoy').getByText('¡HOY!').waitFor();
    await cardOf(page, 'Vence mañana').getByText('¡MAÑANA!').waitFor();
    await cardOf(page, 'Vence en nueve').getByText('9 días').waitFor();
    await cardOf(page, 'Venció antier').getByText('venció hace 2 días').waitFor();

    await page.goto(`${product.url}/dashboard`);
    await cardOf(page, 'Vence hoy').getByText('¡HOY!').waitFor();

    // The calculator counts the same days at the same minute.
    const question = `regla=lamparo-98-queja&fecha=${today}&medio=list&calendario=pjf`;
    await page.goto(`${product.url}/vencimientos/calcular?${question}`);
    const answer = page.getByRole('region', { name: 'Resultado' });
    const due = (await answer.locator('time').first().getAttribute('datetime')) ?? '';
    await answer.getByText(`(faltan ${daysBetween(today, due)} días)`).waitFor();

    const rest = await fetch(`${product.url}/api/deadlines/upcoming`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { deadlines } = (await rest.json()) as { deadlines: { title: string; days_left: number; label: string }[] };
    expect(deadlines.map(({ title, days_left: left, label }) => [title, left, label])).toEqual([
      ['Venció antier', -2, '¡VENCIDO!'],
      ['Vence hoy', 0, '¡HOY!'],
      ['Vence mañana', 1, '¡MAÑANA!'],
      ['Vence en nueve', 9, '9 días'],
    ]);
    await page.context().close();
  });

  test('a deadline of a court in Tijuana counts by the clock of Tijuana, which is named', async () => {
    const { token } = await register(product);
    const { courtOffices } = await ask<{ courtOffices: { nodes: { id: string; name: string }[] } }>(
      product,
      token,
      '{ courtOffices(search: "laboral tijuana", first: 1) { nodes { id name } } }',
      {},
    );
    const court = courtOffices.nodes[0];
    expect(court?.name).toContain('Tijuana');
    const caseId = await openCase(product, token, { title: 'Asunto en Tijuana', area: 'LABOR', courtId: court?.id });
    const today = dayIn('America/Tijuana', new Date());
    await writes(token, { title: 'Término en Tijuana', caseId, dueOn: addDays(today, 2), dueHour: '23:30' });
    await writes(token, { title: 'Día completo en Tijuana', caseId, dueOn: today });
    const page = await open('/dashboard?tab=deadline-alerts', token);
    await cardOf(page, 'Término en Tijuana')
      .getByText(/23:30 h \(hora de Tijuana\)$/)
      .waitFor();
    await cardOf(page, 'Término en Tijuana').getByText('2 días').waitFor();
    await cardOf(page, 'Día completo en Tijuana').getByText('¡HOY!').waitFor();
    await page.context().close();
  });

  test('«Posponer 24h» of a typed date asks what moves; the reminder leaves the date, and both are taken back', async () => {
    const { token } = await register(product);
    const today = dayIn('America/Mexico_City', new Date());
    await writes(token, { title: 'Desahogar prevención', dueOn: addDays(today, 3) });
    const page = await open('/dashboard?tab=deadline-alerts', token);
    const card = cardOf(page, 'Desahogar prevención');
    const day = (await card.locator('time').first().getAttribute('datetime')) ?? '';
    await card.getByRole('button', { name: 'Posponer 24h' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Sólo recordármelo mañana/ })
      .click();
    await page.getByText(/^La fecha no se mueve/).waitFor();
    expect(await card.locator('time').first().getAttribute('datetime')).toBe(day);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByText('Se deshizo el cambio.').waitFor();
    await card.getByRole('button', { name: 'Posponer 24h' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Mover la fecha del/ })
      .click();
    await page.getByText(/^El vencimiento se movió del .* al .*\.$/).waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await card.locator(`time[datetime="${day}"]`).waitFor();
    await page.context().close();
  });
});
