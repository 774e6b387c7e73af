import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { mutate, openCase, register, type Account } from '../../support/account.ts';
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

const TITLE = 'Amparo contra clausura';

/** The token of the invitation to that address, which lies in the outbox. */
async function invitation(email: string): Promise<string> {
  const folder = path.join(product.folder, 'outbox');
  let token: string | undefined;
  const look = () => {
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    const mails = files.map((name) => readMail(readFileSync(path.join(folder, name), 'utf8')));
    const own = mails.filter(({ to }) => to.includes(email));
    token = own.map(({ text }) => /invitacion\?token=([\w.-]+)/.exec(text)?.[1]).find(Boolean);
    return token;
  };
  await expect.poll(look, { timeout: 20_000 }).toBeDefined();
  return token ?? '';
}

/** A case of Ana's in which Luis works too. */
async function sharedCase(ana: Account, luis: Account): Promise<string> {
  const caseId = await openCase(product, ana.token, { title: TITLE, client: 'Grupo Ejemplo', area: 'CIVIL' });
  await mutate(
    product,
    ana.token,
    'mutation ($input: InviteToCaseInput!) { inviteToCase(input: $input) { userErrors { message } } }',
    {
      caseId,
      email: luis.email,
      role: 'COLLABORATOR',
    },
  );
  const token = await invitation(luis.email);
  await mutate(
    product,
    luis.token,
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { userErrors { message } } }',
    { token },
  );
  return caseId;
}

interface Line {
  page: Page;
  /** Ends the live connection, as a network does; with another code, as a server does. */
  cut: (code?: number) => Promise<void>;
  /** No network at all, until it is given back. */
  setOffline: (isOffline: boolean) => Promise<void>;
}

async function open(who: Account, address: string, width = 1440): Promise<Line> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'es-MX',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((token) => localStorage.setItem('auth_token', token), who.token);
  const page = await context.newPage();
  const lines = new Set<(code: number) => Promise<void>>();
  let isOffline = false;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isOffline) return void socket.close({ code: 1013 });
    const server = socket.connectToServer();
    lines.add(async (code) => {
      await server.close();
      await socket.close({ code });
    });
  });
  const cut = async (code = 1013) => {
    await Promise.all([...lines].map((end) => end(code)));
    lines.clear();
  };
  await page.goto(product.url + address);
  return {
    page,
    cut,
    setOffline: async (wanted) => {
      isOffline = wanted;
      await context.setOffline(wanted);
    },
  };
}

const box = (page: Page) => page.getByRole('textbox', { name: 'Mensaje' });
const status = (page: Page, name: string) =>
  page.getByRole('group', { name: `Estado de «${TITLE}»` }).getByRole('button', { name });
const numbers = (page: Page) =>
  page
    .locator('[data-sequence]')
    .evaluateAll((items) => items.map((item) => Number(item.getAttribute('data-sequence'))));

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

describe('two people work in one case', () => {
  test('each sees what the other does: status, messages, typing; a cut loses and doubles nothing', async () => {
    const [ana, luis] = [await register(product, 'Ana Ejemplo'), await register(product, 'Luis Prueba')];
    const caseId = await sharedCase(ana, luis);
    const list = '/dashboard?tab=realtime-cases';
    const [a, b] = [await open(ana, list), await open(luis, list)];

    await status(b.page, 'Activo').waitFor();
    await status(a.page, 'Activo').click();
    await expect.poll(() => status(b.page, 'Activo').isDisabled()).toBe(true);
    await b.page.getByText(`Otra persona cambió «${TITLE}» a Activo.`).waitFor({ state: 'attached' });
    await expectSound(a.page);

    const chat = `/dashboard?tab=collaborative-chat&case=${caseId}`;
    await Promise.all([a.page.goto(product.url + chat), b.page.goto(product.url + chat)]);
    await a.page.getByText('2 de 2 en el chat').waitFor();
    await box(b.page).pressSequentially('Ya está');
    await a.page.getByText('Luis Prueba está escribiendo…').waitFor();
    await box(b.page).press('Enter');
    await a.page.getByText('Ya está').first().waitFor();
    await b.page.getByText('Leído').first().waitFor();

    // Sent before the cut is noticed.
    await a.setOffline(true);
    await box(a.page).fill('escrito sin red');
    await box(a.page).press('Enter');
    await a.cut();
    await expect.poll(() => box(a.page).getAttribute('placeholder')).toBe('Reconectando...');
    expect(await box(a.page).isDisabled()).toBe(true);
    for (const words of ['uno', 'dos', 'tres']) {
      await box(b.page).fill(words);
      await box(b.page).press('Enter');
      await b.page.locator('[data-sequence]', { hasText: words }).waitFor();
    }
    await a.setOffline(false);
    await expect.poll(() => numbers(a.page), { timeout: 30_000 }).toEqual([1, 2, 3, 4, 5]);
    await expect.poll(() => numbers(b.page)).toEqual([1, 2, 3, 4, 5]);
    expect(await b.page.getByText('escrito sin red', { exact: true }).count()).toBe(1);
    await expectSound(a.page);

    const phone = await open(luis, chat, 320);
    await box(phone.page).waitFor();
    await expectSound(phone.page);
    await Promise.all([a, b, phone].map(({ page }) => page.context().close()));
  });

  test('a document, what waits to be read, an archived chat, a server that stops, and the end of somebody’s part', async () => {
    const [ana, luis] = [await register(product, 'Marta Ejemplo'), await register(product, 'Pablo Prueba')];
    const caseId = await sharedCase(ana, luis);
    const chat = `/dashboard?tab=collaborative-chat&case=${caseId}`;
    const [a, b] = [await open(ana, chat), await open(luis, '/dashboard?tab=realtime-cases')];
    await status(b.page, 'Activo').waitFor();
    await b.page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener('newChatMessage', (event) => heard.push((event as CustomEvent).detail));
    });

    // A file that cannot be read is said before it is sent; one that can comes with the message.
    const files = a.page.locator('input[type="file"]');
    const file = { name: 'contestación.txt', mimeType: 'text/plain', buffer: Buffer.from('Contestación de ejemplo') };
    await files.setInputFiles({ ...file, name: 'foto.png' });
    await a.page.getByText('«foto.png»: usa PDF, DOCX o TXT.').waitFor();
    await files.setInputFiles(file);
    await a.page.getByText('Escribe una línea que acompañe lo adjunto.').waitFor();
    await box(a.page).fill('Va la contestación');
    await box(a.page).press('Enter');
    await a.page.getByRole('button', { name: /contestación\.txt/ }).waitFor();
    await expectSound(a.page);

    // Whoever is elsewhere hears of it, and sees that it waits.
    const heard = () => b.page.evaluate(() => (window as unknown as { heard: { caseId: string }[] }).heard);
    await expect.poll(heard).toMatchObject([{ caseId, message: 'Va la contestación', user_email: ana.email }]);
    await b.page.getByRole('link', { name: /^Chat colaborativo.*1 mensaje sin leer/ }).click();
    await b.page.getByRole('link', { name: /Amparo contra clausura.*1 mensaje sin leer/ }).click();
    const card = b.page.getByRole('button', { name: /contestación\.txt/ });
    const [download] = await Promise.all([b.page.waitForEvent('download'), card.click()]);
    expect(download.suggestedFilename()).toBe('contestación.txt');
    expect(readFileSync(await download.path(), 'utf8')).toBe('Contestación de ejemplo');
    await b.page.getByRole('link', { name: 'Chat colaborativo', exact: true }).waitFor();

    const archive = (isArchived: boolean) =>
      mutate(
        product,
        ana.token,
        'mutation ($input: ArchiveCaseInput!) { archiveCase(input: $input) { userErrors { message } } }',
        {
          caseId,
          isArchived,
        },
      );
    await archive(true);
    await b.page.getByText('Este caso está archivado: su chat se puede leer, pero no escribir.').waitFor();
    expect(await box(b.page).count()).toBe(0);
    await expectSound(b.page);
    await archive(false);
    await box(b.page).waitFor();

    // As when a server is restarted: the line is closed properly.
    const badge = b.page.locator('[data-connection]');
    await b.cut(1000);
    await expect.poll(() => badge.innerText()).toBe('Reconectando...');
    await expect.poll(() => badge.innerText()).toBe('En línea');

    const tabs = await Promise.all([
      open(luis, '/dashboard?tab=realtime-cases'),
      open(luis, '/dashboard?tab=cases&show=table'),
      open(luis, '/dashboard?tab=collaborative-chat'),
    ]);
    const there = tabs.map(({ page }) => page.getByRole('link', { name: new RegExp(TITLE) }).first());
    await Promise.all(there.map((link) => link.waitFor()));
    await a.page.goto(`${product.url}/cases/${caseId}?part=people`);
    await a.page.getByRole('button', { name: 'Quitar a Pablo Prueba' }).click();
    await a.page.getByRole('button', { name: 'Quitar del caso' }).click();
    await Promise.all(there.map((link) => link.waitFor({ state: 'detached' })));
    for (const { page } of tabs) await page.getByText(`Ya no participas en «${TITLE}».`).waitFor({ state: 'attached' });
    await b.page.getByText('Ya no participas en este caso o el caso no existe.').waitFor();
    await Promise.all([a, b, ...tabs].map(({ page }) => page.context().close()));
  });

  test('a chat of 200 messages opens at the first of 60 unread, with the last in view', async () => {
    const [ana, luis] = [await register(product, 'Rosa Ejemplo'), await register(product, 'Hugo Prueba')];
    const caseId = await sharedCase(ana, luis);
    const send = (who: Account, n: number) =>
      mutate(
        product,
        who.token,
        'mutation ($input: SendCaseMessageInput!) { sendCaseMessage(input: $input) { userErrors { message } } }',
        { caseId, text: `Mensaje número ${n}`, clientId: `m${n}` },
      );
    for (let n = 1; n <= 200; n++) await send(luis, n);
    await mutate(
      product,
      ana.token,
      'mutation ($input: MarkMessagesInput!) { markMessages(input: $input) { userErrors { message } } }',
      { caseId, sequence: 140, isRead: true },
    );
    const a = await open(ana, `/dashboard?tab=collaborative-chat&case=${caseId}`);
    const messages = a.page.getByRole('region', { name: 'Mensajes del caso' });
    const line = messages.getByText('Mensajes nuevos', { exact: true });
    await line.waitFor();
    const first = a.page.locator('[data-sequence="141"]');
    const [list, lineBox, firstBox] = await Promise.all([
      messages.boundingBox(),
      line.boundingBox(),
      first.boundingBox(),
    ]);
    const isIn = (box: typeof list) =>
      box !== null && list !== null && box.y >= list.y && box.y + box.height <= list.y + list.height;
    expect([isIn(lineBox), isIn(firstBox)]).toEqual([true, true]);
    expect((firstBox?.y ?? 0) - (list?.y ?? 0)).toBeLessThan(200);
    await expectSound(a.page);
    await a.page.getByRole('button', { name: /Hugo: Mensaje número 200/ }).click();
    await expect.poll(async () => isIn(await a.page.locator('[data-sequence="200"]').boundingBox())).toBe(true);
    await a.page.getByRole('button', { name: /Hugo: Mensaje número 200/ }).waitFor({ state: 'detached' });
    await a.page.context().close();
  });
});
