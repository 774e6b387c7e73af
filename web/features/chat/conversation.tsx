import { useEffect, useRef } from 'react';
import { chatText as text } from '#schema/text/chat.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { AnswerMessage } from './answer-message.tsx';
import { QuestionMessage } from './question-message.tsx';
import { isFinal, type LiveAnswer, type Message } from './reply-follower.ts';
import { SentenceAnnouncer } from './sentence-announcer.tsx';
import type { SourceRequest } from './sources-panel.tsx';

interface ConversationProps {
  title: string;
  messages: readonly Message[];
  live: LiveAnswer | null;
  hasEarlier: boolean;
  onLoadEarlier: () => void;
  openSource: SourceRequest | null;
  onOpenSource: (messageId: string, ordinal: number | null) => void;
  onAsk: (text: string) => void;
  isBusy: boolean;
}

const NEAR_PX = 120;

/** Keeps the end in view for whoever is at the end, and leaves alone whoever reads above it. */
function useStickyEnd(newest: string | undefined, length: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const toEnd = () => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  useEffect(toEnd, [newest]);
  useEffect(() => {
    if (isAtEnd.current) toEnd();
  }, [length]);
  const onScroll = () => {
    const element = scroller.current;
    if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
  };
  return { scroller, onScroll };
}

export function Conversation(props: ConversationProps) {
  const { title, messages, live, hasEarlier, onLoadEarlier, openSource, onOpenSource, onAsk, isBusy } = props;
  const last = messages.at(-1);
  const shownText = live?.text ?? last?.text ?? '';
  const { scroller, onScroll } = useStickyEnd(last?.id, shownText.length);
  const questionBefore = (position: number): string =>
    messages.slice(0, position).findLast(({ role }) => role === 'USER')?.text ?? '';

  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      tabIndex={0}
      role="region"
      aria-label={text.conversation}
      className="relative min-h-0 flex-1 overflow-y-auto -outline-offset-2"
    >
      <div className="mx-auto grid w-full max-w-[46rem] gap-8 px-4 pb-10 pt-6 md:px-6">
        <h1 className="sr-only">{title}</h1>
        {hasEarlier && (
          <Button look="secondary" size="sm" className="justify-self-center" onClick={onLoadEarlier}>
            {text.earlier}
          </Button>
        )}
        {messages.map((message, position) =>
          message.role === 'USER' ? (
            <QuestionMessage key={message.id} message={message} />
          ) : (
            <AnswerMessage
              key={message.id}
              message={message}
              live={message === last ? live : null}
              isLast={message === last}
              openOrdinal={openSource?.messageId === message.id ? openSource.ordinal : null}
              onOpenSource={onOpenSource}
              onAsk={onAsk}
              onAskAgain={() => onAsk(questionBefore(position))}
              isBusy={isBusy}
            />
          ),
        )}
      </div>
      {last?.role === 'ASSISTANT' && (
        <SentenceAnnouncer key={last.id} text={shownText} isWriting={!isFinal(last.status)} />
      )}
    </div>
  );
}
