import { useState, type SyntheticEvent } from 'react';
import { reviewHistoryText as text } from '#schema/text/citation-review.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import {
  CitationReviewsDocument,
  useDeleteCitationReviewMutation,
  useRenameCitationReviewMutation,
} from '#web/shared/apollo/operations.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { TOUCH } from './citation-look.ts';
import { TITLE_MAX, type ReviewSummary } from './review.ts';

interface ReviewDialogProps {
  review: Pick<ReviewSummary, 'id' | 'title'>;
  onClose: () => void;
}

export function RenameReviewDialog({ review, onClose }: ReviewDialogProps) {
  const [title, setTitle] = useState(review.title);
  const [problem, setProblem] = useState<string>();
  const [rename, { loading }] = useRenameCitationReviewMutation();
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    try {
      const { data } = await rename({ variables: { input: { reviewId: review.id, title: title.trim() } } });
      const refused = data?.updateCitationReview.userErrors[0];
      if (refused) setProblem(refused.message);
      else onClose();
    } catch (error) {
      setProblem(readFailure(error).message);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.rename}>
      <form onSubmit={(event) => void onSubmit(event)} className="grid gap-5 px-6 pb-6 pt-4">
        <TextField
          label={text.renameLabel}
          value={title}
          maxLength={TITLE_MAX}
          error={problem}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button look="ghost" className={TOUCH} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" className={TOUCH} disabled={loading || title.trim() === ''}>
            {commonText.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function DeleteReviewDialog({ review, onClose, onDeleted }: ReviewDialogProps & { onDeleted?: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [remove, { loading, client }] = useDeleteCitationReviewMutation();
  const onConfirm = async () => {
    try {
      const { data } = await remove({ variables: { input: { reviewId: review.id } } });
      const refused = data?.deleteCitationReview.userErrors[0];
      if (refused) return setProblem(refused.message);
      onClose();
      onDeleted?.();
      client.cache.evict({ id: client.cache.identify({ __typename: 'CitationReview', id: review.id }) });
      await client.refetchQueries({ include: [CitationReviewsDocument] });
    } catch (error) {
      setProblem(readFailure(error).message);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.deleteTitle}
      description={text.deleteBody(review.title)}
    >
      <div className="grid gap-4 px-6 pb-6 pt-5">
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="ghost" className={TOUCH} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button look="danger" className={TOUCH} disabled={loading} onClick={() => void onConfirm()}>
            {text.deleteConfirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
