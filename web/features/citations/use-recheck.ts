import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { reviewStartText } from '#schema/text/citation-review.ts';
import { useRecheckCitationReviewMutation } from './citations.generated.ts';
import type { Review } from './review.ts';

export type Problem = Pick<Failure, 'message' | 'requestId'>;
type Rechecked = { review: Review; problem?: undefined } | { review?: undefined; problem: Problem };

/** Checks the text of a review again; the screen follows through the cache. */
export function useRecheck(reviewId: string) {
  const [run, { loading }] = useRecheckCitationReviewMutation();
  const recheck = async (changes: { text: string; writtenOn?: string | null }): Promise<Rechecked> => {
    try {
      const { data } = await run({ variables: { input: { reviewId, ...changes } } });
      const { review, userErrors } = data?.updateCitationReview ?? {};
      if (review) return { review };
      return { problem: { message: userErrors?.[0]?.message ?? reviewStartText.noReply, requestId: null } };
    } catch (error) {
      return { problem: readFailure(error) };
    }
  };
  return { recheck, isChecking: loading };
}
