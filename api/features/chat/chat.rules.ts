import { validationText } from '#schema/text/validation.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

const QUESTION_MAX = 8000;
const TITLE_MAX = 120;
const TITLE_FROM_QUESTION = 80;

/** The error message for a question, or `null`. */
export function questionProblem(text: string): string | null {
  const trimmed = text.trim();
  // Invisible characters alone are no question.
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(trimmed)) return validationText.questionEmpty;
  if (trimmed.length > QUESTION_MAX) return validationText.questionTooLong;
  if (!isStorable(trimmed)) return validationText.invalidCharacters;
  return null;
}

const MAX_CHOICE_LENGTH = 200;

/** The error message for the chosen readings, or `null`: at most one of each kind, each with a value. */
export function readingChoicesProblem(choices: readonly { kind: string; value: string }[]): string | null {
  const isTwice = new Set(choices.map(({ kind }) => kind)).size < choices.length;
  const isBad = choices.some(({ value }) => !value.trim() || value.length > MAX_CHOICE_LENGTH || !isStorable(value));
  return isTwice || isBad ? validationText.readingInvalid : null;
}

export function threadTitleProblem(title: string): string | null {
  const trimmed = title.trim();
  if (!trimmed || trimmed.length > TITLE_MAX || !isStorable(trimmed)) return validationText.titleInvalid;
  return null;
}

/** The title of a new conversation: the first line of its first question, cut at a word. */
export function threadTitleOf(question: string): string {
  const line = question.trim().split('\n')[0]?.trim() ?? '';
  if (line.length <= TITLE_FROM_QUESTION) return line;
  const cut = line.slice(0, TITLE_FROM_QUESTION);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 40)).toWellFormed()}…`;
}

/** Pieces of about a clause, cut at spaces, to send an answer that was composed at once at reading pace. */
export function* clauses(text: string, size = 90): Generator<string> {
  let rest = text;
  while (rest.length > size) {
    const space = rest.indexOf(' ', size);
    if (space < 0) break;
    yield rest.slice(0, space + 1);
    rest = rest.slice(space + 1);
  }
  if (rest) yield rest;
}

export const isFinal = (status: string): boolean =>
  status === 'COMPLETE' || status === 'STOPPED' || status === 'FAILED';

/** A LIKE pattern in which the wildcards that a person typed are literal. */
export const likePattern = (search: string): string => `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** How many code units two texts have in common at their beginning, without half a character at its end. */
export function commonLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  const last = one.charCodeAt(at - 1);
  return at > 0 && last >= 0xd800 && last <= 0xdbff ? at - 1 : at;
}
