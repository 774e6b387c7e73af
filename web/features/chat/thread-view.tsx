import { useEffect, useRef, useState } from 'react';
import { chatErrorText, chatText as text } from '#schema/text/chat.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useChatThreadQuery, useStopAnswerMutation } from './chat.generated.ts';
import type { ChatThreadFieldsFragment } from './threads.generated.ts';
import type { ActionAddresses } from './answer-actions.tsx';
import { useAskChoices, type AskChoices } from './ask-choices.ts';
import { MESSAGES_PER_PAGE } from './chat-limits.ts';
import { MessagesSkeleton } from './chat-skeleton.tsx';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { useDraft } from './draft.ts';
import { isFinal, type Message } from './reply-follower.ts';
import { SourcesPanel, SourcesSheet, type SourceRequest } from './sources-panel.tsx';
import type { ReadingChoice } from './understood-line.tsx';
import { useAskQuestion } from './use-ask-question.ts';
import { useLiveAnswer } from './use-live-answer.ts';
import { useReplySource } from './use-reply-source.ts';
import { useStoppedCheck } from './use-stopped-check.ts';
import { Welcome } from './welcome.tsx';

interface ThreadViewProps {
  threadId: string | null;
  actionAddresses: ActionAddresses;
  /** The open conversation, for the bar above it. */
  onOpened: (thread: ChatThreadFieldsFragment | null) => void;
  onThread: (threadId: string) => void;
}

const SIDE_BY_SIDE = '(min-width: 1200px)';

/** The answer whose sources are shown: the requested one, else the latest. */
function shownAnswer(messages: readonly Message[], requestedSource: SourceRequest | null): Message | undefined {
  const answers = messages.filter(({ role }) => role === 'ASSISTANT');
  return answers.find(({ id }) => id === requestedSource?.messageId) ?? answers.at(-1);
}

export function ThreadView({ threadId, actionAddresses, onOpened, onThread }: ThreadViewProps) {
  const { data, error, refetch, fetchMore } = useChatThreadQuery({
    variables: { id: threadId ?? '', last: MESSAGES_PER_PAGE },
    skip: !threadId,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const thread = threadId ? data?.chatThread : undefined;
  const stored = thread?.messages.nodes ?? [];
  const last = stored.at(-1);
  const source = useReplySource();
  const live = useLiveAnswer(last, source);
  const isUnchecked = useStoppedCheck(last, source);
  const messages = live && last ? [...stored.slice(0, -1), { ...last, citations: live.citations }] : stored;
  const isAnswering = last?.role === 'ASSISTANT' && !isFinal(last.status);

  const [draft, setDraft] = useDraft(threadId);
  const { ask, isSending, failure, forgetFailure } = useAskQuestion(threadId, onThread);
  const [stopAnswer] = useStopAnswerMutation();
  const [requestedSource, setRequestedSource] = useState<SourceRequest | null>(null);
  const [isPanelClosed, setPanelClosed] = useState(false);
  const opener = useRef<Element | null>(null);
  const isSideBySide = useMediaQuery(SIDE_BY_SIDE);
  const lastQuestion = stored.findLast(({ role }) => role === 'USER');
  const { choices, choose, forget: forgetChoices } = useAskChoices(threadId, lastQuestion);
  const opened = thread ?? null;
  useEffect(() => onOpened(opened), [onOpened, opened]);
  useEffect(() => {
    setRequestedSource(null);
    forgetFailure();
  }, [forgetFailure, threadId]);

  const isBusy = isSending || isAnswering;
  const send = async (
    question: string,
    isDraft: boolean,
    asChosen: AskChoices = choices,
    reading: readonly ReadingChoice[] = [],
  ) => {
    if (isBusy) return;
    setRequestedSource(null);
    if (await ask(question, asChosen, reading)) {
      // The question now stores the choices.
      forgetChoices();
      if (isDraft) setDraft('');
    } else if (!isDraft && !draft) setDraft(question);
  };
  const stop = async () => {
    if (!last) return;
    try {
      const { data: stopped } = await stopAnswer({ variables: { input: { messageId: last.id } } });
      const refused = stopped?.stopAnswer.userErrors[0];
      if (refused) showToast({ message: refused.message, tone: 'danger' });
    } catch {
      showToast({ message: chatErrorText.stopFailed, tone: 'danger' });
    }
  };
  const openSource = (messageId: string, ordinal: number | null) => {
    opener.current = document.activeElement;
    setPanelClosed(false);
    setRequestedSource((before) => ({ messageId, ordinal, request: (before?.request ?? 0) + 1 }));
  };
  const closeSources = () => {
    setPanelClosed(true);
    setRequestedSource(null);
    // The focus returns to the number that opened the panel.
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };

  const shown = shownAnswer(messages, requestedSource);
  const isWriting = shown === messages.at(-1) && (isAnswering || isUnchecked);
  // The panel is there from the start of an answer, so that the text does not move when sources arrive.
  const hasPanel = isSideBySide && !isPanelClosed && shown;
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col">
        {!threadId ? (
          <Welcome onAsk={(question) => void send(question, false)} isBusy={isBusy} />
        ) : thread ? (
          <Conversation
            title={thread.title}
            messages={messages}
            live={live}
            hasEarlier={thread.messages.pageInfo.hasPreviousPage}
            onLoadEarlier={() => void fetchMore({ variables: { before: thread.messages.pageInfo.startCursor } })}
            openSource={requestedSource}
            onOpenSource={openSource}
            onAsk={(question) => void send(question, false)}
            onAskAgain={(question, reading) => void send(question.text, false, question, reading)}
            actionAddresses={actionAddresses}
            isBusy={isBusy}
          />
        ) : error ? (
          <div className="mx-auto w-full max-w-[46rem] flex-1 p-6">
            <ErrorState title={text.threadFailed} {...readFailure(error)} onRetry={() => void refetch()} />
          </div>
        ) : data ? (
          <div className="grid flex-1 place-items-center">
            <EmptyState text={text.threadMissing} />
          </div>
        ) : (
          <MessagesSkeleton />
        )}
        <Composer
          value={draft}
          onChange={setDraft}
          choices={choices}
          onChoices={choose}
          onSend={() => void send(draft, true)}
          onStop={() => void stop()}
          isSending={isSending}
          isAnswering={isAnswering}
          failure={failure}
          isNewThread={!threadId}
        />
      </div>
      {hasPanel && (
        <SourcesPanel
          key={shown.id}
          citations={shown.citations}
          isWriting={isWriting}
          requested={requestedSource}
          onClose={closeSources}
        />
      )}
      {!isSideBySide && requestedSource && shown && (
        <SourcesSheet
          key={shown.id}
          citations={shown.citations}
          isWriting={isWriting}
          requested={requestedSource}
          onClose={closeSources}
        />
      )}
    </div>
  );
}
