/** Laws as they are abbreviated in print: «LFT», «L.F.T.», «C. Com.», «CCo». */
import { laws } from '#db/content/law-index.ts';
import { foldName } from '#db/content/law-names.rules.ts';

const SHORT_NAMES = laws()
  .map(({ shortName }) => shortName)
  .filter((name) => /^\p{Lu}[\p{L}]{1,9}$/u.test(name) && /\p{Lu}.*\p{Lu}/u.test(name))
  .concat('CCo', 'CCDMX', 'CCFed')
  .concat(laws().map(({ key }) => key.toUpperCase()))
  .filter((name, at, names) => names.indexOf(name) === at)
  .toSorted((a, b) => b.length - a.length);

const dotted = (name: string): string =>
  name
    .match(/\p{Lu}\p{Ll}*/gu)
    ?.map((part) => `${part}\\.`)
    .join(' ?') ?? name;

/** A pattern for a text whose capitals count. */
export const ABBREVIATION = `(?:${SHORT_NAMES.flatMap((name) => [dotted(name), name]).join('|')})`;
const WHOLE = new RegExp(`^${ABBREVIATION}$`, 'u');
const BY_NAME = new Map([
  ...laws().flatMap(({ shortName, key }): [string, string][] => [
    [foldName(shortName), key],
    [key, key],
  ]),
  ['cco', 'ccom'],
  ['ccdmx', 'ccdf'],
  ['ccfed', 'ccf'],
]);

/** Key of the law; `null` when it is not written as abbreviations are printed. */
export const lawOfAbbreviation = (written: string): string | null =>
  WHOLE.test(written) ? (BY_NAME.get(foldName(written).replace(/ /g, '')) ?? null) : null;
