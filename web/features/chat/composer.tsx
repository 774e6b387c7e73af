import { useEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { ArrowUp, Square } from 'lucide-react';
import { composerText as text } from '#schema/text/chat.ts';
import { commonText } from '#schema/text/common.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { PlansLink } from '#web/shared/plans/plans-link.tsx';
import type { AskChoices } from './ask-choices.ts';
import type { ChatFailure } from './chat-failure.ts';
import { QUESTION_MAX, QUESTION_NEAR_MAX } from './chat-limits.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { QuotaLine } from './quota-line.tsx';

interface ComposerProps {
  value: string;
  onChange: (value: string) => void;
  choices: AskChoices;
  onChoices: (choices: AskChoices) => void;
  onSend: () => void;
  onStop: () => void;
  isSending: boolean;
  /** An answer is being written: it can be stopped, and no question can be sent. */
  isAnswering: boolean;
  failure: ChatFailure | null;
  /** A new conversation: the field takes the focus. */
  isNewThread: boolean;
}

const MAX_HEIGHT_PX = 220;

/** What is shown on phones only while the field has the focus or words, or an answer is being written. */
const IN_USE = 'max-md:hidden max-md:group-focus-within/ask:flex max-md:group-data-used/ask:flex';

function useAutoHeight(value: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${Math.min(MAX_HEIGHT_PX, element.scrollHeight)}px`;
  }, [value]);
  return area;
}

const FailureLine = ({ failure }: { failure: ChatFailure }) => (
  <div
    role="alert"
    className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-danger-soft px-3.5 py-2.5 text-danger"
  >
    <p className="font-medium">{failure.message}</p>
    {failure.isLimit && <PlansLink />}
    {failure.requestId && <p className="font-mono text-xs">{commonText.reference(failure.requestId)}</p>}
  </div>
);

/** The field for questions. The draft stays until the server has accepted it. */
export function Composer(props: ComposerProps) {
  const { value, onChange, onSend, onStop, isSending, isAnswering, failure, isNewThread } = props;
  const area = useAutoHeight(value);
  // On phones the focus would open the keyboard over the examples.
  const hasMouse = useMediaQuery('(hover: hover)');
  useEffect(() => {
    if (isNewThread && hasMouse) area.current?.focus();
  }, [area, hasMouse, isNewThread]);
  const isBusy = isSending || isAnswering;
  const isTooLong = value.length > QUESTION_MAX;
  const canSend = !isBusy && value.trim() !== '' && !isTooLong;

  // The pressed button disappears: the focus moves to the field of the next question.
  const stop = () => {
    if (hasMouse) area.current?.focus();
    onStop();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };

  return (
    // On phones one line until it is used: the answer needs the room.
    <form
      onSubmit={onSubmit}
      data-used={value !== '' || isBusy || undefined}
      className="group/ask mx-auto grid w-full max-w-[46rem] gap-2 px-4 pb-3 pt-2 md:px-6"
    >
      {failure && <FailureLine failure={failure} />}
      <div className="rounded-lg border border-line-strong bg-surface shadow-[0_1px_2px_var(--shadow-color)] transition-colors duration-150 focus-within:border-accent">
        <textarea
          ref={area}
          rows={1}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          aria-label={text.label}
          aria-describedby="composer-hint"
          aria-invalid={isTooLong || undefined}
          placeholder={text.placeholder}
          className="block max-h-56 w-full resize-none rounded-t-lg bg-transparent px-4 pb-1 pt-3.5 font-serif text-lg max-md:pb-3.5 max-md:group-focus-within/ask:pb-1 max-md:group-data-used/ask:pb-1 text-ink outline-none placeholder:text-muted"
        />
        <div className={cx('flex flex-wrap items-center gap-2 px-2.5 pb-2.5 pt-1', IN_USE)}>
          <ChoiceBar choices={props.choices} onChange={props.onChoices} />
          <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
            {value.length >= QUESTION_NEAR_MAX && (
              <p role="status" className={cx('text-sm tabular', isTooLong ? 'font-medium text-danger' : 'text-muted')}>
                {text.counter(formatCount(value.length))}
              </p>
            )}
            {isAnswering && (
              <Button variant="secondary" onClick={stop}>
                <Square size={14} className="fill-current" aria-hidden="true" />
                {text.stop}
              </Button>
            )}
            <Button type="submit" disabled={!canSend}>
              {isBusy ? (
                text.sending
              ) : (
                <>
                  {text.send}
                  <ArrowUp size={17} aria-hidden="true" />
                </>
              )}
            </Button>
          </div>
        </div>
      </div>
      <div className={cx('flex flex-wrap justify-between gap-x-4 gap-y-0.5 px-1 text-sm text-muted', IN_USE)}>
        <p>{text.disclaimer}</p>
        <p id="composer-hint" className="sr-only">
          {text.hint}
        </p>
        <QuotaLine />
      </div>
    </form>
  );
}
