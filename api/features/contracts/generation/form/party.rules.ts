import type { ContractPartyInput } from '#schema/generated/contract.ts';
import { birthDateOfCurp, genderOfCurp } from '#schema/lib/curp.ts';
import { addYears } from '#schema/lib/days.ts';
import { foldText } from '#schema/lib/fold-text.ts';

/** A party as the form gives it, tidied: what was not given is null. */
export interface Representative {
  name: string;
  gender: 'FEMALE' | 'MALE' | null;
  capacity: string | null;
  instrument: string | null;
}

export interface Party {
  kind: 'PERSON' | 'COMPANY';
  name: string;
  gender: 'FEMALE' | 'MALE' | null;
  birthDate: string | null;
  nationality: string | null;
  migratoryDocument: string | null;
  maritalStatus: 'SINGLE' | 'MARRIED_COMMUNITY' | 'MARRIED_SEPARATE' | null;
  occupation: string | null;
  rfc: string | null;
  curp: string | null;
  idDocument: string | null;
  address: string | null;
  email: string | null;
  incorporation: string | null;
  representatives: Representative[];
}

const ADULT = 18;

/** Names of companies end in their kind: «S.A. de C.V.», «S. de R.L.», «A.C.» */
const COMPANY =
  /(?:\bs\.? ?a\.?(?: ?p\.? ?i\.?)?(?: ?de c\.? ?v\.?| ?b\.?)?|\bs\.? ?de ?r\.? ?l\.?(?: ?de c\.? ?v\.?)?|\bs\.? ?a\.? ?s\.?|\b[asi]\.? ?[cp]\.?|\bi\.? ?a\.? ?p\.?)$/;

/** Whether a name is that of a company: for names that come without their kind. */
export const looksLikeCompany = (name: string): boolean => COMPANY.test(foldText(name).replace(/[\s.]+$/, ''));

/** A party of whom only the name is known. */
export const partyNamed = (name: string, kind: Party['kind'] = 'PERSON'): Party => ({
  kind,
  name,
  gender: null,
  birthDate: null,
  nationality: null,
  migratoryDocument: null,
  maritalStatus: null,
  occupation: null,
  rfc: null,
  curp: null,
  idDocument: null,
  address: null,
  email: null,
  incorporation: null,
  representatives: [],
});

export const isCompany = (party: Party): boolean => party.kind === 'COMPANY';

/** As it was said, else as the CURP says it. */
export const isWoman = (party: Party): boolean =>
  !isCompany(party) && (party.gender ?? genderOfCurp(party.curp ?? '')) === 'FEMALE';

export const birthDateOf = (party: Party): string | null =>
  isCompany(party) ? null : (party.birthDate ?? birthDateOfCurp(party.curp ?? ''));

/** Whole years; null: the birth date is not known. */
export function ageOf(party: Party, today: string): number | null {
  const born = birthDateOf(party);
  if (born === null) return null;
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return addYears(born, years) > today ? years - 1 : years;
}

export function isMinor(party: Party, today: string): boolean {
  const age = ageOf(party, today);
  return age !== null && age < ADULT;
}

export const isForeign = (party: Party): boolean =>
  party.nationality !== null && !/^mexican|^mexico$/.test(foldText(party.nationality));

/** What is sent back and kept: without what was not given. */
export const partyInput = ({ representatives, ...party }: Party): ContractPartyInput => ({ ...party, representatives });
