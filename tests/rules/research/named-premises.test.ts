import { describe, expect, it } from 'vitest';
import { readNaming } from '#api/features/research/retrieval/named-articles.rules.ts';
import { namedClaimsIn } from '#api/features/research/retrieval/named-claims.rules.ts';
import { fractionFault } from '#api/features/research/retrieval/named-fractions.rules.ts';
import { statedInstead } from '#api/features/research/retrieval/named-quantities.rules.ts';
import { premisesText } from '#schema/text/premises.ts';

const claimsOf = (question: string): string[] =>
  namedClaimsIn(question, readNaming(question)).map((claim) => {
    const said =
      claim.kind === 'QUANTITY' ? claim.quantity.words : claim.kind === 'SUBJECT' ? claim.subject : claim.fraction;
    return `${claim.article.statuteKey} ${claim.article.number}: ${said}`;
  });

describe('what a question says of an article that it names is read', () => {
  it.each([
    ['Ya que el artículo 48 de la LFT me da seis meses de salario, ¿cómo los cobro?', 'lft 48: seis meses'],
    ['¿El art. 48 LFT, que da 6 meses de indemnización, me aplica?', 'lft 48: 6 meses'],
    [
      '¿se pagan juntos los seis meses de salario que marca el artículo 48 de la Ley Federal del Trabajo?',
      'lft 48: seis meses',
    ],
    ['según el 518 de la LFT tengo un año para demandar, ¿verdad?', 'lft 518: un año'],
    [
      'De acuerdo con el artículo 1161 del Código Civil Federal los honorarios prescriben en diez años',
      'ccf 1161: diez años',
    ],
    ['los 45 días de permiso previstos en el artículo 132 de la LFT', 'lft 132: 45 días'],
    ['¿por qué el artículo 19 constitucional da 48 horas?', 'cpeum 19: 48 horas'],
    ['según el artículo 39-A de la LFT la prueba dura de tres a seis años', 'lft 39-A: tres a seis años'],
    ['¿A quién protege el artículo 47 de la LFT que regula el aguinaldo?', 'lft 47: aguinaldo'],
    ['el aguinaldo previsto en el artículo 47 de la LFT', 'lft 47: aguinaldo'],
    ['explícame la fracción XX del artículo 47 de la LFT', 'lft 47: XX'],
    ['artículo 47, fracción 20, de la LFT', 'lft 47: XX'],
  ])('«%s»', (question, expected) => {
    expect(claimsOf(question)).toEqual([expected]);
  });

  it.each([
    'Llevo seis meses sin cobrar, ¿el artículo 48 de la LFT me protege?',
    '¿Qué dice el artículo 518 de la LFT si ya pasaron tres meses?',
    'Según el artículo 76 de la LFT, con 5 años de antigüedad ¿cuántos días me tocan?',
    'me dieron 10 días de aguinaldo, ¿viola el artículo 87 de la LFT?',
    'El artículo 48 de la LFT no da seis meses, ¿o sí?',
    'por el artículo 47 de la LFT me corrieron por faltar cuatro días en un mes',
    'el artículo 22 de la LFT, mi hijo tiene 14 años',
    'según los artículos 48 y 50 de la LFT son seis meses',
    '¿Qué dice el artículo 48 de la LFT?',
    'el artículo 48 me da seis meses',
  ])('«%s»: nothing is said of it', (question) => {
    expect(claimsOf(question)).toEqual([]);
  });
});

describe('the quantities of a text', () => {
  const text =
    'El plazo será de tres meses.\nSi no se cumple, la multa será del diez por ciento y el término correrá hasta por doce meses.';

  it('are told when it does not have the one that was said', () => {
    expect(statedInstead(text, [{ value: 6, unit: 'months' }])).toEqual(['tres meses', 'doce meses']);
    expect(statedInstead(text, [{ value: 25, unit: 'percent' }])).toEqual(['diez por ciento']);
  });

  it('are not told when it has it, in any unit', () => {
    for (const [value, unit] of [
      [3, 'months'],
      [90, 'days'],
      [1, 'years'],
      [0.1, 'parts'],
    ] as const)
      expect(statedInstead(text, [{ value, unit }])).toBeNull();
  });

  it.each([
    ['it has none of the kind', 'El patrón pagará la indemnización.', 6, 'months'],
    ['it has too many', 'Son uno, dos o tres días, una semana, un mes o un año.', 6, 'months'],
    ['what was said is within its range', 'La pena será de dos a diez años de prisión.', 5, 'years'],
    ['what was said may follow from it', 'Son doce días, que aumentarán en dos días por cada año.', 20, 'days'],
    ['it may be extended', 'El plazo será de setenta y dos horas y podrá duplicarse.', 144, 'hours'],
    ['a share is said with the whole', 'Se pagará un ciento por ciento más del salario.', 200, 'percent'],
    ['it says it in a word', 'La revisión será semestral; el aviso, en treinta días.', 6, 'months'],
  ] as const)('are not told when %s', (_name, law, value, unit) => {
    expect(statedInstead(law, [{ value, unit }])).toBeNull();
  });
});

describe('a fraction', () => {
  const text = 'Son causas:\nI. Una;\nII. (Se deroga)\nIII.- Otra, y\nIV. La última.\nLo anterior sin perjuicio.';

  it.each([
    ['III', null],
    ['II', { kind: 'REPEALED' }],
    ['IX', { kind: 'NO_SUCH', last: 'IV' }],
  ])('%s → %j', (fraction, expected) => {
    expect(fractionFault(text, fraction)).toEqual(expected);
  });

  it('is not denied where the text may have lost some', () => {
    expect(fractionFault('Son:\nI. Una;\nIII. Otra.', 'IX')).toBeNull();
    expect(fractionFault('Son causas: I. Una; II. Otra.', 'IX')).toBeNull();
    expect(fractionFault('Prescriben en dos meses las acciones.', 'II')).toEqual({ kind: 'NONE' });
  });
});

it('a correction names the law as Spanish does and ends each sentence in its mark', () => {
  const lft = { statuteKey: 'lft', shortName: 'LFT', name: 'Ley Federal del Trabajo', number: '47' };
  const ccf = { statuteKey: 'ccf', shortName: 'CCF', name: 'Código Civil Federal', number: '2395' };
  expect(premisesText.otherQuantity(ccf, '20 %', ['nueve por ciento'], true)).toBe(
    'El artículo 2395 del CCF no menciona 20 %: menciona nueve por ciento {{ccf:2395}}.',
  );
  expect(premisesText.otherSubject(lft, 'Causas de despido', { ...lft, number: '87' }, 'Aguinaldo')).toBe(
    'El artículo 47 de la LFT trata de otra cosa (causas de despido) {{lft:47}}. De lo que mencionas trata el artículo 87 de la LFT (aguinaldo) {{lft:87}}.',
  );
});
