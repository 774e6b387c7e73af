import { useId, useRef, type SyntheticEvent } from 'react';
import { ArrowUp } from 'lucide-react';
import { useNavigate } from 'react-router';
import { askBoxText as text } from '#schema/text/chat.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { DEFAULT_CHOICES } from './ask-choices.ts';
import { QUESTION_MAX } from './chat-limits.ts';
import { useDraft } from './draft.ts';
import { useAskQuestion } from './use-ask-question.ts';

interface AskBoxProps {
  examples: readonly string[];
  addressOf: (threadId: string) => string;
}

/** One question from another page; its answer is read in the chat. An example fills the box and is not sent. */
export function AskBox({ examples, addressOf }: AskBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft(null);
  const { ask, isSending, failure } = useAskQuestion(null, (threadId) => void navigate(addressOf(threadId)));
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void ask(draft, DEFAULT_CHOICES).then((isAsked) => isAsked && setDraft(''));
  };
  return (
    <form onSubmit={onSubmit} className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex gap-2 max-sm:flex-col">
        <label htmlFor={id} className="sr-only">
          {text.label}
        </label>
        <input
          ref={box}
          id={id}
          value={draft}
          maxLength={QUESTION_MAX}
          placeholder={text.placeholder}
          autoComplete="off"
          onChange={({ target }) => setDraft(target.value)}
          className="min-h-11 min-w-0 rounded-md border border-line-strong bg-surface px-3.5 sm:flex-1"
        />
        <Button type="submit" className={TOUCH_TARGET} disabled={isSending || !draft.trim()}>
          <ArrowUp size={17} aria-hidden="true" />
          {text.ask}
        </Button>
      </div>
      {failure && (
        <p role="alert" className="text-danger">
          {failure.message}
        </p>
      )}
      <ul aria-label={text.examples} className="flex flex-wrap gap-x-4 gap-y-0.5">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="min-h-8 text-left text-sm text-accent underline-offset-2 hover:underline"
              onClick={() => {
                setDraft(example);
                box.current?.focus();
              }}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
