import { findLaw } from '#db/content/law-index.ts';
import type { AreaCode } from '#schema/text/research.ts';
import { areaLabels, courtLabels, jurisdictionLabels, kindLabels } from '#schema/text/research.ts';
import type { FacetCounts } from './matching.rules.ts';

export interface Bucket {
  value: string;
  label: string;
  count: number;
}

export interface Facets {
  areas: Bucket[];
  kinds: Bucket[];
  jurisdictions: Bucket[];
  courts: Bucket[];
  statutes: Bucket[];
  years: Bucket[];
}

const MAX_STATUTES = 20;

const largestFirst = (one: Bucket, other: Bucket): number =>
  other.count - one.count || one.label.localeCompare(other.label, 'es');

const buckets = (counts: ReadonlyMap<string, number>, labelOf: (value: string) => string): Bucket[] =>
  [...counts].map(([value, count]) => ({ value, label: labelOf(value), count })).sort(largestFirst);

const labelIn = (labels: Record<string, string>) => (value: string) => labels[value] ?? value;

/** Counts as they are shown: with their names, the largest first; years, the newest first. */
export const facetsOf = (counts: FacetCounts): Facets => ({
  areas: buckets(counts.areas, labelIn(areaLabels satisfies Record<AreaCode, string>)),
  kinds: buckets(counts.kinds, labelIn(kindLabels)),
  jurisdictions: buckets(counts.jurisdictions, labelIn(jurisdictionLabels)),
  courts: buckets(counts.courts, labelIn(courtLabels)),
  statutes: buckets(counts.statutes, (key) => findLaw(key)?.shortName ?? key).slice(0, MAX_STATUTES),
  years: buckets(counts.years, (year) => year).sort((one, other) => other.value.localeCompare(one.value)),
});
