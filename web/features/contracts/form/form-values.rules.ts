import type { ContractJurisdiction } from '#schema/generated/contract.ts';
import type {
  ContractFormInput,
  ContractPartyInput,
  ContractRepresentativeInput,
  ContractValueInput,
} from '#schema/generated/operation-types.ts';
import { parsePesos } from '#web/shared/format/pesos.rules.ts';
import type { FormFieldFieldsFragment, FormTemplateFieldsFragment, FormValueFieldsFragment } from './form.generated.ts';

export type FormField = FormFieldFieldsFragment;
export type FormTemplate = FormTemplateFieldsFragment;

/** What is typed; an empty text is «not said». */
export interface RepresentativeValues {
  name: string;
  gender: '' | 'FEMALE' | 'MALE';
  capacity: string;
  instrument: string;
}

export interface PartyValues {
  kind: 'PERSON' | 'COMPANY';
  name: string;
  gender: '' | 'FEMALE' | 'MALE';
  birthDate: string;
  nationality: string;
  migratoryDocument: string;
  maritalStatus: '' | 'SINGLE' | 'MARRIED_COMMUNITY' | 'MARRIED_SEPARATE';
  occupation: string;
  rfc: string;
  curp: string;
  idDocument: string;
  address: string;
  email: string;
  incorporation: string;
  representatives: RepresentativeValues[];
}

export type FieldValue = string | PartyValues[] | string[][];

export interface FormValues {
  jurisdiction: ContractJurisdiction;
  /** By the name of the field. */
  fields: Record<string, FieldValue>;
}

export const NO_REPRESENTATIVE: RepresentativeValues = { name: '', gender: '', capacity: '', instrument: '' };

export const NO_PARTY: PartyValues = {
  kind: 'PERSON',
  name: '',
  gender: '',
  birthDate: '',
  nationality: '',
  migratoryDocument: '',
  maritalStatus: '',
  occupation: '',
  rfc: '',
  curp: '',
  idDocument: '',
  address: '',
  email: '',
  incorporation: '',
  representatives: [],
};

const isParties = (value: FieldValue): value is PartyValues[] =>
  Array.isArray(value) && !Array.isArray(value[0]) && value.length > 0;
export const partiesOf = (value: FieldValue | undefined): PartyValues[] =>
  value !== undefined && isParties(value) ? value : [];
export const rowsOf = (value: FieldValue | undefined): string[][] =>
  Array.isArray(value) && Array.isArray(value[0]) ? (value as string[][]) : [];
export const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');

const emptyValue = ({ format, required, defaultValue }: FormField): FieldValue => {
  if (format === 'PARTIES') return required ? [NO_PARTY] : [];
  return format === 'ROWS' ? [] : (defaultValue ?? '');
};

/** A form in which nothing is filled in yet. */
export const emptyValues = (template: FormTemplate, jurisdiction: ContractJurisdiction): FormValues => ({
  jurisdiction,
  fields: Object.fromEntries(template.fields.map((field) => [field.name, emptyValue(field)])),
});

const orEmpty = <T extends object>(given: T, shape: Record<string, unknown>): T =>
  Object.fromEntries(
    Object.keys(shape).map((name) => [name, (given as Record<string, unknown>)[name] ?? shape[name]]),
  ) as T;

function valueOfKept(field: FormField, { text, parties, rows }: FormValueFieldsFragment): FieldValue {
  if (field.format === 'PARTIES') {
    // The name of one person alone is sent as text.
    if (parties.length === 0) return text ? [{ ...NO_PARTY, name: text }] : emptyValue(field);
    return parties.map((party) => ({
      ...(orEmpty(party as object, NO_PARTY as never) as PartyValues),
      representatives: party.representatives.map(
        (person) => orEmpty(person as object, NO_REPRESENTATIVE as never) as RepresentativeValues,
      ),
    }));
  }
  return field.format === 'ROWS' ? rows.map(({ cells }) => cells) : (text ?? '');
}

/** The values that the account kept; fields that the template no longer has are left out. */
export function valuesOfKept(
  template: FormTemplate,
  kept: { jurisdiction: ContractJurisdiction; values: readonly FormValueFieldsFragment[] },
): FormValues {
  const empty = emptyValues(template, kept.jurisdiction);
  const held = new Map(kept.values.map((value) => [value.field, value]));
  const fields = template.fields.map((field) => {
    const value = held.get(field.name);
    return [field.name, value ? valueOfKept(field, value) : empty.fields[field.name]!] as const;
  });
  return { jurisdiction: kept.jurisdiction, fields: Object.fromEntries(fields) };
}

/** Whether what this browser kept is a form of this template. */
export function isFormOf(template: FormTemplate, kept: unknown): kept is FormValues {
  const fields = (kept as Partial<FormValues> | null)?.fields;
  if (typeof fields !== 'object' || fields === null) return false;
  return template.fields.every(({ name, format }) => {
    const value = (fields as Record<string, unknown>)[name];
    return format === 'PARTIES' || format === 'ROWS' ? Array.isArray(value) : typeof value === 'string';
  });
}

/** A field that depends on another one is there only with certain values of it. */
export const isShown = ({ showWhen }: FormField, values: FormValues): boolean =>
  !showWhen || showWhen.values.includes(textOf(values.fields[showWhen.field]));

const isBlank = (field: FormField, values: FormValues): boolean => {
  const value = values.fields[field.name];
  if (field.format === 'PARTIES') return !partiesOf(value).some(({ name }) => name.trim() !== '');
  if (field.format === 'ROWS') return !rowsOf(value).some((cells) => cells.some((cell) => cell.trim() !== ''));
  return textOf(value).trim() === '';
};

/** Fields that are required, shown and empty, in their order. */
export const missingFields = (template: FormTemplate, values: FormValues): FormField[] =>
  template.fields.filter((field) => field.required && isShown(field, values) && isBlank(field, values));

/** `12,500.5` → `12500.50`; what is no amount is sent as it is, and the server says so. */
function plainNumber(format: string, written: string): string {
  const text = written.trim();
  if (format === 'MONEY') {
    const read = parsePesos(text);
    if (!('centavos' in read) || read.centavos === null) return text;
    const digits = String(read.centavos).padStart(3, '0');
    return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  }
  return text.replace(/\s|%/g, '').replace(/,(?=\d{3}(?!\d))/g, '');
}

const NUMBERS = new Set(['MONEY', 'PERCENTAGE', 'INTEGER']);
const given = <K extends string>(part: Record<K, string>): Partial<Record<K, string>> =>
  Object.fromEntries(
    Object.entries<string>(part).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
  ) as Partial<Record<K, string>>;

function partyInput({ kind, representatives, ...party }: PartyValues): ContractPartyInput {
  const { incorporation, gender, birthDate, maritalStatus, curp, occupation, migratoryDocument, ...both } = party;
  const own: Record<string, string> =
    kind === 'COMPANY' ? { incorporation } : { gender, birthDate, maritalStatus, curp, occupation, migratoryDocument };
  return {
    kind,
    ...given<string>({ ...both, ...own }),
    representatives: representatives
      .filter(({ name }) => name.trim() !== '')
      .map((person) => given({ ...person }) as unknown as ContractRepresentativeInput),
  } as ContractPartyInput;
}

function valueInput(field: FormField, value: FieldValue | undefined): ContractValueInput | null {
  if (field.format === 'PARTIES') {
    const parties = partiesOf(value).filter(({ name }) => name.trim() !== '');
    return parties.length > 0 ? { field: field.name, parties: parties.map(partyInput) } : null;
  }
  if (field.format === 'ROWS') {
    const rows = rowsOf(value)
      .filter((cells) => cells.some((cell) => cell.trim() !== ''))
      .map((cells) => ({
        cells: cells.map((cell, at) => plainCell(field.columns[at]?.format ?? 'PLAIN', cell)),
      }));
    return rows.length > 0 ? { field: field.name, rows } : null;
  }
  const text = textOf(value).trim();
  if (!text) return null;
  return { field: field.name, text: NUMBERS.has(field.format) ? plainNumber(field.format, text) : text };
}

const plainCell = (format: string, cell: string): string =>
  NUMBERS.has(format) ? plainNumber(format, cell) : cell.trim();

/** What the server takes: fields that are filled in and shown. */
export const formInput = (template: FormTemplate, values: FormValues): ContractFormInput => ({
  templateId: template.id,
  jurisdiction: values.jurisdiction,
  values: template.fields.flatMap((field) => {
    const input = isShown(field, values) ? valueInput(field, values.fields[field.name]) : null;
    return input ? [input] : [];
  }),
});

/** The step in which a field is asked for. */
export const stepOf = (template: FormTemplate, fieldName: string): number =>
  Math.max(
    0,
    template.steps.findIndex(({ stepId }) => stepId === template.fields.find(({ name }) => name === fieldName)?.step),
  );
