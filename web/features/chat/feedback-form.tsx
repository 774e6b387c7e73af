import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { FeedbackReason } from '#schema/generated/contract.ts';
import { feedbackText as text } from '#schema/text/chat.ts';
import { commonText } from '#schema/text/common.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import type { Message } from './reply-follower.ts';

interface FeedbackValues {
  reasons: FeedbackReason[];
  comment: string | null;
}

interface FeedbackFormProps {
  before: Message['feedback'];
  isSending: boolean;
  onSend: (said: FeedbackValues) => void;
  onCancel: () => void;
}

const COMMENT_MAX = 1000;
const REASONS = Object.keys(text.reasons) as FeedbackReason[];

/** What was wrong with an answer. */
export function FeedbackForm({ before, isSending, onSend, onCancel }: FeedbackFormProps) {
  const [reasons, setReasons] = useState<FeedbackReason[]>(before?.reasons ?? []);
  const [comment, setComment] = useState(before?.comment ?? '');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const toggle = (reason: FeedbackReason, isChosen: boolean) =>
    setReasons(REASONS.filter((each) => (each === reason ? isChosen : reasons.includes(each))));
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSend({ reasons, comment: comment.trim() || null });
  };
  return (
    <form onSubmit={onSubmit} className="card grid gap-4 p-4">
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-medium">{text.reasonsTitle}</legend>
        <div className="flex flex-wrap gap-x-5">
          {REASONS.map((reason, position) => (
            <label key={reason} className="flex min-h-8 cursor-pointer items-center gap-2">
              <input
                ref={position === 0 ? first : undefined}
                type="checkbox"
                checked={reasons.includes(reason)}
                onChange={(event) => toggle(reason, event.target.checked)}
                className="size-4"
              />
              {text.reasons[reason]}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label={text.comment}>
        {(ids) => (
          <textarea
            id={ids.id}
            rows={3}
            maxLength={COMMENT_MAX}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
            className={ids.className}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={isSending}>
          {text.send}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {commonText.cancel}
        </Button>
      </div>
    </form>
  );
}
