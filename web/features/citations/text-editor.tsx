import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { editText as text, reviewStartText } from '#schema/text/citation-review.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { TEXT_MAX, type Review } from './review.ts';
import { useTextDraft } from './text-draft.ts';
import { useRecheck, type Problem } from './use-recheck.ts';

/** Edits the text of a review and checks it again. Changes are kept until the server has accepted them. */
export function TextEditor({ review, onClose }: { review: Review; onClose: () => void }) {
  const id = useId();
  const draft = useTextDraft(review.id);
  const area = useRef<HTMLTextAreaElement>(null);
  const hadDraft = draft.kept !== '' && draft.kept !== review.text;
  const [isDraft, setDraft] = useState(hadDraft);
  const [length, setLength] = useState((draft.kept || review.text).length);
  const [writtenOn, setWrittenOn] = useState(review.writtenOn ?? '');
  const [problem, setProblem] = useState<Problem | null>(null);
  const { recheck, isChecking } = useRecheck(review.id);
  const wrong =
    length > TEXT_MAX
      ? reviewStartText.tooLong(formatCount(TEXT_MAX))
      : length === 0
        ? reviewStartText.blank
        : undefined;

  useEffect(() => {
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(0, 0);
  }, []);

  const check = async () => {
    if (wrong || isChecking || !area.current) return;
    setProblem(null);
    const changes = { text: area.current.value, writtenOn: writtenOn || null };
    const result = await recheck(changes);
    if (result.problem) return setProblem(result.problem);
    draft.forget();
    onClose();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void check();
  };
  const cancel = () => {
    draft.forget();
    onClose();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-3">
      {isDraft && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 rounded-md bg-info-soft px-3.5 py-2 text-info">
          {text.kept}
          <Button
            variant="ghost"
            size="sm"
            className={TOUCH_TARGET}
            onClick={() => {
              if (area.current) area.current.value = review.text;
              setLength(review.text.length);
              draft.forget();
              setDraft(false);
            }}
          >
            {text.discard}
          </Button>
        </p>
      )}
      <label htmlFor={id} className="text-sm font-medium">
        {text.label}
      </label>
      <textarea
        ref={area}
        id={id}
        defaultValue={draft.kept || review.text}
        readOnly={isChecking}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={`${id}-hint ${id}-count`}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          draft.keep(event.currentTarget.value);
        }}
        className={cx(
          'h-[55dvh] min-h-64 w-full resize-y rounded-md border bg-surface px-4 py-3 font-serif text-lg',
          wrong ? 'border-danger' : 'border-line-strong',
        )}
      />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <p id={`${id}-hint`} className={cx('min-w-0 flex-1 basis-64', wrong && 'text-danger')}>
          {wrong ?? text.hint}
        </p>
        <p id={`${id}-count`} className="tabular">
          {reviewStartText.counter(formatCount(length), formatCount(TEXT_MAX))}
        </p>
      </div>
      <DateField leans="back" label={reviewStartText.writtenOn} isOptional value={writtenOn} onChange={setWrittenOn} />
      {problem && <ErrorState title={text.failed} {...problem} onRetry={() => void check()} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" className={TOUCH_TARGET} disabled={isChecking} onClick={cancel}>
          {text.cancel}
        </Button>
        <Button type="submit" className={TOUCH_TARGET} disabled={isChecking}>
          {isChecking ? text.checking : text.recheck}
        </Button>
      </div>
    </form>
  );
}
