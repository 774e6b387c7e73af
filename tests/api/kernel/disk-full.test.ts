import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#schema/lib/durations.ts';
import { failureText } from '#schema/text/errors.ts';
import { failureOf, type Failure } from '#api/kernel/database/failure.rules.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { fillDisk, smallDisk } from '../../support/small-disk.ts';
import { World, type Caller } from '../../support/world.ts';

const MEGABYTES = 640;
const disk = smallDisk(MEGABYTES);
if (!disk) console.warn('the disk that fills up is not tested here: no permission to mount one');

describe.skipIf(disk === null)('a disk that fills up', () => {
  let world: World;
  let ana: Caller;
  beforeAll(async () => {
    world = await World.begin({ env: { DATABASE_URL: '', DATABASE_OWNER_URL: '', FOJA_DATA: disk?.folder ?? '' } });
    ana = await world.lawyer({ plan: 'PROFESSIONAL' });
  });
  // Apart, so that the disk goes also when the server did not start; the last one runs first.
  afterAll(() => disk?.remove());
  afterAll(() => world.end());

  const ballast = path.join(disk?.folder ?? '', 'ballast');
  const health = async () => {
    const reply = await world.visitor().graphql<{ health: { reasons: string[] } }, never>('{ health { reasons } }');
    return reply.data.health.reasons;
  };
  const creates = async (title: string) => {
    const reply = await ana.graphql(CreateCaseDocument, { input: { title, client: 'Cliente', area: 'CIVIL' } });
    return { status: reply.status, id: reply.data?.createCase?.case?.id, message: reply.errors[0]?.message };
  };
  /** A row that needs new pages of its table: text that does not pack well, in many rows. */
  const grows = () =>
    ana.graphql(CreateCaseDocument, {
      input: { title: 'Grande', client: 'Cliente', area: 'CIVIL', description: crypto.randomUUID().repeat(100) },
    });

  const savedAgain = async (title: string): Promise<string> => {
    let id: string | undefined;
    await expect
      .poll(async () => (id ??= (await creates(title)).id) !== undefined, { timeout: 60_000, interval: 300 })
      .toBe(true);
    return id ?? '';
  };
  const held = async () =>
    (await world.sql<{ id: string }>('select id from legal_case where owner_id = ?', [ana.userId])).map(({ id }) => id);

  test('refuses writes with 503, keeps what it acknowledged, and goes on by itself when there is space', async () => {
    expect(await health()).toEqual([]);
    const kept = [await savedAgain('Antes')];
    fillDisk(ballast);
    expect(await health()).toContain('DISK_LOW');
    // PostgreSQL has pages in reserve: writes go on until one needs a new one.
    let refused: Awaited<ReturnType<typeof grows>> | null = null;
    while (!refused && kept.length < 1000) {
      const reply = await grows();
      const id = reply.data?.createCase?.case?.id;
      if (id) kept.push(id);
      else refused = reply;
    }
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '60']);
    expect(refused?.errors[0]).toMatchObject({ message: failureText.full, extensions: { code: 'UNAVAILABLE' } });
    expect(await health()).toContain('DISK_FULL');
    expect((await ana.me()).id).toBe(ana.userId);
    rmSync(ballast);
    kept.push(await savedAgain('Después'));
    expect((await held()).toSorted()).toEqual(kept.toSorted());
    world.clock.advance(MINUTE);
    expect(await health()).toEqual([]);
  });

  test('ends a database that cannot write its log; it comes back with all that was acknowledged', async () => {
    const before = await held();
    fillDisk(ballast);
    let failure: Failure | null = null;
    for (let round = 0; round < 100 && !failure; round++)
      failure = await world.sql(`select pg_logical_emit_message(true, 'planted', repeat('x', 4000000))`).then(
        () => null,
        (error: unknown) => failureOf(error),
      );
    expect(['FULL', 'LOST']).toContain(failure);
    const during = await creates('Durante');
    if (during.id) before.push(during.id);
    else expect(during.status).toBe(503);
    rmSync(ballast);
    const after = await savedAgain('De vuelta');
    expect((await held()).toSorted()).toEqual([...before, after].toSorted());
    await expect.poll(health, { timeout: 60_000 }).toEqual([]);
  });
});
