import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { filesText } from '#schema/text/files.ts';
import { SendCaseMessageDocument, DeleteCaseMessageDocument } from '#tests/support/case-chat.generated.ts';
import { AddCaseDocumentDocument, DeleteCaseDocumentDocument } from '#tests/support/case-file.generated.ts';
import { openCaseFor } from '../../support/case-chat-load.ts';
import { startFakeS3, type FakeS3 } from '../../support/fake-s3.ts';
import { World, type Caller } from '../../support/world.ts';

/** Where the bytes of documents of cases are, while things go wrong. */

let bucket: FakeS3;
let world: World;
let ana: Caller;
let caseId: string;
beforeAll(async () => {
  bucket = await startFakeS3();
  const { endpoint, accessKeyId, secretAccessKey } = bucket.options;
  world = await World.begin({
    env: {
      FILES_S3_BUCKET: bucket.options.bucket,
      FILES_S3_ENDPOINT: endpoint,
      FILES_S3_KEY: accessKeyId,
      FILES_S3_SECRET: secretAccessKey,
    },
  });
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
  caseId = await openCaseFor((text, values) => world.sql(text, values), ana.userId, []);
});
afterEach(() => bucket.faults.splice(0));
afterAll(async () => {
  await world.end();
  await bucket.close();
});

const keyOf = (id: string): string => `foja/case-documents/${id}`;
const stored = (): string[] => [...bucket.objects.keys()];
const isStored = (id: string): boolean => bucket.objects.has(keyOf(id));

const CREATE = `mutation ($input: CreateUploadInput!) { createUpload(input: $input) { upload { id url } } }`;
async function brings(text: string, fileName = 'nota.txt'): Promise<string> {
  const body = Buffer.from(text);
  const input = { fileName, byteLength: body.length };
  const { data } = await ana.graphql<{ createUpload: { upload: { id: string; url: string } } }, object>(CREATE, {
    input,
  });
  const { id, url } = data.createUpload.upload;
  await fetch(ana.url + url, { method: 'PUT', headers: { authorization: `Bearer ${ana.token}` }, body });
  return id;
}
const adds = async (text: string, more: { replacesId?: string } = {}) =>
  (await ana.does(AddCaseDocumentDocument, { input: { caseId, uploadId: await brings(text), ...more } }))
    .addCaseDocument;
async function added(text: string): Promise<string> {
  const { document, userErrors } = await adds(text);
  expect(userErrors).toEqual([]);
  return document?.id ?? '';
}
async function reads(id: string): Promise<string | number> {
  const reply = await fetch(`${ana.url}/api/files/${id}`, { headers: { authorization: `Bearer ${ana.token}` } });
  return reply.status === 200 ? reply.text() : reply.status;
}
async function runs(job: string): Promise<void> {
  await world.sql('select graphile_worker.add_job(?, max_attempts := 2)', [job]);
  await world.runJobs(job);
}

describe('a document', () => {
  test('is in the storage and not in the database, and its bytes go with it', async () => {
    const id = await added('Artículo 5');
    expect(await world.sql('select content from case_document where id = ?', [id])).toEqual([{ content: null }]);
    expect(bucket.objects.get(keyOf(id))?.bytes.toString()).toBe('Artículo 5');
    expect(await reads(id)).toBe('Artículo 5');
    await ana.does(DeleteCaseDocumentDocument, { input: { documentId: id } });
    await expect.poll(() => isStored(id)).toBe(false);
    expect(await reads(id)).toBe(404);
  });

  test('of a message goes with the message', async () => {
    const attachments = [{ kind: 'DOCUMENT' as const, id: await brings('en el chat') }];
    const input = { caseId, text: 'Va', clientId: crypto.randomUUID(), attachments };
    const { message } = (await ana.does(SendCaseMessageDocument, { input })).sendCaseMessage;
    const id = message?.attachments[0]?.url?.split('/').at(-1) ?? '';
    expect(await reads(id)).toBe('en el chat');
    await ana.does(DeleteCaseMessageDocument, { input: { messageId: message?.id ?? '' } });
    await expect.poll(() => isStored(id)).toBe(false);
  });

  test('that is refused after it was stored leaves nothing', async () => {
    const before = stored();
    const asked = bucket.asked.length;
    const { userErrors } = await adds('otra', { replacesId: 'cdo_00000000000000000000000000' });
    expect(userErrors).toMatchObject([{ field: 'replacesId' }]);
    expect(bucket.asked.slice(asked).map((each) => each.split(' ')[0])).toEqual(['PUT', 'DELETE']);
    expect(stored()).toEqual(before);
  });

  test('is not taken while the storage is away, and the same upload is taken afterwards', async () => {
    const uploadId = await brings('después');
    bucket.faults.push(...Array.from({ length: 3 }, () => ({ status: 503, code: 'SlowDown' })));
    const refused = await ana.graphql(AddCaseDocumentDocument, { input: { caseId, uploadId } });
    expect(refused.errors[0]).toMatchObject({ message: filesText.storageAway, extensions: { code: 'UNAVAILABLE' } });
    const { document } = (await ana.does(AddCaseDocumentDocument, { input: { caseId, uploadId } })).addCaseDocument;
    expect(await reads(document?.id ?? '')).toBe('después');
    bucket.faults.push(...Array.from({ length: 3 }, () => ({ status: 503, code: 'SlowDown' })));
    expect(await reads(document?.id ?? '')).toBe(503);
  });
});

describe('documents that an earlier release kept in the database', () => {
  /** As it was written then. */
  async function old(text: string): Promise<string> {
    const id = await added(text);
    bucket.objects.delete(keyOf(id));
    await world.sql(`update case_document set content = convert_to(?, 'UTF8') where id = ?`, [text, id]);
    return id;
  }
  const inDatabase = async () =>
    (await world.sql<{ id: string }>('select id from case_document where content is not null order by id')).map(
      ({ id }) => id,
    );

  test('are read where they are, moved byte for byte, and read there', async () => {
    const ids = [await old('uno'), await old(''.padEnd(300_000, 'dos ')), await old('tres')];
    expect(await reads(ids[0] ?? '')).toBe('uno');
    await runs('move-case-documents');
    expect(await inDatabase()).toEqual([]);
    expect(await Promise.all(ids.map(reads))).toEqual(['uno', ''.padEnd(300_000, 'dos '), 'tres']);
    await runs('move-case-documents');
    expect(await reads(ids[2] ?? '')).toBe('tres');
  });

  test('one that the storage does not take keeps its bytes, the others are moved, and the next run goes on', async () => {
    const ids = [await old('uno'), await old('dos'), await old('tres')].toSorted();
    bucket.faults.push(...Array.from({ length: 3 }, () => ({ status: 503, code: 'SlowDown' })));
    await runs('move-case-documents');
    expect(await inDatabase()).toEqual([ids[0]]);
    expect((await Promise.all(ids.map(reads))).map(String).toSorted()).toEqual(['dos', 'tres', 'uno']);
    await runs('move-case-documents');
    expect(await inDatabase()).toEqual([]);
    expect((await Promise.all(ids.map(reads))).map(String).toSorted()).toEqual(['dos', 'tres', 'uno']);
  });

  test('bytes that come back otherwise than they went leave nothing out of the database', async () => {
    const id = await old('como estaba');
    const set = bucket.objects.set.bind(bucket.objects);
    bucket.objects.set = (key, kept) => set(key, { ...kept, bytes: Buffer.from('como estabb') });
    await runs('move-case-documents');
    bucket.objects.set = set;
    expect(await inDatabase()).toEqual([id]);
    expect(await reads(id)).toBe('como estaba');
    await runs('move-case-documents');
    expect(await reads(id)).toBe('como estaba');
    expect(await inDatabase()).toEqual([]);
  });
});

describe('files without a row', () => {
  const put = (key: string, ageMs: number): void =>
    void bucket.objects.set(key, {
      bytes: Buffer.from('x'),
      modifiedAt: new Date(world.clock.now().getTime() - ageMs),
    });

  test('are deleted when they are older than a day; nothing else is', async () => {
    const id = await added('con fila');
    put(keyOf(id), 30 * DAY);
    put(keyOf('cdo_old'), DAY + HOUR);
    put(keyOf('cdo_young'), DAY - HOUR);
    put('foja/unknown-things/x', 30 * DAY);
    put('another/case-documents/cdo_old', 30 * DAY);
    await runs('sweep-files');
    expect(isStored('cdo_old')).toBe(false);
    expect(stored()).toEqual(
      expect.arrayContaining([
        keyOf(id),
        keyOf('cdo_young'),
        'foja/unknown-things/x',
        'another/case-documents/cdo_old',
      ]),
    );
    bucket.objects.delete(keyOf('cdo_young'));
  });

  test('whose row commits while the sweep runs stay', async () => {
    const uploadId = await brings('llega tarde');
    // The case is held, so the file is there and its row is not.
    let release = (): void => undefined;
    const held = world.server.work.em.fork().transactional(async (em) => {
      await em.execute('select 1 from legal_case where id = ? for update', [caseId]);
      await new Promise<void>((resolve) => (release = resolve));
    });
    const before = new Set(stored());
    const adding = ana.does(AddCaseDocumentDocument, { input: { caseId, uploadId } });
    await expect.poll(() => stored().filter((key) => !before.has(key))).toHaveLength(1);
    await runs('sweep-files');
    release();
    await held;
    const { document } = (await adding).addCaseDocument;
    await runs('sweep-files');
    expect(await reads(document?.id ?? '')).toBe('llega tarde');
  });

  test('go the night after their account', async () => {
    const eva = await world.lawyer();
    const evasCase = await openCaseFor((text, values) => world.sql(text, values), eva.userId, []);
    const id = await added('de Eva');
    await world.sql('update case_document set case_id = ? where id = ?', [evasCase, id]);
    await world.sql('delete from user_account where id = ?', [eva.userId]);
    put(keyOf(id), 2 * DAY);
    await runs('sweep-files');
    expect(isStored(id)).toBe(false);
  });

  test('all of many are those of another database: none is deleted', async () => {
    const kept = await world.sql<{ id: string }>('select id from case_document');
    for (const { id } of kept) bucket.objects.delete(keyOf(id));
    const strange = Array.from({ length: 25 }, (_, at) => `cdo_strange${at}`);
    for (const id of strange) put(keyOf(id), 3 * DAY);
    await runs('sweep-files');
    expect(strange.every(isStored)).toBe(true);
    const id = await added('una conocida');
    put(keyOf(id), 3 * DAY);
    await runs('sweep-files');
    expect([isStored(id), strange.some(isStored)]).toEqual([true, false]);
  });
});
