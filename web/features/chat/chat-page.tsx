import { useState } from 'react';
import { History as HistoryIcon, Pin, SquarePen } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { chatText as text } from '#schema/text/chat.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import type { ChatThreadFieldsFragment } from './threads.generated.ts';
import type { ActionAddresses } from './answer-actions.tsx';
import './chat.css';
import { History } from './history.tsx';
import { ThreadMenu } from './thread-menu.tsx';
import { ThreadView } from './thread-view.tsx';
import { useThreadActions } from './use-thread-actions.tsx';

export interface ChatPageProps {
  threadId: string | null;
  addressOf: (threadId: string | null) => string;
  /** Addresses of the pages for actions of an answer; without an address the facts are shown. */
  actionAddress?: ActionAddresses;
}

/** Wide enough for history, conversation and sources. */
const THREE_COLUMNS = '(min-width: 1600px)';
const NO_ADDRESSES: ActionAddresses = {};

interface ThreadBarProps {
  thread: ChatThreadFieldsFragment | null;
  newAddress: string;
  /** Absent when the history is shown beside the conversation. */
  onOpenHistory?: () => void;
  onGone: () => void;
}

/** The bar above a conversation: title, menu, and the button that opens the history. */
function ThreadBar({ thread, newAddress, onOpenHistory, onGone }: ThreadBarProps) {
  const { run, dialogs } = useThreadActions(onGone);
  return (
    <div className="flex min-h-12 items-center gap-1 border-b border-line px-2 md:px-4">
      {onOpenHistory && (
        <Button variant="ghost" size="sm" onClick={onOpenHistory} aria-label={text.openHistory}>
          <HistoryIcon size={17} aria-hidden="true" />
          {text.history}
        </Button>
      )}
      <div className="flex min-w-0 flex-1 items-center justify-center gap-1.5 text-sm text-muted">
        {thread?.pinnedAt && (
          <>
            <Pin size={14} className="text-accent max-md:hidden" aria-hidden="true" />
            <span className="sr-only">{text.pinned}</span>
          </>
        )}
        <p className="min-w-0 truncate max-md:hidden">{thread?.title}</p>
      </div>
      {thread && (
        <ThreadMenu
          thread={thread}
          label={text.conversationActions}
          onAction={(wanted, opener) => run(wanted, thread, opener)}
        />
      )}
      {onOpenHistory && (
        <Link
          to={newAddress}
          aria-label={text.newThread}
          title={text.newThread}
          className={buttonClasses({ variant: 'ghost', size: 'sm' })}
        >
          <SquarePen size={17} aria-hidden="true" />
          <span className="max-md:hidden">{text.newThread}</span>
        </Link>
      )}
      {dialogs}
    </div>
  );
}

/** The chat: the conversation of the URL, the history and the sources. */
export function ChatPage({ threadId, addressOf, actionAddress = NO_ADDRESSES }: ChatPageProps) {
  const navigate = useNavigate();
  const isThreeColumn = useMediaQuery(THREE_COLUMNS);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [thread, setThread] = useState<ChatThreadFieldsFragment | null>(null);
  const leave = () => navigate(addressOf(null));

  const history = (
    <History threadId={threadId} addressOf={addressOf} onLeave={() => setHistoryOpen(false)} onGone={leave} />
  );
  return (
    <div className="flex h-full min-h-0">
      {isThreeColumn && (
        <aside aria-label={text.history} className="w-[17.5rem] shrink-0 border-r border-line">
          {history}
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        {(!isThreeColumn || thread) && (
          <ThreadBar
            thread={thread}
            newAddress={addressOf(null)}
            onOpenHistory={isThreeColumn ? undefined : () => setHistoryOpen(true)}
            onGone={leave}
          />
        )}
        <ThreadView
          threadId={threadId}
          actionAddresses={actionAddress}
          onOpened={setThread}
          onThread={(id) => navigate(addressOf(id), { replace: threadId === null })}
        />
      </div>
      {!isThreeColumn && (
        <Sheet open={isHistoryOpen} onOpenChange={setHistoryOpen} title={text.history} side="left">
          {history}
        </Sheet>
      )}
    </div>
  );
}
