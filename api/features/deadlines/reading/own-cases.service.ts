import { CourtOffice, LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { foldedName, LIKE_ENOUGH, likenessOfFolded, wordsOfName } from '#api/legal-language/index.ts';
import { belonging, MIN_BELONGING, type HeldCase } from './case-likeness.rules.ts';
import { nearestCourt } from './court-likeness.rules.ts';
import { bareFileNumber, fileNumberKey, searchPart } from './file-number.rules.ts';

/** Finds the caller's cases and the courts of the directory that a court order names. */

const MAX_CASES = 5;
const MAX_CANDIDATES = 200;
const MAX_NUMBERS = 400;
const MAX_PARTIES = 6;
const WORDS_OF_PARTY = 4;

interface Row extends HeldCase {
  names: string[];
}

/** Without cases in which the caller is a guest: guests may not search by number and parties. */
const CANDIDATES = `select c.id, c.file_number as "fileNumber", c.court_id as "courtId", o.name as "courtName",
    array(select p.name from case_party p where p.case_id = c.id limit 40) || c.client as names
  from legal_case c join case_member m on m.case_id = c.id and m.user_id = ? and m.role in ('OWNER', 'COLLABORATOR')
  left join court_office o on o.id = c.court_id
  where lower(regexp_replace(c.file_number, '[[:space:]]', '', 'g')) like any(?::text[]) or c.search_text like all(?::text[])
  order by c.archived_at is not null, c.updated_at desc limit ?`;

/** Only letters, digits and file characters: none is special in LIKE or in an array. */
const likeNumber = (number: string): string => `%${searchPart(fileNumberKey(number)).replace(/[^a-z0-9./-]/g, '')}%`;
const likeWord = (word: string): string => `%${word.replace(/[^a-z0-9]/g, '')}%`;
const arrayOf = (texts: readonly string[]): string => `{${texts.map((text) => `"${text}"`).join(',')}}`;
/** Matches no text. */
const NOTHING = '%\u0001%';

/** The words of a party's name for the search in the folded text of a case. */
const wordsOf = (party: string): string[] =>
  wordsOfName(party)
    .filter((word) => word.length > 2)
    .slice(0, WORDS_OF_PARTY);

async function readCandidates(ctx: Ctx, numbers: readonly string[], party: string | undefined): Promise<Row[]> {
  const words = party ? wordsOf(party) : [];
  return ctx.em.execute<Row[]>(CANDIDATES, [
    signedIn(ctx).userId,
    arrayOf(numbers.length > 0 ? numbers.map(likeNumber) : [NOTHING]),
    arrayOf(words.length > 1 ? words.map(likeWord) : [NOTHING]),
    MAX_CANDIDATES,
  ]);
}

export interface NamedCase {
  fileNumber: string | null;
  court: string | null;
  courtId: string | null;
  parties: readonly string[];
}

const countParties = (parties: readonly string[], names: readonly string[]): number => {
  const held = names.map(foldedName);
  return parties
    .slice(0, MAX_PARTIES)
    .map(foldedName)
    .filter((party) => held.some((name) => likenessOfFolded(party, name) >= LIKE_ENOUGH)).length;
};

/** The caller's cases that an order may belong to, the likeliest first. */
export async function findOwnCases(ctx: Ctx, named: NamedCase): Promise<LegalCase[]> {
  const numbers = named.fileNumber ? [named.fileNumber] : [];
  if (numbers.length === 0 && named.parties.length === 0) return [];
  const rows = await readCandidates(ctx, numbers, named.parties[0]);
  const inCase = new Map(rows.map(({ id, names }) => [id, countParties(named.parties, names)]));
  const marks = { ...named, partiesIn: (id: string) => inCase.get(id) ?? 0 };
  const ids = rows
    .map((row) => ({ id: row.id, weight: belonging(marks, row) }))
    .filter(({ weight }) => weight >= MIN_BELONGING)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_CASES)
    .map(({ id }) => id);
  const cases = ids.length === 0 ? [] : await ctx.em.find(LegalCase, { id: { $in: ids } });
  return ids.flatMap((id) => cases.find((each) => each.id === id) ?? []);
}

/** The numbers of a page that belong to cases in which the caller works, in the order of the page. */
export async function findOwnNumbers(ctx: Ctx, keys: readonly string[]): Promise<string[]> {
  const rows = await readCandidates(ctx, keys.slice(0, MAX_NUMBERS), undefined);
  const own = new Set(
    rows.flatMap(({ fileNumber }) => (fileNumber ? [bareFileNumber(fileNumberKey(fileNumber))] : [])),
  );
  return keys.filter((key) => own.has(bareFileNumber(key)));
}

/** The court that a text names, from the directory or from those that the caller added. */
export async function findCourtOffice(ctx: Ctx, name: string): Promise<CourtOffice | null> {
  const courts = await ctx.em.find(CourtOffice, { $or: [{ owner: null }, { owner: signedIn(ctx).userId }] });
  return nearestCourt(name, courts);
}
