import { reviewHistoryText as text } from '#schema/text/citation-review.ts';
import { mutationProblem } from '#web/shared/apollo/mutation-problem.ts';
import { ConfirmDialog, RenameDialog } from '#web/shared/ui/action-dialogs.tsx';
import {
  CitationReviewsDocument,
  useDeleteCitationReviewMutation,
  useRenameCitationReviewMutation,
} from './citations.generated.ts';
import { TITLE_MAX, type ReviewSummary } from './review.ts';

interface ReviewDialogProps {
  review: Pick<ReviewSummary, 'id' | 'title'>;
  onClose: () => void;
}

export function RenameReviewDialog({ review, onClose }: ReviewDialogProps) {
  const [rename] = useRenameCitationReviewMutation();
  return (
    <RenameDialog
      heading={text.rename}
      label={text.renameLabel}
      title={review.title}
      longest={TITLE_MAX}
      onRename={(title) =>
        mutationProblem(
          rename({ variables: { input: { reviewId: review.id, title } } }),
          ({ updateCitationReview }) => updateCitationReview.userErrors,
        )
      }
      onClose={onClose}
    />
  );
}

export function DeleteReviewDialog({ review, onClose }: ReviewDialogProps) {
  const [remove, { client }] = useDeleteCitationReviewMutation();
  const onConfirm = async () => {
    const problem = await mutationProblem(
      remove({ variables: { input: { reviewId: review.id } } }),
      ({ deleteCitationReview }) => deleteCitationReview.userErrors,
    );
    if (problem !== null) return problem;
    client.cache.evict({ id: client.cache.identify({ __typename: 'CitationReview', id: review.id }) });
    // The list shows its own failure.
    void client.refetchQueries({ include: [CitationReviewsDocument] }).catch(() => undefined);
    return null;
  };
  return (
    <ConfirmDialog
      title={text.deleteTitle}
      body={text.deleteBody(review.title)}
      confirm={text.deleteConfirm}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
