import { useEffect, useRef, useState, type RefObject } from 'react';
import { CircleAlert, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { FeedbackVerdict } from '#schema/generated/contract.ts';
import { feedbackText as text } from '#schema/text/chat.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { useRateAnswerMutation, type RateAnswerMutationVariables } from './chat.generated.ts';
import { FeedbackForm } from './feedback-form.tsx';
import type { Message } from './reply-follower.ts';

type Feedback = NonNullable<Message['feedback']>;
type Rating = Omit<RateAnswerMutationVariables['input'], 'messageId'>;

const ICONS = { HELPFUL: ThumbsUp, NOT_HELPFUL: ThumbsDown } as const;
const VERDICTS = ['HELPFUL', 'NOT_HELPFUL'] as const satisfies FeedbackVerdict[];

function useRating(messageId: string) {
  const [rate, { loading }] = useRateAnswerMutation();
  const [problem, setProblem] = useState<string | null>(null);
  /** Returns whether it was saved. */
  const send = async (rating: Rating): Promise<boolean> => {
    setProblem(null);
    try {
      const { data } = await rate({ variables: { input: { messageId, ...rating } } });
      const refused = data?.rateAnswer.userErrors[0];
      if (!refused && data?.rateAnswer.message) return true;
      setProblem(refused?.message ?? text.failed);
    } catch (error) {
      const { message, requestId } = readFailure(error);
      setProblem([text.failed, message, requestId && commonText.reference(requestId)].filter(Boolean).join(' '));
    }
    return false;
  };
  return { send, isSending: loading, problem, forget: () => setProblem(null) };
}

interface VerdictsProps {
  group: RefObject<HTMLDivElement | null>;
  chosen: FeedbackVerdict | null;
  isBusy: boolean;
  onChoose: (verdict: FeedbackVerdict) => void;
}

const Verdicts = ({ group, chosen, isBusy, onChoose }: VerdictsProps) => (
  <div ref={group} role="group" aria-label={text.question} className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
    <p className="mr-1 text-sm text-muted max-md:w-full">{text.question}</p>
    {VERDICTS.map((verdict) => {
      const Icon = ICONS[verdict];
      return (
        <Button
          key={verdict}
          variant="secondary"
          size="sm"
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
          aria-pressed={chosen === verdict}
          disabled={isBusy}
          onClick={() => onChoose(verdict)}
        >
          <Icon size={15} aria-hidden="true" />
          {text.verdicts[verdict]}
        </Button>
      );
    })}
  </div>
);

/** Why the feedback is shown: just sent, left unchanged, or loaded with the page. */
type FeedbackOrigin = 'SENT' | 'KEPT' | null;

/** The saved feedback. */
function SavedFeedback({
  feedback,
  arrival,
  onChange,
}: {
  feedback: Feedback;
  arrival: FeedbackOrigin;
  onChange: () => void;
}) {
  const change = useRef<HTMLButtonElement>(null);
  // The pressed button is gone: the focus moves to its replacement.
  useEffect(() => {
    if (arrival) change.current?.focus({ preventScroll: true });
  }, [arrival]);
  const Icon = ICONS[feedback.verdict];
  const reasons = feedback.reasons.map((reason) => text.reasons[reason]).join(', ');
  return (
    <div className="grid gap-1 text-sm">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="flex items-center gap-1.5">
          <Icon size={15} className="text-accent" aria-hidden="true" />
          <span className="sr-only">{text.yours}</span>
          <span className="font-medium">{text.verdicts[feedback.verdict]}</span>
          {reasons && <span className="text-muted">· {reasons}</span>}
        </p>
        <button
          ref={change}
          type="button"
          onClick={onChange}
          className="min-h-6 rounded-sm px-1 text-accent underline underline-offset-2"
        >
          {text.change}
        </button>
      </div>
      {feedback.comment && <p className="text-muted wrap-anywhere">«{feedback.comment}»</p>}
      <p role="status" className="text-muted empty:hidden">
        {arrival === 'SENT' ? text.sent : ''}
      </p>
    </div>
  );
}

/** Feedback on an answer: useful or not, and what was wrong. It can be changed. */
export function AnswerFeedback({ message }: { message: Pick<Message, 'id' | 'feedback'> }) {
  const { feedback } = message;
  const [isOpen, setOpen] = useState(false);
  const [hasForm, setForm] = useState(false);
  const [arrival, setArrival] = useState<FeedbackOrigin>(null);
  const group = useRef<HTMLDivElement>(null);
  const { send, isSending, problem, forget } = useRating(message.id);

  const submit = async (rating: Rating) => {
    if (!(await send(rating))) return;
    setOpen(false);
    setForm(false);
    setArrival('SENT');
  };
  const choose = (verdict: FeedbackVerdict) => {
    if (verdict === 'HELPFUL') void submit({ verdict });
    else setForm(true);
  };
  const cancel = () => {
    setOpen(false);
    setForm(false);
    setArrival('KEPT');
    forget();
    group.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  };
  const change = () => {
    setArrival(null);
    setOpen(true);
    setForm(feedback?.verdict === 'NOT_HELPFUL');
  };
  useEffect(() => {
    if (isOpen && !hasForm) group.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [isOpen, hasForm]);

  if (feedback && !isOpen) return <SavedFeedback feedback={feedback} arrival={arrival} onChange={change} />;
  return (
    <div className="grid gap-3">
      <Verdicts
        group={group}
        chosen={hasForm ? 'NOT_HELPFUL' : (feedback?.verdict ?? null)}
        isBusy={isSending}
        onChoose={choose}
      />
      {problem && (
        <p role="alert" className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
          {problem}
        </p>
      )}
      {hasForm ? (
        <FeedbackForm
          before={feedback}
          isSending={isSending}
          onSend={(said) => void submit({ verdict: 'NOT_HELPFUL', ...said })}
          onCancel={cancel}
        />
      ) : (
        feedback && (
          <Button variant="ghost" size="sm" className="-ml-3 justify-self-start" onClick={cancel}>
            {commonText.cancel}
          </Button>
        )
      )}
    </div>
  );
}
