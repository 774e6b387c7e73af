import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importPublications, listPublications } from '#api/features/research/importing/import-publications.service.ts';
import { findArticle, retrieve } from '#api/features/research/index.ts';
import { createLog } from '#api/kernel/log.ts';
import { createWorkerPool, type WorkerPool } from '#api/kernel/workers/pool.ts';
import { openOrm, type Orm, type SqlEntityManager } from '#db/mikro-orm.config.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { aCorpus, type Corpus } from '../../support/corpus-builder.ts';
import { freshDatabase, type FreshDatabase } from '../../support/database.ts';

/** A law of invented content as a congress prints it, in plain text. */
const printed = (articles: string[], reform = '01-03-2024'): string =>
  [
    'LEY DE EJEMPLO DEL CALZADO',
    '',
    'Nueva Ley publicada en el Diario Oficial de la Federación el 2 de enero de 2020',
    '',
    'TEXTO VIGENTE',
    `Última reforma publicada DOF ${reform}`,
    '',
    'TÍTULO PRIMERO',
    'Disposiciones Generales',
    '',
    ...articles.flatMap((article) => [article, '']),
    'TRANSITORIOS',
    '',
    'Primero.- La presente Ley entrará en vigor al día siguiente.',
    '',
  ].join('\n');

const ARTICLES = [
  'Artículo 1o.- Los zapatos verdes se devuelven en nueve días.',
  'Artículo 2o.- El calzado azul no se devuelve.',
  'Artículo 3o.- La zapatería que no devuelva pagará tres cordones dorados.',
];
/** A PNG of one point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const given = { clave: 'lejem', nombre_corto: 'LEJEM' };

let database: FreshDatabase;
let orm: Orm;
let workers: WorkerPool;
let place: Corpus;
const web = setupServer();
const em = (): SqlEntityManager => orm.em.fork() as SqlEntityManager;
const tools = () => ({ em: em(), workers });
beforeAll(async () => {
  web.listen({ onUnhandledFrame: 'bypass' });
  database = await freshDatabase();
  orm = await openOrm(database.ownerUrl);
  workers = createWorkerPool({ size: 1, log: createLog('silent') });
  await seedLegalStock(em());
  place = aCorpus();
});
afterAll(async () => {
  web.close();
  await workers.stop();
  await orm.close();
  await database.drop();
  place.remove();
});

const file = (name: string, content: string | Uint8Array): string => {
  const where = path.join(place.folder, name);
  writeFileSync(where, content);
  return where;
};
const numbers = async (): Promise<string[]> =>
  (
    await em().execute<{ number: string }[]>(`select number from article where statute_key = 'lejem' order by position`)
  ).map(({ number }) => number);

describe('a publication', () => {
  test('is loaded from a file with its report, is found, and does nothing the second time', async () => {
    const source = file('lejem.txt', printed(ARTICLES));
    const [outcome] = await importPublications(tools(), [source], { given });
    expect(outcome).toMatchObject({
      key: 'lejem',
      textAsOf: '2024-03-01',
      writtenAs: 'CURRENT',
      problem: null,
      read: { report: { articles: 3, last: 3, gaps: [], isComplete: true } },
    });
    expect(await numbers()).toEqual(['1', '2', '3']);
    const found = await retrieve(em(), 'zapatería cordones dorados');
    expect(found.articles[0]?.id).toBe('art_lejem_3');
    // What was imported can be named, though the index that is shipped does not have it.
    expect((await retrieve(em(), 'art. 2 LEJEM')).articles[0]).toMatchObject({ id: 'art_lejem_2', by: 'NAMED' });
    expect((await retrieve(em(), 'artículo 3 de la Ley de Ejemplo del Calzado')).articles[0]?.id).toBe('art_lejem_3');
    const [again] = await importPublications(tools(), [source], { given });
    expect(again).toMatchObject({ writtenAs: 'UNCHANGED', problem: null });
  });

  test('with a gap is refused with what is missing, and kept only when somebody insists', async () => {
    const source = file('gap.txt', printed([ARTICLES[0] ?? '', 'Artículo 4o.- Sólo queda el cuarto.'], '01-03-2025'));
    const [refused] = await importPublications(tools(), [source], { given });
    expect(refused?.problem).toMatch(/faltan los artículos 2.*3/);
    expect(await numbers()).toEqual(['1', '2', '3']);
    const [forced] = await importPublications(tools(), [source], { given, isForced: true });
    expect(forced).toMatchObject({ writtenAs: 'CURRENT', problem: null });
    expect(await numbers()).toEqual(['1', '4']);
    const [older] = await importPublications(tools(), [file('older.txt', printed(ARTICLES, '01-03-2021'))], { given });
    expect(older).toMatchObject({ writtenAs: 'OLDER', textAsOf: '2021-03-01' });
    expect(await numbers()).toEqual(['1', '4']);
  });

  test('that is cut short, dated in the future or without the day of its reform is refused until somebody says more', async () => {
    const whole = Array.from({ length: 12 }, (_, at) => `Artículo ${at + 1}.- Regla de ejemplo número ${at + 1}.`);
    const other = { clave: 'lotra', nombre_corto: 'LOTRA' };
    const load = async (text: string, more: object = {}) =>
      (await importPublications(tools(), [file(`otra-${text.length}.txt`, text)], { given: { ...other, ...more } }))[0];
    expect(await load(printed(whole))).toMatchObject({ writtenAs: 'CURRENT' });
    expect((await load(printed(whole.slice(0, 5), '02-03-2025')))?.problem).toMatch(/Sólo trae 5 de los 12 artículos/);
    expect((await load(printed(whole, '15-01-2062')))?.problem).toMatch(/todavía no llega/);
    const bare = printed(whole).replace(/.ltima reforma.*\n/, '');
    expect((await load(bare))?.problem).toMatch(/No se encontró la fecha de la última reforma/);
    const dated = await load(bare, { ultima_reforma: '2025-06-01' });
    expect(dated).toMatchObject({ writtenAs: 'CURRENT', textAsOf: '2025-06-01' });
  });

  test('that repeats an article is refused', async () => {
    const source = file('twice.txt', printed([...ARTICLES, 'Artículo 3o.- Otra vez el tercero.'], '01-03-2026'));
    const [refused] = await importPublications(tools(), [source], { given });
    expect(refused?.problem).toMatch(/artículo 3 aparece más de una vez/);
  });

  test.each([
    ['vacio.pdf', '', /vacío/],
    ['foto.pdf', PICTURE, /Sube la ley en PDF/],
    ['roto.pdf', '%PDF-1.7\nnada', /dañado|no se pudo abrir/],
    ['receta.txt', 'Dos huevos y una taza de harina.\n'.repeat(20), /ningún artículo/],
  ])('that cannot be read is refused with a sentence and changes nothing: %s', async (name, content, message) => {
    const before = await numbers();
    const [refused] = await importPublications(tools(), [file(name, content)], { given });
    expect(refused).toMatchObject({ writtenAs: null, problem: expect.stringMatching(message) });
    expect(await numbers()).toEqual(before);
  });

  test('whose title the index does not know asks for its key', async () => {
    const [refused] = await importPublications(tools(), [file('nueva.txt', printed(ARTICLES, '05-05-2026'))]);
    expect(refused?.problem).toMatch(/no está en el índice de leyes.*--clave/);
  });

  test('that was loaded when the power went is found after the next import, though nothing changed', async () => {
    await em().execute('update search_generation set is_stale = true');
    const before = await em().execute<{ generation: string }[]>('select generation from search_generation');
    await importPublications(tools(), [file('lejem.txt', printed(ARTICLES))], { given });
    const after = await em().execute<{ generation: string; is_stale: boolean }[]>(
      'select generation, is_stale from search_generation',
    );
    expect(after[0]).toMatchObject({ generation: String(Number(before[0]?.generation) + 1), is_stale: false });
  });

  test('of a folder is loaded one by one: what fails stops nothing else', async () => {
    const folder = aCorpus({
      'a.txt': printed(ARTICLES, '01-06-2026'),
      'b.pdf': 'esto no es un PDF ni nada que se le parezca',
      'leeme.md': 'se ignora',
    });
    const sources = listPublications(folder.folder);
    expect(sources.map((source) => path.basename(source))).toEqual(['a.txt', 'b.pdf']);
    const seen: number[] = [];
    const outcomes = await importPublications(tools(), sources, { given }, (_outcome, done) => seen.push(done));
    folder.remove();
    expect(seen).toEqual([1, 2]);
    expect(outcomes.map(({ writtenAs }) => writtenAs)).toEqual(['CURRENT', null]);
    expect((await findArticle(em(), 'lejem', '2'))?.textAsOf).toBe('2026-06-01');
    expect(() => listPublications(path.join(place.folder, 'no-hay'))).toThrow(/No existe/);
  });

  test('is loaded from an address, which becomes its source; an address that fails says how', async () => {
    web.use(
      http.get('https://congreso.ejemplo.mx/ley.txt', () => HttpResponse.text(printed(ARTICLES, '01-07-2026'))),
      http.get('https://congreso.ejemplo.mx/nada.pdf', () => new HttpResponse(null, { status: 404 })),
      http.get('https://congreso.ejemplo.mx/caido.pdf', () => HttpResponse.error()),
    );
    const [loaded, missing, down] = await importPublications(
      tools(),
      ['ley.txt', 'nada.pdf', 'caido.pdf'].map((name) => `https://congreso.ejemplo.mx/${name}`),
      { given },
    );
    expect(loaded).toMatchObject({ writtenAs: 'CURRENT' });
    expect((await findArticle(em(), 'lejem', '1'))?.officialUrl).toBe('https://congreso.ejemplo.mx/ley.txt');
    expect(missing?.problem).toMatch(/el sitio contestó 404/);
    expect(down?.problem).toMatch(/no responde/);
  });
});
