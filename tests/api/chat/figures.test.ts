import { afterAll, beforeAll, expect, test } from 'vitest';
import { AnswerFiguresDocument } from '#tests/support/chat.generated.ts';
import { CalculateOnceDocument } from '#tests/support/calculators.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'ENTERPRISE' });
});
afterAll(() => world.end());

const figuresOf = async (caller: Caller, id: string) =>
  (await caller.does(AnswerFiguresDocument, { id })).chatMessage?.calculation ?? null;
const firstSentence = (text: string): string => text.split(/(?<=[.?:]) /)[0] ?? '';

test('without the period of the wage and the cause there is no figure: both are asked', async () => {
  const answer = await ana.asks('trabajé 3 años y ganaba 12 mil, ¿cuánto sería?');
  const figures = await figuresOf(ana, answer.id);
  expect(figures).toMatchObject({ calculation: null });
  expect(figures?.missing).toEqual(['¿te despidieron o renunciaste?', '¿ganabas $12,000 al mes?']);
  expect(answer.text).toContain('¿ganabas $12,000 al mes?');
  expect(answer.text).not.toMatch(/\*\*\$/);
  // Nothing else was asked: no answer about another question stands beside it.
  expect(answer.text).not.toContain('Respuesta corta');

  const next = await ana.asks('sí, y me corrieron sin motivo', answer.threadId);
  const told = await figuresOf(ana, next.id);
  expect(told).toMatchObject({ kind: 'SEVERANCE', missing: [] });
  const total = told?.calculation?.main.total ?? '';
  expect(firstSentence(next.text)).toContain(Number(total).toLocaleString('en-US'));
  // The table is that of the calculators for the same values.
  const values: unknown = JSON.parse(told?.values ?? '{}');
  expect(values).toMatchObject({ severance: { monthlySalary: '12000', hireDate: '2023-11-21' } });
  const { calculate } = await ana.does(CalculateOnceDocument, { values: values as object });
  expect(calculate.main.total).toBe(total);
  expect(told?.calculation?.main.lines.every(({ articles }) => articles.length > 0)).toBe(true);
});

test('a figure is kept between turns, and a datum that is corrected changes it', async () => {
  const answer = await ana.asks('Me despidieron con 5 años y 15 mil mensuales, ¿cuánto me toca de liquidación?');
  const first = await figuresOf(ana, answer.id);
  expect(answer.citations.length).toBeGreaterThan(0);
  expect(answer.text).not.toContain('¿Cuánto ganas');
  const next = await ana.asks('perdón, gano 18 mil al mes', answer.threadId);
  const second = await figuresOf(ana, next.id);
  expect(Number(second?.calculation?.main.total)).toBeGreaterThan(Number(first?.calculation?.main.total));
  const thanks = await ana.asks('gracias', answer.threadId);
  expect(await figuresOf(ana, thanks.id)).toBeNull();
});

test('what cannot be computed says why, and a question of law is not answered with a calculation', async () => {
  const refused = await ana.asks('trabajo 3 horas extra de lunes a viernes y gano 400 al día, ¿cuánto me deben?');
  expect((await figuresOf(ana, refused.id))?.calculation?.computable).toBe('NO');
  expect(refused.text).toMatch(/^Con esos datos no puedo darte una cifra\. .*reformada/);
  const law = await ana.asks('¿cuántos días de aguinaldo me tocan?');
  expect(await figuresOf(ana, law.id)).toBeNull();
});

test('the calculation of somebody else is not shown', async () => {
  const answer = await ana.asks('llevo 4 años en la empresa, ¿cuántos días de vacaciones me tocan?');
  expect(answer.text).toMatch(/^Te corresponden \*\*18 días\*\*/);
  const luis = await world.lawyer();
  expect(await figuresOf(luis, answer.id)).toBeNull();
});
