import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { memoryFolder } from '../../support/memory-folder.ts';
import { removeFolder, startProduct } from '../../support/product.ts';

const folders: string[] = [];
afterAll(() => folders.forEach(removeFolder));

async function register(url: string, email: string) {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana Ejemplo', email, password: 'una clave de ejemplo' }),
  });
  return response.status;
}

const run = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['api/commands/start.ts'], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });

test('starts on an empty folder, prints its address, serves pages and API, and stops everything at Ctrl-C', async () => {
  const product = await startProduct({ folder: memoryFolder('foja-empty-') });
  folders.push(product.folder);
  expect(product.output()).toMatch(/Foja está lista en http:\/\/127\.0\.0\.1:\d+/);
  const page = await fetch(`${product.url}/cualquier/ruta`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<html lang="es-MX"');
  expect(await (await fetch(`${product.url}/api/health`)).json()).toMatchObject({ status: 'OK' });
  await product.stop();
  expect(product.child.exitCode).toBe(0);
  await expect(fetch(product.url)).rejects.toThrow();
});

test('after kill -9 the next start has everything that was acknowledged', async () => {
  const first = await startProduct();
  folders.push(first.folder);
  expect(await register(first.url, 'ana@ejemplo.mx')).toBe(200);
  await first.kill();
  const second = await startProduct({ folder: first.folder });
  // The same e-mail again: it is taken, so the account is there.
  expect(await register(second.url, 'ana@ejemplo.mx')).toBe(409);
  await second.stop();
});

test('kill -9 in the middle of an answer: the next start finishes it, once, and counts it once', async () => {
  const first = await startProduct();
  folders.push(first.folder);
  const email = 'bruno@ejemplo.mx';
  const registered = await fetch(`${first.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bruno Ejemplo', email, password: 'una clave de ejemplo' }),
  });
  const { token } = (await registered.json()) as { token: string };
  const graphql = async <T>(url: string, query: string): Promise<T> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    return ((await response.json()) as { data: T }).data;
  };
  const question = '¿Qué le puedo exigir a la empresa si me corrieron sin decirme por qué?';
  const { askQuestion } = await graphql<{ askQuestion: { answer: { id: string } } }>(
    first.url,
    `mutation { askQuestion(input: {text: ${JSON.stringify(question)}}) { answer { id } } }`,
  );
  const message = async (url: string) =>
    (
      await graphql<{ chatMessage: { status: string; text: string } }>(
        url,
        `{ chatMessage(id: "${askQuestion.answer.id}") { status text } }`,
      )
    ).chatMessage;
  await expect
    .poll(async () => (await message(first.url)).text.length, { timeout: 60_000, interval: 20 })
    .toBeGreaterThan(100);
  await first.kill();

  const second = await startProduct({ folder: first.folder });
  await expect.poll(async () => (await message(second.url)).status, { timeout: 60_000 }).toBe('COMPLETE');
  const { text } = await message(second.url);
  expect(text.match(/Respuesta corta/g)).toHaveLength(1);
  const { usage } = await graphql<{ usage: { chatMessages: { used: number } } }>(
    second.url,
    '{ usage { chatMessages { used } } }',
  );
  expect(usage.chatMessages.used).toBe(1);
  await second.stop();
});

test('a folder in use, a port in use and bad settings are each one clear sentence', async () => {
  const product = await startProduct();
  folders.push(product.folder);
  const sameFolder = run({ FOJA_DATA: product.folder, PORT: '0' });
  expect(sameFolder.status).toBe(1);
  expect(sameFolder.stderr).toMatch(/ya usa la carpeta/);
  await product.stop();

  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const samePort = run({ FOJA_DATA: product.folder, PORT: String(port) });
  expect(samePort.status).toBe(1);
  expect(samePort.stderr).toContain(`El puerto ${port} ya está en uso`);
  other.close();

  const bad = run({ PORT: 'mil', DATABASE_URL: 'mysql://x', LLM_PROVIDER: 'gemini' });
  expect(bad.status).toBe(1);
  expect(bad.stderr).toMatch(/PORT/);
  expect(bad.stderr).toMatch(/DATABASE_URL/);
});
