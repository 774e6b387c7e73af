import { expect, test } from 'vitest';
import { cuts } from '../../faults/cuts.ts';
import { killedInTurn } from '../../faults/kills.ts';

/** The short form of `npm run faults`: what was acknowledged is there, once. */

test('a kill of the server and one of its database lose and double nothing that was acknowledged', async () => {
  const outcome = await killedInTurn();
  expect(outcome).toMatchObject({ rounds: 2, lost: 0, doubled: 0, missed: [] });
  expect(outcome.acknowledged).toBeGreaterThan(0);
});

test('while the line to the database is cut everybody is told to come again, and afterwards it serves by itself', async () => {
  const [outcome] = await cuts(1, ['cut']);
  expect(outcome).toMatchObject({ rounds: 1, lost: 0, doubled: 0, worst: 503, missed: [] });
});
