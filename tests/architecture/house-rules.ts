import { globSync, readFileSync } from 'node:fs';

export interface SourceFile {
  file: string;
  text: string;
}

/** Files of the tree, without those that `boundaries.test.ts` writes there for a moment. */
export const filesOf = (...patterns: string[]): string[] =>
  globSync(patterns, { exclude: ['**/node_modules/**', '**/planted-*', '**/planted-*/**'] }).toSorted();

/** Source files, without generated ones. */
export const sources = (...patterns: string[]): SourceFile[] =>
  filesOf(...patterns)
    .filter((file) => !/\.generated\.ts$|\/generated\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');

const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** Letters that English does not have, or words of Spanish sentences. */
const SPANISH =
  /[áéíóúñ¿¡ÁÉÍÓÚÑ]|\b(?:el|la|los|las|una|tu|tus|para|por|con|sin|que|esta|este|no se|contraseña|usuario|correo|vuelve|intenta|cargando|error de)\b [a-z]+/;

/** Rules that understand Spanish hold its words as data; nobody reads them on a screen. */
const READS_SPANISH =
  /^api\/(features\/(citations|research)|legal-language\/citations(\/[a-z]+)?|providers\/llm)\/[\w-]+\.rules\.ts$/;

/** Spanish text for users in other files than those where it belongs. */
export function strayText({ file, text }: SourceFile): string[] {
  if (READS_SPANISH.test(file)) return [];
  const code = withoutComments(text);
  const inStrings = [...code.matchAll(STRING)].map((match) => match[0]);
  const inMarkup = file.endsWith('.tsx')
    ? [...code.matchAll(/>([^<>{}=;]*[A-Za-zÁ-ú]{3}[^<>{}=;]*)</g)].map((match) => match[1] ?? '')
    : [];
  // A single word is a name or a stem; text has a space. Regular expressions have metacharacters.
  const isProse = (found: string): boolean => /\S \S/.test(found) && !/\\\\|[|[\]]|\(\?/.test(found);
  return [...inStrings, ...inMarkup]
    .filter((found) => SPANISH.test(found) && isProse(found))
    .map((found) => `${file}: ${found.trim().slice(0, 80)}`);
}

/** Files that read `process.env`. */
export const strayEnv = ({ file, text }: SourceFile): string[] =>
  /\bprocess\.env\b/.test(withoutComments(text)) ? [file] : [];

/** Files of the server that print past the log, which hides secrets and personal data. */
const PRINTS = /\bconsole\b|\bprocess\.(?:stdout|stderr)\b/;
/** Commands speak to a terminal, and `console.ts` turns the console of libraries to the log. */
const MAY_PRINT = /^api\/(?:commands\/|startup\/console\.ts$)/;
export const strayConsole = ({ file, text }: SourceFile): string[] =>
  !MAY_PRINT.test(file) && PRINTS.test(withoutComments(text)) ? [file] : [];

const MAX_FILE_LENGTH = 350;
export const longFile = ({ file, text }: SourceFile): string[] => {
  const lines = text.split('\n').length;
  return lines > MAX_FILE_LENGTH ? [`${file}: ${lines} lines`] : [];
};

const VAGUE = /(^|[-/])(manager|helpers?|utils?|misc|common-utils)([-.]|$)/;
export const vagueName = ({ file }: SourceFile): string[] => (VAGUE.test(file) ? [file] : []);

/** What a file of a feature may be, as `api/README.md` says it. */
const KIND =
  /\.(resolver|types|service|rules|policy|adapter|stream|rest|events|jobs|tasks|generated)\.ts$|\/(index|feature)\.ts$/;
export const withoutKind = (files: readonly string[]): string[] => files.filter((file) => !KIND.test(file));

/** A resolver decides nothing and reads nothing. */
export const busyResolver = ({ file, text }: SourceFile): string[] => {
  const code = withoutComments(text);
  return /\bem\b|\bif \(|\bswitch \(/.test(code) ? [file] : [];
};

/** A manifest is data: what it gives is taken by the server at its start, not when somebody imports it. */
export const busyManifest = ({ file, text }: SourceFile): string[] =>
  /^(?!import\b|export\b|const\b)[\w.]+\(/m.test(withoutComments(text)) ? [file] : [];

/** Generated files without their .graphql file. Codegen never deletes files, so they would stay. */
export const orphanOperations = (files: readonly string[]): string[] =>
  files.filter(
    (file) =>
      file.endsWith('.generated.ts') &&
      !OTHER_GENERATED.includes(file) &&
      !files.includes(file.replace(/\.generated\.ts$/, '.graphql')),
  );

const OTHER_GENERATED = ['api/kernel/graphql/types.generated.ts', 'db/migrations/list.generated.ts'];

/** Where tests stand that belong to a feature, and what is no feature and has tests too. */
const BY_FEATURE = /^tests\/(?:rules|api|rest|web|e2e)\/(?:([\w-]+)\/)?[^/]+\.test\.tsx?$/;
const NO_FEATURE = ['kernel', 'app', 'lib'];
export const outsideFeature = (files: readonly string[], features: readonly string[]): string[] =>
  files.filter((file) => {
    const match = BY_FEATURE.exec(file);
    return match !== null && ![...features, ...NO_FEATURE].includes(match[1] ?? '');
  });

/** A test that asserts a time is red on a slower machine, or beside other work. */
export const assertedTime = ({ file, text }: SourceFile): string[] =>
  /expect\([^;]*(?:performance\.now|\bDate\.now)\(\) -/.test(withoutComments(text)) ? [file] : [];

/** Days, zones, folding: what `schema/lib` has once for both sides. */
const FLOOR = /^schema\/lib\//;
const FOLDS = /\.normalize\('NFK?D'\)/;
const RECKONS_DAYS =
  /\b86_?400_?000\b|\bDAY_MS\b|\b24 \* (?:60 \* 60|3_?600)|\.setUTC(?:Date|Month|FullYear)\(|T00:00:00(?:\.000)?Z`|'(?:en-CA|sv-SE)'/;

/** What takes a legal day and must not be given an instant: `createdAt`, `since`. Types say it where they are kept. */
const DAY_OF_INSTANT =
  /\b(?:format(?:Short)?(?:Day|Weekday)\w*|writtenDay|weekdayAndDay|addDays|daysBetween)\([^()]*\b\w+(?:At|Instant)\b[^()]*\)|(?:At|toISOString\(\)|toJSON\(\))\??\.slice\(0, 10\)|toISOString\(\)\.split\(/;

/** Columns and scalars that hold a day, and periods of a plan, which are reckoned in UTC. */
const DAYS_OF_UTC = /^api\/(?:kernel\/(?:database\/rows|graphql\/scalars)|features\/subscriptions\/plans\.rules)\.ts$/;

/** A calendar day made of an instant without a zone: in UTC it is a day ahead in the evening. */
export const dayWithoutZone = ({ file, text }: SourceFile): string[] =>
  (DAYS_OF_UTC.test(file) ? '' : withoutComments(text))
    .split('\n')
    .flatMap((line, at) => (DAY_OF_INSTANT.test(line) ? [`${file}:${at + 1}: ${line.trim().slice(0, 80)}`] : []));

/** Letters that keep their places in a text, and letters that a font lacks, are taken apart one by one. */
const FOLDS_LETTERS = /^api\/(?:features\/citations\/checking\/letters|kernel\/print\/glyphs)\.rules\.ts$/;

/** Accents taken off, or days reckoned, outside of the floor. */
export function besideTheFloor({ file, text }: SourceFile): string[] {
  if (FLOOR.test(file)) return [];
  const code = withoutComments(text);
  return [
    ...(FOLDS.test(code) && !FOLDS_LETTERS.test(file) ? [`${file}: folds text`] : []),
    ...(RECKONS_DAYS.test(code) ? [`${file}: reckons days`] : []),
  ];
}

/** Native fields show a date in the language of the browser: 03/04 is read two ways, and a term is missed. */
const NATIVE_DATE = /type=\{?["'`](?:date|time|datetime-local|month|week)["'`]|type: ["'`](?:date|datetime-local)["'`]/;
export const nativeDateField = ({ file, text }: SourceFile): string[] =>
  NATIVE_DATE.test(withoutComments(text)) ? [file] : [];

/** Tests that put another module in the place of one: in a shared process the next file would get it too. */
export const replacesModule = ({ file, text }: SourceFile): string[] =>
  /^\s*vi\.(?:do)?[mM]ock\(/m.test(withoutComments(text)) ? [file] : [];
