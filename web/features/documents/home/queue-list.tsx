import {
  CircleAlert,
  CircleCheck,
  CircleSlash2,
  Clock,
  FileText,
  LoaderCircle,
  RotateCw,
  Upload,
  X,
} from 'lucide-react';
import { Link } from 'react-router';
import { analysisAlertText, documentDropText as text } from '#schema/text/documents-screen.ts';
import { formatBytes } from '#web/shared/format/format.ts';
import { Button, buttonClasses, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { useDocuments } from '../documents-context.ts';
import { isAnalysing, type QueueItem, type QueueState, type UploadQueue } from './upload-queue.ts';

const ICONS = {
  chosen: FileText,
  refused: CircleAlert,
  waiting: Clock,
  uploading: Upload,
  queued: Clock,
  running: LoaderCircle,
  done: CircleCheck,
  failed: CircleAlert,
  cancelled: CircleSlash2,
} as const satisfies Record<QueueState, typeof Clock>;

/** Its state in words. */
function wordsOf({ state, percent, problem, type, confidence }: QueueItem): string {
  switch (state) {
    case 'refused':
      return problem ?? '';
    case 'failed':
      return analysisAlertText.failed(problem);
    case 'done':
      return type ? analysisAlertText.done(type, confidence ?? 0) : '';
    case 'uploading':
      return text.state.uploading(percent);
    case 'running':
      return text.state.running(percent);
    default:
      return text.state[state];
  }
}

const isUnderWay = ({ state }: QueueItem): boolean => ['waiting', 'uploading', 'queued', 'running'].includes(state);

function Row({ item, queue }: { item: QueueItem; queue: UploadQueue }) {
  const { address } = useDocuments();
  const { key, name, file, state, percent, documentId } = item;
  const Icon = ICONS[state];
  const isBad = state === 'failed' || state === 'refused';
  const isMoving = state === 'uploading' || isAnalysing(item);
  return (
    <li data-queue={state} className="grid gap-1.5 px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Icon
          size={18}
          aria-hidden="true"
          className={cx(
            isBad ? 'text-danger' : state === 'done' ? 'text-positive' : 'text-muted',
            state === 'running' && 'motion-safe:animate-spin',
          )}
        />
        <div className="grid min-w-0 flex-1 basis-48">
          <span className="font-medium wrap-anywhere">
            {name} <span className="text-sm font-normal text-muted tabular">{formatBytes(file.size)}</span>
          </span>
          <span
            role={isBad ? 'alert' : undefined}
            className={cx('text-sm tabular', isBad ? 'text-danger' : 'text-muted')}
          >
            {wordsOf(item)}
          </span>
        </div>
        {state === 'done' && documentId && (
          <Link
            to={address({ documentId })}
            aria-label={text.seeOf(name)}
            className={cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET)}
          >
            {text.see}
          </Link>
        )}
        {(state === 'failed' || state === 'cancelled') && (
          <Button
            variant="secondary"
            size="sm"
            className={TOUCH_TARGET}
            aria-label={text.retryOf(name)}
            onClick={() => void queue.retry(item)}
          >
            <RotateCw size={15} aria-hidden="true" />
            {text.retry}
          </Button>
        )}
        {isUnderWay(item) ? (
          <Button
            variant="ghost"
            size="sm"
            className={TOUCH_TARGET}
            aria-label={text.cancelOf(name)}
            onClick={() => void queue.cancel(item)}
          >
            {text.cancel}
          </Button>
        ) : (
          <IconButton
            size="sm"
            label={state === 'chosen' ? text.remove(name) : text.dismissOf(name)}
            className={TOUCH_TARGET_ICON}
            onClick={() => queue.remove(key)}
          >
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isMoving && (
        <progress
          max={100}
          value={percent}
          aria-label={wordsOf(item)}
          className="h-1.5 w-full overflow-hidden rounded-full accent-accent"
        />
      )}
    </li>
  );
}

interface QueueListProps {
  items: readonly QueueItem[];
  queue: UploadQueue;
}

/** Files that were chosen, with their progress. */
export function QueueList({ items, queue }: QueueListProps) {
  // Percentages are shown, not spoken: a screen reader would say nothing else.
  const spoken = items
    .filter((item) => isUnderWay(item) || item.state === 'done')
    .map((item) =>
      text.announce(
        item.name,
        item.state === 'uploading' || item.state === 'running' ? text.state.queued : wordsOf(item),
      ),
    )
    .join('. ');
  return (
    <>
      <ul aria-label={text.queue} className="card divide-y divide-line">
        {items.map((item) => (
          <Row key={item.key} item={item} queue={queue} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
