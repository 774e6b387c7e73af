import { expect, test } from 'vitest';
import { reachedShare } from '#api/features/subscriptions/notices/meter-notices.rules.ts';

test.each([
  [79, 100, 0],
  [80, 100, 80],
  [94, 100, 80],
  [95, 100, 95],
  [100, 100, 95],
  [2, 3, 0],
  [3, 3, 95],
  [4, 5, 80],
  [7, -1, 0],
  [0, 0, 0],
])('%i of %i: %i %', (used, limit, share) => expect(reachedShare(used, limit)).toBe(share));
