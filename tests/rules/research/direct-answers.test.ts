import { describe, expect, test } from 'vitest';
import {
  QUESTION_INTENTS,
  readDirectAnswers,
  type DirectAnswer,
  type QuestionIntent,
  type RefusalKind,
} from '#db/content/direct-answers.ts';
import { laterReformOf } from '#db/content/later-reforms.ts';
import { synthesesOfAnswers } from '#db/content/syntheses-of-answers.rules.ts';
import { placeProseCitations } from '#api/features/citations/prose.rules.ts';
import { askingClauses, askingPart, takesYesOrNo } from '#api/features/research/direct-answers/asking-part.rules.ts';
import { plainQuestion } from '#api/features/research/direct-answers/abbreviations.rules.ts';
import {
  conversationActOf,
  correctedFact,
  correctsFact,
} from '#api/features/research/direct-answers/conversation-acts.rules.ts';
import { DirectAnswerIndex } from '#api/features/research/direct-answers/direct-answer-index.rules.ts';
import { Embedding } from '#api/features/research/direct-answers/embedding.rules.ts';
import { withoutCourtesies } from '#api/features/research/direct-answers/courtesies.rules.ts';
import { readingOf } from '#api/features/research/direct-answers/reading.rules.ts';
import { refusalCause } from '#api/features/research/direct-answers/refusal.rules.ts';
import {
  bestFirst,
  clearlyBestFirst,
  nextBest,
  withSecondSentence,
  withClause,
  withoutYesOrNo,
} from '#api/features/research/direct-answers/answer-sentences.rules.ts';
import { saysQuantityBeside, withQuantityAsked } from '#api/features/research/direct-answers/quantity-asked.rules.ts';
import { termsOf } from '#db/search/terms.rules.ts';
import { FEATURE_BUCKETS } from '#api/features/research/direct-answers/text-features.rules.ts';
import { readConcepts } from '#api/features/research/retrieval/concepts.rules.ts';
import { directAnswerProblems, weightsSize } from './direct-answer-content.ts';

const answer = (part: Partial<DirectAnswer> = {}): DirectAnswer => ({
  id: 'lft-346-ejemplo',
  law: 'lft',
  article: '346',
  intent: 'PERMISSION',
  roles: ['trabajador'],
  asked: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', '¿me pueden quitar las propinas?'],
  answer: 'No: las propinas son tuyas {{lft:346}}.',
  more: [],
  askBack: [],
  cdmx: {},
  ...part,
});

const NO_INTENT = Object.fromEntries(QUESTION_INTENTS.map((intent) => [intent, 0])) as Record<QuestionIntent, number>;

describe('the stock of direct answers', () => {
  test('holds what it promises: marks of articles that rule, a first sentence that answers, ways of asking', () => {
    const answers = readDirectAnswers('db/content');
    expect(answers.length).toBeGreaterThan(2000);
    expect(directAnswerProblems(answers)).toEqual([]);
  });

  test.each([
    ['an article that does not exist', { answer: 'No {{lft:5000}}.' }, /no article «5000»/],
    ['a first sentence without a mark', { answer: 'No. Son tuyas {{lft:346}}.' }, /rests on nothing/],
    ['an article named without its law', { more: ['Mira el artículo 94.'] }, /without its law/],
    ['a broken mark', { more: ['Así {{lft}}.'] }, /broken mark/],
    ['too few ways of asking', { asked: ['¿puede?'] }, /asked in 1/],
    [
      'a follow-up that rests on nothing',
      { followUps: [{ kind: 'FACT', said: ['soy de confianza', 'era de confianza'], answer: 'Entonces no.' }] },
      /rests on nothing/,
    ],
    [
      'a number that nothing measures',
      { followUps: [{ kind: 'FACT', said: ['uno', 'dos'], answer: 'No: {n} no bastan {{lft:346}}.' }] },
      /no measure/,
    ],
    ['an article that it does not cite', { article: '47' }, /is not cited/],
  ] as [string, Partial<DirectAnswer>, RegExp][])('the check finds %s', (_, part, expected) => {
    expect(directAnswerProblems([answer(part)]).join('\n')).toMatch(expected);
  });

  test('the same id twice is found', () => {
    expect(directAnswerProblems([answer(), answer()]).join()).toMatch(/twice/);
  });

  test('the trained weights stay under five megabytes', () => {
    expect(weightsSize()).toBeLessThan(5_000_000);
  });
});

describe('articles without a synthesis', () => {
  test('are told by the sentences that cite them, without their marks', () => {
    const told = synthesesOfAnswers([answer({ more: ['Se pagan aparte {{lft:347}}.'] })], new Set(['art_lft_346']));
    expect(told).toEqual([{ key: 'lft', number: '347', synthesis: 'Se pagan aparte.' }]);
  });
});

describe('what surrounds a question', () => {
  test.each([
    ['hola buenas tardes, me corrieron de la chamba, gracias de antemano', /^me corrieron de la chamba/],
    ['Un amigo me dijo que ya no me pueden cobrar la renta atrasada', /^ya no me pueden cobrar/],
  ])('courtesy and hearsay are left out of «%s»', (question, expected) => {
    expect(withoutCourtesies(question)).toMatch(expected);
    expect(withoutCourtesies(question)).not.toMatch(/gracias|hola/i);
  });

  test('a message that is all courtesy stays as it is', () => {
    expect(withoutCourtesies('gracias')).toBe('gracias');
  });

  test('the part that asks is found at the end, in the middle, and where nothing is punctuated', () => {
    expect(askingPart('Trabajo en León desde hace años. ¿Cuánto me toca de aguinaldo? Gano poco.')).toMatch(
      /Cuánto me toca/,
    );
    const dictated = `${'el señor de la tienda me dijo cosas '.repeat(12)}y no me quiere pagar puedo demandarlo`;
    expect(askingPart(dictated)).toMatch(/puedo demandarlo$/);
    expect(askingPart(dictated).split(' ').length).toBeLessThan(30);
  });
});

describe('what a question asks', () => {
  test.each([
    [
      'Me embarazé y me corrieron. ¿Puede correrme? ¿A dónde voy primero?',
      ['¿Puede correrme?', '¿A dónde voy primero?'],
    ],
    [
      '¿Con cuántos días convoco la asamblea y dónde se publica?',
      ['¿Con cuántos días convoco la asamblea', 'dónde se publica?'],
    ],
    ['le preste dinero a un amigo. puedo cobrarle? en cuanto tiempo', ['puedo cobrarle?', 'en cuanto tiempo']],
    ['¿Cuánto me toca de aguinaldo?', ['¿Cuánto me toca de aguinaldo?']],
  ])('«%s» asks %j', (question, clauses) => {
    expect(askingClauses(question)).toEqual(clauses);
  });

  test('a long piece that only tells is no clause', () => {
    const told = `${'mi patrón dice que cuando él quiera nos cambia el horario '.repeat(3)}y ni modo. ¿Se vale?`;
    expect(askingClauses(told)).toEqual(['¿Se vale?']);
  });

  test.each([
    ['¿me pueden correr?', true],
    ['¿cuánto tiempo tengo?', false],
    ['¿es cierto que no me toca nada?', false],
  ])('«sí» or «no» answers «%s»: %s', (question, isUnderstood) => {
    expect(takesYesOrNo(question)).toBe(isUnderstood);
  });

  test('lawyers’ abbreviations are written out; the same letters in small, or a message in capitals, are not', () => {
    expect(plainQuestion('Plazo del AD penal')).toBe('Plazo del amparo directo penal');
    expect(plainQuestion('em, me corrieron')).toBe('em, me corrieron');
    expect(plainQuestion('ME CORRIERON EM')).toBe('ME CORRIERON EM');
  });
});

describe('messages that ask nothing of law', () => {
  test.each([
    ['gracias', 'THANKS'],
    ['mil gracias, muy amable', 'THANKS'],
    ['gracias joven, ya quedé más tranquila', 'THANKS'],
    ['muchas gracias que dios la bendiga', 'THANKS'],
    ['en palabras mas sencillas', 'PLAIN'],
    ['en español por favor', 'PLAIN'],
    ['hola buenas tardes', 'GREETING'],
    ['resúmelo', 'SUMMARY'],
    ['explícame más fácil', 'PLAIN'],
    ['repítelo por favor', 'REPEAT'],
  ])('«%s» is %s', (message, act) => {
    expect(conversationActOf(message, true)).toBe(act);
  });

  test.each(['gracias, ¿y cuánto tiempo tengo?', '¿me pueden correr por decir gracias?', 'no me pagan el aguinaldo'])(
    '«%s» is a question',
    (message) => expect(conversationActOf(message, true)).toBeNull(),
  );

  test('nothing can be summed up before anything was said', () => {
    expect(conversationActOf('resúmelo', false)).toBeNull();
  });

  test('a fact set right asks the question before again', () => {
    expect(correctsFact('no, fue en marzo')).toBe(true);
    expect(correctsFact('ah perdón, tiene 16 años')).toBe(true);
    expect(correctsFact('perdón, no es casa, es un local el que rento')).toBe(true);
    expect(correctsFact('perdón, me equivoqué, la mía ya venció hace cuatro meses')).toBe(true);
    expect(correctsFact('no me pagan, ¿qué hago?')).toBe(false);
  });

  test('of a fact set right the words that announce it are left out, and «no firmé» is the fact', () => {
    expect(correctedFact('perdón, me equivoqué, la mía ya venció')).toBe('la mía ya venció');
    expect(correctedFact('no, fue en marzo')).toBe('fue en marzo');
    expect(correctedFact('no firmé nada')).toBe('no firmé nada');
  });
});

describe('the understood line', () => {
  test('names who asks, what is wanted and the subject, with what can be chosen instead', () => {
    const parts = readingOf([answer(), answer({ id: 'lft-347-ejemplo', intent: 'AMOUNT', roles: ['mesero'] })], [], []);
    expect(parts.map(({ kind, label }) => [kind, label])).toEqual([
      ['ROLE', 'trabajador'],
      ['INTENT', '¿se puede?'],
      ['SUBJECT', '¿Me pueden quitar las propinas?'],
    ]);
    expect(parts[1]?.options).toEqual([{ value: 'AMOUNT', label: 'cuánto' }]);
  });
});

describe('the sentence that answers', () => {
  test('a term is told first to who asks how long', () => {
    const sentences = ['El patrón debe dar aviso {{lft:47}}.', 'Tienes dos meses para demandar {{lft:518}}.'];
    const intents = { ...NO_INTENT, DEADLINE: 1 };
    const told = bestFirst(sentences, { nearnessOf: () => 0, concepts: readConcepts('despido'), intents }, 2);
    expect(told[0]).toContain('dos meses');
  });
});

describe('a sentence that answers clearly better', () => {
  const intents = { ...NO_INTENT, AUTHORITY: 1 };
  const nearnessOf = (text: string): number => (text.includes('Ministerio') ? 0.9 : 0.1);
  const best = (answer: string, isFollowUp = true) =>
    clearlyBestFirst(
      { answer, more: ['Sólo él, no el Ministerio Público {{cpeum:19}}.'] },
      { nearnessOf, concepts: [], intents },
      isFollowUp,
    );

  test('comes before the first one, and «Sí, …» goes to what is told beside it', () => {
    expect(best('Puedes pedir 144 horas {{cnpp:313}}.').answer).toBe(
      'Sólo él, no el Ministerio Público {{cpeum:19}}. Puedes pedir 144 horas {{cnpp:313}}.',
    );
    expect(best('Sí, puedes pedir 144 horas {{cnpp:313}}.')).toEqual({
      answer: 'Sólo él, no el Ministerio Público {{cpeum:19}}.',
      more: ['Sí, puedes pedir 144 horas {{cnpp:313}}.'],
    });
  });

  test('stays behind a first sentence that answers nearly as well', () => {
    const answer = 'Lo pide el Ministerio Público {{cnpp:313}}.';
    expect(best(answer).answer).toBe(answer);
  });
});

describe('a quantity that is asked for', () => {
  const intents = { ...NO_INTENT, DEADLINE: 0.9 };

  test('two halves stand in one sentence, and «Sí:» goes where nothing asked for it', () => {
    expect(withSecondSentence('Sí: te toca {{lft:48}}. Va aparte {{lft:50}}.', 'Tienes dos meses {{lft:518}}.')).toBe(
      'Sí: te toca {{lft:48}}; tienes dos meses {{lft:518}}. Va aparte {{lft:50}}.',
    );
    expect(withoutYesOrNo('No: las propinas son tuyas {{lft:346}}.')).toBe('Las propinas son tuyas {{lft:346}}.');
    expect(withoutYesOrNo('No pueden {{lft:346}}.')).toBe('No pueden {{lft:346}}.');
  });

  test('after the first sentence was told, the one that answers the follow-up comes first', () => {
    const sentences = ['Puedes demandar {{lft:48}}.', 'Se presenta ante el Tribunal {{lft:604}}.'];
    const options = { nearnessOf: () => 0, concepts: [], intents: { ...NO_INTENT, AUTHORITY: 1 } };
    expect(nextBest(sentences, options, 2)[0]).toBe(sentences[1]);
    expect(nextBest(sentences, { ...options, intents: { ...NO_INTENT, PERMISSION: 1 } }, 2)[0]).toBe(sentences[0]);
  });

  const options = { nearnessOf: () => 0, concepts: [], intents };
  const told = (answer: string, ...more: string[]) => ({ answer, more });

  test('joins the first sentence when only another sentence says it, and is not told twice', () => {
    expect(
      withQuantityAsked(
        told('Promueve el incidente {{lamparo:206}}. Puedes en quince días {{lamparo:17}}.'),
        '¿qué plazo?',
        options,
      ).answer,
    ).toBe('Promueve el incidente {{lamparo:206}}; puedes en quince días {{lamparo:17}}.');
    expect(
      withQuantityAsked(
        told('La ley lo presume {{lft:47}}.', 'El aviso se lleva en cinco días {{lft:47}}. Es por escrito {{lft:47}}.'),
        '¿y el plazo?',
        options,
      ),
    ).toEqual({
      answer: 'La ley lo presume {{lft:47}}; el aviso se lleva en cinco días {{lft:47}}.',
      more: ['Es por escrito {{lft:47}}.'],
    });
  });

  test.each([
    ['says it', 'Tienes dos meses {{lft:518}}. Corren tres a la semana {{lft:736}}.', intents],
    ['says that there is none', 'Puedes en cualquier tiempo {{lamparo:17}}. Tarda cinco días {{lft:684-C}}.', intents],
    ['is not asked for it', 'Pide la cita {{lft:684-B}}. Tarda cinco días {{lft:684-C}}.', NO_INTENT],
  ])('leaves an answer alone that %s', (_, answer, asked) => {
    expect(withQuantityAsked(told(answer), '¿se puede?', { ...options, intents: asked }).answer).toBe(answer);
  });

  test('a quantity that the person told is none that the law says', () => {
    expect(saysQuantityBeside('Con 14 meses se pasaron de los doce {{cff:46-A}}.', 'llevan 14 meses')).toBe(false);
    expect(saysQuantityBeside('Doce meses como máximo {{cff:46-A}}.', 'llevan 14 meses')).toBe(true);
  });
});

describe('reforms after the text that is held', () => {
  test('are known until a later text is imported', () => {
    expect(laterReformOf('lft', '61', '2026-01-15')?.publishedOn).toBe('2026-05-14');
    expect(laterReformOf('lft', '61', '2026-06-01')).toBeNull();
    expect(laterReformOf('lamparo', '17', '2025-10-16')).toBeNull();
  });

  test('the first sentence says that its text is older than a reform, and its date once', () => {
    expect(
      withClause(
        'Son nueve horas {{lft:66}}, según el texto al 15 de enero de 2026. Van al doble {{lft:67}}.',
        'es viejo',
      ),
    ).toBe('Son nueve horas {{lft:66}}; es viejo. Van al doble {{lft:67}}.');
  });

  test('the rent rule of Mexico City is never told as in force, its other articles are', () => {
    expect(laterReformOf('ccdf', '2448 D', '2024-09-27')?.replaces).toBe(true);
    expect(laterReformOf('ccdf', '2448 E', '2024-09-27')).toBeNull();
  });
});

describe('where marks stand', () => {
  test('a mark never stands inside of a number: «2448 C»', () => {
    const { pieces } = placeProseCitations('Así lo dice el artículo 2448 C. Otra cosa.', []);
    const [first] = pieces;
    expect(first?.text.endsWith('2448')).toBe(false);
  });
});

describe('how likely the words of a question are for an answer', () => {
  const asked = (text: string): string[] => Array.from({ length: 8 }, (_, at) => `${text} ${'abcdefgh'[at]}x`);
  const one = answer({ id: 'uno', asked: asked('me quitan las propinas en el restaurante') });
  const near = answer({ id: 'dos', asked: asked('me descuentan la loza del restaurante') });
  const far = answer({ id: 'tres', law: 'lss', article: '96', asked: asked('cuanto paga la incapacidad') });

  test('its own words count most, then those of the same article, and a question of nothing for none', async () => {
    const index = await DirectAnswerIndex.build([one, near, far], new Embedding(2, new Int8Array(2 * FEATURE_BUCKETS)));
    const score = index.evidenceFor(termsOf('el gerente nos quita propinas'), [], new Float32Array(2));
    expect(score(0)).toBeGreaterThan(score(1));
    expect(score(1)).toBeGreaterThan(score(2));
    const nothing = index.evidenceFor([], [], new Float32Array(2));
    expect([nothing(0), nothing(1), nothing(2)]).toEqual([0, 0, 0]);
  });
});

describe('messages that are not answered', () => {
  const learned = (part: Partial<Record<RefusalKind, number>>): Record<RefusalKind, number> => ({
    NONE: 0,
    OFF_TOPIC: 0,
    PREDICTION: 0,
    PRIVATE_DATA: 0,
    INSTRUCTIONS: 0,
    STATE_LAW: 0,
    LOCAL: 0,
    FOREIGN: 0,
    ...part,
  });
  const story =
    'agarraron a mi hijo de trece años con otros más grandes y el fiscal dice que lo van a encerrar, ¿pueden?';

  test('what was learned declines a message that no listed word gives away', () => {
    expect(refusalCause('pásame la receta del mole', null, null, learned({ OFF_TOPIC: 0.9 }))).toEqual({
      kind: 'OFF_TOPIC',
    });
  });

  test('the law of a state is declined where the state is named', () => {
    const sure = learned({ STATE_LAW: 0.9 });
    expect(refusalCause('según el código penal de Jalisco', null, null, sure)).toMatchObject({
      kind: 'STATE_LAW',
      place: 'Jalisco',
      isAskedFor: true,
    });
    expect(refusalCause('según el código penal', null, null, sure)).toBeNull();
  });

  test('the law of another country that is named is declined even where what was learned is sure of an answer', () => {
    const story =
      'rento en McAllen y el dueño no me regresa el depósito, ya pasaron dos meses, qué dice la ley de Texas';
    const named = { kind: 'FOREIGN', place: 'Texas', isAskedFor: true } as const;
    expect(refusalCause(story, null, named, learned({ NONE: 0.99 }))).toEqual(named);
    expect(refusalCause(story, null, { kind: 'FOREIGN', place: 'Texas' }, learned({ NONE: 0.99 }))).toBeNull();
  });

  test('a word in a story does not decline it when what was learned is sure of an answer', () => {
    expect(refusalCause(story, null, { kind: 'PREDICTION' }, learned({ NONE: 0.95 }))).toBeNull();
    expect(refusalCause(story, null, { kind: 'PREDICTION' }, learned({ NONE: 0.4 }))).toEqual({ kind: 'PREDICTION' });
    expect(refusalCause(story, null, { kind: 'INSTRUCTIONS' }, learned({ NONE: 0.95 }))).toEqual({
      kind: 'INSTRUCTIONS',
    });
  });
});
