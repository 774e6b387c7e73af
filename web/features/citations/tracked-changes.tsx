import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { FileDiff, X } from 'lucide-react';
import { trackedChangesText as text } from '#schema/text/citation-review.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { ExportTrackedChangesDocument, type ExportTrackedChangesQuery } from './citations.generated.ts';
import type { Review } from './review.ts';

type Written = ExportTrackedChangesQuery['citationReviewTrackedChanges'];

/** Downloads the Word file of a review with its changes tracked; lists those that have no place in it. */
export function TrackedChanges({ review }: { review: Pick<Review, 'id' | 'fileName' | 'trackedChangesProblem'> }) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [unplaced, setUnplaced] = useState<Written['unplaced']>([]);
  const download = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    setUnplaced([]);
    try {
      const { data } = await client.query({
        query: ExportTrackedChangesDocument,
        variables: { id: review.id },
        fetchPolicy: 'no-cache',
      });
      if (!data) return;
      const { changeCount, file, unplaced: left } = data.citationReviewTrackedChanges;
      setUnplaced(left);
      if (changeCount > 0) saveDocument(file);
      if (changeCount > 0 || left.length === 0)
        showToast({ message: changeCount > 0 ? text.done(changeCount) : text.none });
    } catch (error) {
      setFailure(readFailure(error));
    } finally {
      setBusy(false);
    }
  };
  if (review.trackedChangesProblem !== null)
    return /\.docx$/i.test(review.fileName ?? '') ? (
      <p className="basis-full text-sm text-muted">{review.trackedChangesProblem}</p>
    ) : null;
  return (
    <>
      <Button variant="secondary" size="sm" className={TOUCH_TARGET} disabled={isBusy} onClick={() => void download()}>
        <FileDiff size={15} aria-hidden="true" />
        {isBusy ? text.downloading : text.download}
      </Button>
      {failure && (
        <div className="basis-full">
          <ErrorState title={text.failed} {...failure} onRetry={() => void download()} />
        </div>
      )}
      {unplaced.length > 0 && <Unplaced changes={unplaced} onClose={() => setUnplaced([])} />}
    </>
  );
}

function Unplaced({ changes, onClose }: { changes: Written['unplaced']; onClose: () => void }) {
  return (
    <section
      role="status"
      className="flex basis-full items-start gap-2 rounded-md border border-line bg-warning-soft p-4"
    >
      <div className="grid min-w-0 grow gap-2">
        <p className="font-medium">{text.unplaced(changes.length)}</p>
        <ul className="grid gap-2 text-sm [overflow-wrap:anywhere]">
          {changes.map(({ before, after, line }, at) => (
            // The list is shown as it came, and never changes.
            <li key={at}>
              {text.change(before, after)}
              <span className="block text-muted">{text.line(line)}</span>
            </li>
          ))}
        </ul>
      </div>
      <IconButton label={text.close} className={TOUCH_TARGET_ICON} onClick={onClose}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
