import { afterAll, beforeAll, expect, test } from 'vitest';
import { CheckTransitoriesDocument, StatuteTransitoriesDocument } from '#tests/support/citations.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer();
  // Words of our own: official text is never kept in the repository.
  await world.sql(`insert into transitory_decree (id, statute_key, position, published_on, name, is_original) values
    ('trd_lft_1970-04-01', 'lft', 1, '1970-04-01', null, true),
    ('trd_lft_2019-05-01', 'lft', 2, '2019-05-01', 'DECRETO por el que se reforma la Ley.', false)`);
  await world.sql(`insert into transitory_article (id, decree_id, position, number, label, text) values
    ('tra_lft_1970-04-01_1', 'trd_lft_1970-04-01', 1, 1, 'Primero', 'Los zapatos verdes rigen desde hoy.'),
    ('tra_lft_2019-05-01_1', 'trd_lft_2019-05-01', 1, 1, 'Primero', 'Los zapatos rojos rigen desde mañana en toda la zapatería.'),
    ('tra_lft_2019-05-01_2', 'trd_lft_2019-05-01', 2, 2, 'Segundo', 'La zapatería tiene nueve meses para abrir.')`);
});
afterAll(() => world.end());

const check = async (text: string) => (await ana.does(CheckTransitoriesDocument, { text })).checkCitations.citations;

test('a transitory article is judged by the decree that is cited, and leads to its place on the page of the law', async () => {
  const [first, second, third] = await check(
    'El primero transitorio de la LFT rige. El Segundo Transitorio del decreto de 1 de mayo de 2019 fija plazos. El artículo noveno transitorio de la LFT no.',
  );
  expect(first).toMatchObject({ state: 'VERIFIED', target: { transitory: { id: 'tra_lft_1970-04-01_1' } } });
  expect(second).toMatchObject({
    state: 'VERIFIED',
    normalized: 'LFT, artículo Segundo Transitorio del decreto del 1o. de mayo de 2019',
    target: {
      article: null,
      transitory: { label: 'Segundo', url: '/stps/lft?transitorios=trd_lft_2019-05-01#tra_lft_2019-05-01_2' },
    },
  });
  expect(third).toMatchObject({ state: 'MISMATCH', target: { transitory: null } });
});

test('its quoted words are compared, also behind the day of the gazette', async () => {
  const said = (words: string) =>
    check(
      `Según el artículo Primero Transitorio del Decreto de reformas a la LFT, publicado en el D.O.F. el 1o. de mayo de 2019, «${words}».`,
    );
  const right = await said('Los zapatos rojos rigen desde mañana en toda la zapatería');
  expect(right[0]).toMatchObject({ state: 'VERIFIED', verdict: 'Existe y dice lo citado' });
  const wrong = await said('Los zapatos negros rigen desde mañana en toda la zapatería');
  expect(wrong[0]?.state).toBe('QUOTE_NOT_FOUND');
});

test('the page of a law lists them by decree', async () => {
  const { statute, transitoryDecree } = await ana.does(StatuteTransitoriesDocument, {
    key: 'lft',
    decree: 'trd_lft_2019-05-01',
  });
  expect(statute?.transitoryDecrees).toMatchObject([
    { publishedOn: '1970-04-01', isOriginal: true, articleCount: 1 },
    { publishedOn: '2019-05-01', isOriginal: false, articleCount: 2, name: 'DECRETO por el que se reforma la Ley.' },
  ]);
  expect(transitoryDecree).toMatchObject({ statuteKey: 'lft', articles: [{ label: 'Primero' }, { label: 'Segundo' }] });
});

test('a day of the gazette is known from the decrees of the laws beside it', async () => {
  const text =
    'La reforma a la LFT, publicada en el DOF el 1 de mayo de 2019, rige. También la del DOF de 2 de mayo de 2019.';
  const checked = await check(text);
  expect(checked.map(({ verdict }) => verdict)).toEqual(['La fecha coincide con el acervo', 'Publicación sin cotejar']);
});
