/** What learning from the labelled citations shares. */
import { findReferences } from '#api/legal-language/citations/references.rules.ts';
import { NO_SCORES, precisionOf, recallOf, scoreText, type LabelledText } from './citations.rules.ts';

/** Precision and recall of the articles of laws, without a database. */
export function figuresOf(set: readonly LabelledText[]): string {
  const scores = NO_SCORES();
  for (const text of set)
    scoreText(
      scores,
      text,
      findReferences(text.text).map((reference) => ({ reference, state: null })),
      new Set(['STATUTE']),
    );
  const counts = scores.kinds.get('STATUTE') ?? { labelled: 0, found: 0, right: 0 };
  const wrong = scores.misses.filter(({ problem, kind }) => problem === 'WRONG' && kind === 'STATUTE').length;
  return `${precisionOf(counts, wrong).toFixed(3)} / ${recallOf(counts).toFixed(3)}`;
}
