import { useNavigate } from 'react-router';
import { reviewStartText as text } from '#schema/text/citation-review.ts';
import { ReviewHistory } from './review-history.tsx';
import { ReviewPage } from './review-page.tsx';
import { readPlace, writePlace, type ReviewPlace } from './review-place.ts';
import { StartForm } from './start-form.tsx';
import './citations.css';

export interface CitationsPageProps {
  /** The query of the address: which review, which filter, which citation. */
  params: URLSearchParams;
  /** The address of this section with these parameters. */
  addressOf: (params: Record<string, string>) => string;
}

const START: ReviewPlace = { reviewId: null, filter: 'ALL', chosen: null };

/** The citation checker: give a text, or read what checking one found. */
export function CitationsPage({ params, addressOf }: CitationsPageProps) {
  const navigate = useNavigate();
  const place = readPlace(params);
  const address = (part: Partial<ReviewPlace>) => addressOf(writePlace({ ...START, ...part }));
  if (place.reviewId) return <ReviewPage key={place.reviewId} place={place} addressOf={address} />;
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
