import { useNavigate } from 'react-router';
import { reviewStartText as text } from '#schema/text/citation-review.ts';
import { ReviewHistory } from './review-history.tsx';
import { ReviewPage } from './review-page.tsx';
import { readReviewUrl, writeReviewUrl, type ReviewUrlState } from './review-url.ts';
import { StartForm } from './start-form.tsx';
import './citations.css';

export interface CitationsPageProps {
  /** The query of the URL: review, filter, citation. */
  params: URLSearchParams;
  /** The address of this section with these parameters. */
  addressOf: (params: Record<string, string>) => string;
}

const START: ReviewUrlState = { reviewId: null, filter: 'ALL', chosen: null };

/** The citation checker: the form for a text, or a review. */
export function CitationsPage({ params, addressOf }: CitationsPageProps) {
  const navigate = useNavigate();
  const urlState = readReviewUrl(params);
  const address = (part: Partial<ReviewUrlState>) => addressOf(writeReviewUrl({ ...START, ...part }));
  if (urlState.reviewId) return <ReviewPage key={urlState.reviewId} urlState={urlState} addressOf={address} />;
  return (
    <div className="mx-auto grid max-w-[56rem] grid-cols-1 gap-5 px-4 pb-16 pt-6 md:px-8 md:pt-8">
      <div className="grid gap-1">
        <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
        <p className="max-w-[70ch] font-serif text-lg text-muted">{text.subtitle}</p>
      </div>
      <StartForm onReady={(reviewId) => void navigate(address({ reviewId }))} />
      <div className="pt-6">
        <ReviewHistory addressOf={(reviewId) => address({ reviewId })} />
      </div>
    </div>
  );
}
