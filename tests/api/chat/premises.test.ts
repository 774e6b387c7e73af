import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersText } from '#schema/text/answers.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'ENTERPRISE' });
});
afterAll(() => world.end());

const begins = (text: string): boolean => text.startsWith(`**${answersText.corrections}`);

describe('a question that takes for law what is none', () => {
  test('is set right before it is answered, with a citation that was checked', async () => {
    const answer = await ana.asks('Como la ley da treinta días de aguinaldo, ¿cuándo me los pagan?');
    expect(begins(answer.text)).toBe(true);
    const [first] = answer.citations;
    expect(first).toMatchObject({ statuteKey: 'lft', articleNumber: '87', state: 'VERIFIED' });
    expect(answer.text.slice(0, 300)).toMatch(/quince días/);
    expect(answer.text.length).toBeGreaterThan(600);
  });

  test.each([
    [
      'Según el artículo 516 de la LFT las prestaciones prescriben en tres años, ¿desde cuándo?',
      /artículo 516 de la LFT no menciona tres años: menciona un año/,
    ],
    [
      'El artículo 47 de la LFT que regula el aguinaldo, ¿a quién protege?',
      /trata de otra cosa .*artículo 87 de la LFT/,
    ],
  ])('by what an article says that it names: «%s»', async (question, expected) => {
    const answer = await ana.asks(question);
    expect(begins(answer.text)).toBe(true);
    expect(answer.text.slice(0, 400)).toMatch(expected);
    for (const { state } of answer.citations) expect(state).toBe('VERIFIED');
  });

  test('is set right even when there is nothing to answer it with', async () => {
    const answer = await ana.asks('¿Ganaré mi juicio si la ley da treinta días de aguinaldo?');
    expect(answer.isAbstention).toBe(true);
    expect(begins(answer.text)).toBe(true);
  });
});

test.each([
  '¿Cuántos días de aguinaldo me tocan?',
  'Me dieron diez días de aguinaldo, ¿está bien?',
  'El artículo 516 de la LFT da un año para reclamar, ¿desde cuándo se cuenta?',
  'En España, ¿son treinta días de aguinaldo?',
])('«%s» is answered without setting anything right', async (question) => {
  expect((await ana.asks(question)).text).not.toContain(answersText.corrections);
});
