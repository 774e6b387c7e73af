import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLaw, hasArticle, isRepealed } from '#db/content/law-index.ts';
import { LEGAL_AREAS } from '#db/content/legal-content.ts';
import { premises as loaded, type Premise } from '#db/content/premises.ts';
import { isSameQuantity, parseRight } from '#api/features/research/retrieval/premise-quantities.rules.ts';
import { lazyPattern, neededIn, PatternIndex } from '#api/features/research/retrieval/premise-patterns.rules.ts';
import { foldSentence, premiseFinder, sentencesOf } from '#api/features/research/retrieval/premises.rules.ts';
import { marksIn } from './legal-content.ts';

const FOLDER = 'db/content/premises';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const entries = files.flatMap((name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Premise[]);
const findPremises = premiseFinder(entries);
const firedBy = (question: string): string[] => findPremises(question).map(({ id }) => id);

const aPremise = (changes: Partial<Premise> = {}): Premise => ({
  id: 'aguinaldo-treinta-dias',
  area: 'LABOR',
  frames: ['# de aguinaldo', 'aguinaldo (?:\\w+ ){0,4}#'],
  quantity: { kind: 'TIME', right: ['15 days'] },
  unless: ['me dieron', 'no (?:es|son) de'],
  correction: 'La ley pide al menos quince días de salario {{lft:87}}.',
  asked: ['uno', 'dos', 'tres'],
  near: ['uno', 'dos'],
  ...changes,
});

const MARK = /\{\{[a-z0-9]+:[^{}|]+(?:\|[^{}]+)?\}\}/g;
const UNIT = /^\d+(?:\.\d+)? (?:seconds|minutes|hours|days|weeks|months|years)$/;

function quantityProblems({ frames, about = [], quantity }: Premise): string[] {
  const hasPlace = [...frames, ...about].some((source) => source.includes('#'));
  // A topic holds every quantity that is said of the law against what is right.
  if (hasPlace ? !quantity : quantity && about.length === 0) return ['«#» and quantity go together'];
  if (frames.length === 0 && about.length === 0) return ['nothing finds it'];
  const isTimed = quantity?.kind === 'TIME' || quantity?.kind === 'SALARY';
  return (quantity?.right ?? []).flatMap((right) =>
    (
      isTimed
        ? UNIT.test(right) || (quantity.kind === 'SALARY' && /^\d+ wages$/.test(right))
        : parseRight(right, 'count')
    )
      ? []
      : [`no quantity: «${right}»`],
  );
}

function patternProblems({ frames, about = [], unless = [] }: Premise): string[] {
  return [...frames, ...about, ...unless].flatMap((source) => {
    const problems = /(?<!\\)\.[*+]|\)[*+]|\{\d+,\}/.test(source) ? [`unbounded: «${source}»`] : [];
    if (/[A-ZÁÉÍÓÚÑáéíóúñ¿¡$]/.test(source.replace(/\\[a-zA-Z]/g, ''))) problems.push(`not folded: «${source}»`);
    try {
      new RegExp(source.replaceAll('#', 'q'));
    } catch {
      problems.push(`no expression: «${source}»`);
    }
    return problems;
  });
}

function correctionProblems({ correction }: Premise): string[] {
  const marks = marksIn(correction);
  const rest = correction.replace(MARK, '');
  return [
    ...(marks.length === 0 ? ['the correction cites nothing'] : []),
    ...(/[{}]/.test(rest) ? ['a broken mark'] : []),
    ...(/[.!]$/.test(correction.trim()) ? [] : ['the correction has no end']),
    ...marks.flatMap(({ key, number }) => {
      if (!findLaw(key)) return [`no law «${key}»`];
      if (!hasArticle(key, number) || !findLaw(key)?.numbers.includes(number)) return [`no article ${key} ${number}`];
      return isRepealed(key, number) ? [`${key} ${number} is repealed`] : [];
    }),
  ];
}

function problemsOf(all: readonly Premise[]): string[] {
  const seen = new Set<string>();
  return all.flatMap((premise) => {
    const problems = [...quantityProblems(premise), ...patternProblems(premise), ...correctionProblems(premise)];
    if (seen.has(premise.id)) problems.push('twice');
    seen.add(premise.id);
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(premise.id)) problems.push('the id is not kebab-case');
    if (!LEGAL_AREAS.includes(premise.area)) problems.push(`no area «${premise.area}»`);
    if (premise.asked.length < 3 || premise.near.length < 2) problems.push('too few questions');
    return problems.map((problem) => `${premise.id}: ${problem}`);
  });
}

describe('the false premises that are known', () => {
  it('are all loaded', () => {
    expect(loaded.map(({ id }) => id).toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
  });

  it('are well formed and cite articles that exist and are in force', () => {
    expect(problemsOf(entries)).toEqual([]);
  });

  it('are found in every question that carries them', () => {
    const missed = entries.flatMap(({ id, asked }) =>
      asked.filter((question) => !firedBy(question).includes(id)).map((question) => `${id}: ${question}`),
    );
    expect(missed).toEqual([]);
  });

  it('are not found in questions that are right or open', () => {
    const wrong = entries.flatMap(({ id, near }) =>
      near.flatMap((question) => firedBy(question).map((fired) => `${id} → ${fired}: ${question}`)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a false premise', () => {
  const find = (question: string, ...planted: Premise[]): string[] =>
    premiseFinder(planted.length > 0 ? planted : [aPremise()])(question).map(({ id }) => id);

  it.each([
    '¿Por qué me dan 20 si la ley dice que son 30 días de aguinaldo?',
    'Como son TREINTA DÍAS HÁBILES de aguinaldo, ¿cuándo los pagan?',
    '¿El aguinaldo es de un mes, verdad?',
    'Ya que el aguinaldo es de 20 a 40 días, ¿qué hago?',
  ])('is found however the quantity is written: «%s»', (question) => {
    expect(find(question)).toEqual(['aguinaldo-treinta-dias']);
  });

  it.each([
    '¿Son quince días de aguinaldo?',
    'Dicen que el aguinaldo es de dos semanas',
    'Me dieron 10 días de aguinaldo, ¿está bien?',
    '¿Cuántos días son de aguinaldo?',
    'Trabajé 30 días. De aguinaldo no me dieron nada',
    'No son de 30 días de aguinaldo, ¿o sí?',
  ])('is none where it is right, a fact, a question or another sentence: «%s»', (question) => {
    expect(find(question)).toEqual([]);
  });

  it('is told at most three times, in the order of the question', () => {
    const planted = ['uno', 'dos', 'tres', 'cuatro'].map((word) =>
      aPremise({ id: word, frames: [`\\b${word}\\b`], quantity: undefined }),
    );
    expect(find('cuatro y dos. Luego uno y tres', ...planted)).toEqual(['cuatro', 'dos', 'uno']);
  });

  it('counts things where its frame counts things', () => {
    const witnesses = aPremise({ frames: ['# testigos'], quantity: { kind: 'COUNT', right: ['2'] } });
    expect(find('¿por qué la ley pide tres testigos?', witnesses)).toHaveLength(1);
    expect(find('¿por qué la ley pide dos testigos?', witnesses)).toHaveLength(0);
    expect(find('¿la ley pide un testigo?', aPremise({ ...witnesses, frames: ['# testigos?'] }))).toHaveLength(1);
  });

  it('is looked for sentence by sentence, abbreviations and amounts kept whole', () => {
    expect(sentencesOf('El art. 48 de la LFT dice 3.5 meses. ¿Es cierto? Gracias')).toEqual(
      ['El art. 48 de la LFT dice 3.5 meses', ' ', 'Es cierto', ' Gracias'].filter((sentence) => sentence.trim()),
    );
    expect(foldSentence('¿Son $12,500 o el 10% de la pensión del niño?')).toBe(
      'son 12500 o el 10 % de la pension del nino',
    );
  });

  it.each([
    ['12 months', '1 years'],
    ['72 hours', '3 days'],
    ['2 weeks', '15 days'],
    ['30 days', '1 months'],
  ])('takes %s and %s for the same', (said, right) => {
    const measured = parseRight(said, 'days');
    expect(measured && isSameQuantity(measured, [right])).toBe(true);
  });
});

describe('a premise that is known by its topic', () => {
  const find = (question: string, planted: Partial<Premise>): string[] =>
    premiseFinder([aPremise({ frames: [], unless: [], ...planted })])(question).map(({ id }) => id);
  const bonus = { about: ['aguinaldo', 'ley|patron'], asked: ['x'], near: ['x'], correction: 'Son quince {{lft:87}}.' };
  const debt = { about: ['deuda|debo', 'carcel|preso'], quantity: undefined, asked: ['x'], near: ['x'] };

  it.each([
    'Mi patrón no paga el aguinaldo. La ley le exige 40 días, ¿qué hago?',
    '¿Sobre qué sueldo van los 30 días que marca la ley de aguinaldo?',
    'La ley fija el aguinaldo y son treinta, ¿cuándo los pagan?',
  ])('is found in any order, over two sentences, with or without its unit: «%s»', (question) => {
    expect(find(question, bonus)).toHaveLength(1);
  });

  it.each([
    'Llevo 40 días sin aguinaldo, ¿qué dice la ley?',
    '¿La ley marca 15 días de aguinaldo?',
    'Mi patrón me dio 20 días de aguinaldo, ¿está bien?',
  ])('is none where the quantity is lived or right: «%s»', (question) => {
    expect(find(question, bonus)).toEqual([]);
  });

  it('is made by whoever asks further, not by whoever asks whether it is so', () => {
    expect(find('Debo la renta, ¿cuántos años de cárcel serían?', debt)).toHaveLength(1);
    expect(find('¿Puedo ir a la cárcel si debo la renta?', debt)).toEqual([]);
    expect(find('¿Puedo ir a la cárcel si debo la renta?', { ...debt, byMention: true })).toHaveLength(1);
  });
});

it.each([
  ['\\b(?:iva|isr) (?:\\w+ ){0,4}tasa', ['tasa']],
  ['\\b(?:deuda|debo)s?', ['deuda', 'debo']],
  ['\\b(?!no )aguinaldos?', ['aguinaldo']],
  ['(?:uno |dos )?\\w+', null],
])('a text cannot match «%s» without %j', (source, needed) => {
  expect(neededIn(source)).toEqual(needed);
});

it('of many patterns only those are asked whose letters stand in a text, and those of which nothing can be said', () => {
  const groups = [
    ['aguinaldos?', 'finiquito'],
    ['deuda|debo'],
    ['\\w+'],
    ['carcel', '(?:uno |dos )?\\w+'],
    ['# dias de'],
    [],
  ].map((group) => group.map((source) => lazyPattern(source, () => new RegExp(source))));
  const index = new PatternIndex(groups);
  expect(index.inAny(['le debo el finiquito', 'son q0q dias de'])).toEqual([0, 1, 2, 3, 4, 5]);
  expect(index.inAny(['le debo el'])).toEqual([1, 2, 3, 5]);
  expect(index.inAny([''])).toEqual([2, 3, 5]);
});

describe('the check of the premises sees', () => {
  it('a sound entry', () => {
    expect(problemsOf([aPremise()])).toEqual([]);
  });

  it.each([
    ['an article that does not exist', { correction: 'Son quince {{lft:5000}}.' }, /no article/],
    ['a broken mark', { correction: 'Son quince {{lft:87}}. {{lft 87}}.' }, /broken/],
    ['no citation', { correction: 'Son quince.' }, /cites nothing/],
    ['a quantity without a place', { frames: ['aguinaldo'] }, /go together/],
    ['a quantity that cannot be read', { quantity: { kind: 'TIME' as const, right: ['quince'] } }, /no quantity/],
    ['an expression that does not compile', { frames: ['(# de'] }, /no expression/],
    ['accents in an expression', { frames: ['# días'] }, /not folded/],
    ['an unbounded gap', { frames: ['#.* aguinaldo'] }, /unbounded/],
    ['few questions', { asked: ['uno'] }, /too few/],
  ])('%s', (_name, planted, expected) => {
    expect(problemsOf([aPremise(planted)]).join('\n')).toMatch(expected);
  });

  it('an id twice', () => {
    expect(problemsOf([aPremise(), aPremise()]).join()).toMatch(/twice/);
  });
});
