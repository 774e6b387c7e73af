import type { ContractJurisdiction } from '#schema/generated/contract.ts';
import { contractWords } from '#schema/text/contract-words.ts';
import { contractTemplates } from '#db/content/contracts/index.ts';
import type { ContractTemplate } from '#db/content/contracts/contract-template.ts';
import { textOfBody } from '#schema/lib/contract-body.ts';
import { compileTemplate, type CompiledTemplate } from './compile.rules.ts';
import { documentOf, type Document } from './document.rules.ts';
import { readForm, type FormValue, type Problem } from './form/form.rules.ts';
import { readChoice } from './form/scalars.rules.ts';

/** Contracts from templates and values: pure, synchronous, the same input the same document. */

export { readBody } from './body-format.adapter.ts';
export type { Check, CheckBasis } from './check.rules.ts';
export type { Clause } from './document.rules.ts';
export { mostPartiesOf, readForm, type FormValue } from './form/form.rules.ts';
export { MOST_ROWS } from './form/rows.rules.ts';
export { fixedLimit } from './limits.rules.ts';
export { isUnseen, longestOf, readDay, writable } from './form/scalars.rules.ts';

/** A form as it is sent. */
export interface ContractForm {
  jurisdiction: ContractJurisdiction;
  values: readonly FormValue[];
}

export interface Preview extends Document {
  missing: string[];
}

export type Generated =
  /** Required fields are empty: their labels. */
  | { kind: 'MISSING'; missing: string[] }
  /** Values that cannot be used: no such field, no such day, a negative amount. */
  | { kind: 'INVALID'; problems: Problem[]; checks: Document['checks'] }
  /** The law stops it. */
  | { kind: 'BLOCKED'; checks: Document['checks'] }
  /** `values`: the form as it was understood, to be stored. */
  | ({ kind: 'GENERATED'; text: string; values: FormValue[] } & Document);

export const templates = (): readonly ContractTemplate[] => contractTemplates;

export const templateOf = (id: string): ContractTemplate | null =>
  contractTemplates.find((template) => template.id === id) ?? null;

const compiled = new WeakMap<ContractTemplate, CompiledTemplate>();

function compiledOf(template: ContractTemplate): CompiledTemplate {
  const known = compiled.get(template);
  if (known) return known;
  const made = compileTemplate(template);
  compiled.set(template, made);
  return made;
}

/** Parses all templates: an error in one is found at the start. */
export function compileTemplates(): void {
  for (const template of contractTemplates) compiledOf(template);
}

/** The document as far as it was filled in. `today`: the day in Mexico. */
export function previewOf(template: ContractTemplate, form: ContractForm, today: string): Preview {
  const reading = readForm(template.fields, form.values, today);
  return { ...documentOf(compiledOf(template), reading, form.jurisdiction, today), missing: reading.missing };
}

export function generate(template: ContractTemplate, form: ContractForm, today: string): Generated {
  const reading = readForm(template.fields, form.values, today);
  if (reading.missing.length > 0) return { kind: 'MISSING', missing: reading.missing };
  const document = documentOf(compiledOf(template), reading, form.jurisdiction, today);
  const { checks } = document;
  if (reading.problems.length > 0) return { kind: 'INVALID', problems: reading.problems, checks };
  if (checks.some(({ severity }) => severity === 'BLOCKING')) return { kind: 'BLOCKED', checks };
  return { kind: 'GENERATED', ...document, text: textOfBody(document.body), values: reading.values };
}

/** «CDMX», «méxico federal», `NUEVO_LEON`; `null`: none of the four. */
export function jurisdictionNamed(text: string): ContractJurisdiction | null {
  const names = Object.entries(contractWords.jurisdictions) as [ContractJurisdiction, string][];
  const found = readChoice([...names.map(([, name]) => name), ...names.map(([key]) => key), 'Federal'], text.trim());
  if (found === null) return null;
  return names.find(([key, name]) => key === found || name === found)?.[0] ?? 'FEDERAL';
}
