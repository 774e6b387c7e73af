import type { StoredFilePlaces } from '#db/entities/citation-review.entity.ts';
import type { StoredAnalysis, StoredAnswerPoint, StoredSpan } from '#db/entities/document.entity.ts';
import { pagesOf, placeOf } from '#api/features/citations/index.ts';
import type { Decisions } from './stored-analysis.rules.ts';

/** A stored analysis as the contract shows it: every span with its words and its place in the file. */

const MAX_QUOTE_LENGTH = 1000;
/** A place of more lines than this is shown by its beginning. */
const MAX_PLACED_LENGTH = 4000;

/** The text of a document with its places. */
export interface SourceText {
  text: string;
  places: StoredFilePlaces;
}

export const spanOf =
  ({ text, places }: SourceText) =>
  ({ start, end }: StoredSpan) => ({
    start,
    end,
    quote: text.slice(start, Math.min(end, start + MAX_QUOTE_LENGTH)).toWellFormed(),
    place: placeOf(places, text.length, { start, end: Math.min(end, start + MAX_PLACED_LENGTH) }),
  });

export const pointOf =
  (source: SourceText) =>
  ({ text, spans }: StoredAnswerPoint) => ({ text, spans: spans.map(spanOf(source)) });

export function showAnalysis(source: SourceText, content: StoredAnalysis, decisions: Decisions) {
  const span = spanOf(source);
  const at = (given: StoredSpan | null) => given && span(given);
  const { typeFeatures, facts, findings, requirements, ...plain } = content;
  return {
    ...plain,
    text: source.text,
    pages: pagesOf(source.places),
    typeFeatures: typeFeatures.map((feature) => ({ ...feature, at: at(feature.at) })),
    facts: facts.map((fact) => ({ ...fact, spans: fact.spans.map(span) })),
    findings: findings.map((finding) => ({
      ...finding,
      at: at(finding.at),
      related: finding.related.map(span),
      decision: decisions[finding.id]?.decision ?? null,
      note: decisions[finding.id]?.note ?? null,
    })),
    requirements: requirements.map((requirement) => ({ ...requirement, at: at(requirement.at) })),
  };
}
