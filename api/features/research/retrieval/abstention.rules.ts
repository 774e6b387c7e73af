import { foldText } from '#schema/lib/fold-text.ts';
import scope from '#db/content/out-of-scope.json' with { type: 'json' };
import { foldName } from '#db/content/law-names.rules.ts';
import { findLaw, isRepealed, lastArticle, nearestArticles } from '#db/content/law-index.ts';
import type { LegalArea } from '#db/content/legal-content.ts';
import type { AbstentionCause, YearlyFigure } from './abstention-cause.rules.ts';
import { causeByPlace, placesIn } from './jurisdiction.rules.ts';
import type { Naming } from './named-articles.rules.ts';
import { readTime, replacedLawIn } from './time.rules.ts';

const instructions = scope.instructions.map((source) => new RegExp(source, 'g'));
const anyOf = (sources: readonly string[]): RegExp => new RegExp(`(?:${sources.join('|')})`);
const foreignPapers = anyOf(scope.foreignPapers);
const predictions = anyOf(scope.predictions);
const caseStatus = anyOf(scope.caseStatus);
const normsNotHeld = anyOf(scope.normsNotHeld);
const officeFacts = anyOf(scope.officeFacts);
const practice = anyOf(scope.practice);
const courtCalendars = anyOf(scope.courtCalendars);
const figures = scope.figures.map(({ figure, patterns }) => ({
  figure: figure as YearlyFigure,
  pattern: anyOf(patterns),
}));
/** Requests that have nothing to do with law, unless a word of law is beside them. */
const offTopicFrames = anyOf(scope.offTopicFrames);
const SENTENCE = /[^.!?¿¡\n;]+[.!?;\n]*/g;

/** The first of the words that the text has, as the list writes it. */
const says = (padded: string, words: readonly string[]): string | null =>
  words.find((word) => padded.includes(` ${foldName(word)} `)) ?? null;

/** Removes sentences that give instructions to the assistant (prompt injection). */
export function withoutInstructions(question: string): { text: string; hadInstructions: boolean } {
  const isOrder = (sentence: string): boolean =>
    instructions.some((pattern) => new RegExp(pattern.source).test(foldText(sentence).replace(/\s+/g, ' ')));
  const sentences = question.match(SENTENCE) ?? [];
  const kept = sentences.filter((sentence) => !isOrder(sentence));
  if (kept.length === sentences.length) return { text: question, hadInstructions: false };
  return { text: kept.join(' ').trim(), hadInstructions: true };
}

const LAW_OF_THERE = / (?:ley|leyes|derecho|reglas) (?:de )?(?:alla|aquel pais|ese pais|aquel lado) /;

const asksForLawOf = (place: string, padded: string): boolean =>
  new RegExp(` (?:ley|leyes|derecho|codigo(?: \\w+)?|reglas) (?:de|en) (?:los |la )?${foldName(place)} `).test(
    padded,
  ) || LAW_OF_THERE.test(padded);

/** Law of another country: it is asked for, and nothing ties the matter to Mexico. */
function foreign(padded: string): AbstentionCause | null {
  if (foreignPapers.test(padded)) return { kind: 'FOREIGN', place: null };
  if (says(padded, scope.mexicanTies)) return null;
  const place = scope.countries.find((country) =>
    new RegExp(` (?:en|de|segun|para|ley de|leyes de) (?:los |la )?${foldName(country)} `).test(padded),
  );
  if (place) return { kind: 'FOREIGN', place, isAskedFor: asksForLawOf(place, padded) };
  const there = says(padded, scope.countries);
  if (there !== null && LAW_OF_THERE.test(padded)) return { kind: 'FOREIGN', place: there, isAskedFor: true };
  const isTheirLaw = scope.demonyms.some((demonym) =>
    new RegExp(` (?:ley|leyes|derecho|legislacion|codigo \\w+|constitucion|tribunal|juez) ${demonym} `).test(padded),
  );
  return isTheirLaw || says(padded, scope.foreignLaws) ? { kind: 'FOREIGN', place: null } : null;
}

const isPrivate = (padded: string): boolean =>
  says(padded, scope.privateData) !== null &&
  says(padded, scope.privateRequests) !== null &&
  !/ (?:puede|pueden|puedo|derecho|obligacion|obligad[oa]s?|delito|ley|demandar|demando|notificar|notifican|emplazar|avisan) /.test(
    padded,
  );

const isOffTopic = (padded: string): boolean =>
  says(padded, scope.offTopic) !== null ||
  (offTopicFrames.test(padded) && says(padded, scope.legalWords) === null) ||
  (says(padded, scope.dollar) !== null &&
    says(padded, scope.priceWords) !== null &&
    !/ (?:pague|pagar|contrato|deuda|renta|prestamo|prestaron) /.test(padded));

/** What no law says: figures of a year, facts of an office, how long things take. */
function notInLaw(padded: string, question: string): AbstentionCause | null {
  if (courtCalendars.test(padded)) return { kind: 'COURT_CALENDAR', place: placesIn(question)[0]?.name ?? null };
  if (officeFacts.test(padded)) return { kind: 'OFFICE_FACT' };
  if (practice.test(padded)) return { kind: 'PRACTICE' };
  const found = figures.find(({ pattern }) => pattern.test(padded));
  return found ? { kind: 'FIGURE', figure: found.figure } : null;
}

/** What a law said that no longer rules, or a text before it was reformed. */
function oldLaw(question: string, naming: Naming): AbstentionCause | null {
  const time = readTime(question);
  const asksContent = time.asksOldText || naming.articles.length > 0;
  const law = asksContent && !time.asksStill && !time.asksWhen ? replacedLawIn(question) : null;
  if (law) return { kind: 'REPLACED_LAW', law };
  if (!time.asksOldText || !time.isBeforeReform) return null;
  const [named] = naming.articles;
  const article = named?.statuteKey && named.exists ? { statuteKey: named.statuteKey, number: named.number } : null;
  return { kind: 'OLD_TEXT', year: time.year, article };
}

function wrongArticle(naming: Naming, asksStill: boolean): AbstentionCause | null {
  // One that exists is answered; what is wrong with the others is said by the check of citations.
  if (naming.articles.some(({ exists, statuteKey, number }) => exists && statuteKey && !isRepealed(statuteKey, number)))
    return null;
  for (const { statuteKey, number, exists } of naming.articles) {
    if (!statuteKey || !findLaw(statuteKey)) continue;
    if (exists) return asksStill ? null : { kind: 'REPEALED', statuteKey, number };
    return {
      kind: 'NO_SUCH_ARTICLE',
      statuteKey,
      number,
      last: lastArticle(statuteKey) ?? '',
      nearest: nearestArticles(statuteKey, number),
    };
  }
  return null;
}

export interface Understood {
  question: string;
  /** The question before, for a follow-up. */
  before?: string | undefined;
  naming: Naming;
  area: LegalArea | null;
  /** Words with matter, without names of laws and articles. */
  conceptCount: number;
}

/** Whether a question is outside of the stock, judged by its words alone, before anything is searched. */
export function causeByWords({ question, before, naming, area, conceptCount }: Understood): AbstentionCause | null {
  const { text, hadInstructions } = withoutInstructions(question);
  const padded = ` ${foldName(text)} `;
  if (hadInstructions && (padded.trim() === '' || (conceptCount === 0 && naming.articles.length === 0)))
    return { kind: 'INSTRUCTIONS' };
  const time = readTime(text);
  const cause = oldLaw(text, naming) ?? wrongArticle(naming, time.asksStill || time.asksWhen);
  if (cause) return cause;
  if (isPrivate(padded)) return { kind: 'PRIVATE_DATA' };
  if (caseStatus.test(padded)) return { kind: 'CASE_STATUS' };
  if (predictions.test(padded)) return { kind: 'PREDICTION' };
  const outside = foreign(padded) ?? notInLaw(padded, text) ?? causeByPlace({ question: text, before, area });
  if (outside) return outside;
  if (normsNotHeld.test(padded) && naming.articles.length === 0) return { kind: 'NORM_NOT_HELD' };
  if (isOffTopic(padded)) return { kind: 'OFF_TOPIC' };
  if (naming.articles.some(({ exists }) => exists)) return null;
  const [bare] = naming.articles;
  if (bare && conceptCount === 0) return { kind: 'WHICH_LAW', number: bare.number };
  const [law] = naming.laws;
  if (conceptCount > 0 || (law && (time.asksWhen || time.asksStill))) return null;
  return law ? { kind: 'WHICH_MATTER', statuteKey: law.statuteKey } : { kind: 'NOT_UNDERSTOOD' };
}

export interface Findings {
  /** Share of the question that the best text mentions. */
  coverage: number;
  /** Share of the question's words that occur anywhere in the stock. */
  known: number;
  conceptCount: number;
  hasNamedArticle: boolean;
}

const MIN_COVERAGE = 0.28;
const CONCEPTS_OF_STORY = 10;
const MIN_KNOWN = 0.4;

/** Whether what was found mentions the question at all. */
export function causeByFindings({ coverage, known, conceptCount, hasNamedArticle }: Findings): AbstentionCause | null {
  if (hasNamedArticle) return null;
  if (conceptCount > 0 && known < MIN_KNOWN) return { kind: 'NOT_UNDERSTOOD' };
  // The longer the story, the smaller the share that any text can cover.
  const least = MIN_COVERAGE * Math.min(1, CONCEPTS_OF_STORY / Math.max(1, conceptCount));
  return coverage < least ? { kind: 'NOT_FOUND' } : null;
}
