import { describe, expect, test } from 'vitest';
import { keep, mergeValues, type Value, type Values, type VersionChange } from '#api/kernel/database/merge.ts';

describe('two people edit', () => {
  const show = (_field: string, value: Value | undefined): string => keep(value);
  const merge = (mine: Values, changes: readonly VersionChange[], now: Values = current) =>
    mergeValues(mine, now, changes, show);
  const current = { title: 'B', client: 'C', tags: ['a', 'b'], amountClaimed: null };
  const bruno = { version: 2, before: { title: 'A' } };

  test('other fields are merged', () =>
    expect(merge({ client: 'D' }, [bruno])).toEqual({ values: { client: 'D' }, conflicts: [] }));
  test('the same field, otherwise: both are shown', () =>
    expect(merge({ title: 'X' }, [bruno])).toEqual({
      values: {},
      conflicts: [{ field: 'title', yours: 'X', theirs: 'B' }],
    }));
  test('the same field, alike: nothing to do', () =>
    expect(merge({ title: 'B', tags: ['a', 'b'] }, [bruno])).toEqual({ values: {}, conflicts: [] }));
  test('sent as it stood before: theirs stays', () =>
    expect(merge({ title: 'A', client: 'D' }, [bruno])).toEqual({
      values: { client: 'D' },
      conflicts: [],
    }));
  test('changed twice since: what stood first is what was edited', () => {
    const twice = [{ version: 3, before: { title: 'between' } }, bruno];
    expect(merge({ title: 'A' }, twice).conflicts).toEqual([]);
    expect(merge({ title: 'between' }, twice).conflicts).toHaveLength(1);
  });
  test('changed and changed back: what stands is what was edited', () => {
    const there = { version: 2, before: { title: 'A', tags: 'a\nb', amountClaimed: '' } };
    const andBack = { version: 3, before: { title: 'B', tags: '', amountClaimed: '5' } };
    const now = { title: 'A', tags: ['a', 'b'], amountClaimed: null };
    const mine = { title: 'C', tags: ['c'], amountClaimed: 0 };
    expect(merge(mine, [there, andBack], now)).toEqual({ values: mine, conflicts: [] });
  });
});
