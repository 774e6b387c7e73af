import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CancelDocumentAnalysisDocument,
  DeleteDocumentDocument,
  DocumentStatusDocument,
  RestoreDocumentDocument,
  RetryDocumentAnalysisDocument,
} from '#tests/support/documents.generated.ts';
import { analyzes, finished, LEASE, NOTE, printed, sends } from '../../support/document-actions.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
let note: Buffer;
/** Long enough to be interrupted. */
let long: Buffer;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'BASIC' });
  note = await printed(NOTE);
  long = await printed(Array.from({ length: 150 }, (_, at) => LEASE.map((text) => `${text} Folio ${at}.`)).flat());
});
afterAll(() => world.end());

const used = async (): Promise<number> => (await ana.me()).usage.documents;
const statusOf = async (id: string) => (await ana.does(DocumentStatusDocument, { id })).document?.status;
const rowOf = async (id: string) => {
  const [row] = await world.sql<{ attempt: number; reserved_at: string | null; is_paid: boolean }>(
    'select attempt, reserved_at, is_paid from legal_document where id = ?',
    [id],
  );
  return row;
};

async function begins(bytes: Buffer): Promise<string> {
  const { document } = await sends(ana, 'largo.pdf', bytes);
  const id = document?.id ?? '';
  await expect.poll(() => statusOf(id), { timeout: 15_000, interval: 10 }).toBe('RUNNING');
  return id;
}

describe('an analysis that is interrupted', () => {
  test('by its owner ends at once, costs nothing, and can be begun again', async () => {
    const before = await used();
    const id = await begins(long);
    expect(await used()).toBe(before + 1);
    const { cancelDocumentAnalysis } = await ana.does(CancelDocumentAnalysisDocument, { documentId: id });
    expect(cancelDocumentAnalysis.document).toMatchObject({ status: 'CANCELLED', progress: 0 });
    expect(await used()).toBe(before);
    const twice = await ana.does(CancelDocumentAnalysisDocument, { documentId: id });
    expect(twice.cancelDocumentAnalysis.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    await ana.does(RetryDocumentAnalysisDocument, { documentId: id });
    expect((await finished(ana, id)).status).toBe('DONE');
    expect(await used()).toBe(before + 1);
    expect(await rowOf(id)).toMatchObject({ reserved_at: null, is_paid: true });
  });

  test('by deleting the document costs nothing, also when it is restored', async () => {
    const before = await used();
    const id = await begins(long);
    await ana.does(DeleteDocumentDocument, { documentId: id });
    expect(await used()).toBe(before);
    const { restoreDocument } = await ana.does(RestoreDocumentDocument, { documentId: id });
    expect(restoreDocument.document?.status).toBe('CANCELLED');
    expect(await used()).toBe(before);
  });

  test('by the end of its server is made by the next one, once', async () => {
    const before = await used();
    const id = await begins(long);
    await world.server.stop();
    await world.start();
    ana = Object.assign(world.visitor(), { token: ana.token, userId: ana.userId });
    expect((await finished(ana, id)).status).toBe('DONE');
    expect(await used()).toBe(before + 1);
    expect(await world.sql('select document_id from document_analysis where document_id = ?', [id])).toHaveLength(1);
  });

  test('by the death of its server is taken over at once; one of a living server is left to it', async () => {
    const { id } = await analyzes(ana, 'a.pdf', note);
    const claimedBy = async (lock: number): Promise<void> => {
      await world.sql(
        `update legal_document set status = 'RUNNING', attempt = 7, attempt_at = now(), attempt_by = ? where id = ?`,
        [lock, id],
      );
      await world.sql(`select graphile_worker.add_job('analyze-document', json_build_object('documentId', ?::text))`, [
        id,
      ]);
    };
    const [living] = await world.sql<{ lock: number }>(
      // Of this database: servers of other tests have locks beside it.
      `select objid::int as lock from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and locktype = 'advisory' and mode = 'ShareLock' limit 1`,
    );
    await world.sql(`update legal_document set attempt_at = now() where id = ?`, [id]);
    await claimedBy(living?.lock ?? 0);
    await world.runJobs('analyze-document');
    expect(await statusOf(id)).toBe('RUNNING');
    await claimedBy(2_000_000_001);
    expect((await finished(ana, id)).status).toBe('DONE');
    expect((await rowOf(id))?.attempt).toBe(8);
  });
});

describe('a document that was analysed', () => {
  test('is analysed again for free', async () => {
    const { id } = await analyzes(ana, 'a.pdf', note);
    const before = await used();
    await ana.does(RetryDocumentAnalysisDocument, { documentId: id });
    expect((await finished(ana, id)).status).toBe('DONE');
    expect(await used()).toBe(before);
  });

  test('whose bytes are gone fails with a sentence', async () => {
    const { id } = await analyzes(ana, 'a.pdf', note);
    await world.sql(`update legal_document set storage_key = 'documents/none' where id = ?`, [id]);
    await ana.does(RetryDocumentAnalysisDocument, { documentId: id });
    expect(await finished(ana, id)).toMatchObject({
      status: 'FAILED',
      problem: expect.stringContaining('Vuelve a subirlo'),
    });
  });
});
