import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import { takeUpload } from '#api/kernel/http/uploads.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer();
});
afterAll(() => world.end());

const CREATE = `mutation ($input: CreateUploadInput!) {
  createUpload(input: $input) { upload { id url fileName expiresAt } userErrors { code field message } }
}`;

interface Created {
  createUpload: {
    upload: { id: string; url: string; fileName: string; expiresAt: string } | null;
    userErrors: { code: string; field: string | null; message: string }[];
  };
}

const creates = async (caller: Caller, fileName: string, byteLength: number) =>
  (await caller.graphql<Created, unknown>(CREATE, { input: { fileName, byteLength } })).data.createUpload;

const puts = (caller: Caller, url: string, bytes: string): Promise<Response> =>
  fetch(caller.url + url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream' },
    body: bytes,
  });

const kept = (id: string) =>
  world.sql<{ length: number }>('select octet_length(content)::int as length from upload where id = ?', [id]);

test('a file is announced, filled once, and taken once', async () => {
  const { upload } = await creates(ana, '../../etc/escrito.txt', 5);
  expect(upload?.fileName).toBe('escrito.txt');
  expect((await puts(ana, upload?.url ?? '', 'hola!')).status).toBe(200);
  expect((await puts(ana, upload?.url ?? '', 'otro!')).status).toBe(400);
  expect(await kept(upload?.id ?? '')).toEqual([{ length: 5 }]);
  const ctx = { em: world.server.work.em.fork(), actor: { kind: 'user', userId: ana.userId }, clock: world.clock };
  const taken = await takeUpload(ctx as never, upload?.id ?? '');
  expect(taken && Buffer.from(taken.bytes).toString()).toBe('hola!');
  expect(await takeUpload(ctx as never, upload?.id ?? '')).toBeNull();
});

test('bytes that were not announced are refused, and nothing is kept', async () => {
  const { upload } = await creates(ana, 'a.txt', 3);
  const reply = await puts(ana, upload?.url ?? '', 'cuatro');
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ success: false, code: 'VALIDATION' });
  expect(await kept(upload?.id ?? '')).toEqual([{ length: null }]);
});

test("somebody else's, an id that is none, and a signed-out caller get nothing", async () => {
  const { upload } = await creates(ana, 'a.txt', 3);
  const eva = await world.lawyer();
  expect((await puts(eva, upload?.url ?? '', 'abc')).status).toBe(404);
  expect((await puts(ana, '/api/uploads/upl_nada', 'abc')).status).toBe(404);
  const out = await fetch(`${ana.url}${upload?.url}`, { method: 'PUT', body: 'abc' });
  expect(out.status).toBe(401);
  expect(await kept(upload?.id ?? '')).toEqual([{ length: null }]);
});

test.each([
  ['no name', '   ', 10, 'fileName'],
  ['no bytes', 'a.pdf', 0, 'byteLength'],
  ['more than 25 MB', 'a.pdf', 25 * 1024 * 1024 + 1, 'byteLength'],
])('a file of %s is refused before it is sent', async (_what, fileName, byteLength, field) => {
  const { upload, userErrors } = await creates(ana, fileName, byteLength);
  expect(upload).toBeNull();
  expect(userErrors[0]?.field).toBe(field);
});

test('what nobody used within its day is gone', async () => {
  const { upload } = await creates(ana, 'viejo.txt', 3);
  await world.sql('update upload set expires_at = ? where id = ?', [later(world.clock.now(), -MINUTE), upload?.id]);
  expect((await puts(ana, upload?.url ?? '', 'abc')).status).toBe(404);
  await world.deletesOverdue();
  expect(await kept(upload?.id ?? '')).toEqual([]);
});

test('packed bytes are refused, and not called an error of ours', async () => {
  const { upload } = await creates(ana, 'a.txt', 3);
  const reply = await fetch(ana.url + (upload?.url ?? ''), {
    method: 'PUT',
    headers: { authorization: `Bearer ${ana.token}`, 'content-encoding': 'gzip' },
    body: 'abc',
  });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ success: false, code: 'VALIDATION' });
});

test('twenty wait at most, however many are announced at once', async () => {
  const eva = await world.lawyer();
  const made = await Promise.all(Array.from({ length: 26 }, (_, at) => creates(eva, `${at}.txt`, 3)));
  expect(made.filter(({ upload }) => upload !== null)).toHaveLength(20);
  expect(made.find(({ upload }) => upload === null)?.userErrors[0]?.code).toBe('LIMIT_REACHED');
});

const REVIEW = `mutation ($input: CreateCitationReviewInput!) {
  createCitationReview(input: $input) { review { id } userErrors { code field message } }
}`;

interface Reviewed {
  createCitationReview: { review: { id: string } | null; userErrors: { code: string; field: string | null }[] };
}

test('files that are refused for what they are take no place: after twenty of them the next one is taken', async () => {
  const eva = await world.lawyer();
  for (let at = 0; at < 20; at++) {
    const { upload } = await creates(eva, `${at}.pdf`, 3);
    await puts(eva, upload?.url ?? '', 'abc');
    const { data } = await eva.graphql<Reviewed, unknown>(REVIEW, { input: { uploadId: upload?.id } });
    expect(data.createCitationReview.userErrors[0]?.field).toBe('uploadId');
    expect(await kept(upload?.id ?? '')).toEqual([]);
  }
  expect((await creates(eva, 'bueno.txt', 3)).upload).not.toBeNull();
});

test('a file stays when something else was wrong, and is used by the next call', async () => {
  const eva = await world.lawyer();
  const { upload } = await creates(eva, 'escrito.txt', 25);
  await puts(eva, upload?.url ?? '', 'El artículo 47 de la LFT');
  const review = async (title: string) =>
    (await eva.graphql<Reviewed, unknown>(REVIEW, { input: { uploadId: upload?.id, title } })).data
      .createCitationReview;
  expect((await review('x'.repeat(121))).userErrors[0]?.field).toBe('title');
  expect((await review('Escrito')).review).not.toBeNull();
});

test('one account sends a few files at once, each held in memory; what was cut gives its place back', async () => {
  const eva = await world.lawyer();
  const { upload } = await creates(eva, 'a.txt', 1000);
  const lazy = Array.from({ length: 6 }, () => connect(Number(new URL(eva.url).port), '127.0.0.1'));
  for (const socket of lazy)
    socket.write(
      `PUT ${upload?.url} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${eva.token}\r\ncontent-length: 1000\r\n\r\na`,
    );
  await expect.poll(async () => (await puts(eva, upload?.url ?? '', 'x'.repeat(1000))).status).toBe(429);
  for (const socket of lazy) socket.destroy();
  await expect.poll(async () => (await puts(eva, upload?.url ?? '', 'x'.repeat(1000))).status).not.toBe(429);
});
