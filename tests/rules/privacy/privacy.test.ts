import { expect, test } from 'vitest';
import { kindText } from '#schema/text/privacy-export.ts';
import { OWN_ROWS, isSecretColumn } from '#api/features/privacy/own-rows.rules.ts';
import { workingDayAfter, workingDaysBetween } from '#api/features/privacy/privacy.rules.ts';

const NO_HOLIDAY = () => false;
/** The third Monday of November 2026 and Christmas. */
const isHoliday = (day: string) => ['2026-11-16', '2026-12-25'].includes(day);

test.each([
  // LFPDPPP article 31: twenty working days, then fifteen.
  ['2026-11-13', 1, '2026-11-17'],
  ['2026-11-20', 20, '2026-12-18'],
  ['2026-12-18', 15, '2027-01-11'],
])('the term that begins after %s of %i working days ends on %s', (from, days, end) => {
  expect(workingDayAfter(from, days, isHoliday)).toBe(end);
});

test('working days that are left count down to nought on the last day, and below', () => {
  expect(workingDaysBetween('2026-11-20', '2026-12-18', isHoliday)).toBe(20);
  expect(workingDaysBetween('2026-12-18', '2026-12-18', isHoliday)).toBe(0);
  expect(workingDaysBetween('2026-12-21', '2026-12-18', NO_HOLIDAY)).toBe(-1);
});

test('every table that a copy has is named as people know it', () => {
  expect(OWN_ROWS.filter(({ table }) => !(table in kindText)).map(({ table }) => table)).toEqual([]);
});

test.each(['password_hash', 'secret_hash', 'key_hash', 'private_sealed', 'sealed_grant', 'token_hash', 'storage_key'])(
  'a copy leaves out %s',
  (column) => expect(isSecretColumn(column)).toBe(true),
);
