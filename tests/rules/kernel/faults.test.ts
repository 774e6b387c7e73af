import { expect, test } from 'vitest';
import { Ledger, readBack, type Sql } from '../../faults/ledger.ts';
import { rowOf } from '../../faults/outcome.rules.ts';

/** What `npm run faults` counts with: a loss that is planted is found. */

const withRows = (rows: { mark: string; id: string }[]): Sql =>
  ((text: string) => Promise.resolve(text.includes('from case_note') ? rows : [])) as Sql;

test('a write that was acknowledged and is not there is lost, one that is there twice is doubled', async () => {
  const ledger = new Ledger();
  const marks = ['a', 'b', 'c', 'd'].map((id) => {
    const mark = ledger.nextMark();
    // The answer of the last one was lost; its write was not.
    ledger.acknowledge('note', mark, id === 'd' ? null : id, 0);
    return mark;
  });
  const there = (...ids: number[]) => ids.map((at) => ({ mark: marks[at] ?? '', id: 'abcd'[at] ?? '' }));
  expect(await readBack(ledger, withRows(there(0, 1, 2, 3)), '')).toEqual({ acknowledged: 4, lost: [], doubled: [] });
  expect(await readBack(ledger, withRows([...there(0, 2), { mark: marks[2] ?? '', id: 'x' }]), '')).toEqual({
    acknowledged: 4,
    lost: [`note ${marks[1]}`, `note ${marks[3]}`],
    doubled: [`note ${marks[2]}`],
  });
});

test('an error that is not 503 is the worst answer, whatever came after it', () => {
  const ledger = new Ledger();
  for (const status of [200, 0, 409]) ledger.saw(status);
  expect(ledger.worst()).toBe(409);
  for (const status of [503, 500, 503]) ledger.saw(status);
  expect(ledger.worst()).toBe(500);
});

test('a missed bar is told in the row', () => {
  const outcome = {
    what: 'x',
    rounds: 2,
    acknowledged: 3,
    lost: 0,
    doubled: 0,
    backSeconds: [2, 1],
    worst: 503,
    notes: [],
  };
  expect(rowOf({ ...outcome, missed: [] })).toEqual(['x', '2', '3', '0', '0', '2.0 s', '2.0 s', '503', 'held']);
  expect(rowOf({ ...outcome, missed: ['lost'] }).at(-1)).toBe('MISSED');
});
