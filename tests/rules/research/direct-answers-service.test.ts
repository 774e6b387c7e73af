import { describe, expect, test } from 'vitest';
import type { Retrieval } from '#api/features/research/retrieval/retrieve.service.ts';
import { readDirectAnswers, type DirectAnswer } from '#db/content/direct-answers.ts';
import { directReplyOf } from '#api/features/research/direct-answers/direct-reply.service.ts';
import { answerGivenIn, readAnswersFor } from '#api/features/research/direct-answers/direct-answers.service.ts';
import {
  clearFollowUp,
  clearFact,
  sentenceOfMatch,
} from '#api/features/research/direct-answers/follow-up-answers.rules.ts';
import { withoutYesOrNo } from '#api/features/research/direct-answers/answer-sentences.rules.ts';

/** What is asked of the loaded answers: in one file, because the index takes seconds to build in each process. */

const stock = readDirectAnswers('db/content');

/** The answer as it is loaded, found again by its text as in a conversation. */
async function answerOf(id: string): Promise<DirectAnswer> {
  const found = await answerGivenIn(stock.find((answer) => answer.id === id)?.answer ?? '');
  if (found?.id !== id) throw new Error(`no answer ${id}`);
  return found;
}

/** The texts found nothing: the direct answers decide alone. */
const NOTHING_FOUND: Retrieval = {
  articles: [],
  topics: [],
  naming: { articles: [], laws: [], rest: '' },
  area: null,
  abstention: null,
  coverage: 0,
  notices: [],
};

/** What a message after an answer gets; `null`: nothing is surely meant. */
async function asked(id: string, message: string): Promise<string | null> {
  const given = await answerOf(id);
  const reading = await readAnswersFor({ question: message, before: given.asked[0], given, isOfMexicoCity: false });
  const match = clearFollowUp(reading.followUpsOf(given));
  return match ? sentenceOfMatch(match) : null;
}

/** What is said of a fact that a story tells. */
async function told(id: string, story: string): Promise<string | null> {
  const reading = await readAnswersFor({ question: story, isOfMexicoCity: false });
  const match = clearFact(reading.factsOf(await answerOf(id)));
  return match ? sentenceOfMatch(match) : null;
}

describe('which answer is meant', () => {
  const first = async (question: string, rest: { before?: string; isOfMexicoCity?: boolean } = {}) =>
    (await readAnswersFor({ question, isOfMexicoCity: false, ...rest })).fitting[0]?.answer;

  test.each([
    ['soy mesero y de las propinas el gerente nos quita 20 porciento dizque para loza, eso se vale?', 'lft', '346'],
    [
      'agarraron a mi sobrino el viernes en la noche, lo tienen en el ministerio público y ya es lunes, cuánto tiempo lo pueden tener ahí?',
      'cpeum',
      '16',
    ],
    ['mi vecina pregunta cuántos días de vacaciones le tocan al cumplir un año en la fábrica de zapatos', 'lft', '76'],
  ])('«%s» gets %s %s', async (question, law, article) => {
    const found = await first(question);
    expect(`${found?.answer}`).toContain(`{{${law}:${article}`);
  });

  test('the answer that a text gives is found again in it, whatever was done to its first words', async () => {
    const [some] = stock.filter(({ answer: text }) => text.startsWith('No: '));
    const said = `**Respuesta corta.** ${withoutYesOrNo(some?.answer ?? '').replace(/\{\{[^}]*\}\}/g, '[1]')}\n\n- Otra cosa.`;
    expect((await answerGivenIn(said))?.id).toBe(some?.id);
    expect(await answerGivenIn('No tengo ni busco datos personales.')).toBeNull();
  });

  test('a law that is named is the one that answers', async () => {
    const asked = 'Notificada la definitiva, ¿término para apelar?';
    const named = await readAnswersFor({ question: asked, isOfMexicoCity: false, laws: ['cnpcf'] });
    expect(named.fitting[0]?.answer.law).toBe('cnpcf');
  });

  test('a follow-up goes on from the question before', async () => {
    const found = await first('¿y cuánto tiempo tengo?', {
      before: 'me despidieron ayer sin causa, ¿qué puedo pedir?',
    });
    expect(found?.answer).toContain('{{lft:518');
  });

  test('a reading that was chosen comes before what the words say', async () => {
    const question = 'me corrieron del trabajo sin razón';
    const { fitting } = await readAnswersFor({ question, isOfMexicoCity: false });
    const other = fitting.at(-1)?.answer.id ?? '';
    const chosen = await readAnswersFor({
      question,
      isOfMexicoCity: false,
      choices: [{ kind: 'SUBJECT', value: other }],
    });
    expect(chosen.fitting[0]?.answer.id).toBe(other);
    expect(chosen.surety).toBe(1);
  });
});

describe('a follow-up', () => {
  test('gets the sentence that answers it', async () => {
    expect(await asked('lft-47-despido-sin-aviso', 'y si soy de confianza')).toContain('confianza');
    expect(await asked('cff-121-plazo-recurso-revocacion', '¿y si me voy directo a nulidad?')).toContain('opcional');
  });

  test('that speaks of the opposite gets nothing of it', async () => {
    const found = await asked('fam-div-cdmx-compensacion', 'nos casamos por bienes separados y me dediqué a la casa');
    expect(found ?? '').not.toContain('sociedad conyugal');
  });

  test('of another matter gets nothing of the answer before', async () => {
    const found = await asked('lft-47-despido-sin-aviso', '¿cuánto paga de ISR una casa heredada?');
    expect(found ?? '').not.toContain('{{lft:');
  });
});

describe('a fact that a story tells', () => {
  const MARK = 'lfppi-178-vigencia-marca';

  test('is answered with its number when the number decides', async () => {
    const story = 'el registro de mi marca se venció hace dos meses y se me pasó renovar, ¿ya la perdí?';
    expect(await told(MARK, story)).toMatch(/con 2 meses estás a tiempo/);
  });

  test('with a number outside of the bounds is another fact', async () => {
    expect((await told(MARK, 'el registro de mi marca se venció hace nueve meses, ¿ya la perdí?')) ?? '').not.toMatch(
      /estás a tiempo/,
    );
  });

  test('a number that the story denies does not count', async () => {
    const story = 'mi marca venció hace meses\nperdón, venció hace 9 meses, no 2 meses';
    expect((await told(MARK, story)) ?? '').not.toMatch(/2 meses/);
  });

  test('a number with a comma, and «y medio», stay whole', async () => {
    const months = 'el registro de mi marca venció hace un año y medio, ¿ya la perdí?';
    expect((await told(MARK, months)) ?? '').not.toMatch(/estás a tiempo/);
    const pesos = 'me demandaron en la vía mercantil por 1,500 pesos, ¿puedo apelar?';
    expect((await told('ccom-1339-apelar-mercantil', pesos)) ?? '').not.toMatch(/\$500 /);
  });

  test('words that every way of asking has tell no fact', async () => {
    const story = 'el comprador de mi terreno quiere pagarme un millón 200 en efectivo, ¿se puede?';
    expect(await told('lfpiorpi-32-pagar-efectivo-casa', story)).toBeNull();
  });
});

describe('the civil code of the capital', () => {
  const asked = 'voy a rentar un depa en la Narvarte, CDMX, y el dueño nomás quiere contrato de 6 meses, ¿se puede?';
  const reply = async (question: string, given: DirectAnswer | null) => {
    const before = given ? asked : null;
    const today = '2026-11-23';
    const chosen = await directReplyOf({ question, before, given, found: NOTHING_FOUND, choices: [], today });
    return chosen?.reply;
  };

  test('answers for the capital, and is told as a comparison when the place is corrected to another state', async () => {
    const first = await reply(asked, null);
    expect(first?.answer).toContain('{{ccdf:');
    expect(first?.answer).not.toContain('comparación');
    const given = await answerGivenIn(first?.answer ?? '');
    const other = await reply(`${asked}\nel que voy a rentar está en Naucalpan`, given);
    expect(other?.answer).toMatch(/^En Naucalpan rige el código civil de su estado, que no está en el acervo/);
    expect(other?.placeNote).toBeNull();
  });
});
