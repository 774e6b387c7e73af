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
} from '#schema/text/research.ts';
import { foldName } from '#db/content/law-names.rules.ts';

/** REST says in Spanish what the graph says in codes; both are understood. */

export type Parsed<T> = { value: T | null; isUnknown: boolean };

const lookup = <T extends string>(tables: readonly Record<T, string>[]): ReadonlyMap<string, T> => {
  const byName = new Map<string, T>();
  for (const table of tables)
    for (const [code, label] of Object.entries(table) as [T, string][])
      for (const name of [code, label]) byName.set(foldName(name), code);
  return byName;
};

const nothing = new Set(everythingValues.map(foldName));

function parse<T extends string>(table: ReadonlyMap<string, T>, given: unknown): Parsed<T> {
  if (given === undefined || given === null) return { value: null, isUnknown: false };
  if (typeof given !== 'string') return { value: null, isUnknown: true };
  const name = foldName(given);
  if (name === '' || nothing.has(name)) return { value: null, isUnknown: false };
  const value = table.get(name) ?? null;
  return { value, isUnknown: value === null };
}

const areas = lookup([areaLabels]);
const kinds = lookup([kindLabels, kindValues]);
const jurisdictions = lookup([jurisdictionLabels]);
const courts = lookup([courtLabels]);
const ranges = lookup([dateRangeValues]);
const sorts = lookup([sortValues]);
const categories = lookup([researchCategoryValues]);

export const parseArea = (given: unknown) => parse(areas, given);
export const parseKind = (given: unknown) => parse(kinds, given);
export const parseJurisdiction = (given: unknown) => parse(jurisdictions, given);
export const parseCourt = (given: unknown) => parse(courts, given);
export const parseRange = (given: unknown) => parse(ranges, given);
export const parseSort = (given: unknown) => parse(sorts, given);
export const parseCategory = (given: unknown) => parse(categories, given);
