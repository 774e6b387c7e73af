import { useState } from 'react';
import { Link } from 'react-router';
import { articlePanelText as text, readingFrameText, topicText } from '#schema/text/reading.ts';
import { kindLabel } from '#schema/text/search.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/states.tsx';
import { useArticleCitedByQuery } from './reading.generated.ts';
import { RecordFailure } from './record-states.tsx';

const PAGE = 8;

interface PageProps {
  statute: string;
  number: string;
  after: string | null;
  /** Number of entries on the pages before. */
  above: number;
}

/** A page of the list, and the next one when it is requested. */
function CitingPage({ statute, number, after, above }: PageProps) {
  const [hasNext, setNext] = useState(false);
  const { data, error, refetch } = useArticleCitedByQuery({ variables: { statute, number, first: PAGE, after } });
  if (error) return <RecordFailure title={readingFrameText.failed.citations} error={error} onRetry={() => refetch()} />;
  const found = data?.article?.citedBy;
  if (!found) return data ? null : <Skeleton className="h-16 w-full" />;
  if (found.totalCount === 0) return <p className="text-sm text-muted">{text.notCited}</p>;
  const { endCursor, hasNextPage } = found.pageInfo;
  return (
    <>
      <ul className="grid gap-3">
        {found.nodes.map((citing, at) => (
          <li key={`${citing.id}-${at}`} className="grid gap-0.5">
            <Link
              to={citing.url}
              className="rounded-sm py-0.5 text-base leading-snug hover:text-accent hover:underline"
            >
              {citing.title}
            </Link>
            <span className="text-xs text-muted">{citing.kind ? kindLabel[citing.kind] : topicText.label}</span>
            {citing.passage && <span className="line-clamp-3 font-serif text-sm text-muted">{citing.passage}</span>}
          </li>
        ))}
      </ul>
      {hasNextPage && !hasNext && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setNext(true)}>
          {text.showMore(found.totalCount - above - found.nodes.length)}
        </Button>
      )}
      {hasNext && <CitingPage statute={statute} number={number} after={endCursor} above={above + found.nodes.length} />}
    </>
  );
}

/** Texts of the stock that cite the article, the most cited first. */
export const CitedBy = (props: { statute: string; number: string }) => (
  <div className="grid gap-3">
    <CitingPage key={`${props.statute}/${props.number}`} {...props} after={null} above={0} />
  </div>
);
