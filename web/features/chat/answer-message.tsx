import { Suspense, useRef } from 'react';
import { BookOpen, Check, Copy, CornerDownRight } from 'lucide-react';
import { answerText, chatErrorText, chatText, sourcesText } from '#schema/text/chat.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { AnswerActions, type ActionAddresses } from './answer-actions.tsx';
import { AnswerEnding } from './answer-ending.tsx';
import { AnswerFeedback } from './answer-feedback.tsx';
import { AnswerMarkdown } from './answer-markdown.tsx';
import { ClaimsLine } from './claims-line.tsx';
import { isFinal, type LiveAnswer, type Message } from './reply-follower.ts';
import { revealClaim } from './reveal-claim.ts';
import { StageLine } from './stage-line.tsx';
import { UnderstoodLine, type ReadingChoice } from './understood-line.tsx';

const AnswerCalculationPart = lazyPart(() =>
  import('./answer-calculation.tsx').then(({ AnswerCalculationPart }) => AnswerCalculationPart),
);

interface AnswerMessageProps {
  message: Message;
  live: LiveAnswer | null;
  isLast: boolean;
  openOrdinal: number | null;
  onOpenSource: (messageId: string, ordinal: number | null) => void;
  /** Asks one of the follow-up questions. */
  onAsk: (text: string) => void;
  onAskAgain: () => void;
  /** Asks the question of this answer again with another reading. */
  onChooseReading: (choice: ReadingChoice) => void;
  actionAddresses: ActionAddresses;
  isBusy: boolean;
}

function Toolbar({ message, onOpenSource }: Pick<AnswerMessageProps, 'message' | 'onOpenSource'>) {
  const { isCopied, copy } = useCopy();
  const count = message.citations.length;
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      {count > 0 && (
        <Button variant="quiet" size="sm" onClick={() => onOpenSource(message.id, null)}>
          <BookOpen size={16} aria-hidden="true" />
          {sourcesText.open(count)}
        </Button>
      )}
      <Button variant="ghost" size="sm" className="text-muted" onClick={() => void copy(message.text)}>
        {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        <span aria-live="polite">{isCopied ? answerText.copied : answerText.copy}</span>
      </Button>
    </div>
  );
}

const FollowUps = ({
  questions,
  onAsk,
  isBusy,
}: {
  questions: readonly string[];
  onAsk: (text: string) => void;
  isBusy: boolean;
}) => (
  <section aria-label={answerText.followUps} className="grid gap-1.5">
    <p className="text-sm font-medium text-muted">{answerText.followUps}</p>
    <ul className="grid gap-1">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => onAsk(question)}
            className="-ml-2 flex min-h-8 items-start gap-2.5 rounded-md px-2 py-1.5 text-left font-serif text-lg text-accent transition-colors duration-150 hover:bg-accent-soft disabled:text-muted disabled:hover:bg-transparent"
          >
            <CornerDownRight size={17} className="mt-1" aria-hidden="true" />
            {question}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

const FailedAnswer = ({ error, onAskAgain, isBusy }: { error: string; onAskAgain: () => void; isBusy: boolean }) => (
  <div role="alert" className="grid justify-items-start gap-2.5 rounded-md bg-danger-soft px-4 py-3">
    <p className="font-medium text-danger">{chatErrorText.prefix + error}</p>
    <Button variant="secondary" size="sm" onClick={onAskAgain} disabled={isBusy}>
      {answerText.askAgain}
    </Button>
  </div>
);

/** Below a finished answer: claims, actions and feedback. */
function AfterText(props: AnswerMessageProps & { onReveal: (index: number) => void }) {
  const { message, onOpenSource, actionAddresses, onReveal } = props;
  return (
    <>
      {message.actions.length > 0 && <AnswerActions message={message} addresses={actionAddresses} />}
      <div className="grid gap-2">
        {message.claims.length > 0 && (
          <ClaimsLine
            message={message}
            onReveal={onReveal}
            onOpenSource={(ordinal) => onOpenSource(message.id, ordinal)}
          />
        )}
        <Toolbar message={message} onOpenSource={onOpenSource} />
      </div>
    </>
  );
}

/** Why there is no answer, if there is none. */
function errorOf({ status, text, error }: Message): string | null {
  if (status === 'FAILED') return error ?? chatErrorText.noReply;
  return status === 'COMPLETE' && text.trim() === '' ? chatErrorText.noReply : null;
}

/** An answer: in progress, finished, stopped or failed. */
export function AnswerMessage(props: AnswerMessageProps) {
  const { message, live, isLast, openOrdinal, onOpenSource, onAsk, onAskAgain, onChooseReading, isBusy } = props;
  const article = useRef<HTMLElement>(null);
  const isWriting = !isFinal(message.status);
  const text = live?.text ?? message.text;
  const error = errorOf(message);
  const isGiven = !isWriting && error === null;
  return (
    <article
      ref={article}
      aria-label={chatText.foja}
      aria-busy={isWriting}
      data-status={message.status}
      className="grid min-w-0 grid-cols-1 gap-4"
    >
      {(message.understood.length > 0 || message.reading.length > 0) && (
        <UnderstoodLine
          facts={message.understood}
          reading={message.reading}
          onChoose={onChooseReading}
          isBusy={isBusy}
        />
      )}
      {text && (
        <AnswerMarkdown
          text={text}
          citations={live?.citations ?? message.citations}
          claims={message.claims}
          openOrdinal={openOrdinal}
          onOpenSource={(ordinal) => onOpenSource(message.id, ordinal)}
        />
      )}
      {isWriting && (
        <StageLine stage={live?.stage ?? null} isInterrupted={live?.isInterrupted ?? false} isFirst={!text} />
      )}
      {error !== null && <FailedAnswer error={error} onAskAgain={onAskAgain} isBusy={isBusy} />}
      {isGiven && message.calculation && (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <AnswerCalculationPart messageId={message.id} addressOf={props.actionAddresses.calculation} />
        </Suspense>
      )}
      {!isWriting && <AnswerEnding message={message} />}
      {isGiven && text && <AfterText {...props} onReveal={(index) => revealClaim(article.current, index)} />}
      {isGiven && <AnswerFeedback message={message} />}
      {!isWriting && isLast && message.followUps.length > 0 && (
        <FollowUps questions={message.followUps} onAsk={onAsk} isBusy={isBusy} />
      )}
    </article>
  );
}
