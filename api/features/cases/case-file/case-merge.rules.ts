import { showCaseValue, type CaseField } from '#schema/text/cases.ts';
import { keep, type VersionChange, type Value, type Values } from '#api/kernel/database/merge.ts';

/** How the timeline stores a change of a case. Concurrent edits are merged with it. */

const BEFORE = 'was:';

/** Facts of a change for the timeline: the version, the changed fields and their values before. */
export function factsOfChange(version: number, before: Values): Record<string, string | string[]> {
  const fields = Object.keys(before);
  return {
    version: String(version),
    fields,
    ...Object.fromEntries(fields.map((field) => [`${BEFORE}${field}`, keep(before[field])])),
  };
}

export function changeOfFacts(facts: Record<string, string | string[]>): VersionChange {
  const before: Record<string, string> = {};
  for (const [key, value] of Object.entries(facts))
    if (key.startsWith(BEFORE) && typeof value === 'string') before[key.slice(BEFORE.length)] = value;
  return { version: Number(facts['version'] ?? 0), before };
}

export const showValue = (field: string, value: Value | undefined): string => showCaseValue(field as CaseField, value);
