import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Search, X } from 'lucide-react';
import { chatSearchText as text } from '#schema/text/collab-chat.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { formatCount, formatInstant } from '#web/shared/format/format.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import type { ChatMessage } from './message-feed.ts';
import { fetchMessages } from './use-feed.ts';

const DEBOUNCE_MS = 250;

interface Hits {
  query: string;
  messages: readonly ChatMessage[];
  hasMore: boolean;
}

function useHits(caseId: string, query: string) {
  const client = useApolloClient();
  const [hits, setHits] = useState<Hits | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = query !== '';
    if (!isWanted) return;
    const timer = setTimeout(() => {
      fetchMessages(client, caseId, null, query)
        .then(({ messages, hasEarlier }) => {
          if (!isWanted) return;
          setFailure(null);
          setHits({ query, messages: messages.toReversed(), hasMore: hasEarlier });
        })
        .catch((error: unknown) => isWanted && setFailure(readFailure(error)));
    }, DEBOUNCE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, caseId, query, attempt]);
  return {
    hits,
    failure,
    isBusy: query !== '' && hits?.query !== query && !failure,
    retry: () => setAttempt((n) => n + 1),
  };
}

interface ChatSearchProps {
  caseId: string;
  onJump: (sequence: number) => void;
  onClose: () => void;
}

/** Searches the whole conversation, not only the loaded part; newest first. */
export function ChatSearch({ caseId, onJump, onClose }: ChatSearchProps) {
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const { hits, failure, isBusy, retry } = useHits(caseId, query);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const found = query && hits ? hits : null;
  const count = found
    ? found.hasMore
      ? text.foundMany(found.messages.length)
      : text.found(found.messages.length)
    : '';
  return (
    <div role="search" className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-2 border-b border-line px-3 py-1.5">
        <Search size={16} aria-hidden="true" className="text-muted" />
        <input
          ref={input}
          type="search"
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
          aria-label={text.label}
          placeholder={text.placeholder}
          className="min-h-9 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton label={text.close} onClick={onClose}>
          <X size={17} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-3">
        <p role="status" className="px-1 pb-2 text-sm text-muted">
          {found ? (found.messages.length === 0 ? text.none : count.replace(/\d+/, (n) => formatCount(Number(n)))) : ''}
        </p>
        {failure && query ? (
          <ErrorState title={text.failed} {...failure} onRetry={retry} />
        ) : isBusy && !found ? (
          <Skeleton className="h-14 w-full rounded-md" />
        ) : (
          <ol className="grid gap-1.5">
            {found?.messages.map((message) => (
              <li key={message.id}>
                <button
                  type="button"
                  onClick={() => onJump(message.sequence)}
                  className="grid w-full gap-0.5 rounded-md border border-line px-3 py-2 text-left transition-colors duration-150 hover:border-line-strong"
                >
                  <span className="flex flex-wrap justify-between gap-x-3 text-sm">
                    <span className="font-medium">
                      <span className="sr-only">{text.goTo} </span>
                      {message.authorName}
                    </span>
                    <span className="text-muted tabular">{formatInstant(message.createdAt)}</span>
                  </span>
                  <span className="line-clamp-2 wrap-anywhere">{message.text}</span>
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
