import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import 'reflect-metadata';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrm, type SqlEntityManager } from '#db/mikro-orm.config.ts';
import { catalogueOf } from '#db/search/catalogue.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { importCorpus } from '#api/features/research/importing/import-corpus.service.ts';
import {
  answerMaterial,
  findArticle,
  findArticles,
  listStatutes,
  missingReforms,
  retrieve,
  stockSummary,
} from '#api/features/research/index.ts';
import { aLaw } from '#tests/support/corpus-builder.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';

let database: FreshDatabase;
let orm: MikroORM;
let folder: string;
const em = (): SqlEntityManager => orm.em.fork() as SqlEntityManager;
const put = (name: string, content: unknown): void =>
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

beforeAll(async () => {
  database = await freshDatabase();
  orm = await openOrm(database.ownerUrl);
  folder = mkdtempSync(path.join(tmpdir(), 'foja-corpus-'));
});

afterAll(async () => {
  await orm.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the seed', () => {
  it('has loaded laws, syntheses and topics, and does nothing the second time', async () => {
    const stock = await stockSummary(em());
    expect(stock).toMatchObject({ statuteCount: 87, articleCount: 25_497, officialTextCount: 0 });
    expect(stock.topicCount).toBeGreaterThanOrEqual(40);
    const generation = async () => (await catalogueOf(em(), -1)).generation;
    await seedLegalStock(em());
    const before = await generation();
    await seedLegalStock(em());
    expect(await generation()).toBe(before);
  });

  it('tells operators which reforms an import would bring, and no longer once a later text is held', async () => {
    expect(await missingReforms(em())).toEqual([
      expect.stringMatching(/^LFT: .*14 de mayo de 2026/),
      expect.stringMatching(/^LFPCA: .*9 de junio de 2026/),
      expect.stringMatching(/^CFF: .*9 de abril de 2026/),
      expect.stringMatching(/^CCDF: .*29 de agosto de 2024/),
    ]);
    const fork = em();
    await fork.begin();
    await fork.execute(`update statute set text_as_of = '2026-06-01' where key in ('lft', 'ccdf')`);
    const lines = await missingReforms(fork);
    await fork.rollback();
    // The capital's code is dated after a reform that its text does not have.
    expect(lines.map((line) => line.split(':')[0])).toEqual(['LFPCA', 'CFF', 'CCDF']);
  });

  it('answers with syntheses alone', async () => {
    const found = await retrieve(em(), 'me corrieron de la chamba sin decirme por qué');
    expect(found.articles.slice(0, 5).map(({ id }) => id)).toContain('art_lft_48');
    expect(found.area).toBe('LABOR');
    expect(found.abstention).toBeNull();
    const { request, followUps } = await answerMaterial(em(), {
      question: 'me corrieron de la chamba sin decirme por qué',
      history: [],
      today: '2026-11-20',
    });
    expect(request.topics[0]?.id).toBe('despido-injustificado');
    expect(followUps.length).toBeGreaterThan(0);
  });

  it('finds the article that is named, and nothing for one that is not held', async () => {
    expect((await retrieve(em(), 'art. 48 LFT')).articles[0]).toMatchObject({ id: 'art_lft_48', by: 'NAMED' });
    expect(await findArticle(em(), 'LFT', '48')).toMatchObject({ number: '48', officialText: null });
    expect(await findArticle(em(), 'lft', '9999')).toBeNull();
    expect(await findArticles(em(), [])).toEqual([]);
    expect((await listStatutes(em()))[0]?.key).toBe('cpeum');
  });

  it('a message goes on from the answer before, and «¿en qué artículo?» is told where that answer stands', async () => {
    const question = 'me despidieron ayer sin causa, ¿cuánto tiempo tengo para demandar?';
    const first = await answerMaterial(em(), { question, history: [], today: '2026-11-20' });
    const given = first.request.direct?.answer ?? '';
    const history = [
      { role: 'USER' as const, text: question },
      { role: 'ASSISTANT' as const, text: `**Respuesta corta.** ${given.replace(/\{\{[^}]*\}\}/g, '[1]')}` },
    ];
    const place = await answerMaterial(em(), { question: '¿en qué artículo dice eso?', history, today: '2026-11-20' });
    expect(place.request.direct?.answer).toMatch(/^LFT, artículo 518: /);
    const next = await answerMaterial(em(), {
      question: 'ok y en dónde se mete la demanda',
      history,
      today: '2026-11-20',
    });
    expect(next.request.direct?.answer).toContain('{{lft:');
    const other = 'otra cosa: ¿qué pasa si no pago el IVA a tiempo?';
    const apart = await answerMaterial(em(), { question: other, history, today: '2026-11-20' });
    expect(apart.request.direct?.answer).not.toContain('{{lft:');
  });

  it('«¿en qué artículo?» of an answer for Mexico City is told under its code, without the «No:» of the answer', async () => {
    const question = 'vivo en la Ciudad de México: ¿el casero puede entrar a mi casa sin permiso?';
    const first = await answerMaterial(em(), { question, history: [], today: '2026-11-20' });
    const given = first.request.direct?.answer ?? '';
    expect(given).toMatch(/^No: .*\{\{ccdf:2414\}\}/);
    const history = [
      { role: 'USER' as const, text: question },
      { role: 'ASSISTANT' as const, text: `**Respuesta corta.** ${given.replace(/\{\{[^}]*\}\}/g, '[1]')}` },
    ];
    const place = await answerMaterial(em(), { question: '¿en qué artículo dice eso?', history, today: '2026-11-20' });
    expect(place.request.direct?.answer).toMatch(/^CCDF, artículo 2414: Durante .*\{\{ccdf:2414\}\}/);
    expect(place.request.direct?.answer).not.toContain('{{ccf:');
  });

  it('abstains with what is held, and gives no passages then', async () => {
    const { request } = await answerMaterial(em(), {
      question: '¿Qué dice el artículo 5000 del Código Civil Federal?',
      history: [],
      today: '2026-11-20',
    });
    expect(request.abstention?.reason).toContain('3074');
    expect(request.passages).toEqual([]);
  });

  it.each([
    "'; drop table article; --",
    'a & b | !c <-> d:*',
    '(((([[[',
    '%_\\',
    'x'.repeat(8000),
    '\u202e',
    'art '.repeat(2000),
  ])('is not harmed by «%.20s»', async (question) => {
    await expect(retrieve(em(), question)).resolves.toBeDefined();
  });
});

describe('the import', () => {
  it('loads a law, unknown to the index as well, and finds it by its words', async () => {
    put('lzap.json', aLaw());
    const report = await importCorpus(em(), folder);
    expect(report).toMatchObject({ laws: 1, articles: 2, repealed: 1, unchanged: 0, skipped: 0, problems: [] });
    expect((await retrieve(em(), 'devolver zapatos verdes')).articles[0]).toMatchObject({
      id: 'art_lzap_1',
      officialText: expect.stringContaining('nueve días'),
    });
    expect((await stockSummary(em())).officialTextCount).toBe(2);
  });

  it('does nothing with what it imported before', async () => {
    expect(await importCorpus(em(), folder)).toMatchObject({ laws: 0, unchanged: 1, skipped: 0 });
  });

  it.each([
    ['half-written', () => JSON.stringify(aLaw()).slice(0, 300)],
    ['not JSON', () => 'hola'],
    ['without articles', () => aLaw({ articulos: [], n_articulos: 0 })],
    ['with fewer articles than it announces', () => aLaw({ n_articulos: 7 })],
    [
      'with an article twice',
      () =>
        aLaw({}, [
          ['1', 'Uno.'],
          ['1', 'Otro.'],
        ]),
    ],
    ['with a date that is none', () => aLaw({ texto_al: 'ayer' })],
  ])('reports a file that is %s and leaves the stock as it was', async (_, content) => {
    put('lzap.json', content());
    const report = await importCorpus(em(), folder);
    expect(report).toMatchObject({ laws: 0, skipped: 1 });
    expect(report.problems[0]?.file).toBe('lzap.json');
    expect((await findArticle(em(), 'lzap', '1'))?.officialText).toContain('nueve días');
  });

  it('replaces the text of a new version and drops the articles that left the law', async () => {
    put('lzap.json', aLaw({ texto_al: '2021-01-01' }, [['1', 'Los zapatos verdes se devuelven en doce días.']]));
    expect(await importCorpus(em(), folder)).toMatchObject({ laws: 1, articles: 1 });
    expect(await findArticle(em(), 'lzap', '1')).toMatchObject({
      textAsOf: '2021-01-01',
      officialText: expect.stringContaining('doce días'),
    });
    expect(await findArticle(em(), 'lzap', '2')).toBeNull();
  });

  it('keeps the official text when the content is seeded again', async () => {
    await em().execute(`update content_stamp set hash = 'otra'`);
    await seedLegalStock(em());
    expect((await findArticle(em(), 'lzap', '1'))?.officialText).toContain('doce días');
    expect((await retrieve(em(), 'devolver zapatos verdes')).articles[0]?.id).toBe('art_lzap_1');
  });

  it('shows the official text beside the synthesis of an article that has both', async () => {
    const known = JSON.parse(readFileSync('db/content/articles/lft.json', 'utf8')) as {
      article: string;
      synthesis: string;
    }[];
    put(
      'lft.json',
      aLaw({ clave: 'lft', nombre: 'Ley Federal del Trabajo', nombre_corto: 'LFT' }, [
        ['48', 'Texto oficial de prueba.'],
      ]),
    );
    await importCorpus(em(), folder);
    const article = await findArticle(em(), 'lft', '48');
    expect(article).toMatchObject({
      officialText: 'Texto oficial de prueba.',
      synthesis: known.find(({ article: number }) => number === '48')?.synthesis,
    });
  });
});
