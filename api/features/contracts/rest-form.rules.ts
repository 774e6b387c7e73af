import type { ContractTemplate, TemplateField } from '#db/content/contracts/contract-template.ts';
import type {
  ContractGender,
  ContractJurisdiction,
  ContractMaritalStatus,
  ContractPartyInput,
  ContractPartyKind,
  ContractValueInput,
} from '#schema/generated/contract.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { jurisdictionNamed, readDay } from './generation/index.ts';

/** The flat `data` of `POST /api/contracts/generate` as the values of a form. */

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers and booleans count as what people would have typed. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'boolean' ? (value ? 'Sí' : 'No') : '';
}

const optional = (value: unknown): string | null => textOf(value).trim() || null;

/** `30/09/1975` too; what is no day is refused by the contract. */
function dayOf(value: unknown): string | null {
  const text = optional(value);
  return text === null ? null : (readDay(text) ?? text);
}

const isCompanyWord = (word: string): boolean => /^(?:company|moral|persona moral|empresa)$/.test(word);
const GENDERS: ReadonlyMap<string, ContractGender> = new Map([
  ['female', 'FEMALE'],
  ['femenino', 'FEMALE'],
  ['mujer', 'FEMALE'],
  ['male', 'MALE'],
  ['masculino', 'MALE'],
  ['hombre', 'MALE'],
]);
const MARITAL: ReadonlyMap<string, ContractMaritalStatus> = new Map([
  ['single', 'SINGLE'],
  ['soltero', 'SINGLE'],
  ['soltera', 'SINGLE'],
  ['married_community', 'MARRIED_COMMUNITY'],
  ['married_separate', 'MARRIED_SEPARATE'],
]);

const kindOf = (value: unknown): ContractPartyKind =>
  isCompanyWord(foldText(textOf(value)).trim()) ? 'COMPANY' : 'PERSON';

function representativeOf(value: unknown) {
  const data = isData(value) ? value : { name: value };
  return {
    name: textOf(data['name']),
    gender: GENDERS.get(foldText(textOf(data['gender']))) ?? null,
    capacity: optional(data['capacity']),
    instrument: optional(data['instrument']),
  };
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function partyOf(value: unknown): ContractPartyInput {
  const data = isData(value) ? value : { name: value };
  return {
    kind: kindOf(data['kind']),
    name: textOf(data['name'] ?? data['nombre']),
    gender: GENDERS.get(foldText(textOf(data['gender']))) ?? null,
    birthDate: dayOf(data['birth_date']),
    nationality: optional(data['nationality']),
    migratoryDocument: optional(data['migratory_document']),
    maritalStatus: MARITAL.get(foldText(textOf(data['marital_status']))) ?? null,
    occupation: optional(data['occupation']),
    rfc: optional(data['rfc']),
    curp: optional(data['curp']),
    idDocument: optional(data['id_document']),
    address: optional(data['address']),
    email: optional(data['email']),
    incorporation: optional(data['incorporation']),
    representatives: Array.isArray(data['representatives']) ? data['representatives'].map(representativeOf) : [],
  };
}

/** A row as a list of cells, or as an object with the names of the columns. */
const rowOf = (value: unknown, { columns = [] }: Pick<TemplateField, 'columns'>) => ({
  cells: isData(value) ? columns.map(({ name }) => textOf(value[name])) : asList(value).map(textOf),
});

function valueOf(name: string, value: unknown, field: TemplateField | undefined): ContractValueInput {
  const isStructured = Array.isArray(value) || isData(value);
  if (field?.format === 'PARTIES' && isStructured) return { field: name, parties: asList(value).map(partyOf) };
  if (field?.format === 'ROWS' && isStructured)
    return { field: name, rows: asList(value).map((row) => rowOf(row, field)) };
  // A list of names where a text is expected reads as people write it.
  return { field: name, text: asList(value).map(textOf).filter(Boolean).join(', ') };
}

const JURISDICTION = new Set(['jurisdiction', 'jurisdiccion']);

export interface RestForm {
  values: ContractValueInput[];
  jurisdiction: ContractJurisdiction;
}

/** `null`: the jurisdiction is none that is known. */
export function formOfData(data: unknown, template: ContractTemplate | null): RestForm | null {
  const given = isData(data) ? Object.entries(data) : [];
  const named = given.find(([name]) => JURISDICTION.has(name))?.[1];
  // A list or an object names no place: it must not become the federal one in silence.
  const isAbsent = named === null || named === undefined || (typeof named === 'string' && named.trim() === '');
  const jurisdiction = isAbsent ? 'FEDERAL' : jurisdictionNamed(textOf(named));
  if (jurisdiction === null) return null;
  const values = given
    .filter(([name, value]) => !JURISDICTION.has(name) && value !== null && value !== undefined)
    .map(([name, value]) =>
      valueOf(
        name,
        value,
        template?.fields.find((field) => field.name === name),
      ),
    );
  return { values, jurisdiction };
}
