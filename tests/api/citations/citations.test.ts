import 'reflect-metadata';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openOrm } from '#db/mikro-orm.config.ts';
import { checkAnswer, CitationNumbering } from '#api/features/citations/index.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';

let database: FreshDatabase;
let orm: MikroORM;

beforeAll(async () => {
  database = await freshDatabase();
  orm = await openOrm(database.url);
  // Words of our own: official text is never kept in the repository.
  await orm.em
    .fork()
    .execute(`update article set official_text = ? where id = 'art_lft_518'`, [
      'Las acciones de los separados se pierden en dos meses.\nEl plazo corre desde el día siguiente a la separación.',
    ]);
});

afterAll(async () => {
  await orm.close();
  await database.drop();
});

async function check(marked: string) {
  const numbering = new CitationNumbering();
  const text = numbering.push(marked) + numbering.end();
  const em = orm.em.fork();
  const statements = vi.spyOn(em, 'execute');
  const checked = await checkAnswer(em, text, numbering);
  return { ...checked, statements: statements.mock.calls.length };
}

describe('checking a finished answer', () => {
  it('judges every mark, in one statement', async () => {
    const { text, citations, statements } = await check(
      'Tienes «dos meses» {{lft:518}}. Te tocan tres meses {{lft:48}}. «Diez años» {{lft:518|párrafo segundo}}. Nada {{lft:99999}}. Otro {{xyz:5}}.',
    );
    expect(text).toBe('Tienes «dos meses» [1]. Te tocan tres meses [2]. «Diez años» [3]. Nada [4]. Otro [5].');
    expect(citations.map(({ ordinal, state, source }) => [ordinal, state, source])).toEqual([
      [1, 'VERIFIED', 'OFFICIAL'],
      [2, 'VERIFIED', 'SYNTHESIS'],
      [3, 'QUOTE_NOT_FOUND', 'OFFICIAL'],
      [4, 'MISMATCH', null],
      [5, 'NOT_HELD', null],
    ]);
    expect(citations[0]?.passage?.slice(citations[0].highlight?.start, citations[0].highlight?.end)).toBe('dos meses');
    expect(statements).toBe(1);
  });

  it('finds what was cited without a mark, and numbers it in the text', async () => {
    const { text, citations } = await check(
      'Tienes dos meses {{lft:518}}. El artículo 99999 de la LFT te da diez años, y el artículo 48 de la LFT, tres meses.',
    );
    expect(text).toBe(
      'Tienes dos meses [1]. El artículo 99999 de la LFT [2] te da diez años, y el artículo 48 de la LFT [3], tres meses.',
    );
    expect(citations.map(({ ordinal, label, state }) => [ordinal, label, state])).toEqual([
      [1, 'LFT, artículo 518', 'VERIFIED'],
      [2, 'LFT, artículo 99999', 'MISMATCH'],
      [3, 'LFT, artículo 48', 'VERIFIED'],
    ]);
  });

  it('does not hold against an answer that it says an article does not exist', async () => {
    const { text, citations, statements } = await check('El Código Civil Federal no tiene artículo 5000.');
    expect([text, citations, statements]).toEqual(['El Código Civil Federal no tiene artículo 5000.', [], 0]);
  });

  it('takes any text', async () => {
    for (const odd of ['', '«', '{{', 'artículo '.repeat(5000), '\ud800 art. 1 de la LFT'])
      await expect(check(odd)).resolves.toBeDefined();
  });
});
