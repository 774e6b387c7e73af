import type { Fact, Finding, Judged, Understood } from '#api/features/documents/analysis/analysis.types.ts';
import { wordsOfName } from '#api/legal-language/party-names.rules.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { LegalDocumentKind } from '#schema/generated/contract.ts';
import type { Label } from './labels.ts';

/** Compares what was found in labelled documents with their labels. */

export interface Counts {
  expected: number;
  found: number;
  right: number;
}

export const FIELDS = ['RFC', 'CURP', 'AMOUNT', 'DATE', 'PARTY'] as const;
type Field = (typeof FIELDS)[number];

interface Miss {
  file: string;
  what: string;
  /** `missed`, `wrong`, `other`. */
  how: 'missed' | 'wrong' | 'other';
  value: string;
}

export interface FieldScore {
  counts: Record<Field, Counts>;
  /** Parties that no list names: they count neither way. */
  otherNames: number;
  misses: Miss[];
}

export const precisionOf = ({ found, right }: Counts): number => (found === 0 ? 1 : right / found);
export const recallOf = ({ expected, right }: Counts): number => (expected === 0 ? 1 : right / expected);

const valuesOf = (facts: readonly Fact[], kind: string): Set<string> =>
  new Set(
    facts
      .filter((fact) => fact.kind === kind)
      .map(({ value, currency }) => (kind === 'AMOUNT' ? `${currency} ${value}` : value)),
  );

const amountOf = ({ value, currency }: Label['amounts'][number]): string => `${currency} ${value.toFixed(2)}`;

function exact(file: string, field: Field, expected: Set<string>, found: Set<string>, score: FieldScore): void {
  const counts = score.counts[field];
  counts.expected += expected.size;
  counts.found += found.size;
  for (const value of found)
    if (expected.has(value)) counts.right++;
    else score.misses.push({ file, what: field, how: 'wrong', value });
  for (const value of expected) if (!found.has(value)) score.misses.push({ file, what: field, how: 'missed', value });
}

const TITLE =
  /^(?:(?:lic|licdo|licda|licenciad[oa]|dr|dra|ing|ingenier[oa]|arq|arquitect[oa]|c\.? ?p|prof|profra|mtr[oa]|sr|sra|srita|senor|senora|don|dona|c)\.? )+/;
/** As they are compared: folded, without titles and without the points of a company's form. */
const nameKey = (name: string): string => {
  const folded = foldText(name).replace(/\s+/g, ' ').trim().replace(TITLE, '');
  const words = wordsOfName(folded);
  return (words.length > 0 ? words : [folded]).join(' ');
};

/** The same name, or one without a second surname or with the place behind it. */
function isSameName(a: string, b: string): boolean {
  if (a === b) return true;
  const [few, many] = a.length < b.length ? [a, b] : [b, a];
  const [short, long] = [few.split(' '), many.split(' ')];
  const least = /^(?:municipio|ayuntamiento)$/.test(short[0] ?? '') ? 2 : 3;
  return short.length >= least && long.length - short.length <= 2 && many.startsWith(`${few} `);
}

function parties(label: Label, facts: readonly Fact[], score: FieldScore): void {
  const file = label.file;
  const counts = score.counts.PARTY;
  const expected = [...new Set(label.parties.map(({ name }) => nameKey(name)))];
  const mentioned = (label.mentioned ?? []).map(({ name }) => nameKey(name));
  const found = [...new Set(facts.filter(({ kind }) => kind === 'PARTY').map(({ value }) => nameKey(value)))];
  counts.expected += expected.length;
  for (const name of expected) {
    if (found.some((each) => isSameName(each, name))) counts.right++;
    else score.misses.push({ file, what: 'PARTY', how: 'missed', value: name });
  }
  for (const name of found) {
    if (expected.some((each) => isSameName(each, name))) counts.found++;
    else if (mentioned.some((each) => isSameName(each, name)))
      score.misses.push({ file, what: 'PARTY mentioned', how: 'other', value: name });
    else {
      score.otherNames++;
      score.misses.push({ file, what: 'PARTY', how: 'other', value: name });
    }
  }
}

export const emptyScore = (): FieldScore => ({
  counts: Object.fromEntries(
    FIELDS.map((field) => [field, { expected: 0, found: 0, right: 0 }]),
  ) as FieldScore['counts'],
  otherNames: 0,
  misses: [],
});

export function scoreFields(label: Label, { facts }: Understood, score: FieldScore): void {
  const set = (values: string[]): Set<string> => new Set(values);
  exact(label.file, 'RFC', set(label.rfc.map(({ value }) => value)), valuesOf(facts, 'RFC'), score);
  exact(label.file, 'CURP', set(label.curp.map(({ value }) => value)), valuesOf(facts, 'CURP'), score);
  exact(label.file, 'AMOUNT', set(label.amounts.map(amountOf)), valuesOf(facts, 'AMOUNT'), score);
  exact(label.file, 'DATE', set(label.dates), valuesOf(facts, 'DATE'), score);
  parties(label, facts, score);
}

/** Codes of findings that tell a planted defect of a kind. */
const CODES_OF_PLANTING: Readonly<Record<string, RegExp>> = {
  amount_words_mismatch: /^amount\.words_mismatch/,
  inconsistent_amount: /^amount\.(?:inconsistent|words_mismatch)/,
  dates_out_of_order: /^dates?\./,
  missing_signature: /signature/,
  usurious_interest: /interest|usur/,
  trial_period_over_limit: /trial/,
  wage_waiver: /waiver/,
  missing_jurisdiction: /jurisdiction/,
  nonexistent_article: /^citation\./,
  repealed_article: /^citation\.|repealed/,
  swapped_roles: /swapped|roles?/,
  undefined_annex: /annex/,
  undefined_term: /undefined_term|term\.undefined|terms?\./,
  pagare_requirement_missing: /^promissory_note\./,
  rfc_check_digit: /rfc/,
  curp_check_digit: /curp/,
  testament_witnesses_missing: /witness/,
  power_without_clause_2554: /2554|power/,
  claim_without_facts: /facts/,
  penalty_over_principal: /penalty/,
  inconsistent_party_name: /name/,
  blank_field: /blank/,
  below_minimum_wage: /wage/,
  expired_power: /expired|power/,
};

/** Places of a quote in the text: every one, blanks counted as one. */
function placesOf(text: string, quote: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1))
    places.push({ start: at, end: at + quote.length });
  if (places.length > 0) return places;
  const pattern = quote
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(({ 0: all, index }) => ({
    start: index,
    end: index + all.length,
  }));
}

/** A finding of a fitting code on the quote; of an absence, a finding of that code. */
export function isFound(planting: Label['plantings'][number], text: string, findings: readonly Finding[]): boolean {
  const codes = CODES_OF_PLANTING[planting.kind];
  const own = findings.filter(({ code }) => codes?.test(code));
  if (planting.quote.trim() === '') return own.length > 0;
  const places = placesOf(text, planting.quote);
  return own.some(({ at, related }) =>
    [at, ...related].some((span) => span && places.some(({ start, end }) => span.start < end && start < span.end)),
  );
}

export interface Read {
  label: Label;
  kind: LegalDocumentKind;
  understood: Understood;
  judged: Judged;
}

/** F1 of each type and their mean over the types that occur. */
export function typeScores(pairs: readonly { expected: LegalDocumentKind; found: LegalDocumentKind }[]): {
  macroF1: number;
  each: { kind: LegalDocumentKind; count: number; precision: number; recall: number; f1: number }[];
} {
  const kinds = [...new Set(pairs.map(({ expected }) => expected))];
  const each = kinds.map((kind) => {
    const count = pairs.filter(({ expected }) => expected === kind).length;
    const found = pairs.filter((pair) => pair.found === kind).length;
    const right = pairs.filter((pair) => pair.found === kind && pair.expected === kind).length;
    const [precision, recall] = [found === 0 ? 0 : right / found, right / count];
    return { kind, count, precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
  });
  return { macroF1: each.reduce((sum, { f1 }) => sum + f1, 0) / Math.max(1, each.length), each };
}
