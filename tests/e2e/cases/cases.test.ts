import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrintDocument } from '#api/kernel/print/document.ts';
import { printDocument } from '#api/kernel/print/printer.ts';
import { accessibilityProblems, problemsOfScreens, screenProblems } from '../../support/accessibility.ts';
import { ask, mutate, openCase, PASSWORD, register } from '../../support/account.ts';
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

const createCase = (token: string, part: object): Promise<string> => openCase(product, token, part);

const PAPER: PrintDocument = {
  title: 'Demanda de ejemplo',
  footer: 'Ejemplo',
  createdOn: '2026-11-20',
  blocks: [
    { kind: 'HEADING', level: 1, runs: [{ text: 'Hechos' }] },
    { kind: 'PARAGRAPH', runs: [{ text: 'PRIMERO.', isBold: true }, { text: ' El actor entró a trabajar.' }] },
    { kind: 'LIST', isNumbered: true, items: [[{ text: 'El contrato' }], [{ text: 'Los recibos' }]] },
    {
      kind: 'TABLE',
      columns: [
        { title: 'Concepto', share: 1 },
        { title: 'Monto', share: 1 },
      ],
      rows: [[[{ text: 'Salarios' }], [{ text: '10,000' }]]],
    },
    { kind: 'PAGE_BREAK' },
    { kind: 'PARAGRAPH', runs: [{ text: 'Protesto lo necesario.' }] },
  ],
};

interface Open {
  token?: string;
  width?: number;
  dark?: boolean;
}

/** A browser of its own, for whoever the token is. */
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

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function tabTo(page: Page, words: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const held = document.activeElement;
      const label = held instanceof HTMLInputElement ? (held.labels?.[0]?.textContent ?? '') : '';
      return label || held?.getAttribute('aria-label') || (held?.textContent ?? '');
    });
  for (let presses = 0; presses < 80; presses++) {
    if ((await focused()).startsWith(words)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to «${words}»`);
}

/** The link that was mailed last, as a mail program would show it. */
async function mailedLink(): Promise<string> {
  const folder = path.join(product.folder, 'outbox');
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    const mail = ((): string | undefined => {
      try {
        return readdirSync(folder)
          .filter((name) => name.endsWith('.eml'))
          .map((name) => readFileSync(path.join(folder, name), 'utf8'))
          .at(-1);
      } catch {
        return undefined;
      }
    })();
    const text = mail?.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const link = /\/invitacion\?token=[\w-]+/.exec(text ?? '')?.[0];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no invitation was mailed');
}

describe('somebody keeps their cases in Foja', () => {
  test('with the keyboard alone: opens one, is warned of a conflict, closes it and says how it ended', async () => {
    const { token } = await register(product);
    await createCase(token, {
      title: 'Divorcio',
      area: 'FAMILY',
      parties: [{ name: 'Deudora de Ejemplo', role: 'CLIENT', isOurs: true }],
    });
    const { page, complaints } = await open('/dashboard?tab=cases', { token });
    await heading(page, 'Casos').waitFor();
    await tabTo(page, 'Cargar cifras');
    await page.keyboard.press('Enter');
    await page.getByText('Casos totales').waitFor();
    await page.reload();
    // Keys that are pressed before the screen is there go nowhere.
    await page.getByText('Casos totales').waitFor();
    await tabTo(page, 'Nuevo caso');
    await page.keyboard.press('Enter');
    await heading(page, 'Nuevo caso').waitFor();
    await tabTo(page, 'Título');
    await page.keyboard.type('Cobro de pagaré');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Comercializadora Ejemplo');
    await page.keyboard.press('Tab');
    // As many keys as bring the list to the area.
    await page.keyboard.type('Merc');
    await tabTo(page, 'Agregar parte');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Nombre' }).waitFor();
    await page.getByRole('textbox', { name: 'Nombre' }).focus();
    await page.keyboard.type('ejemplo deudora');
    await page.getByText('Posible conflicto de interés').waitFor();
    await tabTo(page, 'Abrir caso');
    await page.keyboard.press('Enter');
    await heading(page, 'Cobro de pagaré').waitFor();
    await page.getByText('Estos nombres ya estaban en otros casos').waitFor();
    await tabTo(page, 'Estado del caso: ');
    await page.keyboard.press('Enter');
    const focused = page.locator('[role="menuitem"]:focus');
    // The menu takes the focus a moment after it is shown.
    await focused.waitFor();
    await page.keyboard.press('End');
    await focused.filter({ hasText: 'Cerrado' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '¿Cómo terminó?' }).waitFor();
    await tabTo(page, 'Ganado');
    await page.keyboard.press('Space');
    await tabTo(page, 'Registrar resultado');
    await page.keyboard.press('Enter');
    await page.getByText('Resultado guardado.').waitFor();
    await page.goto(`${product.url}/dashboard?tab=cases`);
    await page.getByText('De 1 caso cerrado con resultado').waitFor();
    expect(await page.getByText('100 %').count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is asked about a number unlike those of its court before anything is saved', async () => {
    const { token } = await register(product);
    const { page, complaints } = await open('/dashboard?tab=cases&new=1', { token });
    await heading(page, 'Nuevo caso').waitFor();
    const court = page.getByRole('combobox', { name: /^Órgano jurisdiccional/ });
    await court.fill('sala regional queretaro');
    // By its name: until what was typed has its answer, the whole directory is listed.
    await page.getByRole('option', { name: /^Sala Regional en Querétaro/ }).click();
    const number = page.getByRole('textbox', { name: /^Número de expediente/ });
    await number.fill('12/2026');
    await page.getByText(/5618\/14-11-02-3-OT/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await number.fill('5618/26-11-02-3-OT');
    await page.getByText(/5618\/14-11-02-3-OT/).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('moves a case on the board with the pointer, and takes it back', async () => {
    const { token } = await register(product);
    await createCase(token, { status: 'PENDING' });
    const { page, complaints } = await open('/dashboard?tab=cases&show=board', { token });
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
    await column('Pendiente').getByRole('listitem').dragTo(column('Activo'));
    await column('Activo').getByRole('link', { name: 'Cobro de pagaré' }).waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await column('Pendiente').getByRole('link', { name: 'Cobro de pagaré' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is shown both values when somebody else changed the same field', async () => {
    const { token } = await register(product);
    const caseId = await createCase(token, {});
    const { page, complaints } = await open(`/cases/${caseId}?edit=1`, { token });
    const title = page.getByRole('textbox', { name: 'Título' });
    await title.fill('El mío');
    await mutate(
      product,
      token,
      'mutation($input: UpdateCaseInput!) { updateCase(input: $input) { userErrors { message } } }',
      {
        caseId,
        version: 1,
        title: 'El suyo',
        type: 'Oral mercantil',
      },
    );
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    const dialog = page.getByRole('dialog', { name: 'Alguien más cambió este caso' });
    await dialog.getByText('El suyo').waitFor();
    await dialog.getByRole('button', { name: 'Guardar con lo elegido' }).click();
    await heading(page, 'El mío').waitFor();
    await page.getByText('Oral mercantil').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('invites somebody without an account, who registers on the way and comes to the case', async () => {
    const { token } = await register(product);
    const caseId = await createCase(token, {});
    const owner = await open(`/cases/${caseId}?part=people`, { token });
    const email = 'invitada@ejemplo.mx';
    await owner.page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
    await owner.page.getByRole('button', { name: 'Enviar invitación' }).click();
    await owner.page.getByText(`Invitación enviada a ${email}.`).waitFor();

    const { page, complaints } = await open(await mailedLink());
    await heading(page, 'Cobro de pagaré').waitFor();
    await page.getByRole('link', { name: 'Crear cuenta' }).click();
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Invitada de Ejemplo');
    await page.getByRole('textbox', { name: 'Correo' }).fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await page.getByText(`Aceptas con la cuenta ${email}.`).waitFor();
    await page.getByRole('button', { name: 'Aceptar invitación' }).click();
    await page.waitForURL(`**/cases/${caseId}`);
    await heading(page, 'Cobro de pagaré').waitFor();
    // A toast tells it in other words.
    await owner.page.getByText('Invitada de Ejemplo', { exact: true }).waitFor();
    expect([...complaints, ...owner.complaints]).toEqual([]);
    await page.context().close();
    await owner.page.context().close();
  });

  test('on a phone the actions stand below what the case is; the sample is marked there, and removed', async () => {
    const { token } = await register(product);
    const { createSampleCase } = await ask<{ createSampleCase: { case: { id: string } } }>(
      product,
      token,
      'mutation { createSampleCase { case { id } userErrors { message } } }',
    );
    const { page, complaints } = await open(`/cases/${createSampleCase.case.id}`, { token, width: 390 });
    await heading(page, /^Ejemplo: /).waitFor();
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
    const header = page.getByRole('main').locator('header').first();
    const tops = [
      await top(header.getByRole('heading', { level: 1 })),
      await top(header.getByText('Panificadora del Valle, S.A. de C.V. (ejemplo)')),
      await top(header.getByText('Ejemplo', { exact: true })),
    ];
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await top(header.getByRole('link', { name: 'Editar' }))).toBeGreaterThan(tops[1] ?? 0);
    const isThere = () => header.getByRole('button', { name: 'Quitar ejemplo' }).waitFor();
    expect(await screenProblems(page, 'the sample', isThere)).toEqual([]);
    await header.getByRole('button', { name: 'Quitar ejemplo' }).click();
    await page.getByText('Quitamos el caso de ejemplo').waitFor();
    await heading(page, 'Casos').waitFor();
    expect(await page.getByText('Ya no participas').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('the preview of a document shows its headings, list and table; a PDF is drawn page by page, with its words', async () => {
    const { token } = await register(product);
    const caseId = await createCase(token, {});
    const { page, complaints } = await open(`/cases/${caseId}?part=documents`, { token });
    await page.getByText('Todavía no hay documentos').waitFor();
    for (const format of ['DOCX', 'PDF'] as const) {
      const name = `demanda.${format.toLowerCase()}`;
      const buffer = Buffer.from(await printDocument(PAPER, format));
      await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
      await page.getByRole('button', { name }).first().click();
      const dialog = page.getByRole('dialog', { name });
      if (format === 'DOCX') {
        await dialog.getByRole('heading', { name: 'Hechos' }).waitFor();
        await dialog.getByRole('cell', { name: '10,000' }).waitFor();
      } else {
        await dialog.locator('[data-page="1"]').getByText('Hechos').waitFor();
        await dialog.locator('[data-page="2"]').scrollIntoViewIfNeeded();
        await dialog.locator('[data-page="2"]').getByText('Protesto').waitFor();
      }
      await dialog.getByText('PRIMERO.').locator('visible=true').first().waitFor();
      expect(await screenProblems(page, name, () => dialog.waitFor())).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('in every size and light the screens are accessible and nothing scrolls sideways', async () => {
    const { token } = await register(product);
    const caseId = await createCase(token, {
      isUrgent: true,
      fileNumber: '123/2026',
      amountClaimed: 12_500_050,
      parties: [{ name: 'Deudora de Ejemplo con un nombre largo', role: 'DEFENDANT' }],
    });
    const screens: [string, string, string][] = [
      ['/dashboard?tab=cases', 'Casos', '1 caso'],
      ['/dashboard?tab=cases&show=stats', 'Casos', 'Casos recientes'],
      ['/dashboard?tab=cases&show=board', 'Casos', 'Arrastra un caso'],
      ['/dashboard?tab=cases&new=1', 'Nuevo caso', 'de tu plan'],
      [`/cases/${caseId}`, 'Cobro de pagaré', 'Deudora de Ejemplo'],
      [`/cases/${caseId}?part=chat`, 'Cobro de pagaré', '1 de 1 en el chat'],
      [`/cases/${caseId}?part=documents`, 'Cobro de pagaré', 'Todavía no hay documentos'],
      [`/cases/${caseId}?part=agenda`, 'Cobro de pagaré', 'Sin eventos próximos'],
      [`/cases/${caseId}?part=hours`, 'Cobro de pagaré', 'Sin horas registradas'],
      [`/cases/${caseId}?part=people`, 'Cobro de pagaré', 'Invitar a alguien'],
      [`/cases/${caseId}?edit=1`, 'Editar caso', 'El asunto'],
      ['/cases/cas_nada', 'Caso no encontrado', 'no participas en él'],
      ['/invitacion?token=nada', 'Invitación a un caso', 'venció o no existe'],
    ];
    const openSignedIn = async () => {
      const { page } = await open('/dashboard', { token });
      await page.evaluate(() => localStorage.setItem('foja_panels', '["cases"]'));
      return page;
    };
    const problems = await problemsOfScreens(screens, openSignedIn, async (page, [address, title, words]) => {
      await page.goto(`${product.url}${address}`);
      await heading(page, title).waitFor();
      return { name: address, isThere: () => page.getByText(words).first().waitFor() };
    });
    expect(problems).toEqual([]);
  });
});
