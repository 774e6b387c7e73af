import { capitalized } from '#schema/text/words.ts';
import { findLaw, lawsNamedIn } from '#db/content/law-index.ts';
import { citationCheckText as say } from '#schema/text/citations.ts';
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

/** Notes when a law named beside the date was published or reformed that day. */
function notesOfDay(date: string, beside: readonly string[], articles: readonly NotedArticle[]): string[] {
  for (const key of beside) {
    const law = findLaw(key);
    if (!law) continue;
    if (law.publishedOn === date) return [say.gazette.publication(nameOfLaw(law))];
    if (law.lastReformOn === date) return [say.gazette.lastReform(nameOfLaw(law))];
    const isReform = articles.some(
      ({ statuteKey, notes }) => statuteKey === key && notes.some((note) => reformDaysIn(note).includes(date)),
    );
    if (isReform) return [say.gazette.reform(nameOfLaw(law))];
  }
  return [];
}

export function judgeGazette(
  reference: GazetteReference,
  quotes: readonly string[],
  beside: readonly string[],
  articles: readonly NotedArticle[] = [],
): Draft {
  const { date } = reference;
  const rest = { target: { ...NO_TARGET, gazetteDate: date }, quotes: notComparable(quotes) };
  if (date === null) return draft(say.gazette.impossibleLabel, 'MISMATCH', say.gazette.impossible, rest);
  const notes = notesOfDay(date, beside, articles);
  return draft(say.gazette.label(date), 'NOT_HELD', say.gazette.notHeld, { ...rest, notes });
}

export function judgeCaseFile(reference: CaseFileReference, quotes: readonly string[], written: string): Draft {
  return draft(capitalized(written.replace(/\s+/g, ' ').trim()), 'NOT_HELD', say.caseFile.notHeld, {
    target: { ...NO_TARGET, caseFileNumber: reference.number },
    quotes: notComparable(quotes),
  });
}
