import { useLayoutEffect, useRef } from 'react';
import { chatText as text } from '#schema/text/chat.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { ActionAddresses } from './answer-actions.tsx';
import { AnswerMessage } from './answer-message.tsx';
import { QuestionMessage } from './question-message.tsx';
import { isFinal, type LiveAnswer, type Message } from './reply-follower.ts';
import { SentenceAnnouncer } from './sentence-announcer.tsx';
import type { SourceRequest } from './sources-panel.tsx';
import type { ReadingChoice } from './understood-line.tsx';

interface ConversationProps {
  title: string;
  messages: readonly Message[];
  live: LiveAnswer | null;
  hasEarlier: boolean;
  onLoadEarlier: () => void;
  openSource: SourceRequest | null;
  onOpenSource: (messageId: string, ordinal: number | null) => void;
  onAsk: (text: string) => void;
  /** Asks a question again. */
  onAskAgain: (question: Message, reading?: readonly ReadingChoice[]) => void;
  actionAddresses: ActionAddresses;
  isBusy: boolean;
}

const ABOVE_PX = 20;

/**
 * Scrolls the newest question to the top when a conversation is opened and when a question is asked. The answer grows
 * below it without moving what is being read.
 */
function useQuestionOnTop(questionId: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const view = scroller.current;
    if (!view) return;
    view.style.setProperty('--view', `${view.clientHeight}px`);
    if (newest.current) view.scrollTop = newest.current.offsetTop - ABOVE_PX;
  }, [questionId]);
  return { scroller, newest };
}

export function Conversation(props: ConversationProps) {
  const { title, messages, live, hasEarlier, onLoadEarlier, openSource, onOpenSource, onAskAgain, isBusy } = props;
  const last = messages.at(-1);
  const shownText = live?.text ?? last?.text ?? '';
  const newestQuestion = messages.findLast(({ role }) => role === 'USER');
  const { scroller, newest } = useQuestionOnTop(newestQuestion?.id);
  const askAgain = (position: number, reading?: readonly ReadingChoice[]) => {
    const question = messages.slice(0, position).findLast(({ role }) => role === 'USER');
    if (question) onAskAgain(question, reading);
  };

  return (
    <div
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={text.conversation}
      className="relative min-h-0 flex-1 overflow-y-auto -outline-offset-2"
    >
      <div className="mx-auto grid w-full max-w-[46rem] gap-8 px-4 pb-10 pt-6 md:px-6">
        <h1 className="sr-only">{title}</h1>
        {hasEarlier && (
          <Button variant="secondary" size="sm" className="justify-self-center" onClick={onLoadEarlier}>
            {text.earlier}
          </Button>
        )}
        {messages.map((message, position) =>
          message.role === 'USER' ? (
            <div key={message.id} ref={message === newestQuestion ? newest : undefined}>
              <QuestionMessage message={message} />
            </div>
          ) : (
            // The last answer has at least the height of the view, so that its question can be at the top from the
            // start.
            <div key={message.id} className={message === last ? 'min-h-[calc(var(--view,0px)-10rem)]' : undefined}>
              <AnswerMessage
                message={message}
                live={message === last ? live : null}
                isLast={message === last}
                openOrdinal={openSource?.messageId === message.id ? openSource.ordinal : null}
                onOpenSource={onOpenSource}
                onAsk={props.onAsk}
                onAskAgain={() => askAgain(position)}
                onChooseReading={(choice) => askAgain(position, [choice])}
                actionAddresses={props.actionAddresses}
                isBusy={isBusy}
              />
            </div>
          ),
        )}
      </div>
      {last?.role === 'ASSISTANT' && (
        <SentenceAnnouncer key={last.id} text={shownText} isWriting={!isFinal(last.status)} />
      )}
    </div>
  );
}
