/** What can be seen of a number without «artículo» and without a law of its own, and whether that makes it an article. */
import weights from './bare-signs.json' with { type: 'json' };
import { hasArticle, normaliseArticle } from '#db/content/law-index.ts';
import { isCounted } from './article-items.rules.ts';
import { isEnumerated, isOnlyQuoted } from './number-lists.rules.ts';
import type { Candidate, NoArticle } from './statute-checks.rules.ts';
import {
  ASKS_TO_READ,
  COUNTS_OTHER,
  ENDS,
  FACTS_BEHIND,
  isInWords,
  isNearCitation,
  isPlainlyArticle,
  OF_DAY_BEFORE,
  OF_DAY_BEHIND,
  OF_FACTS,
  OF_YEAR,
  PUNCTUATION,
  SAYS_HOW_MANY,
  YEAR,
} from './bare-words.rules.ts';

/** What was seen of a number. */
export interface SeenNumber {
  at: number;
  signs: readonly string[];
  /** What the words around alone say of it. */
  reason: NoArticle | null;
}

const WEIGHT: Readonly<Record<string, number>> = weights;
const BEFORE = 64;
const BEHIND = 60;
const CLOSE = 160;
const LABEL = 40;

const sizeOf = (number: number): string =>
  number <= 12 ? 'tiny' : number <= 31 ? 'small' : number <= 99 ? 'tens' : number <= 499 ? 'hundreds' : 'large';

const BEFORE_KINDS: [string, RegExp][] = [
  ['el', /(?<!\p{L})(?:el|es[et]e|aquel|dicho|mismo|propio)\s$/iu],
  ['del', /(?<!\p{L})(?:del|al)\s$/iu],
  ['los', /(?<!\p{L})los\s$/iu],
  ['un', /(?<!\p{L})(?:una?|otr[oa]|las?|unos|unas)\s$/iu],
  ['and', /(?<!\p{L})(?:y|e|o|u|ni)\s$/iu],
  ['as', /(?<!\p{L})(?:seg[uú]n|como|que|q|v[eé]ase|ver|cfr?\.)\s$/iu],
  ['of', /(?<!\p{L})(?:de|en|con|a|por|para|desde|hasta|entre|sin|sobre)\s$/iu],
  ['bracket', /[([]\s?$/u],
  ['comma', /,\s$/u],
  ['semicolon', /[;/·]\s?$/u],
  ['colon', /:\s?$/u],
  ['stop', /[.!?…]\s?$/u],
  ['dash', /[—–-]\s?$/u],
  ['arrow', /[→⇒=>]\s?$/u],
  ['cell', /[|\t]\s?$/u],
  ['line', /(?:^|\n)[\s\-•·*>]*$/u],
  ['quote', /[»”"]\s?$/u],
  ['name', /\p{Lu}\p{Ll}+\s$/u],
  ['word', /\p{L}\s$/u],
];
const BEHIND_KINDS: [string, RegExp][] = [
  ['close', /^\s?[)\]]/u],
  ['comma', /^\s?,/u],
  ['semicolon', /^\s?[;/·]/u],
  ['colon', /^\s?:/u],
  ['stop', /^\s?[.!?…]/u],
  ['cell', /^\s?[|\t]/u],
  ['line', /^\s?(?:\n|$)/u],
  ['quote', /^\s?[«“"(]/u],
  ['dash', /^\s?[—–-]/u],
  ['and', /^\s(?:y|e|o|u|ni)\s/iu],
  ['of', /^\s(?:de|del|en|con|a|al|por|para)\s/iu],
  ['verb', ENDS],
  ['name', /^\s\p{Lu}/u],
  ['plural', /^\s\p{Ll}+s(?!\p{L})/u],
  ['word', /^\s\p{Ll}/u],
];
const kindOf = (kinds: [string, RegExp][], text: string): string =>
  kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';

/** «Vecina 302: …» at the head of several lines: who speaks. */
function isSpeaker(text: string, at: number, end: number): boolean {
  if (!/^\s?:/u.test(text.slice(end, end + 2))) return false;
  const lead =
    text
      .slice(Math.max(0, at - LABEL), end)
      .split('\n')
      .at(-1) ?? '';
  const name = /(?:\p{L}[\p{L}. ]{0,24} )?\d+$/u.exec(lead)?.[0];
  return name !== undefined && text.indexOf(`${name}:`) !== text.lastIndexOf(`${name}:`);
}

export function signsOf({ text, context, head, items, law, isOpen }: Candidate): string[] {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return [];
  const before = text.slice(Math.max(0, head.at - BEFORE), head.at);
  const after = text.slice(last.end, last.end + BEHIND);
  const number = Number.parseInt(first.printed, 10);
  const key = law?.law ?? null;
  const exists = key !== null && hasArticle(key, first.printed);
  const all = exists && items.every(({ printed }) => hasArticle(key, printed));
  const state = key === null ? (isOpen ? 'open' : law === null ? 'lawless' : 'unheld') : exists ? 'exists' : 'lacks';
  const size = sizeOf(number);
  const [lead, tail] = [kindOf(BEFORE_KINDS, before), kindOf(BEHIND_KINDS, after)];
  const position = head.position ?? 'NONE';
  const lately = context.lastArticle();
  const isClose = lately !== null && head.at - lately.at < CLOSE;
  const signs = [
    'bias',
    `at ${position}`,
    `law ${state}`,
    `size ${size}`,
    `before ${lead}`,
    `behind ${tail}`,
    `at ${position} ${state}`,
    `at ${position} ${size}`,
    `at ${position} behind ${tail}`,
    `${state} ${size}`,
    `before ${lead} ${size}`,
    `before ${lead} behind ${tail}`,
    `${state} before ${lead}`,
  ];
  const seen = (sign: string, isSeen: boolean): void => {
    if (isSeen) signs.push(sign, `${sign} ${size}`, `${sign} ${state}`);
  };
  seen('all', items.length > 1 && all);
  const column = context.columnOf(head.at);
  seen('column counts', column === 'COUNTS');
  seen('column cites', column === 'CITES');
  seen('list', items.length > 1);
  seen('ends', ENDS.test(after));
  seen('punctuation', PUNCTUATION.test(after));
  seen('scoped', context.isScoped(head.at));
  seen('neighbour', law !== null && context.hasNeighbour(law, [first.printed]));
  seen('near', isNearCitation(text, context, head.at));
  seen('close', isClose);
  seen('used', context.bareCount >= 2);
  seen('much used', context.bareCount >= 5);
  seen('plain', items.some(isPlainlyArticle));
  seen('year', YEAR.test(first.printed));
  seen('of year', YEAR.test(first.printed) && OF_YEAR.test(before));
  const noArticle = before.replace(/(?:el|al|del|los)\s$/iu, '');
  seen('day before', number <= 31 && OF_DAY_BEFORE.test(noArticle));
  seen('day behind', number <= 31 && OF_DAY_BEHIND.test(after));
  seen('in words', isInWords(before, number));
  seen('enumerated', number <= 20 && isEnumerated(text, head.at, number));
  seen(
    'facts',
    number <= 60 && (FACTS_BEHIND.test(text.slice(first.end, first.end + BEHIND)) || OF_FACTS.test(before)),
  );
  seen('counted', isCounted(text, last.end) || isCounted(text, first.end));
  seen('how many', SAYS_HOW_MANY.test(before));
  seen('to read', ASKS_TO_READ.test(before));
  seen('counts other', COUNTS_OTHER.test(before));
  seen('speaker', isSpeaker(text, head.at, first.end));
  seen('same', context.sameNumber(head.at, normaliseArticle(first.printed)) !== null);
  seen('in list', lately !== null && isOnlyQuoted(text.slice(lately.at, head.at)));
  seen('weak', head.kind === 'WEAK');
  seen('written', head.isWord);
  return signs;
}

/** Above 0 it is an article more likely than not. */
export const weighNumber = (signs: readonly string[]): number =>
  signs.reduce((sum, sign) => sum + (WEIGHT[sign] ?? 0), 0);

export const isLearned = (): boolean => WEIGHT['bias'] !== undefined;

/** Signs that leave no doubt. */
const SURE = ['column counts', 'of year', 'day behind', 'in words', 'counts other', 'counted'];

/** Whether what the words around say of a number needs nothing learned. */
export const isSurelyNone = (reason: NoArticle | null, signs: readonly string[]): boolean =>
  reason === 'LIMIT' || reason === 'AMOUNT' || (reason !== null && SURE.some((sign) => signs.includes(sign)));
