import { readingText } from '#schema/text/chat.ts';
import type { ReadingKind } from '#schema/generated/contract.ts';
import { QUESTION_INTENTS, type DirectAnswer, type QuestionIntent } from '#db/content/direct-answers.ts';
import type { Place } from '../retrieval/jurisdiction.rules.ts';

/** How a question was understood, told to the asker, and what can be chosen instead. */

export interface ReadingChoice {
  kind: ReadingKind;
  value: string;
}

interface ReadingOption {
  value: string;
  label: string;
}

export interface ReadingPart extends ReadingOption {
  kind: ReadingKind;
  options: ReadingOption[];
}

const MAX_OPTIONS = 5;
const MAX_LABEL_LENGTH = 90;

/** A way of asking that reads well as a question to click: the first that is written as one. */
export function questionOf({ asked }: Pick<DirectAnswer, 'asked'>): string {
  const way =
    asked.find((each) => /^¿.{12,110}\?$/u.test(each)) ??
    asked.toSorted((a, b) => Math.abs(a.length - 60) - Math.abs(b.length - 60))[0] ??
    '';
  return way.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('es-MX'));
}

const short = (text: string): string =>
  text.length > MAX_LABEL_LENGTH ? `${text.slice(0, MAX_LABEL_LENGTH).replace(/\s+\S*$/, '')}…` : text;

export const isIntent = (value: string): value is QuestionIntent =>
  (QUESTION_INTENTS as readonly string[]).includes(value);

const distinct = (options: readonly ReadingOption[], own: string): ReadingOption[] =>
  [...new Map(options.filter(({ value }) => value !== own).map((option) => [option.value, option])).values()].slice(
    0,
    MAX_OPTIONS,
  );

const rolesOf = (answers: readonly DirectAnswer[]): ReadingOption[] =>
  answers.flatMap(({ roles }) => roles.slice(0, 2)).map((role) => ({ value: role, label: role }));

/** The parts of a reading, from the answers that fit (the one that was given first) and the places that are named. */
export function readingOf(
  answers: readonly DirectAnswer[],
  places: readonly Place[],
  choices: readonly ReadingChoice[],
): ReadingPart[] {
  const [first] = answers;
  if (!first) return [];
  const chosen = (kind: ReadingKind): string | undefined => choices.find((choice) => choice.kind === kind)?.value;
  const parts: ReadingPart[] = [];
  const role = chosen('ROLE') ?? first.roles[0];
  if (role) parts.push({ kind: 'ROLE', value: role, label: role, options: distinct(rolesOf(answers), role) });
  const intents = answers.map(({ intent }): ReadingOption => ({ value: intent, label: readingText.intents[intent] }));
  parts.push({
    kind: 'INTENT',
    value: first.intent,
    label: readingText.intents[first.intent],
    options: distinct(intents, first.intent),
  });
  const subjects = answers.map((answer): ReadingOption => ({ value: answer.id, label: short(questionOf(answer)) }));
  parts.push({
    kind: 'SUBJECT',
    value: first.id,
    label: short(questionOf(first)),
    options: distinct(subjects, first.id),
  });
  const [place] = places;
  if (place) parts.push({ kind: 'PLACE', value: place.name, label: place.name, options: [] });
  return parts;
}
