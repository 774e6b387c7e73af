import type { ContractPartyInput } from '#schema/generated/contract.ts';
import { tidyCurp } from '#schema/lib/curp.ts';
import { tidyRfc } from '#schema/lib/rfc.ts';
import { contractProblems as say } from '#schema/text/contract-checks.ts';
import { looksLikeCompany, partyNamed, type Party, type Representative } from './party.rules.ts';
import { EMAIL, isUnseen, isWritable, LONGEST_TEXT, oneLine, readDay } from './scalars.rules.ts';

/** Parties of a form, read and measured. */

const LONGEST = {
  name: 200,
  nationality: 60,
  migratoryDocument: 200,
  occupation: 100,
  idDocument: 200,
  address: 500,
  email: 320,
  incorporation: 500,
  capacity: 200,
  instrument: 500,
} as const;
const MOST_REPRESENTATIVES = 5;
/** Nobody is older, and nothing is registered of the future. */
const OLDEST_YEARS = 130;

/** Ends the reading of a party at what is wrong with it. */
class Problem extends Error {}

type Read<T> = { value: T } | { problem: string };

function lineOf(text: string | null | undefined, longest: number): string | null {
  const line = oneLine(text ?? '');
  if (!isWritable(text ?? '')) throw new Problem(say.characters);
  if (line.length > longest) throw new Problem(say.tooLong(longest));
  return isUnseen(line) ? null : line;
}

function representativeOf(given: NonNullable<ContractPartyInput['representatives']>[number]): Representative {
  const name = lineOf(given.name, LONGEST.name);
  if (name === null) throw new Problem(say.representativeName);
  return {
    name,
    gender: given.gender ?? null,
    capacity: lineOf(given.capacity, LONGEST.capacity),
    instrument: lineOf(given.instrument, LONGEST.instrument),
  };
}

function birthDay(text: string | null, today: string): string | null {
  if (text === null) return null;
  const day = readDay(text);
  if (day === null || day > today || Number(today.slice(0, 4)) - Number(day.slice(0, 4)) > OLDEST_YEARS)
    throw new Problem(say.birthDate);
  return day;
}

/** `null`: a row of the form that was left empty. */
function partyOf(given: ContractPartyInput, today: string): Party | null {
  const name = lineOf(given.name, LONGEST.name);
  const representatives = (given.representatives ?? []).map(representativeOf);
  if (name === null) {
    if (representatives.length > 0 || lineOf(given.rfc ?? given.address, 500) !== null)
      throw new Problem(say.partyName);
    return null;
  }
  if (representatives.length > MOST_REPRESENTATIVES)
    throw new Problem(say.tooManyRepresentatives(MOST_REPRESENTATIVES));
  const isPerson = given.kind === 'PERSON';
  const email = lineOf(given.email, LONGEST.email);
  if (email !== null && !EMAIL.test(email)) throw new Problem(say.email);
  const rfc = lineOf(given.rfc, 40);
  const curp = isPerson ? lineOf(given.curp, 40) : null;
  return {
    kind: given.kind,
    name,
    gender: isPerson ? (given.gender ?? null) : null,
    birthDate: isPerson ? birthDay(lineOf(given.birthDate, 10), today) : null,
    nationality: lineOf(given.nationality, LONGEST.nationality),
    migratoryDocument: lineOf(given.migratoryDocument, LONGEST.migratoryDocument),
    maritalStatus: isPerson ? (given.maritalStatus ?? null) : null,
    occupation: isPerson ? lineOf(given.occupation, LONGEST.occupation) : null,
    rfc: rfc === null ? null : tidyRfc(rfc),
    curp: curp === null ? null : tidyCurp(curp),
    idDocument: isPerson ? lineOf(given.idDocument, LONGEST.idDocument) : null,
    address: lineOf(given.address, LONGEST.address),
    email,
    incorporation: isPerson ? null : lineOf(given.incorporation, LONGEST.incorporation),
    representatives,
  };
}

/** Names alone, one a line. */
function partiesNamed(text: string): Party[] {
  if (text.length > LONGEST_TEXT) throw new Problem(say.tooLong(LONGEST_TEXT));
  return text.split('\n').flatMap((line) => {
    const name = lineOf(line, LONGEST.name);
    return name === null ? [] : [partyNamed(name, looksLikeCompany(name) ? 'COMPANY' : 'PERSON')];
  });
}

export function readParties(
  given: { parties?: readonly ContractPartyInput[] | null; text?: string | null },
  most: number,
  today: string,
): Read<Party[]> {
  try {
    const structured = (given.parties ?? []).flatMap((party) => partyOf(party, today) ?? []);
    const parties = structured.length > 0 ? structured : partiesNamed(given.text ?? '');
    return parties.length > most ? { problem: say.tooManyParties(most) } : { value: parties };
  } catch (problem) {
    if (problem instanceof Problem) return { problem: problem.message };
    throw problem;
  }
}
