import { findQuantities } from '#api/legal-language/index.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { Stretch } from '../sentences.rules.ts';

/** Whether an ellipsis of a quote leaves out a word that turns what the law says: a negation, a number, an «o» or «y». */

const NEGATION = 'no(?! obstante)|ni|nunca|jamas|tampoco|nadie|ningun[oa]?';
const EXCEPTION = 'sin|salvo|excepto|menos';
/** Short words between a negation and its verb: «no se les podrá». */
const CLITICS = '(?: (?:se|le|les|lo|la|los|las|me|te|nos|que|ha|han|haya|hayan|sera|seran|es|son))*';
/** It rules the words that go on. */
const BEFORE_THE_REST = new RegExp(`(?:^| )(${NEGATION}|${EXCEPTION})${CLITICS}$`);
const AT_THE_START = new RegExp(`^(${NEGATION})(?= |$)`);
const ANYWHERE = new RegExp(`(?:^| )(${NEGATION}|${EXCEPTION})(?= |$)`);
const JOINS = /(?:^| )([oyue])(?= |$)/;
/** Words that are left out so few that nothing else can have been meant by leaving them out. */
const FEW = 4;
const FEW_WITH_JOIN = 3;
/** Characters after the omission in which the unit of a number may be: «quince […] días hábiles». */
const UNIT = 60;

const wordsOf = (text: string): string[] => foldText(text).match(/[a-z0-9ñ]+/g) ?? [];

/** The number that the omission hides: its unit goes on after it, or it is all that was left out. */
function numberIn(passage: string, { start, end }: Stretch, count: number): string | null {
  const found = findQuantities(passage.slice(start, end + UNIT)).find(
    (each) => each.start < end - start && (each.end > end - start || count <= FEW),
  );
  return found ? passage.slice(start + found.start, Math.min(start + found.end, passage.length)) : null;
}

/** The word that an omission hides; `null` when it leaves out nothing that turns the rest. */
export function hiddenIn(passage: string, omission: Stretch): string | null {
  const left = passage.slice(omission.start, omission.end);
  const words = wordsOf(left);
  if (words.length === 0) return null;
  const said = words.join(' ');
  const goesOn = !/^\s*[.;:\n]/.test(left);
  const ruling = BEFORE_THE_REST.exec(said)?.[1];
  // «…, a menos que», «no obstante»: the last word before the rest must stand in the same clause.
  if (ruling && !/[,.;:]\s*$/.test(left)) return ruling;
  // «La tienda [no cobrará, y] devolverá»: what it denies is left out with it.
  const first = goesOn && !left.includes(',') ? AT_THE_START.exec(said)?.[1] : undefined;
  if (first) return first;
  const inner = goesOn && words.length <= FEW ? ANYWHERE.exec(said)?.[1] : undefined;
  if (inner) return inner;
  const number = numberIn(passage, omission, words.length);
  if (number) return number;
  return goesOn && words.length <= FEW_WITH_JOIN ? (JOINS.exec(said)?.[1] ?? null) : null;
}

const RULED_FROM_BEFORE =
  /(?:^|[^\p{L}])(no|ni|nunca|jam[aá]s|tampoco)\s+(?:se\s+(?:les?\s+)?|les?\s+|lo\s+|la\s+)?$/iu;
const WORDS_BEFORE = 24;

/** The negation right before located words, which their quotation leaves out. */
export const negationBefore = (passage: string, start: number): string | null =>
  RULED_FROM_BEFORE.exec(passage.slice(Math.max(0, start - WORDS_BEFORE), start))?.[1] ?? null;

const DENIES =
  /(?<!\p{L})(?:no|ni|nunca|jam[aá]s|tampoco|sin|nadie|ning[uú]n\p{L}*|proh[ií]b\p{L}+|imp[ie]d\p{L}+|veda\p{L}*|evit\p{L}+|excluy\p{L}+)(?!\p{L})[^.;:\n]{0,80}$/iu;

/** Whether the words before a quotation say the negation that it leaves out: «no “podrá exceder”», «prohíbe que “exceda”». */
export const isDeniedBefore = (lead: string): boolean => DENIES.test(lead.replace(/[«“"„‘'\s]+$/u, ''));
