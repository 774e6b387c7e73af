import { describe, expect, it } from 'vitest';
import { findLaw } from '#db/content/law-index.ts';
import type { ArticleSynthesis, Topic } from '#db/content/legal-content.ts';
import synonyms from '#db/content/synonyms.json' with { type: 'json' };
import {
  askedProblems,
  copiedSyntheses,
  readStock,
  sharedRun,
  synthesisProblems,
  topicProblems,
  type LegalStock,
} from './legal-content.ts';

const stock = readStock();
const CORPUS = '../shared/corpus';
const [repealed = ''] = findLaw('lft')?.repealed ?? [];

const anArticle = (changes: Partial<ArticleSynthesis> = {}): ArticleSynthesis => ({
  article: '48',
  title: 'Opciones frente al despido',
  synthesis: 'Quien fue despedido elige entre volver a su puesto o cobrar tres meses de salario, con salarios caídos.',
  words: ['despido'],
  ...changes,
});

const aTopic = (changes: Partial<Topic> = {}): Topic => ({
  id: 'un-tema',
  area: 'LABOR',
  title: 'Un tema',
  question: '¿Qué puedo pedir?',
  asked: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'],
  words: ['despido'],
  answer: 'Puedes volver a tu puesto {{lft:48}}.',
  sections: [{ heading: 'Lo demás', points: ['Son tres meses de salario {{lft:48|párrafo primero}}.'] }],
  steps: ['Anota la fecha.', 'Pide la conciliación.'],
  askBack: ['¿Qué día fue?', '¿Te dieron algo por escrito?'],
  next: ['¿Cuánto tiempo tengo?', '¿Y la prima de antigüedad?'],
  ...changes,
});

const aStock = (article: Partial<ArticleSynthesis>, topic: Partial<Topic> = {}): LegalStock => ({
  articles: { lft: [anArticle(article)] },
  topics: [aTopic(topic)],
  answers: [],
  asked: {},
});

describe('the legal stock', () => {
  it('holds a thousand syntheses over 25 statutes, and 200 topics over the twelve areas', () => {
    expect(Object.values(stock.articles).flat().length).toBeGreaterThanOrEqual(1000);
    expect(Object.keys(stock.articles).length).toBeGreaterThanOrEqual(25);
    expect(stock.topics.length).toBeGreaterThanOrEqual(200);
    expect(new Set(stock.topics.map(({ area }) => area)).size).toBe(12);
  });

  it('knows how people look for articles that exist and are in force', () => {
    expect(askedProblems(stock)).toEqual([]);
    expect(Object.values(stock.asked).flatMap((law) => Object.keys(law)).length).toBeGreaterThanOrEqual(10_000);
  });

  it('tells only articles that exist and are in force', () => {
    expect(synthesisProblems(stock)).toEqual([]);
  });

  it('ties the claims of every topic to articles that exist, are in force and are told', () => {
    expect(topicProblems(stock)).toEqual([]);
  });

  it('is written in our own words', ({ skip }) => {
    const copied = copiedSyntheses(stock, CORPUS);
    if (copied === null) return skip(`not checked: there is no corpus at ${CORPUS}`);
    expect(copied).toEqual([]);
  });

  it('has synonyms that lead from what people say to other words', () => {
    for (const { say, means } of synonyms) {
      expect(say.length * means.length).toBeGreaterThan(0);
      for (const phrase of [...say, ...means]) expect(phrase).toBe(phrase.trim().toLowerCase());
      expect(new Set(say).size, say.join()).toBe(say.length);
      for (const phrase of say)
        expect(means.length === 1 && means[0] === phrase && say.length === 1, `«${phrase}» leads to itself`).toBe(
          false,
        );
    }
  });
});

describe('the checks of the stock see', () => {
  it('a sound stock', () => {
    const sound = aStock({});
    expect([...synthesisProblems(sound), ...topicProblems(sound)]).toEqual([]);
  });

  it.each([
    ['an article that does not exist', { article: '5000' }, /no article/],
    ['a number spelled otherwise', { article: '39 a' }, /no article/],
    ['a repealed article', { article: repealed }, /is repealed/],
    ['a title that ends in a stop', { title: 'Un título.' }, /title/],
    ['an empty synthesis', { synthesis: 'Nada.' }, /too short/],
    ['no words', { words: [] }, /no words/],
  ])('%s', (_name, planted, expected) => {
    expect(synthesisProblems(aStock(planted)).join('\n')).toMatch(expected);
  });

  it.each([
    ['an answer without a citation', { answer: 'Puedes volver a tu puesto.' }, /answer cites nothing/],
    ['a section without a citation', { sections: [{ heading: 'Vacía', points: ['Algo.'] }] }, /section «Vacía»/],
    ['a term without a citation', { term: 'Dos meses.' }, /term cites nothing/],
    ['an unknown law', { answer: 'Sí {{xyz:1}}.' }, /no law/],
    ['an article that no synthesis tells', { answer: 'Sí {{lft:47}}.' }, /has no synthesis/],
    ['a broken mark', { answer: 'Sí {{lft:48}} {{lft 48}}.' }, /broken mark/],
    ['too few ways of asking', { asked: ['uno'] }, /asked/],
    ['words in capitals', { words: ['IMSS'] }, /lower case/],
  ])('%s', (_name, planted, expected) => {
    expect(topicProblems(aStock({}, planted)).join('\n')).toMatch(expected);
  });

  it.each([
    ['a number that no law has', { lft: { '5000': ['algo'] } }, /no article/],
    ['a repealed article', { lft: { [repealed]: ['algo'] } }, /is repealed/],
    ['no expression', { lft: { '48': [] } }, /no expressions/],
    ['an expression twice', { lft: { '48': ['me corrieron', 'Me corrieron'] } }, /twice/],
    ['an expression without words', { lft: { '48': ['¿?'] } }, /has 0 words/],
    ['a whole story', { lft: { '48': ['palabra '.repeat(25).trim()] } }, /has 25 words/],
  ])('of the ways of asking: %s', (_name, asked, expected) => {
    expect(askedProblems({ asked }).join()).toMatch(expected);
  });

  it('the same topic and the same article twice', () => {
    const twice: LegalStock = {
      articles: { lft: [anArticle(), anArticle()] },
      topics: [aTopic(), aTopic()],
      answers: [],
      asked: {},
    };
    expect(synthesisProblems(twice).join()).toMatch(/twice/);
    expect(topicProblems(twice).join()).toMatch(/twice/);
  });

  it('twelve words in a row of the law, whatever their accents and capitals', () => {
    const law =
      'El trabajador podrá solicitar ante la autoridad conciliadora, o ante el Tribunal si no existe arreglo, a su elección.';
    expect(
      sharedRun('Así que el TRABAJADOR podra solicitar ante la autoridad conciliadora o ante el tribunal algo', law),
    ).toContain('trabajador podra');
    expect(
      sharedRun('Elige la persona: volver a su puesto o cobrar tres meses de su salario diario integrado', law),
    ).toBeNull();
  });
});
