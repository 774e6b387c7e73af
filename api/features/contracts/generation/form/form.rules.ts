import type { ContractPartyInput } from '#schema/generated/contract.ts';
import { contractProblems as say } from '#schema/text/contract-checks.ts';
import type { TemplateField } from '#db/content/contracts/contract-template.ts';
import { blank } from './blank.rules.ts';
import { partyInput, type Party } from './party.rules.ts';
import { blankPartySet, partySetScope } from './party-scope.rules.ts';
import { readParties } from './party-values.rules.ts';
import { readRows, type Rows } from './rows.rules.ts';
import { isUnseen, longestOf, readScalar } from './scalars.rules.ts';

/** A form as it was sent, read against the fields of its template. */

export interface FormValue {
  field: string;
  text?: string | null;
  parties?: readonly ContractPartyInput[] | null;
  rows?: readonly { cells: readonly string[] }[] | null;
}

/** A value that cannot be used, and where. */
export interface Problem {
  field: string;
  label: string;
  message: string;
}

export interface FormReading {
  /** What the texts see under the names of the fields: null is empty. */
  scope: Record<string, unknown>;
  /** Texts, numbers and days that were given, to compare. */
  scalars: Map<string, string | number>;
  parties: Map<string, Party[]>;
  rows: Map<string, Rows>;
  problems: Problem[];
  /** Labels of required fields that are empty, in the order of the form. */
  missing: string[];
  /** The same form, tidied: what is stored. */
  values: FormValue[];
}

const DEFAULT_MOST_PARTIES = 10;
export const mostPartiesOf = (field: TemplateField): number => field.maxParties ?? DEFAULT_MOST_PARTIES;

const isRows = (field: TemplateField): boolean => field.format === 'ROWS';
const isParties = (field: TemplateField): boolean => field.format === 'PARTIES';

const ANY_ROLE = { male: 'PARTE', female: 'PARTE', males: 'PARTES', females: 'PARTES' };
export const roleOf = (field: TemplateField) => field.role ?? ANY_ROLE;

function isGiven(value: FormValue | undefined): value is FormValue {
  return (
    value !== undefined &&
    (!isUnseen(value.text ?? '') || (value.parties ?? []).length > 0 || (value.rows ?? []).length > 0)
  );
}

const blankRow = (field: TemplateField): Record<string, unknown> =>
  Object.fromEntries((field.columns ?? []).map(({ name }) => [name, blank]));

/** Reads one field into the reading; `false`: it is empty. */
function readField(reading: FormReading, field: TemplateField, given: FormValue, today: string): boolean {
  const { name } = field;
  const refuse = (message: string): true => {
    reading.problems.push({ field: name, label: field.label, message });
    return true;
  };
  if (isParties(field)) {
    const read = readParties(given, mostPartiesOf(field), today);
    if ('problem' in read) return refuse(read.problem);
    if (read.value.length === 0) return false;
    reading.parties.set(name, read.value);
    reading.scope[name] = partySetScope(read.value, roleOf(field), today);
    reading.values.push({ field: name, parties: read.value.map(partyInput) });
    return true;
  }
  if (isRows(field)) {
    const read = readRows(field, given);
    if ('problem' in read) return refuse(read.problem);
    if (read.value.scope.length === 0) return false;
    reading.rows.set(name, read.value);
    reading.scope[name] = read.value.scope;
    reading.values.push({ field: name, rows: read.value.cells.map((cells) => ({ cells })) });
    return true;
  }
  const read = readScalar(field, given.text ?? '', longestOf(field));
  if ('problem' in read) return refuse(read.problem);
  reading.scalars.set(name, read.value);
  reading.scope[name] = read.value;
  reading.values.push({ field: name, text: read.text });
  return true;
}

function placeholderOf(field: TemplateField, today: string): unknown {
  if (isParties(field)) return blankPartySet(roleOf(field), today);
  return isRows(field) ? [blankRow(field)] : blank;
}

/**
 * Reads a form. What is wrong or missing in a required field is left blank, so that the document can be shown before the
 * form is complete. Fields that are hidden are empty.
 */
export function readForm(fields: readonly TemplateField[], values: readonly FormValue[], today: string): FormReading {
  const reading: FormReading = {
    scope: {},
    scalars: new Map(),
    parties: new Map(),
    rows: new Map(),
    problems: [],
    missing: [],
    values: [],
  };
  const given = new Map(values.map((value) => [value.field, value]));
  const known = new Set(fields.map(({ name }) => name));
  for (const { field } of values)
    if (!known.has(field)) reading.problems.push({ field, label: field, message: say.unknownField(field) });
  for (const field of fields) {
    reading.scope[field.name] = null;
    const shown = field.showWhen;
    if (shown && !shown.values.includes(String(reading.scope[shown.field]))) continue;
    const value = given.has(field.name) ? given.get(field.name) : { field: field.name, text: field.defaultValue };
    const isFilled = isGiven(value) && readField(reading, field, value, today);
    if (isFilled && reading.scope[field.name] !== null) continue;
    if (!isFilled && field.required === true) reading.missing.push(field.label);
    if (field.required === true) reading.scope[field.name] = placeholderOf(field, today);
  }
  return reading;
}
