import { describe, expect, it } from 'vitest';
import { ComparedText } from '#api/features/citations/checking/finding.rules.ts';
import { judgeTransitory, type HeldDecree } from '#api/features/citations/checking/transitory-judgement.rules.ts';
import { findReferences, type StatuteReference } from '#api/legal-language/index.ts';
import { reference } from './judgement-world.ts';

describe('a citation of a transitory article', () => {
  const read = (text: string) =>
    findReferences(text).flatMap((each) =>
      each.kind === 'STATUTE' && each.isTransitory ? [[each.law, each.article, each.decree?.on ?? null]] : [],
    );

  it.each([
    ['el segundo transitorio de la LFT', 'lft', 'Segundo Transitorio', null],
    ['Transitorio Tercero del decreto de 1 de mayo de 2019', null, 'Tercero Transitorio', '2019-05-01'],
    [
      'artículo Quinto Transitorio del Decreto por el que se reforma la LFT, publicado en el D.O.F. el 1o. de mayo de 2019',
      'lft',
      'Quinto Transitorio',
      '2019-05-01',
    ],
    [
      'artículo tercero transitorio de la reforma de 1 de mayo de 2019 a la LFT',
      'lft',
      'Tercero Transitorio',
      '2019-05-01',
    ],
    ['transitorio octavo de la LFT (DOF 01-05-2019)', 'lft', 'Octavo Transitorio', '2019-05-01'],
    [
      'En el decreto de 30 de noviembre de 2012, su artículo segundo transitorio',
      null,
      'Segundo Transitorio',
      '2012-11-30',
    ],
  ])('«%s» is read with its law and the day of its decree', (text, law, article, on) => {
    expect(read(text)).toEqual([[law, article, on]]);
  });

  it('takes the decree that was named before', () => {
    const text =
      'el Primero Transitorio del decreto de 1 de mayo de 2019 de la LFT. El cuarto transitorio. Y el sexto transitorio de la Ley de Amparo.';
    expect(read(text)).toEqual([
      ['lft', 'Primero Transitorio', '2019-05-01'],
      ['lft', 'Cuarto Transitorio', '2019-05-01'],
      ['lamparo', 'Sexto Transitorio', null],
    ]);
  });
});

describe('the parts of a transitory article', () => {
  const parts = (text: string) =>
    findReferences(text).flatMap((each) =>
      each.kind === 'STATUTE' && each.isTransitory ? [[each.law, each.article, each.detail]] : [],
    );

  it.each([
    ['la fracción II del artículo tercero transitorio de la LFT', ['lft', 'Tercero Transitorio', 'fr. II']],
    ['el Tercero Transitorio, fracción II, de la Ley de Amparo', ['lamparo', 'Tercero Transitorio', 'fr. II']],
    ['segundo párrafo del Quinto Transitorio del CFF', ['cff', 'Quinto Transitorio', 'segundo párrafo']],
    ['artículo Segundo Bis transitorio de la LFT', ['lft', 'Segundo Bis Transitorio', null]],
    ['transitorio décimo quáter de la LFT', ['lft', 'Décimo Quater Transitorio', null]],
  ])('«%s» is read whole', (text, expected) => {
    expect(parts(text)).toEqual([expected]);
  });
});

const decree = (
  changes: Partial<HeldDecree> = {},
  words: string | null = 'Las zapaterías tienen nueve meses para todo.',
): HeldDecree => ({
  id: `trd_${changes.law ?? 'lft'}_${changes.publishedOn ?? '1970-04-01'}`,
  law: 'lft',
  publishedOn: '1970-04-01',
  name: null,
  isOriginal: true,
  isCut: false,
  numbers: [1, 2, 3],
  cited: words === null ? [] : [{ id: 'tra_1', label: 'Segundo', passage: new ComparedText(words) }],
  ...changes,
});
const reform = (
  publishedOn: string,
  words: string | null = 'Otra cosa muy distinta de zapatos rojos.',
  changes: Partial<HeldDecree> = {},
) => decree({ publishedOn, isOriginal: false, name: 'DECRETO por el que se reforma la Ley.', ...changes }, words);

const judged = (decrees: HeldDecree[], changes: Partial<StatuteReference> = {}, quotes: string[] = []) =>
  judgeTransitory({
    reference: reference({ article: 'Segundo Transitorio', isTransitory: true, ...changes }),
    decrees,
    quotes,
    denied: new Set(),
  });

describe('the judgement of a transitory article', () => {
  it('finds that of the law itself, and says that decrees have one too', () => {
    const found = judged([decree(), reform('2019-05-01')]);
    expect(found).toMatchObject({
      state: 'VERIFIED',
      verdict: 'El transitorio existe',
      target: { transitoryId: 'tra_1' },
    });
    expect(found.notes.join(' ')).toContain('1 decreto de reforma');
  });

  it('finds that of the decree of a day', () => {
    const found = judged([decree(), reform('2019-05-01')], { decree: { on: '2019-05-01' } });
    expect(found.state).toBe('VERIFIED');
    expect(found.normalized).toBe('LFT, artículo Segundo Transitorio del decreto del 1o. de mayo de 2019');
  });

  it('looks for the part that is cited', () => {
    const words = 'Las zapaterías cerrarán:\nI. En lunes;\nII. En martes.';
    expect(judged([decree({}, words)], { fraction: 'II' })).toMatchObject({
      state: 'VERIFIED',
      normalized: 'LFT, artículo Segundo Transitorio, fracción II',
    });
    expect(judged([decree({}, words)], { fraction: 'VII' })).toMatchObject({
      state: 'MISMATCH',
      reason: expect.stringContaining('no tiene fracción VII') as string,
    });
    expect(judged([decree()], { fraction: 'VII' }).state).toBe('NOT_HELD');
  });

  it('compares the quoted words', () => {
    expect(judged([decree()], {}, ['tienen nueve meses para todo']).verdict).toBe('Existe y dice lo citado');
    expect(judged([decree()], {}, ['tienen quince meses para todo']).state).toBe('QUOTE_NOT_FOUND');
    const words = judged([decree(), reform('2019-05-01')], {}, ['cosa muy distinta de zapatos']);
    expect(words).toMatchObject({ state: 'VERIFIED', normalized: expect.stringContaining('mayo de 2019') as string });
  });

  it('does not hold words against the writer that a later decree may have changed', () => {
    const later = reform('2021-07-31', null, { name: 'DECRETO por el que se reforma el Segundo Transitorio de otro.' });
    expect(judged([decree(), later], {}, ['tienen quince meses para todo']).state).toBe('NOT_HELD');
  });

  it('is a mismatch where no decree of the law has it', () => {
    expect(judged([decree({}, null), reform('2019-05-01', null)])).toMatchObject({
      state: 'MISMATCH',
      verdict: 'No existe ese transitorio',
    });
    expect(judged([decree({}, null)], { decree: { on: '1970-04-01' } }).state).toBe('MISMATCH');
  });

  it('stays open between several decrees, and offers them', () => {
    const found = judged([decree({}, null), reform('2019-05-01'), reform('2021-05-01', 'Otras palabras de zapatos.')]);
    expect(found).toMatchObject({ state: 'NOT_HELD', verdict: 'No se sabe de qué decreto es' });
    expect(found.alternatives.map(({ correction }) => correction)).toEqual([
      'artículo segundo transitorio del decreto de reformas a la LFT publicado en el DOF el 1o. de mayo de 2021',
      'artículo segundo transitorio del decreto de reformas a la LFT publicado en el DOF el 1o. de mayo de 2019',
    ]);
    expect(findReferences(found.alternatives[0]?.correction ?? '')[0]).toMatchObject({
      law: 'lft',
      decree: { on: '2021-05-01' },
    });
  });

  it('does not bless what is only taken for an article of a law that is near', () => {
    const found = judged([decree()], { lawSource: 'NEAR', isInferred: true });
    expect(found.state).toBe('NOT_HELD');
    expect(found.alternatives).toEqual([
      { label: 'LFT, artículo Segundo Transitorio', correction: 'artículo segundo transitorio de la LFT' },
    ]);
    const near = { law: null, lawName: 'decreto', lawCandidates: ['lft'], decree: { on: '2019-05-01' } };
    const decrees = [reform('2019-05-01', null), reform('2019-05-01', null, { law: 'cff' })];
    expect(judged(decrees, near).state).toBe('NOT_HELD');
  });

  it.each([
    ['the law is held without them', [], {}, 'sin sus artículos transitorios'],
    [
      'the decree of that day is not held',
      [decree()],
      { decree: { on: '1981-01-02' } },
      'no incluyen un decreto publicado el 2 de enero de 1981',
    ],
    ['their text is cut', [decree({ isCut: true }, null)], {}, 'incompletos'],
    ['some are missing', [decree({ numbers: [1, 3] }, null)], {}, 'incompletos'],
    ['the law is not held', [], { law: null, lawName: 'Ley de Hacienda de Sonora' }, 'no está en el acervo'],
    ['nothing says whose it is', [], { law: null, lawName: null }, 'No se dice de qué ley o decreto'],
  ] as [string, HeldDecree[], Partial<StatuteReference>, string][])(
    'is never called false where %s',
    (_, decrees, changes, words) => {
      const found = judged(decrees, changes);
      expect(found.state).toBe('NOT_HELD');
      expect(found.reason).toContain(words);
    },
  );
});
