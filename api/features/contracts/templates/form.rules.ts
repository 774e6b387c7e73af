import type {
  ContractPartyInput,
  ContractRepresentativeInput,
  ContractValueInput,
} from '#schema/generated/contract.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import { validationText } from '#schema/text/validation.ts';
import type { StoredParty, StoredRepresentative, StoredValue } from '#db/entities/contract.entity.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

/** The values of a form as they are stored, and whether they have a shape that may be stored at all. */

const MAX_VALUES = 150;
const MAX_TEXT = 10_000;
const MAX_PARTIES = 10;
const MAX_REPRESENTATIVES = 5;
const MAX_ROWS = 100;
const MAX_CELLS = 20;
const MAX_CELL = 500;
/** Of all values together, as JSON: what a mutation over REST may bring. */
const MAX_FORM = 256 * 1024;

export interface FormProblem {
  message: string;
  field: string;
}

const tidy = (text: string | null | undefined): string | null => text?.trim() || null;

const representativeOf = (given: ContractRepresentativeInput): StoredRepresentative => ({
  name: given.name.trim(),
  gender: given.gender ?? null,
  capacity: tidy(given.capacity),
  instrument: tidy(given.instrument),
});

export const partyOf = (given: ContractPartyInput): StoredParty => ({
  kind: given.kind,
  name: given.name.trim(),
  gender: given.gender ?? null,
  birthDate: given.birthDate ?? null,
  nationality: tidy(given.nationality),
  migratoryDocument: tidy(given.migratoryDocument),
  maritalStatus: given.maritalStatus ?? null,
  occupation: tidy(given.occupation),
  rfc: tidy(given.rfc),
  curp: tidy(given.curp),
  idDocument: tidy(given.idDocument),
  address: tidy(given.address),
  email: tidy(given.email),
  incorporation: tidy(given.incorporation),
  representatives: (given.representatives ?? []).map(representativeOf),
});

/** Lines of a text keep their breaks; what is around it goes. */
export const valueOf = ({ field, text, parties, rows }: ContractValueInput): StoredValue => ({
  field: field.trim(),
  text: tidy(text?.replace(/\r\n?/g, '\n')),
  parties: (parties ?? []).map(partyOf),
  rows: (rows ?? []).map(({ cells }) => ({ cells: cells.map((cell) => cell.trim()) })),
});

export const isEmptyValue = ({ text, parties, rows }: StoredValue): boolean =>
  text === null && parties.length === 0 && rows.length === 0;

const LONGEST = {
  name: 200,
  nationality: 60,
  migratoryDocument: 200,
  occupation: 100,
  rfc: 20,
  curp: 25,
  idDocument: 200,
  address: 500,
  email: 254,
  incorporation: 500,
} as const satisfies Partial<Record<keyof StoredParty, number>>;
const LONGEST_OF_REPRESENTATIVE = { name: 200, capacity: 200, instrument: 500 } as const;

function partyProblem({ representatives, ...party }: StoredParty, field: string): string | null {
  for (const [name, most] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][])
    if ((party[name]?.length ?? 0) > most) return say.valueTooLong(field, most);
  if (representatives.length > MAX_REPRESENTATIVES) return say.tooManyRepresentatives(MAX_REPRESENTATIVES);
  for (const representative of representatives)
    for (const [name, most] of Object.entries(LONGEST_OF_REPRESENTATIVE) as ['name' | 'capacity', number][])
      if ((representative[name]?.length ?? 0) > most) return say.valueTooLong(field, most);
  return null;
}

function valueProblem({ field, text, parties, rows }: StoredValue): string | null {
  if (field.length > 100) return say.fieldUnknown(`${field.slice(0, 100)}…`);
  if ((text?.length ?? 0) > MAX_TEXT) return say.valueTooLong(field, MAX_TEXT);
  if (parties.length > MAX_PARTIES) return say.tooManyParties(field, MAX_PARTIES);
  if (rows.length > MAX_ROWS) return say.tooManyRows(field, MAX_ROWS);
  for (const { cells } of rows) {
    if (cells.length > MAX_CELLS) return say.tooManyCells(field);
    if (cells.some((cell) => cell.length > MAX_CELL)) return say.valueTooLong(field, MAX_CELL);
  }
  return parties.map((party) => partyProblem(party, field)).find((problem) => problem !== null) ?? null;
}

/** Why these values may not even be kept as a draft; `null`: nothing speaks against it. */
export function formProblem(values: readonly StoredValue[]): FormProblem | null {
  if (values.length > MAX_VALUES) return { message: say.tooManyValues, field: 'values' };
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value.field)) return { message: say.fieldTwice(value.field.slice(0, 100)), field: value.field };
    seen.add(value.field);
    const problem = valueProblem(value);
    if (problem) return { message: problem, field: value.field };
  }
  const whole = JSON.stringify(values);
  if (whole.length > MAX_FORM) return { message: say.formTooLarge, field: 'values' };
  const isHeld = values.every((value) => isStorable(value.text ?? '') && !whole.includes('\\u0000'));
  return isHeld && whole.isWellFormed() && !/\\ud[89a-f]/i.test(whole)
    ? null
    : { message: validationText.invalidCharacters, field: 'values' };
}

/** The first field that the template does not have. */
export function unknownField(values: readonly StoredValue[], names: ReadonlySet<string>): FormProblem | null {
  const stranger = values.find(({ field }) => !names.has(field));
  return stranger ? { message: say.fieldUnknown(stranger.field), field: stranger.field } : null;
}

/** The name by which a list knows a contract: the first party that is named in the form. */
function firstPartyOf(values: readonly StoredValue[]): string | null {
  const party = values.flatMap(({ parties }) => parties).find(({ name }) => name !== '');
  return party?.name ?? null;
}

const MAX_TITLE = 200;

export function titleProblem(title: string): string | null {
  const length = [...title.trim()].length;
  return length < 1 || length > MAX_TITLE || !isStorable(title) ? say.titleInvalid : null;
}

/** The usual title, cut to what a title may have. */
export function usualTitle(template: string, values: readonly StoredValue[], firstText: string | null): string {
  const party = firstPartyOf(values) ?? firstText;
  const title = (party ? say.title(template, party) : template).replace(/\s+/g, ' ');
  return [...title].length > MAX_TITLE
    ? `${[...title]
        .slice(0, MAX_TITLE - 1)
        .join('')
        .trimEnd()}…`
    : title;
}
