import { useApolloClient } from '@apollo/client/react';
import type { CitationDecision } from '#schema/generated/contract.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { useDecideCitationMutation } from './citations.generated.ts';
import type { Finding, Review } from './review.ts';
import type { Problem } from './use-recheck.ts';

type Decided = Pick<Finding, 'index' | 'decision' | 'note'>;

/** The report with a decision: findings without it stay the same objects and are not rendered again. */
const withDecision = (report: Review['report'], { index, decision, note }: Decided): Review['report'] => ({
  ...report,
  citations: report.citations.map((finding) => (finding.index === index ? { ...finding, decision, note } : finding)),
});

/** Saves the user's decisions: optimistic, reverted if the server refuses. */
export function useDecisions(reviewId: string) {
  const { cache } = useApolloClient();
  // The reply has only some fields of each citation: writing it would remove the complete ones from the cache.
  const [run] = useDecideCitationMutation({ fetchPolicy: 'no-cache' });

  const show = (decided: Decided): void => {
    const id = cache.identify({ __typename: 'CitationReview', id: reviewId });
    // `modify`, because writing the whole query takes a third of a second with hundreds of citations.
    cache.modify<Review>({
      id,
      fields: { report: (report) => withDecision(report as Review['report'], decided) },
    });
  };
  return async (finding: Finding, decision: CitationDecision | null, note: string | null): Promise<Problem | null> => {
    const { index, citation } = finding;
    const before = { index, decision: finding.decision, note: finding.note };
    show({ index, decision, note: decision && note });
    try {
      const { data } = await run({
        variables: { input: { reviewId, index, citation, decision, note: decision && note } },
      });
      const { review, userErrors } = data?.decideCitation ?? {};
      if (review) {
        show(review.report.citations.find((citation) => citation.index === index) ?? before);
        return null;
      }
      show(before);
      return { message: userErrors?.[0]?.message ?? '', requestId: null };
    } catch (error) {
      show(before);
      return readFailure(error);
    }
  };
}
