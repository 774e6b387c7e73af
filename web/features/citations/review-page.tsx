import { Link } from 'react-router';
import { reviewText as text } from '#schema/text/citation-review.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { useCitationReviewQuery } from './citations.generated.ts';
import { ReviewSkeleton } from './citations-skeleton.tsx';
import type { ReviewUrlState } from './review-url.ts';
import { ReviewView } from './review-view.tsx';

interface ReviewPageProps {
  urlState: ReviewUrlState;
  addressOf: (part: Partial<ReviewUrlState>) => string;
}

/** The review of the URL, or why it cannot be read. */
export function ReviewPage({ urlState, addressOf }: ReviewPageProps) {
  const { data, error, refetch } = useCitationReviewQuery({ variables: { id: urlState.reviewId ?? '' } });
  const review = data?.citationReview;
  if (review) {
    return <ReviewView review={review} urlState={urlState} addressOf={addressOf} onReload={() => void refetch()} />;
  }
  if (!error && !data) return <ReviewSkeleton />;
  const again = (
    <Link to={addressOf({})} className={`${buttonClasses({ variant: 'secondary' })} min-h-11`}>
      {text.newReview}
    </Link>
  );
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-4 py-16 md:px-8">
      {error ? (
        <>
          <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch()} />
          {again}
        </>
      ) : (
        <EmptyState text={text.missing} action={again} />
      )}
    </div>
  );
}
