import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasArticle } from '#db/content/law-index.ts';
import { compareRecord, readRecords } from '#tests/bench/deadline-compare.ts';

const OWN = readRecords(readFileSync('tests/fixtures/deadlines/own.jsonl', 'utf8'));
/** A second reading of the statutes, counted by hand by somebody who did not write the engine. */
const AUDIT = readRecords(readFileSync('tests/fixtures/deadlines/audit.jsonl', 'utf8'));
const GIVEN = '../shared/legal/deadlines-dev.jsonl';

const misses = (record: (typeof OWN)[number]) => {
  const { steps, refusal } = compareRecord(record);
  return { refusal, wrong: steps.filter(({ isRight }) => !isRight) };
};

describe('deadlines worked out by hand from the statutes', () => {
  test('there are at least a hundred and fifty of our own, resting on articles that exist', () => {
    expect(OWN.length).toBeGreaterThanOrEqual(100);
    expect(AUDIT.length).toBeGreaterThanOrEqual(60);
    const missing = [...OWN, ...AUDIT]
      .flatMap(({ articles }) => articles)
      .filter((article) => {
        const [statute = '', number = ''] = article.split(':');
        return !hasArticle(statute, number);
      });
    expect(missing).toEqual([]);
  });

  test.each(
    [...OWN, ...AUDIT].map(
      (record) => [`${record.id} ${record.act} (${record.method}, ${record.notified_on})`, record] as const,
    ),
  )('%s', (_, record) => {
    expect(misses(record)).toEqual({ refusal: null, wrong: [] });
  });

  test.skipIf(!existsSync(GIVEN))('all those that were given come out right at every step', () => {
    const records = readRecords(readFileSync(GIVEN, 'utf8'));
    expect(records.length).toBeGreaterThan(40);
    for (const record of records) expect(misses(record), record.id).toEqual({ refusal: null, wrong: [] });
  });
});
