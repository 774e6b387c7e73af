import { BookOpen, Check, CircleSlash, Copy, CornerDownRight, PenLine, TriangleAlert } from 'lucide-react';
import { answerText, chatErrorText, chatText, sourcesText } from '#schema/text/chat.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { AnswerMarkdown } from './answer-markdown.tsx';
import { isFinal, type LiveAnswer, type Message } from './reply-follower.ts';
import { StageLine } from './stage-line.tsx';

interface AnswerMessageProps {
  message: Message;
  live: LiveAnswer | null;
  isLast: boolean;
  openOrdinal: number | null;
  onOpenSource: (messageId: string, ordinal: number | null) => void;
  /** Asks one of the questions that follow. */
  onAsk: (text: string) => void;
  onAskAgain: () => void;
  isBusy: boolean;
}

function Actions({ message, onOpenSource }: Pick<AnswerMessageProps, 'message' | 'onOpenSource'>) {
  const { isCopied, copy } = useCopy();
  const count = message.citations.length;
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      {count > 0 && (
        <Button look="quiet" size="sm" onClick={() => onOpenSource(message.id, null)}>
          <BookOpen size={16} aria-hidden="true" />
          {sourcesText.open(count)}
        </Button>
      )}
      <Button look="ghost" size="sm" className="text-muted" onClick={() => void copy(message.text)}>
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

/** How it ended, where that needs saying. */
function Ending({ message }: { message: Message }) {
  const notice = message.notice ?? (message.engine ? answerText.engines[message.engine] : null);
  return (
    <>
      {message.status === 'STOPPED' && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <StateBadge tone="warning" icon={CircleSlash}>
            {answerText.stopped}
          </StateBadge>
          {answerText.stoppedExplained}
        </p>
      )}
      {message.isAbstention && (
        <p>
          <StateBadge tone="neutral" icon={TriangleAlert}>
            {answerText.abstention}
          </StateBadge>
        </p>
      )}
      {message.status === 'COMPLETE' && notice && (
        <p className="flex items-start gap-2 text-sm text-muted">
          <PenLine size={15} className="mt-0.5" aria-hidden="true" />
          {notice}
        </p>
      )}
    </>
  );
}

const FailedAnswer = ({ error, onAskAgain, isBusy }: { error: string; onAskAgain: () => void; isBusy: boolean }) => (
  <div role="alert" className="grid justify-items-start gap-2.5 rounded-md bg-danger-soft px-4 py-3">
    <p className="font-medium text-danger">{chatErrorText.prefix + error}</p>
    <Button look="secondary" size="sm" onClick={onAskAgain} disabled={isBusy}>
      {answerText.askAgain}
    </Button>
  </div>
);

/** An answer: being written, finished, stopped or failed. */
export function AnswerMessage(props: AnswerMessageProps) {
  const { message, live, isLast, openOrdinal, onOpenSource, onAsk, onAskAgain, isBusy } = props;
  const isWriting = !isFinal(message.status);
  const text = live?.text ?? message.text;
  const citations = live?.citations ?? message.citations;
  const isEmpty = message.status === 'COMPLETE' && text.trim() === '';
  const error =
    message.status === 'FAILED' ? (message.error ?? chatErrorText.noReply) : isEmpty ? chatErrorText.noReply : null;
  return (
    <article aria-label={chatText.foja} aria-busy={isWriting} data-status={message.status} className="grid gap-4">
      {text && (
        <AnswerMarkdown
          text={text}
          citations={citations}
          openOrdinal={openOrdinal}
          onOpenSource={(ordinal) => onOpenSource(message.id, ordinal)}
        />
      )}
      {isWriting && (
        <StageLine stage={live?.stage ?? null} isInterrupted={live?.isInterrupted ?? false} isFirst={!text} />
      )}
      {error !== null && <FailedAnswer error={error} onAskAgain={onAskAgain} isBusy={isBusy} />}
      {!isWriting && <Ending message={message} />}
      {!isWriting && text && <Actions message={message} onOpenSource={onOpenSource} />}
      {!isWriting && isLast && message.followUps.length > 0 && (
        <FollowUps questions={message.followUps} onAsk={onAsk} isBusy={isBusy} />
      )}
    </article>
  );
}
