import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { CircleAlert, FileText, FileUp, X } from 'lucide-react';
import { reviewStartText as text } from '#schema/text/citation-review.ts';
import { uploadText } from '#schema/text/files.ts';
import { fileProblem, READABLE_KINDS } from '#web/shared/files/send-file.ts';
import { formatBytes, formatCount, today } from '#web/shared/format/format.ts';
import { useFileDrop } from '#web/shared/hooks/use-file-drop.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { TEXT_MAX } from './review.ts';
import { useTextDraft } from './text-draft.ts';
import { useStartReview, type Stage } from './use-start-review.ts';

const Problem = ({ id, children }: { id: string; children: string }) => (
  <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
    <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
    {children}
  </p>
);

interface FileCardProps {
  file: File;
  /** There is a text too; it is kept and not sent. */
  hasText: boolean;
  isBusy: boolean;
  onRemove: () => void;
}

const FileCard = ({ file, hasText, isBusy, onRemove }: FileCardProps) => (
  <div className="card grid gap-2 p-4">
    <div className="flex items-center gap-3">
      <FileText size={22} className="text-accent" aria-hidden="true" />
      <p className="min-w-0 flex-1">
        <span className="block truncate font-medium">{file.name}</span>
        <span className="text-sm text-muted tabular">{formatBytes(file.size)}</span>
      </p>
      <IconButton label={text.removeFile} disabled={isBusy} onClick={onRemove} className={TOUCH_TARGET_ICON}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
    {hasText && <p className="text-sm text-muted">{text.fileInstead}</p>}
  </div>
);

/** Progress, visible and for screen readers. */
function StageLine({ stage, onStop }: { stage: Stage; onStop: () => void }) {
  const isUploading = stage.at === 'uploading';
  return (
    <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-2', stage.at === 'idle' && 'sr-only')}>
      <p role="status" className="text-muted tabular">
        {isUploading ? text.uploading(Math.floor(stage.percent / 25) * 25) : stage.at === 'checking' && text.checking}
      </p>
      {isUploading && (
        <>
          <progress
            aria-label={text.uploadProgress}
            max={100}
            value={stage.percent}
            className="progress-line min-w-32 max-w-80 flex-1"
          />
          <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={onStop}>
            {text.stop}
          </Button>
        </>
      )}
    </div>
  );
}

/** The form for the text to check. A pasted text is kept until the server has accepted it. */
export function StartForm({ onReady }: { onReady: (reviewId: string) => void }) {
  const id = useId();
  const draft = useTextDraft(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  // The field is uncontrolled: a million characters are not copied at every key.
  const [length, setLength] = useState(draft.kept.length);
  const [file, setFile] = useState<File | null>(null);
  const [writtenOn, setWrittenOn] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { stage, failure, start, stop, clear } = useStartReview((reviewId) => {
    if (!file) draft.forget();
    onReady(reviewId);
  });
  const isBusy = stage.at !== 'idle';
  const isTooLong = length > TEXT_MAX;
  const dayProblem = writtenOn > today() ? text.futureDay : undefined;
  const refused = failure?.field === 'text' ? failure.message : null;
  const shown = isTooLong ? text.tooLong(formatCount(TEXT_MAX)) : (problem ?? refused);

  const take = ([given]: readonly File[]) => {
    if (!given || isBusy) return;
    const found = fileProblem(given, READABLE_KINDS, uploadText.unreadable);
    setProblem(found);
    clear();
    if (!found) setFile(given);
  };
  const { isOver, ...drop } = useFileDrop(take);
  const onType = () => {
    const value = area.current?.value ?? '';
    setLength(value.length);
    setProblem(null);
    draft.keep(value);
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const words = area.current?.value ?? draft.kept;
    if (isBusy || dayProblem) return;
    if (!file && (isTooLong || words.trim() === '')) {
      if (!isTooLong) setProblem(text.blank);
      area.current?.focus();
      return;
    }
    void start({ text: words, file, writtenOn });
  };

  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <div {...drop} className="relative grid gap-1.5">
        <label htmlFor={id} className={cx('text-sm font-medium', file && 'sr-only')}>
          {text.textLabel}
        </label>
        {file && <FileCard file={file} hasText={length > 0} isBusy={isBusy} onRemove={() => setFile(null)} />}
        <textarea
          ref={area}
          id={id}
          hidden={file !== null}
          defaultValue={draft.kept}
          onInput={onType}
          readOnly={isBusy}
          rows={12}
          placeholder={text.textPlaceholder}
          aria-invalid={shown !== null || undefined}
          aria-describedby={`${id}-count${shown ? ` ${id}-problem` : ''}`}
          className={cx(
            'min-h-56 w-full resize-y rounded-md border bg-surface px-4 py-3 font-serif text-lg text-ink placeholder:text-muted',
            shown ? 'border-danger' : 'border-line-strong',
          )}
        />
        {isOver && (
          <p className="pointer-events-none absolute inset-0 grid place-items-center rounded-md border-2 border-dashed border-accent bg-accent-soft font-medium text-accent">
            {text.dropNow}
          </p>
        )}
        {shown && <Problem id={`${id}-problem`}>{shown}</Problem>}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
          <input
            ref={chooser}
            type="file"
            tabIndex={-1}
            aria-label={text.chooseFile}
            accept={READABLE_KINDS.join(',')}
            className="sr-only"
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <Button
            variant="secondary"
            size="sm"
            className={TOUCH_TARGET}
            disabled={isBusy}
            onClick={() => chooser.current?.click()}
          >
            <FileUp size={16} aria-hidden="true" />
            {file ? text.changeFile : text.chooseFile}
          </Button>
          <p className="min-w-0 flex-1 basis-56">{text.dropHint}</p>
          <p id={`${id}-count`} className={cx('tabular', isTooLong && 'font-medium text-danger', file && 'sr-only')}>
            {text.counter(formatCount(length), formatCount(TEXT_MAX))}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="w-full max-w-md">
          <DateField
            leans="back"
            label={text.writtenOn}
            isOptional
            hint={text.writtenOnHint}
            error={dayProblem ?? (failure?.field === 'writtenOn' ? failure.message : undefined)}
            value={writtenOn}
            max={today()}
            onChange={setWrittenOn}
          />
        </div>
        <Button type="submit" size="lg" disabled={isBusy} className="max-sm:w-full sm:ml-auto">
          {isBusy ? text.checking : text.submit}
        </Button>
      </div>
      <StageLine stage={stage} onStop={stop} />
      {failure && failure.field !== 'text' && failure.field !== 'writtenOn' && (
        <ErrorState
          title={file ? text.fileFailed : text.failed}
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void start({ text: area.current?.value ?? '', file, writtenOn })}
        />
      )}
    </form>
  );
}
