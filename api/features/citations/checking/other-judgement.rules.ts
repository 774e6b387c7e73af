import { capitalized } from '#schema/text/words.ts';
import { findLaw, lawsNamedIn } from '#db/content/law-index.ts';
import { citationCheckText as say, citationVerdictText as verdicts } from '#schema/text/citations.ts';
import { draft, notComparable, NO_TARGET, type Draft } from './finding.rules.ts';
import { reformDaysIn } from './reform-notes.rules.ts';
import type { CaseFileReference, GazetteReference } from '#api/legal-language/index.ts';
import { nameOfLaw } from './statute-labels.rules.ts';

/** Judges dates of the gazette and numbers of court files, of which little can be checked. */

/** The keys of the laws named beside a date of the gazette. */
export const lawsBeside = (text: string): string[] => [...new Set(lawsNamedIn(text).map(({ law }) => law.key))];

/** An article of the text, with the notes of its reforms. */
interface NotedArticle {
  statuteKey: string;
  notes: readonly string[];
}

interface KnownOfDay {
  articles: readonly NotedArticle[];
  /** Laws that a decree of that day reformed. */
  reformed: ReadonlySet<string>;
}

/** What is known of the day: a law named beside it was published or reformed then. */
function knownOfDay(date: string, beside: readonly string[], { articles, reformed }: KnownOfDay): string | null {
  for (const key of beside) {
    const law = findLaw(key);
    if (!law) continue;
    if (law.publishedOn === date) return say.gazette.publication(nameOfLaw(law));
    if (law.lastReformOn === date) return say.gazette.lastReform(nameOfLaw(law));
    const isNoted = articles.some(
      ({ statuteKey, notes }) => statuteKey === key && notes.some((note) => reformDaysIn(note).includes(date)),
    );
    const isReform = isNoted || reformed.has(key);
    if (isReform) return say.gazette.reform(nameOfLaw(law));
  }
  return null;
}

export function judgeGazette(
  reference: GazetteReference,
  quotes: readonly string[],
  beside: readonly string[],
  of: KnownOfDay = { articles: [], reformed: new Set() },
): Draft {
  const { date } = reference;
  const rest = { target: { ...NO_TARGET, gazetteDate: date }, quotes: notComparable(quotes) };
  if (date === null)
    return draft(say.gazette.impossibleLabel, 'MISMATCH', say.gazette.impossible, {
      ...rest,
      verdict: verdicts.impossibleDay,
    });
  const known = knownOfDay(date, beside, of);
  const verdict = known ? verdicts.gazetteKnown : verdicts.gazette;
  return draft(say.gazette.label(date), 'NOT_HELD', known ?? say.gazette.notHeld, { ...rest, verdict });
}

/** `ruling`: the title of the stored ruling of that file. */
export function judgeCaseFile(
  reference: CaseFileReference,
  quotes: readonly string[],
  written: string,
  ruling: string | null,
): Draft {
  const reason = ruling === null ? say.caseFile.notHeld : say.caseFile.ruling(ruling);
  return draft(capitalized(written.replace(/\s+/g, ' ').trim()), 'NOT_HELD', reason, {
    verdict: ruling === null ? verdicts.caseFile : verdicts.ruling,
    target: { ...NO_TARGET, caseFileNumber: reference.number },
    quotes: notComparable(quotes),
  });
}
