import { expect, test } from 'vitest';
import { turn } from '#api/kernel/jobs/turns.ts';

test('between two heavy steps that are ready at once everything else has a look', async () => {
  let round = 0;
  let next = setImmediate(function count() {
    round += 1;
    next = setImmediate(count);
  });
  const step = async (): Promise<number> => {
    await turn();
    return round;
  };
  const rounds = await Promise.all([step(), step(), step()]);
  clearImmediate(next);
  expect(new Set(rounds).size).toBe(3);
  expect(await Promise.all([turn(), turn()])).toHaveLength(2);
});
