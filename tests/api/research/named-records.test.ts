import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCorpus } from '#api/features/research/importing/import-corpus.service.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';
import { aCorpus, aThesis } from '../../support/corpus-builder.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  const corpus = aCorpus({ 'tesis/tesis.jsonl': aThesis() });
  await importCorpus(world.server.work.em.fork() as SqlEntityManager, corpus.folder);
  corpus.remove();
  ana = await world.lawyer({ plan: 'ENTERPRISE' });
});
afterAll(() => world.end());

test('a thesis that is held is told by its heading', async () => {
  const answer = await ana.asks('¿Qué dice el registro digital 2099001?');
  expect(answer.isAbstention).toBe(false);
  expect(answer.text).toMatch(/ZAPATOS VERDES/);
});

test('one that is not held is said not to be, and nothing is invented about it', async () => {
  const answer = await ana.asks('¿Qué dice la tesis 1a./J. 999/2099 (11a.)?');
  expect(answer.isAbstention).toBe(true);
  expect(answer.text).toMatch(/no está en el acervo/);
  expect(answer.citations).toEqual([]);
});

test('of two articles the one that does not exist is not passed over', async () => {
  const answer = await ana.asks('¿Qué dice el artículo 48 y el artículo 5000 de la LFT?');
  expect(answer.text).toMatch(/No hay artículo 5000 en la LFT: termina en el 1010/);
  expect(answer.citations.some(({ articleNumber }) => articleNumber === '48')).toBe(true);
});
