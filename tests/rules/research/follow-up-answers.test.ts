import { describe, expect, test } from 'vitest';
import { readDirectAnswers, type DirectAnswer } from '#db/content/direct-answers.ts';
import { answerGivenIn, readAnswersFor } from '#api/features/research/direct-answers/direct-answers.service.ts';
import {
  surelyAsked,
  surelyTold,
  toldSentence,
} from '#api/features/research/direct-answers/follow-up-answers.rules.ts';

const stock = readDirectAnswers('db/content');

/** The answer as it is loaded, found again by its text as in a conversation. */
async function answerOf(id: string): Promise<DirectAnswer> {
  const found = await answerGivenIn(stock.find((answer) => answer.id === id)?.answer ?? '');
  if (found?.id !== id) throw new Error(`no answer ${id}`);
  return found;
}

/** What a message after an answer gets; `null`: nothing is surely meant. */
async function asked(id: string, message: string): Promise<string | null> {
  const given = await answerOf(id);
  const reading = await readAnswersFor({ question: message, before: given.asked[0], given, isOfMexicoCity: false });
  const match = surelyAsked(reading.followUpsOf(given));
  return match ? toldSentence(match) : null;
}

/** What is said of a fact that a story tells. */
async function told(id: string, story: string): Promise<string | null> {
  const reading = await readAnswersFor({ question: story, isOfMexicoCity: false });
  const match = surelyTold(reading.factsOf(await answerOf(id)));
  return match ? toldSentence(match) : null;
}

describe('a follow-up', () => {
  test('gets the sentence that answers it', async () => {
    expect(await asked('lft-47-despido-sin-aviso', 'y si soy de confianza')).toContain('confianza');
    expect(await asked('cff-121-plazo-recurso-revocacion', '¿y si me voy directo a nulidad?')).toContain('opcional');
  });

  test('that speaks of the opposite gets nothing of it', async () => {
    const found = await asked('fam-div-cdmx-compensacion', 'nos casamos por bienes separados y me dediqué a la casa');
    expect(found ?? '').not.toContain('sociedad conyugal');
  });

  test('of another matter gets nothing', async () => {
    expect(await asked('lft-47-despido-sin-aviso', '¿cuánto paga de ISR una casa heredada?')).toBeNull();
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
