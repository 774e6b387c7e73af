import { useState } from 'react';
import { History as HistoryIcon, SquarePen } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { chatText as text } from '#schema/text/chat.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import { History } from './history.tsx';
import { ThreadView } from './thread-view.tsx';

export interface ChatPageProps {
  threadId: string | null;
  addressOf: (threadId: string | null) => string;
  plansAddress: string;
}

/** Wide enough for history, conversation and sources side by side. */
const THREE_COLUMNS = '(min-width: 1600px)';

/** The chat: the conversation named in the address, its history and its sources. */
export function ChatPage({ threadId, addressOf, plansAddress }: ChatPageProps) {
  const navigate = useNavigate();
  const hasRoom = useMediaQuery(THREE_COLUMNS);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [title, setTitle] = useState<string | null>(null);

  const history = (
    <History
      threadId={threadId}
      addressOf={addressOf}
      onLeave={() => setHistoryOpen(false)}
      onGone={() => navigate(addressOf(null))}
    />
  );
  return (
    <div className="flex h-full min-h-0">
      {hasRoom && (
        <aside aria-label={text.history} className="w-[17.5rem] shrink-0 border-r border-line">
          {history}
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        {!hasRoom && (
          <div className="flex min-h-12 items-center gap-2 border-b border-line px-3 md:px-5">
            <Button look="ghost" size="sm" onClick={() => setHistoryOpen(true)} aria-label={text.openHistory}>
              <HistoryIcon size={17} aria-hidden="true" />
              {text.history}
            </Button>
            <p className="min-w-0 flex-1 truncate text-center text-sm text-muted max-md:hidden">{title}</p>
            <Link to={addressOf(null)} className={`${buttonClasses({ look: 'ghost', size: 'sm' })} ml-auto`}>
              <SquarePen size={17} aria-hidden="true" />
              {text.newThread}
            </Link>
          </div>
        )}
        <ThreadView
          threadId={threadId}
          plansAddress={plansAddress}
          onTitle={setTitle}
          onThread={(id) => navigate(addressOf(id), { replace: threadId === null })}
        />
      </div>
      {!hasRoom && (
        <Sheet open={isHistoryOpen} onOpenChange={setHistoryOpen} title={text.history} side="left">
          {history}
        </Sheet>
      )}
    </div>
  );
}
