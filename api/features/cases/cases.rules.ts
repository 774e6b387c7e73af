import { DAY } from '#schema/lib/durations.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { CaseOutcome, CaseStatus, LegalArea, PartyRole } from '#schema/generated/contract.ts';
import { casesText as say, type CaseField } from '#schema/text/cases.ts';
import { validationText } from '#schema/text/validation.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

/** Validation of the fields of a case. */

const MAX_LENGTHS = {
  title: 200,
  client: 200,
  description: 10_000,
  type: 120,
  fileNumber: 100,
  courtName: 200,
  name: 200,
  text: 10_000,
} as const;
export type TextField = keyof typeof MAX_LENGTHS;
const REQUIRED = new Set<CaseField>(['title', 'client', 'area', 'openedOn', 'name', 'text', 'courtName']);
/** These keep their line breaks; the others are one line. */
const MULTILINE = new Set<TextField>(['description', 'text']);

const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 40;
export const MAX_PARTIES = 100;
export const MAX_CASES_AT_ONCE = 100;
/** In centavos: a double holds it exactly, and no claim is near it. */
const MAX_AMOUNT = 1e15;
const FIRST_DAY = '1900-01-01';

export interface CaseProblem {
  field: string;
  message: string;
}

/** A text as it is stored: NFC, trimmed, and on one line if the field has one. */
export const tidyCaseText = (field: TextField, text: string): string =>
  MULTILINE.has(field)
    ? text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
    : text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Whether a text has a visible character: a title of zero-width characters is empty. */
const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export function caseTextProblem(field: TextField, text: string): string | null {
  if (!isStorable(text)) return validationText.invalidCharacters;
  const length = tidyCaseText(field, text).length;
  if (length === 0 || !isVisible(text)) return REQUIRED.has(field) ? say.required(field) : null;
  return length > MAX_LENGTHS[field] ? say.tooLong(field, MAX_LENGTHS[field]) : null;
}

/** The fields of a case that a person edits, as they are stored. */
export interface CaseValues {
  title: string;
  client: string;
  description: string;
  area: LegalArea;
  type: string;
  isUrgent: boolean;
  fileNumber: string | null;
  openedOn: string;
  closedOn: string | null;
  outcome: CaseOutcome | null;
  amountClaimed: number | null;
  amountObtained: number | null;
  tags: string[];
}

export type GivenCaseValues = { [K in keyof CaseValues]?: CaseValues[K] | null | undefined };

function tidyTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags.map((each) => each.normalize('NFC').replace(/\s+/g, ' ').trim()))
    if (tag && !kept.has(foldText(tag))) kept.set(foldText(tag), tag);
  return [...kept.values()];
}

const TEXTS = ['title', 'client', 'description', 'type', 'fileNumber'] as const;
const AMOUNTS = ['amountClaimed', 'amountObtained'] as const;

function tagsProblem(tags: readonly string[]): string | null {
  if (!tags.every(isStorable)) return validationText.invalidCharacters;
  const kept = tidyTags(tags);
  if (kept.length > MAX_TAGS) return say.tooManyTags(MAX_TAGS);
  return kept.some((tag) => tag.length > MAX_TAG_LENGTH) ? say.tagInvalid(MAX_TAG_LENGTH) : null;
}

const isAmount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MAX_AMOUNT;

/** The first problem of the values that were given; `null`: none. */
export function caseValuesProblem(given: GivenCaseValues): CaseProblem | null {
  for (const field of TEXTS) {
    const value = given[field];
    if (value === undefined) continue;
    const message = caseTextProblem(field, value ?? '');
    if (message) return { field, message };
  }
  for (const field of ['area', 'openedOn'] as const)
    if (given[field] === null) return { field, message: say.required(field) };
  for (const field of AMOUNTS) {
    const value = given[field];
    if (value !== undefined && value !== null && !isAmount(value)) return { field, message: say.amountInvalid };
  }
  const message = given.tags ? tagsProblem(given.tags) : null;
  return message ? { field: 'tags', message } : null;
}

const EDITED = [...TEXTS, 'area', 'isUrgent', 'openedOn', 'closedOn', 'outcome', ...AMOUNTS, 'tags'] as const;

/** Valid values as they are stored; values that were not given stay absent. */
export function tidyCaseValues(given: GivenCaseValues): Partial<CaseValues> {
  const kept: Record<string, unknown> = {};
  for (const field of EDITED) if (given[field] !== undefined) kept[field] = given[field];
  for (const field of TEXTS) if (field in kept) kept[field] = tidyCaseText(field, given[field] ?? '');
  if ('fileNumber' in kept) kept['fileNumber'] = kept['fileNumber'] === '' ? null : kept['fileNumber'];
  if ('tags' in kept) kept['tags'] = tidyTags(given.tags ?? []);
  if ('isUrgent' in kept) kept['isUrgent'] = given.isUrgent ?? false;
  return kept as Partial<CaseValues>;
}

interface DatedCase {
  status: CaseStatus;
  openedOn: string;
  closedOn: string | null;
  outcome: CaseOutcome | null;
}

/** The problem of the dates and the outcome of a case, checked together. `today`: the day in Mexico. */
export function datesProblem({ status, openedOn, closedOn, outcome }: DatedCase, today: string): CaseProblem | null {
  if (openedOn < FIRST_DAY) return { field: 'openedOn', message: say.tooLongAgo };
  if (openedOn > today) return { field: 'openedOn', message: say.openedInFuture };
  if (status !== 'COMPLETED' && closedOn) return { field: 'closedOn', message: say.onlyWhenCompleted };
  if (status !== 'COMPLETED' && outcome) return { field: 'outcome', message: say.onlyWhenCompleted };
  if (status === 'COMPLETED' && !closedOn) return { field: 'closedOn', message: say.completedIsClosed };
  if (closedOn && closedOn > today) return { field: 'closedOn', message: say.closedInFuture };
  if (closedOn && closedOn < openedOn) return { field: 'closedOn', message: say.closedBeforeOpened };
  return null;
}

export interface PartyValues {
  name: string;
  role: PartyRole;
  isOurs?: boolean | null | undefined;
}

export function partiesProblem(parties: readonly PartyValues[]): CaseProblem | null {
  if (parties.length > MAX_PARTIES) return { field: 'parties', message: say.tooManyParties(MAX_PARTIES) };
  const at = parties.findIndex(({ name }) => caseTextProblem('name', name) !== null);
  const bad = parties[at];
  return bad ? { field: `parties.${at}.name`, message: caseTextProblem('name', bad.name) ?? '' } : null;
}

/** The text that a search looks in, folded. */
export const searchTextOf = (
  legalCase: Pick<CaseValues, 'title' | 'client' | 'description'> & { fileNumber?: string | null | undefined },
  partyNames: readonly string[],
): string =>
  foldText(
    [legalCase.title, legalCase.client, legalCase.fileNumber ?? '', ...partyNames, legalCase.description].join('\n'),
  );

const DAYS_A_MONTH = 30.44;

/** A percentage with one decimal; `null` when `whole` is 0. */
export const percentage = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** A mean of days in months, with one decimal; `null` without a mean. */
export const monthsOf = (days: number | null): number | null =>
  days === null ? null : Math.round((days / DAYS_A_MONTH) * 10) / 10;

/** An open case without activity for this long counts as forgotten. */
const FORGOTTEN_AFTER_DAYS = 30;
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - FORGOTTEN_AFTER_DAYS * DAY);
