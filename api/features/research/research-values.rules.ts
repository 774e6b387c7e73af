import {
  areaLabels,
  courtLabels,
  dateRangeValues,
  jurisdictionLabels,
  kindLabels,
  kindValues,
  researchCategoryValues,
  sortValues,
  everythingValues,
  restAliases,
} from '#schema/text/research.ts';
import { foldName } from '#db/content/law-names.rules.ts';

/**
 * REST says in Spanish what the graph says in codes; both are understood, and other names that people have for them. What
 * is none of them is refused with the list: a filter that is left out would be misleading.
 */

export interface Parsed<T> {
  value: T | null;
  isUnknown: boolean;
  /** The values of the list, as REST writes them. */
  known: readonly string[];
}

interface Table<T extends string> {
  byName: ReadonlyMap<string, T>;
  known: readonly string[];
}

/** A table of the labels or values that REST writes, of what else stands for a code, and of other names. */
function tableOf<T extends string>(
  written: Record<T, string>,
  aliases: Partial<Record<T, readonly string[]>>,
  others: Partial<Record<T, string>> = {},
): Table<T> {
  const byName = new Map<string, T>();
  for (const [code, value] of Object.entries(written) as [T, string][])
    for (const name of [code, value, others[code] ?? code, ...(aliases[code] ?? [])]) byName.set(foldName(name), code);
  return { byName, known: Object.values(written) };
}

const nothing = new Set(everythingValues.map(foldName));

/** «Derecho Laboral» and «Derecho del Trabajo» are «Laboral» and «Trabajo». */
const bare = (name: string): string => name.replace(/^derecho (?:del? |de la )?(?=\w)/, '');

function parse<T extends string>({ byName, known }: Table<T>, given: unknown): Parsed<T> {
  if (given === undefined || given === null) return { value: null, isUnknown: false, known };
  if (typeof given !== 'string') return { value: null, isUnknown: true, known };
  const name = foldName(given);
  if (name === '' || nothing.has(name)) return { value: null, isUnknown: false, known };
  const value = byName.get(name) ?? byName.get(bare(name)) ?? null;
  return { value, isUnknown: value === null, known };
}

const areas = tableOf(areaLabels, restAliases.areas);
const kinds = tableOf(kindValues, restAliases.kinds, kindLabels);
const jurisdictions = tableOf(jurisdictionLabels, restAliases.jurisdictions);
const courts = tableOf(courtLabels, restAliases.courts);
const ranges = tableOf(dateRangeValues, restAliases.ranges);
const sorts = tableOf(sortValues, restAliases.sorts);
const categories = tableOf(researchCategoryValues, restAliases.categories);

export const parseArea = (given: unknown) => parse(areas, given);
export const parseKind = (given: unknown) => parse(kinds, given);
export const parseJurisdiction = (given: unknown) => parse(jurisdictions, given);
export const parseCourt = (given: unknown) => parse(courts, given);
export const parseRange = (given: unknown) => parse(ranges, given);
export const parseSort = (given: unknown) => parse(sorts, given);
export const parseCategory = (given: unknown) => parse(categories, given);
