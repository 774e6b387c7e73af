import { useId, useRef, useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import { CircleAlert, FileUp, ScanText } from 'lucide-react';
import { noticeText as text } from '#schema/text/deadline-calculator.ts';
import { uploadText } from '#schema/text/files.ts';
import { fileProblem, READABLE_KINDS } from '#web/shared/files/send-file.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { useFileDrop } from '#web/shared/hooks/use-file-drop.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { ReadFailure, Stage } from './use-read-notice.ts';

const NOTICE_MAX = 60_000;
/** Pasting at least this many characters into an empty field starts the reading at once. */
const AUTO_READ_LENGTH = 40;

interface NoticeFormProps {
  words: string;
  stage: Stage;
  failure: ReadFailure | null;
  onWords: (words: string) => void;
  onRead: (what: { text: string } | { file: File }) => void;
}

/** The form for the text of a court order. Pasted text is read at once. */
export function NoticeForm({ words, stage, failure, onWords, onRead }: NoticeFormProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = stage.at !== 'idle';
  const isTooLong = words.length > NOTICE_MAX;
  const said = isTooLong ? text.tooLong(formatCount(NOTICE_MAX)) : problem;
  const take = (file: File | undefined) => {
    if (!file || isBusy) return;
    const found = fileProblem(file, READABLE_KINDS, uploadText.unreadable);
    setProblem(found);
    if (!found) onRead({ file });
  };
  const { isOver, ...drop } = useFileDrop(([file]) => take(file));
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy || isTooLong) return;
    if (words.trim() === '') return setProblem(text.blank);
    onRead({ text: words });
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (isBusy || words.trim() !== '' || pasted.trim().length < AUTO_READ_LENGTH || pasted.length > NOTICE_MAX) return;
    event.preventDefault();
    onWords(pasted);
    onRead({ text: pasted });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-[56rem] grid-cols-1 gap-4">
      <div {...drop} className="relative grid gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          {text.label}
        </label>
        <textarea
          id={id}
          rows={10}
          value={words}
          readOnly={isBusy}
          placeholder={text.placeholder}
          aria-invalid={said !== null || undefined}
          aria-describedby={`${id}-count${said ? ` ${id}-problem` : ''}`}
          onPaste={onPaste}
          onChange={(event) => {
            setProblem(null);
            onWords(event.target.value);
          }}
          className={cx(
            'min-h-56 w-full resize-y rounded-md border bg-surface px-4 py-3 font-serif text-lg text-ink placeholder:text-muted',
            said ? 'border-danger' : 'border-line-strong',
          )}
        />
        {isOver && (
          <p className="pointer-events-none absolute inset-0 grid place-items-center rounded-md border-2 border-dashed border-accent bg-accent-soft font-medium text-accent">
            {text.dropNow}
          </p>
        )}
        {said && (
          <p id={`${id}-problem`} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
            {said}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
          <input
            ref={chooser}
            type="file"
            tabIndex={-1}
            aria-label={text.chooseFile}
            accept={READABLE_KINDS.join(',')}
            className="sr-only"
            onChange={(event) => {
              take(event.target.files?.[0]);
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
            {text.chooseFile}
          </Button>
          <p className="min-w-0 flex-1 basis-56">{text.dropHint}</p>
          <p id={`${id}-count`} className={cx('tabular', isTooLong && 'font-medium text-danger')}>
            {text.counter(formatCount(words.length), formatCount(NOTICE_MAX))}
          </p>
        </div>
      </div>
      {failure && <ErrorState title={text.failed} {...failure} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="lg" disabled={isBusy} className="max-sm:w-full">
          <ScanText size={18} aria-hidden="true" />
          {text.read}
        </Button>
        <p role="status" className="text-muted tabular">
          {stage.at === 'uploading'
            ? text.uploading(Math.floor(stage.percent / 25) * 25)
            : stage.at === 'reading' && text.reading}
        </p>
      </div>
    </form>
  );
}
