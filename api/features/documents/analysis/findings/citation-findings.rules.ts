import type { StoredCheckedCitation, StoredReport } from '#db/entities/citation-review.entity.ts';
import type { FindingSeverity } from '#schema/generated/contract.ts';
import { findingWords, type DocumentFindingCode } from '#schema/text/document-findings.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { Basis, Finding } from '../analysis.types.ts';

/** Findings of the citations of a document that the checker of citations judged. */

interface Kind {
  code: DocumentFindingCode;
  severity: FindingSeverity;
}

const REPEALED = /derogad|abrogad|ya no rige|dejo de regir/;

/** «0419-A» in a table, which may as well be the number of a machine. */
const isNumberAlone = (citation: string): boolean => !/\p{L}{2}/u.test(citation);

/** What was inferred is said with less weight: the document did not name the law. */
function kindOf({ state, citation, verdict, reason, isInferred }: StoredCheckedCitation): Kind | null {
  if (isInferred && isNumberAlone(citation)) return null;
  if (state === 'MISMATCH') {
    const isRepealed = REPEALED.test(foldText(`${verdict} ${reason}`));
    return { code: isRepealed ? 'citation.repealed' : 'citation.mismatch', severity: isInferred ? 'LOW' : 'HIGH' };
  }
  if (state === 'QUOTE_NOT_FOUND') return { code: 'citation.quote_not_found', severity: isInferred ? 'LOW' : 'MEDIUM' };
  return null;
}

/** The article that was meant, where it is one that the stock shows. */
const basisOf = ({ state, target, reason }: StoredCheckedCitation): Basis[] =>
  state === 'QUOTE_NOT_FOUND' && target.statuteKey && target.articleNumber
    ? [{ law: target.statuteKey, article: target.articleNumber, reason }]
    : [];

export const findingsOfCitations = ({ citations }: StoredReport): Finding[] =>
  citations.flatMap((citation): Finding[] => {
    const kind = kindOf(citation);
    if (!kind) return [];
    const words = findingWords[kind.code];
    return [
      {
        ...kind,
        message: words.message(citation.citation),
        why: citation.reason || words.why,
        suggestion: citation.correction ?? words.suggestion,
        at: { start: citation.start, end: citation.end },
        related: [],
        basis: basisOf(citation),
      },
    ];
  });
