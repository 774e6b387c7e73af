import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { importCorpus } from '#api/features/research/importing/import-corpus.service.ts';
import { questionEmbedder } from '#api/features/research/embeddings/embeddings.service.ts';
import { answerMaterial } from '#api/features/research/answering/answer-material.service.ts';
import { retrieve } from '#api/features/research/retrieval/retrieve.service.ts';
import { createLog } from '#api/kernel/log.ts';
import { aCorpus, aLaw, aThesis } from '../../support/corpus-builder.ts';
import { FakeEmbedder } from '../../support/fake-embedder.ts';
import { SearchDocument, type SearchQuery, type SearchQueryVariables } from '#tests/support/search.generated.ts';
import { World } from '../../support/world.ts';

/** Words that no text has, and what they mean to the model. */
const WITHOUT_COMMON_WORDS = 'xqzwvk jjqqxw';
const fake = new FakeEmbedder({ xqzwvk: 'zapatos', jjqqxw: 'verdes' });

let world: World;

const importLaw = async (changes: Record<string, unknown>, texts: [string, string][]): Promise<void> => {
  const corpus = aCorpus({
    'lzap.json': aLaw(changes, texts),
    'tesis/ejemplo.jsonl': `${JSON.stringify(aThesis())}\n`,
  });
  const report = await importCorpus(world.server.work.em.fork(), corpus.folder);
  corpus.remove();
  expect(report.problems).toEqual([]);
};

const TEXTS: [string, string][] = [
  ['1', 'Los zapatos verdes se devuelven en nueve días.'],
  ['2', '(Se deroga)'],
  ['3', 'La persona que vende avisa por escrito cuando termina la garantía del xilófono.'],
];

/** What the crontab does every minute, as often as the whole stock needs. */
const runJob = async (times = 1): Promise<void> => {
  for (let n = 0; n < times; n++) {
    await world.sql(`select graphile_worker.add_job('embed-documents', '{}'::json)`);
    await expect
      .poll(
        () =>
          world.sql(
            `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
             where t.identifier = 'embed-documents'`,
          ),
        { timeout: 25_000, interval: 50 },
      )
      .toEqual([]);
  }
};

const vectors = () =>
  world.sql<{ id: string; model: string; bytes: number; text_hash: string }>(
    'select id, model, length(vector) as bytes, text_hash from document_vector',
  );
const vectorIds = async (): Promise<string[]> => (await vectors()).map(({ id }) => id).toSorted();

const find = async (variables: SearchQueryVariables, server = world.server): Promise<SearchQuery['search']> =>
  (await world.visitor(server).does(SearchDocument, variables)).search;
const ids = ({ nodes }: SearchQuery['search']): string[] => nodes.map(({ id }) => id);

async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(world.server.orm.config.getLogger(), 'logQuery');
  await act();
  const statements = spy.mock.calls.map(([entry]) => String(entry.query));
  spy.mockRestore();
  return statements;
}

beforeAll(async () => {
  world = await World.begin();
  await importLaw({}, TEXTS);
});
afterAll(() => world.end());
beforeEach(() => {
  fake.mode = 'UP';
  // A provider that failed in the test before is asked again.
  world.clock.advance(60_000);
});

describe('without a provider', () => {
  test('the job embeds nothing', async () => {
    await runJob();
    expect(await vectors()).toEqual([]);
  });

  test('no vector is read, and what no text says is not found', async () => {
    const statements = await statementsOf(async () => {
      expect(await find({ query: WITHOUT_COMMON_WORDS })).toMatchObject({ totalCount: 0 });
      expect((await find({ query: 'zapatos verdes' })).nodes[0]?.reason).toBe('TEXT');
    });
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.join()).not.toContain('document_vector');
  });
});

describe('with a provider', () => {
  beforeAll(async () => {
    await world.server.stop();
    await world.start({ embedder: fake });
  });

  test('that is down the job leaves nothing and does not fail; the next run tries again', async () => {
    fake.mode = 'DOWN';
    await runJob();
    expect(await vectors()).toEqual([]);
    expect(fake.embedded.length).toBeGreaterThan(0);
  });

  test('every text gets a vector, but for the one that is rejected and repealed articles', async () => {
    fake.poison = 'xilofono';
    await runJob(4);
    fake.poison = null;
    const held = await world.sql<{ id: string }>(
      `select id from article where not is_repealed and coalesce(synthesis, official_text) is not null
       union all select id from thesis union all select 'top_' || id from topic`,
    );
    const wanted = held.map(({ id }) => id).filter((id) => id !== 'art_lzap_3');
    expect(await vectorIds()).toEqual(wanted.toSorted());
    expect(wanted).toEqual(expect.arrayContaining(['art_lzap_1', 'tes_2099001', 'art_lft_48']));
    expect(wanted).not.toContain('art_lzap_2');
    expect((await vectors())[0]).toMatchObject({ model: 'fake-words', bytes: 64 * 4 });
    expect(fake.embedded.find((text) => text.includes('zapatos verdes se devuelven en nueve'))).toContain(
      'Ley de los Zapatos',
    );
    expect(fake.embedded.join()).not.toContain('{{');
  });

  test('a run with nothing new asks nobody', async () => {
    fake.embedded.length = 0;
    await runJob();
    expect(fake.embedded).toEqual([]);
  });

  test('a search without a common word finds the text by its meaning, and says so', async () => {
    // All that is near: the stock has grown, and a thesis need not stand on the first page.
    const found = await find({ query: WITHOUT_COMMON_WORDS, first: 50 });
    const node = found.nodes.find(({ id }) => id === 'art_lzap_1');
    expect(node).toMatchObject({ reason: 'MEANING', explanation: 'Su sentido se parece al de tu búsqueda.' });
    expect(node?.relevance).toBeGreaterThan(1);
    expect(ids(found)).toContain('tes_2099001');
    expect(found.totalCount).toBeLessThanOrEqual(50);
    expect(found.notice).toBeNull();
  });

  test('filters pass what was found by its meaning as anything else', async () => {
    const found = await find({ query: WITHOUT_COMMON_WORDS, filters: { kinds: ['ISOLATED_THESIS'] } });
    expect(ids(found)).toEqual(['tes_2099001']);
  });

  test('a search takes one small statement more: whether vectors were written since', async () => {
    const statements = await statementsOf(() => find({ query: WITHOUT_COMMON_WORDS }));
    expect(statements.length).toBeLessThanOrEqual(4);
    expect(statements.filter((text) => text.includes('document_vector'))).toEqual([
      expect.stringContaining('max(revision)'),
    ]);
  });

  test('words stay before meaning alone, and what is named before both', async () => {
    const found = await find({ query: 'zapatos verdes devuelven nueve días', filters: { statute: 'lzap' } });
    expect(found.nodes[0]).toMatchObject({ id: 'art_lzap_1', reason: 'TEXT' });
    const named = await find({ query: 'art. 48 LFT zapatos' });
    expect(named.nodes[0]).toMatchObject({ id: 'art_lft_48', reason: 'CITED' });
  });

  test('pages of one search ask the provider once; what only names an article asks nobody', async () => {
    fake.asked.length = 0;
    const query = 'contrato de arrendamiento vencido';
    const first = await find({ query, first: 5 });
    await find({ query, first: 5, after: first.pageInfo.endCursor ?? '' });
    await find({ query: 'art. 48 LFT' });
    expect(fake.asked).toEqual([query]);
  });

  test('an answer rests on it too, but whether there is one is told by words', async () => {
    const parts = { ...world.server, em: world.server.work.em.fork(), clock: world.clock, log: createLog('silent') };
    const meaning = questionEmbedder({ ...parts, ports: { embedder: fake } } as never);
    const question = `${WITHOUT_COMMON_WORDS} contrato de compraventa`;
    const [withIt, without] = await Promise.all([
      retrieve(parts.em as never, question, { meaningOf: meaning, limit: 300 }),
      retrieve(parts.em as never, question, { limit: 300 }),
    ]);
    expect(withIt.articles.find(({ id }) => id === 'art_lzap_1')?.by).toBe('MEANING');
    expect(without.articles.map(({ id }) => id)).not.toContain('art_lzap_1');
    expect(withIt.abstention).toEqual(without.abstention);
    const { request } = await answerMaterial(parts.em as never, {
      question: WITHOUT_COMMON_WORDS,
      history: [],
      today: '2026-11-20',
      meaningOf: meaning,
    });
    expect(request.abstention).not.toBeNull();
  });

  test('nobody is asked while there are no vectors of the model', async () => {
    const other = Object.assign(new FakeEmbedder(), { model: 'another' });
    const parts = { em: world.server.work.em.fork(), clock: world.clock, log: createLog('silent') };
    const meaning = questionEmbedder({ ...parts, ports: { embedder: other } } as never);
    await retrieve(parts.em as never, 'despido', { meaningOf: meaning });
    expect(other.asked).toEqual([]);
  });

  test('one that is down or silent leaves the results of words alone, soon', async () => {
    const withProvider = world.server;
    const bare = await world.start();
    try {
      const queries = [
        'devolver zapatos',
        'despido sin aviso',
        'aguinaldo proporcional',
        `${WITHOUT_COMMON_WORDS} wwqq`,
      ];
      for (const [at, query] of queries.entries()) {
        fake.mode = at % 2 === 0 ? 'DOWN' : 'SILENT';
        world.clock.advance(60_000);
        const asked = fake.asked.length;
        const found = await find({ query }, withProvider);
        expect(fake.asked.length).toBe(asked + 1);
        expect(found).toEqual(await find({ query }, bare));
      }
      // While it rests, nobody waits for it.
      const asked = fake.asked.length;
      await find({ query: 'pensión por viudez' }, withProvider);
      expect(fake.asked.length).toBe(asked);
    } finally {
      await bare.stop();
      world.server = withProvider;
    }
  });

  test('after an import what changed is embedded anew, what is gone is forgotten, and servers notice', async () => {
    const before = await vectors();
    fake.embedded.length = 0;
    await importLaw({ texto_al: '2021-01-01', n_articulos: 2 }, [
      ['1', 'Las cortinas moradas se cambian en tres días.'],
      ['4', 'El sombrero amarillo no se cambia.'],
    ]);
    await runJob();
    // The crontab may have run beside.
    expect([...new Set(fake.embedded.map((text) => text.split('\n').at(-1) ?? ''))].toSorted()).toEqual([
      'El sombrero amarillo no se cambia.',
      'Las cortinas moradas se cambian en tres días.',
    ]);
    const hashes = new Map(before.map(({ id, text_hash }) => [id, text_hash]));
    const changed = (await vectors()).filter(({ id, text_hash }) => hashes.get(id) !== text_hash);
    expect(changed.map(({ id }) => id).toSorted()).toEqual(['art_lzap_1', 'art_lzap_4']);
    expect(await vectorIds()).not.toContain('art_lzap_3');
    // Read after the vectors of before were read: the same words mean something else now.
    expect(ids(await find({ query: WITHOUT_COMMON_WORDS }))).not.toContain('art_lzap_1');
  });
});
