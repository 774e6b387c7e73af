import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCorpus } from '#api/features/research/importing/import-corpus.service.ts';
import { aCorpus, aLaw, aRuling, aThesis } from '../../support/corpus-builder.ts';
import {
  ReadArticleDocument,
  ReadRulingDocument,
  ReadSectionDocument,
  ReadThesisDocument,
  ReadTopicDocument,
} from '#tests/support/reading.generated.ts';
import { World } from '../../support/world.ts';

let world: World;
const ARTICLES: [string, string][] = [
  ['1', 'Los zapatos verdes se devuelven en nueve días.'],
  ['2', 'Lo dispuesto en el artículo 1 no rige en días de feria.'],
  ['3', '(Se deroga)'],
];
const load = async (files: Record<string, unknown>) => {
  const corpus = aCorpus(files);
  const report = await importCorpus(world.server.work.em.fork(), corpus.folder);
  corpus.remove();
  return report;
};
beforeAll(async () => {
  world = await World.begin();
  await load({
    'lzap.json': aLaw({ texto_al: '2022-06-01' }, ARTICLES),
    'tesis/t.json': [aThesis()],
    'sentencias/s.jsonl': JSON.stringify(aRuling()),
  });
});
afterAll(() => world.end());

describe('a law', () => {
  test('is read by visitors, an article with its neighbours, its outline and who cites it', async () => {
    const visitor = world.visitor();
    const { article } = await visitor.does(ReadArticleDocument, { statute: 'lzap', number: '1' });
    expect(article).toMatchObject({
      text: ARTICLES[0]?.[1],
      textAsOf: '2022-06-01',
      url: '/leyes/lzap/1',
      citedBy: { totalCount: 1, nodes: [{ id: 'art_lzap_2', title: 'LZAP, artículo 2', url: '/leyes/lzap/2' }] },
      statute: {
        outline: [{ title: 'TÍTULO ÚNICO', articleCount: 3 }],
        versions: [{ textAsOf: '2022-06-01', isCurrent: true }],
      },
    });
    const { statuteSection } = await visitor.does(ReadSectionDocument, { statute: 'LZAP', number: '2' });
    expect(statuteSection).toMatchObject({ path: ['TÍTULO ÚNICO'], previousArticle: null, nextArticle: null });
    expect(statuteSection?.articles.map(({ number }) => number)).toEqual(['1', '2', '3']);
  });

  test('that was reformed keeps the text of before, and each day reads the text that ruled on it', async () => {
    const report = await load({
      'lzap.json': aLaw({ texto_al: '2025-03-01', ultima_reforma: '2025-03-01' }, [
        ['1', 'Los zapatos verdes se devuelven en quince días.'],
        ...ARTICLES.slice(1),
      ]),
    });
    expect(report).toMatchObject({ laws: 1, problems: [] });
    const read = async (asOf: string | null) =>
      (await world.visitor().does(ReadArticleDocument, { statute: 'lzap', number: '1', asOf })).article;
    expect((await read(null))?.text).toMatch(/quince/);
    expect((await read('2025-03-01'))?.text).toMatch(/quince/);
    expect(await read('2024-12-31')).toMatchObject({ text: ARTICLES[0]?.[1], textAsOf: '2022-06-01' });
    expect(await read('2021-01-01')).toBeNull();
    expect((await read(null))?.statute.versions.map(({ textAsOf }) => textAsOf)).toEqual(['2025-03-01', '2022-06-01']);
  });

  test('of an earlier day than the one held is kept as a version and changes nothing that rules', async () => {
    await load({
      'lzap.json': aLaw({ texto_al: '2020-01-01' }, [['1', 'Los zapatos verdes se devuelven en tres días.']]),
    });
    const read = async (asOf: string | null) =>
      (await world.visitor().does(ReadArticleDocument, { statute: 'lzap', number: '1', asOf })).article?.text;
    expect(await read(null)).toMatch(/quince/);
    expect(await read('2020-05-01')).toMatch(/tres/);
  });

  test.each([
    ['nada', '1'],
    ['lzap', '999'],
    ['lzap', "'; --"],
  ])('that is not held, or a number that it does not have, is nothing: %s %s', async (statute, number) => {
    const { article } = await world.visitor().does(ReadArticleDocument, { statute, number });
    expect(article).toBeNull();
    expect((await world.visitor().does(ReadSectionDocument, { statute, number })).statuteSection).toBeNull();
  });
});

describe('theses and rulings', () => {
  test('show headnote, excerpt and official link to all, and the full text to paid plans', async () => {
    const open = (await world.visitor().does(ReadThesisDocument, { registry: '2099001' })).thesis;
    expect(open).toMatchObject({
      access: 'UPGRADE_REQUIRED',
      text: null,
      precedents: null,
      officialUrl: 'https://example.org/tesis/2099001',
      court: 'COLLEGIATE_CIRCUIT_COURTS',
      area: 'CIVIL',
      cites: [{ citation: 'LFT, artículo 48' }],
    });
    expect(open?.excerpt).toMatch(/^Hechos:/);
    const trial = await world.lawyer();
    expect((await trial.does(ReadThesisDocument, { registry: '2099001' })).thesis?.text).toBeNull();
    const paid = await world.lawyer({ plan: 'BASIC' });
    const full = (await paid.does(ReadThesisDocument, { registry: '2099001' })).thesis;
    expect(full).toMatchObject({
      access: 'FULL',
      text: expect.stringContaining('Justificación'),
      precedents: expect.any(String),
    });
    expect((await paid.does(ReadRulingDocument, { id: 'sen_ejemplo-1' })).ruling?.text).toContain('agujeta dorada');
    const ruling = (await trial.does(ReadRulingDocument, { id: 'sen_ejemplo-1' })).ruling;
    expect(ruling).toMatchObject({
      text: null,
      access: 'UPGRADE_REQUIRED',
      cites: [{ citation: 'LFPC, artículo 92' }],
    });
  });

  test('are found by clave too, and cited as lawyers do', async () => {
    const { thesis } = await world.visitor().does(ReadThesisDocument, { registry: 'I.1o.C.9 C (11a.)' });
    expect(thesis?.citation).toMatch(
      /^Tesis aislada, I\.1o\.C\.9 C \(11a\.\), .*registro digital 2099001, de rubro: «ZAPATOS/,
    );
    expect((await world.visitor().does(ReadThesisDocument, { registry: '1' })).thesis).toBeNull();
  });

  test.each([
    [
      'tesis/t.jsonl',
      `${JSON.stringify(aThesis({ registro_digital: 2099009 }))}\n{"registro_digital": 20990`,
      /línea 2 no es JSON completo/,
    ],
    [
      'tesis/t.json',
      [aThesis({ registro_digital: 2099009 }), aThesis({ registro_digital: 2099009 })],
      /línea 2 se repite/,
    ],
    ['tesis/t.json', [aThesis({ registro_digital: 'abc' })], /línea 1: el registro digital no es/],
    ['tesis/t.json', [aThesis({ rubro: '' })], /falta «rubro»/],
    ['tesis/t.csv', 'registro,rubro\n', /ningún registro/],
    ['sentencias/s.json', [aRuling({ texto: 'corto' })], /falta «texto»/],
  ])('a file that is wrong somewhere is refused whole, with the place: %s', async (name, content, message) => {
    const report = await load({ [name]: content });
    expect(report.problems[0]?.detail).toMatch(message);
    expect((await world.visitor().does(ReadThesisDocument, { registry: '2099009' })).thesis).toBeNull();
  });

  test('come in CSV with the headings of the Semanario, Mexican days and all', async () => {
    const report = await load({
      'tesis/semanario.csv':
        'Registro digital;ignorado\n'.slice(0, 0) +
        'Registro digital,Rubro,Texto,Época,Instancia,Tipo,Tesis,Materia(s),Publicación\n' +
        '2099020,"CALZADO, DEVOLUCIÓN DEL.","Texto de ejemplo, con comas y «comillas» suficientes.",Undécima Época,Segunda Sala,Jurisprudencia,2a./J. 1/2024 (11a.),"Administrativa, Laboral",05/01/2024\n',
    });
    expect(report).toMatchObject({ theses: 1, problems: [] });
    const { thesis } = await world.visitor().does(ReadThesisDocument, { registry: '2a./J. 1/2024' });
    expect(thesis).toMatchObject({ kind: 'JURISPRUDENCE', court: 'SUPREME_COURT', area: 'LABOR' });
  });
});

describe('a topic', () => {
  test('is read with numbers that point into its articles', async () => {
    const { topic } = await world.visitor().does(ReadTopicDocument, { slug: 'despido-injustificado' });
    expect(topic?.answer).toMatch(/\[1\]/);
    expect(topic?.articles[0]?.citation).toBe('LFT, artículo 47');
    expect(topic?.url).toBe('/ia-analysis/despido-injustificado');
    const numbers = [...(topic?.answer ?? '').matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
    expect(Math.max(...numbers)).toBeLessThanOrEqual(topic?.articles.length ?? 0);
  });
});
