import { useState } from 'react';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { reviewHistoryText as text } from '#schema/text/citation-review.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { formatCount, formatInstant } from '#web/shared/format/format.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { useCitationReviewsQuery } from './citations.generated.ts';
import { DeleteReviewDialog, RenameReviewDialog } from './review-dialogs.tsx';
import { REVIEWS_PER_PAGE, type ReviewSummary } from './review.ts';
import { StateCounts } from './state-counts.tsx';

const standing = ({ counts, pendingCount }: ReviewSummary): string => {
  if (counts.total === 0) return text.noCitations;
  const rest = counts.verified === counts.total ? text.allVerified : text.pending(pendingCount);
  return `${text.citations(counts.total, formatCount(counts.total))} · ${rest}`;
};

interface ReviewRowProps {
  review: ReviewSummary;
  address: string;
  onRename: () => void;
  onDelete: () => void;
}

const ReviewRow = ({ review, address, onRename, onDelete }: ReviewRowProps) => (
  <li className="relative flex items-center gap-1 pr-2 transition-colors duration-150 hover:bg-sunken">
    <div className="grid min-w-0 flex-1 gap-1 px-5 py-3.5">
      <Link to={address} className="truncate font-medium after:absolute after:inset-0 after:rounded-md">
        {review.title}
      </Link>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular">
        <time dateTime={review.updatedAt}>{formatInstant(review.updatedAt)}</time>
        <span>{standing(review)}</span>
      </p>
      <StateCounts counts={review.counts} />
    </div>
    {/* Above the link, which covers the whole row. */}
    <div className="relative z-10">
      <Menu
        trigger={
          <IconButton label={text.actions(review.title)} className={TOUCH_TARGET_ICON}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil size={16} aria-hidden="true" />} onSelect={onRename}>
          {text.rename}
        </MenuItem>
        <MenuItem icon={<Trash2 size={16} aria-hidden="true" />} onSelect={onDelete} tone="danger">
          {text.delete}
        </MenuItem>
      </Menu>
    </div>
  </li>
);

/** The reviews of the user, newest first. */
export function ReviewHistory({ addressOf }: { addressOf: (reviewId: string) => string }) {
  const variables = { first: REVIEWS_PER_PAGE };
  const { data, error, refetch, fetchMore } = useCitationReviewsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const [renaming, setRenaming] = useState<ReviewSummary | null>(null);
  const [deleting, setDeleting] = useState<ReviewSummary | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [moreFailure, setMoreFailure] = useState<Failure | null>(null);
  const page = data?.citationReviews;

  const loadMore = async () => {
    setLoadingMore(true);
    setMoreFailure(null);
    try {
      await fetchMore({
        variables: { ...variables, after: page?.pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: { citationReviews: next } }) => {
          const known = new Set(before.citationReviews.nodes.map(({ id }) => id));
          const added = next.nodes.filter(({ id }) => !known.has(id));
          return { citationReviews: { ...next, nodes: [...before.citationReviews.nodes, ...added] } };
        },
      });
    } catch (problem) {
      setMoreFailure(readFailure(problem));
    } finally {
      setLoadingMore(false);
    }
  };

  return (
    <section aria-labelledby="review-history" className="grid grid-cols-1 gap-3">
      <h2 id="review-history" className="text-xl font-semibold">
        {text.title}
      </h2>
      {page ? (
        page.nodes.length > 0 ? (
          <ul aria-labelledby="review-history" className="card divide-y divide-line">
            {page.nodes.map((review) => (
              <ReviewRow
                key={review.id}
                review={review}
                address={addressOf(review.id)}
                onRename={() => setRenaming(review)}
                onDelete={() => setDeleting(review)}
              />
            ))}
          </ul>
        ) : (
          <div className="card">
            <EmptyState text={text.none} />
          </div>
        )
      ) : error ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={commonText.loading} className="card grid gap-5 p-5">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-11" />
          ))}
        </div>
      )}
      {moreFailure && <ErrorState title={text.moreFailed} {...moreFailure} onRetry={() => void loadMore()} />}
      {page && page.nodes.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted tabular">
            {text.shownOf(formatCount(page.nodes.length), formatCount(page.totalCount))}
          </p>
          {page.pageInfo.hasNextPage && !moreFailure && (
            <Button
              variant="secondary"
              size="sm"
              className={TOUCH_TARGET}
              disabled={isLoadingMore}
              onClick={() => void loadMore()}
            >
              {isLoadingMore ? commonText.loading : commonText.more}
            </Button>
          )}
        </div>
      )}
      {renaming && <RenameReviewDialog review={renaming} onClose={() => setRenaming(null)} />}
      {deleting && <DeleteReviewDialog review={deleting} onClose={() => setDeleting(null)} />}
    </section>
  );
}
