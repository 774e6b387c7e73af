import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHANGES_THE_BROWSER } from '../vitest.config.ts';
import { formatDay, formatInstantDay } from '#web/shared/format/format.ts';
import {
  assertedTime,
  besideTheFloor,
  dayWithoutZone,
  busyManifest,
  busyResolver,
  filesOf,
  longFile,
  nativeDateField,
  orphanOperations,
  outsideFeature,
  replacesModule,
  sources,
  strayConsole,
  strayEnv,
  strayText,
  vagueName,
  withoutKind,
} from './house-rules.ts';

const product = sources(
  'api/**/*.ts',
  'web/**/*.{ts,tsx}',
  'db/*.ts',
  'db/{entities,server,migrations}/**/*.ts',
  'schema/codegen/*',
);

test('Spanish text for users is only in schema/text and in the legal content', () => {
  expect(product.flatMap(strayText)).toEqual([]);
});

test('a Spanish sentence in a component or a service is found (planted)', () => {
  expect(
    strayText({ file: 'web/planted.tsx', text: 'export const X = () => <p>Vuelve a intentar más tarde</p>;' }),
  ).toHaveLength(1);
  expect(strayText({ file: 'api/planted.ts', text: "throw new Error('No encontramos la sesión');" })).toHaveLength(1);
  expect(strayText({ file: 'api/planted.ts', text: "// la sesión\nconst a = 'session';" })).toHaveLength(0);
});

test('the environment is read in one place', () => {
  // Commands set it for child processes, `main.ts` passes it to the parser, `run-as.ts` passes PATH to PostgreSQL.
  const isAllowed = (file: string): boolean => /^api\/(commands\/[\w-]+|main)\.ts$|^db\/server\/run-as\.ts$/.test(file);
  expect(product.flatMap(strayEnv).filter((file) => !isAllowed(file))).toEqual([]);
});

test('a second reader of the environment is found (planted)', () => {
  expect(strayEnv({ file: 'api/planted.ts', text: 'const port = process.env.PORT;' })).toEqual(['api/planted.ts']);
});

test('the server prints nothing past its log', () => {
  expect(sources('api/**/*.ts', 'db/{backup,migrations,search,seeds,server}/**/*.ts').flatMap(strayConsole)).toEqual(
    [],
  );
});

test('a line that goes past the log is found (planted)', () => {
  expect(strayConsole({ file: 'api/planted.ts', text: 'promise.catch(console.error);' })).toEqual(['api/planted.ts']);
  expect(strayConsole({ file: 'api/planted.ts', text: 'process.stderr.write(stack);' })).toEqual(['api/planted.ts']);
  expect(strayConsole({ file: 'api/commands/planted.ts', text: 'console.info(1); // console' })).toEqual([]);
});

test('no file is too long, and no file name is vague', () => {
  expect(product.flatMap(longFile)).toEqual([]);
  expect(product.flatMap(vagueName)).toEqual([]);
  expect(longFile({ file: 'api/planted.ts', text: '\n'.repeat(400) })).toHaveLength(1);
  expect(vagueName({ file: 'api/kernel/date-utils.ts', text: '' })).toHaveLength(1);
});

test('every file of a feature says its kind', () => {
  expect(withoutKind(filesOf('api/features/**/*.ts'))).toEqual([]);
  expect(withoutKind(['api/features/chat/planted.ts', 'api/features/chat/planted.rules.ts'])).toEqual([
    'api/features/chat/planted.ts',
  ]);
});

test('resolvers have no branch and no entity manager', () => {
  expect(sources('api/features/**/*.resolver.ts').flatMap(busyResolver)).toEqual([]);
  expect(busyResolver({ file: 'x.resolver.ts', text: 'if (a) return ctx.em.find();' })).toHaveLength(1);
});

test('importing the manifest of a feature changes nothing', () => {
  expect(sources('api/features/*/feature.ts').flatMap(busyManifest)).toEqual([]);
  expect(busyManifest({ file: 'feature.ts', text: "import './x.ts';\noffer('A', b);\n" })).toEqual(['feature.ts']);
});

test('every file of generated operations has its .graphql file beside it', () => {
  expect(orphanOperations(filesOf('{api,web,tests}/**/*.{graphql,generated.ts}'))).toEqual([]);
  expect(orphanOperations(['web/a.graphql', 'web/a.generated.ts', 'web/planted.generated.ts'])).toEqual([
    'web/planted.generated.ts',
  ]);
});

test('tests of a feature stand in a folder of its name', () => {
  // The landing is a feature of the web alone.
  const features = [...readdirSync('api/features'), ...readdirSync('web/features')];
  expect(outsideFeature(filesOf('tests/**/*.test.{ts,tsx}'), features)).toEqual([]);
  const planted = [
    'tests/api/planted.test.ts',
    'tests/web/planted/planted.test.tsx',
    'tests/web/chat/planted.test.tsx',
  ];
  expect(outsideFeature(planted, features)).toEqual(planted.slice(0, 2));
});

test('no test asserts a time', () => {
  expect(sources('tests/**/*.test.{ts,tsx}').flatMap(assertedTime)).toEqual([]);
  const planted = `expect(${'performance'}.now() - begun).toBeLessThan(200);`;
  expect(assertedTime({ file: 'tests/rules/planted.test.ts', text: planted })).toHaveLength(1);
});

test('accents are taken off and days are reckoned in schema/lib only', () => {
  const all = [...product, ...sources('db/{content,search,seeds}/**/*.ts', 'schema/**/*.ts')];
  expect(all.flatMap(besideTheFloor)).toEqual([]);
});

test('a second folding, and a second reckoning of days, are found (planted)', () => {
  const planted = [
    "const fold = (text) => text.normalize('NFD').replace(/x/g, '');",
    'const LATER = 3 * 86_400_000;',
    'const LONG = 24 * 60 * 60 * 1000;',
    'const at = new Date(`${day}T00:00:00Z`);',
    "const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone });",
    'date.setUTCDate(date.getUTCDate() + 1);',
  ];
  for (const text of planted) expect(besideTheFloor({ file: 'api/planted.ts', text }), text).toHaveLength(1);
  expect(besideTheFloor({ file: 'schema/lib/planted.ts', text: planted.join('\n') })).toEqual([]);
  expect(besideTheFloor({ file: 'api/planted.ts', text: "text.normalize('NFC'); // 86_400_000" })).toEqual([]);
});

test('the day of an instant is said in a zone', () => {
  expect(sources('{api,web,schema/text}/**/*.{ts,tsx}').flatMap(dayWithoutZone)).toEqual([]);
});

test('an instant that is shown as a day of UTC is found (planted)', () => {
  const planted = [
    'text.since(formatDay(row.createdAt))',
    'formatShortWeekday(legalCase.archivedAt ?? "")',
    'const today = new Date().toISOString().slice(0, 10);',
    "const [day] = new Date().toISOString().split('T');",
    'const day = event.startAt.slice(0, 10);',
  ];
  for (const text of planted) expect(dayWithoutZone({ file: 'web/planted.tsx', text }), text).toHaveLength(1);
  const right = 'formatInstantDay(row.createdAt); formatDay(row.openedOn); formatDay(dayOf(row.createdAt));';
  expect(dayWithoutZone({ file: 'web/planted.tsx', text: right })).toEqual([]);
});

test('the types refuse an instant where a day is asked for (planted)', () => {
  const member = { since: '2026-11-22T03:20:00Z' as Instant };
  // @ts-expect-error An instant is no day: on which one it falls depends on a zone.
  expect(formatDay(member.since)).not.toBe('21 de noviembre de 2026');
  expect(formatInstantDay(member.since)).toBe('21 de noviembre de 2026');
  expect(formatInstantDay(member.since, 'UTC')).toBe('22 de noviembre de 2026');
});

test('dates and times are asked with the fields of the house', () => {
  expect(sources('web/**/*.{ts,tsx}').flatMap(nativeDateField)).toEqual([]);
});

test('a native field of a date or a time is found (planted)', () => {
  const planted = [
    '<TextField type="date" />',
    "<input type={'time'} />",
    '<input type="datetime-local" />',
    "const props = { type: 'date' };",
  ];
  for (const text of planted) expect(nativeDateField({ file: 'web/planted.tsx', text }), text).toHaveLength(1);
  expect(nativeDateField({ file: 'web/planted.tsx', text: '<DateField value="" />; <time dateTime={day} />' })).toEqual(
    [],
  );
});

test('a test that replaces a module has a process of its own', () => {
  const alone = (file: string): boolean => CHANGES_THE_BROWSER.includes(file);
  expect(
    sources('tests/**/*.test.{ts,tsx}')
      .flatMap(replacesModule)
      .filter((file) => !alone(file)),
  ).toEqual([]);
});

test('a replaced module is found (planted)', () => {
  const planted = { file: 'tests/web/planted.test.tsx', text: "vi.mock('#web/shared/x.ts', () => ({}));" };
  expect(replacesModule(planted)).toEqual([planted.file]);
  expect(replacesModule({ ...planted, text: 'vi.mocked(x).mockClear();' })).toEqual([]);
});
