import { expect, test } from 'vitest';
import { cronOf } from '#api/kernel/jobs/cron.rules.ts';
import { abandonedDrafts, backupName, expiredBackups, newestBackup, timeOfBackup } from '#db/backup/retention.rules.ts';

const OWNER = '0a1b2c3d';
const NOON = Date.UTC(2026, 10, 20, 18);
const DAY = 86_400_000;
const dayAgo = (days: number, hours = 0): string => backupName(OWNER, new Date(NOON - days * DAY + hours * 3_600_000));

test('a year of nightly backups leaves the last days and the last of each of the last weeks', () => {
  const year = Array.from({ length: 365 }, (_, days) => dayAgo(days));
  const expired = new Set(expiredBackups(year, OWNER, { days: 14, weeks: 8 }));
  const kept = year.filter((name) => !expired.has(name));
  expect(kept.slice(0, 14)).toEqual(year.slice(0, 14));
  // 20 November 2026 is a Friday: before the last 14 days there are Sundays, one a week.
  expect(new Set(kept.slice(14).map((name) => timeOfBackup(name, OWNER)?.getUTCDay()))).toEqual(new Set([0]));
  expect(kept.length).toBe(14 + 5);
});

test('of several in a day the newest stays; days without a backup do not count', () => {
  const names = [dayAgo(0, 1), dayAgo(0), dayAgo(100), dayAgo(200), dayAgo(300)];
  expect(expiredBackups(names, OWNER, { days: 3, weeks: 0 })).toEqual([dayAgo(0), dayAgo(300)]);
  expect(newestBackup(names.toReversed(), OWNER)?.name).toBe(dayAgo(0, 1));
});

test('only files of its own naming are ever touched', () => {
  const others = [
    backupName('ffffffff', new Date(NOON - 900 * DAY)),
    `foja-${OWNER}-2020-01-01T030000Z.tar.gz`,
    `foja-${OWNER}-2020-99-99T030000Z.tar`,
    `copy of ${dayAgo(900)}`,
    `foja-${OWNER}.state.json`,
    'demanda.docx',
  ];
  expect(expiredBackups([...others, dayAgo(0)], OWNER, { days: 1, weeks: 0 })).toEqual([]);
  const drafts = [`${dayAgo(1)}.0123456789ab.part`, `demanda.docx.0123456789ab.part`, `${dayAgo(1)}.part`];
  expect(abandonedDrafts(drafts, OWNER)).toEqual([drafts[0]]);
});

test('the time of day is that of Mexico City', () => {
  expect(cronOf('03:00', new Date(NOON))).toBe('0 9 * * *');
  expect(cronOf('23:45', new Date(NOON))).toBe('45 5 * * *');
});
