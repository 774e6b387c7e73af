import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { ArrowDown } from 'lucide-react';
import { addDays } from '#schema/lib/days.ts';
import { chatMessageText as messageText, collabChatText as text } from '#schema/text/collab-chat.ts';
import { dayOf, formatWeekday } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { briefOf } from './message-brief.ts';
import { MessageItem, OutgoingItem } from './message-item.tsx';
import type { MessageAction } from './message-menu.tsx';
import type { ChatMessage, FeedView } from './message-feed.ts';
import { deliveryOf, rowsOf, type ReadMark } from './message-rows.rules.ts';
import type { OutgoingMessage } from './outgoing.ts';

function dayName(day: string): string {
  if (day === dayOf(new Date())) return text.today;
  if (day === addDays(dayOf(new Date()), -1)) return text.yesterday;
  return formatWeekday(day);
}

interface ListPerson extends ReadMark {
  userId: string;
  name: string;
}

export interface MessageListProps {
  view: FeedView;
  outgoing: readonly OutgoingMessage[];
  userId: string;
  people: readonly ListPerson[];
  readUpTo: number | null;
  shownSequence: number | null;
  canWrite: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  newBelow: number;
  onScroll: () => void;
  onToEnd: () => void;
  onEarlier: () => void;
  onAction: (action: MessageAction, message: ChatMessage) => void;
  onJump: (sequence: number) => void;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  onEditOutgoing: (message: OutgoingMessage) => void;
}

const Line = ({ words, isUnread }: { words: string; isUnread?: boolean }) => (
  <li
    data-unread={isUnread || undefined}
    className={`flex items-center gap-3 px-4 pt-4 text-xs font-medium ${isUnread ? 'text-accent' : 'text-muted'}`}
  >
    <span aria-hidden="true" className={`h-px flex-1 ${isUnread ? 'bg-accent' : 'bg-line'}`} />
    {words}
    <span aria-hidden="true" className={`h-px flex-1 ${isUnread ? 'bg-accent' : 'bg-line'}`} />
  </li>
);

function Beginning({ view, onEarlier }: { view: FeedView; onEarlier: () => void }) {
  if (!view.hasEarlier) return <p className="pt-4 text-center text-sm text-muted">{text.beginning}</p>;
  return (
    <div className="grid justify-items-center gap-1 pt-3">
      {view.hasEarlierFailed && (
        <p role="alert" className="text-sm text-danger">
          {text.earlierFailed}
        </p>
      )}
      <Button variant="ghost" size="sm" aria-disabled={view.isLoadingEarlier || undefined} onClick={onEarlier}>
        {view.isLoadingEarlier ? text.loadingEarlier : text.loadEarlier}
      </Button>
    </div>
  );
}

interface ToEndProps {
  /** The last message, in one line. */
  brief: string | null;
  newBelow: number;
  onToEnd: () => void;
}

/** The last message, in one line, where it is not in view; a press goes to it. */
const ToEnd = ({ brief, newBelow, onToEnd }: ToEndProps) => (
  <Button
    variant="secondary"
    size="sm"
    className="absolute inset-x-3 bottom-3 mx-auto max-w-lg justify-start rounded-full shadow-float"
    onClick={onToEnd}
  >
    <ArrowDown size={15} className="shrink-0" aria-hidden="true" />
    <span className="shrink-0">{newBelow > 0 ? text.newBelow(newBelow) : text.toEnd}</span>
    {/* Between the words of its name. */}{' '}
    {brief && <span className="min-w-0 flex-1 truncate text-left font-normal text-muted">{brief}</span>}
  </Button>
);

/** The message that an arrow key moves to; `null`: another key. */
function messageAfterKey(event: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const list = event.currentTarget;
  const from = event.target as HTMLElement;
  if (from !== list && !from.matches('[data-sequence]')) return null;
  const items = [...list.querySelectorAll<HTMLElement>('[data-sequence]')];
  const at = items.indexOf(from);
  if (event.key === 'ArrowUp') return (at < 0 ? items.at(-1) : items[at - 1]) ?? null;
  if (event.key === 'ArrowDown' && at >= 0) return items[at + 1] ?? null;
  if (event.key === 'End' && at >= 0) return items.at(-1) ?? null;
  return null;
}

export function MessageList(props: MessageListProps) {
  const { view, outgoing, userId, people, readUpTo, shownSequence, newBelow, isAtEnd } = props;
  const { messages } = view;
  const rows = useMemo(() => rowsOf(messages, { dayOf, readUpTo }), [messages, readUpTo]);
  const names = useMemo(() => people.map(({ name }) => name), [people]);
  const others = people.filter((person) => person.userId !== userId);
  const newestOwn = messages.findLast(({ authorId, deletedAt }) => authorId === userId && !deletedAt)?.id;
  const [reached, setReached] = useState<number | null>(null);
  const active = messages.some(({ sequence }) => sequence === reached) ? reached : messages.at(-1)?.sequence;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = messageAfterKey(event);
    if (!next) return;
    event.preventDefault();
    setReached(Number(next.dataset['sequence']));
    next.focus();
  };
  const last = messages.at(-1);
  const brief = last ? briefOf(last, userId, last.attachments[0]?.label ?? messageText.deletedQuote) : null;
  const isEmpty = messages.length === 0 && outgoing.length === 0;
  return (
    <div className="relative min-h-0 flex-1">
      {/* The arrows are for the messages in it, each of which can have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={props.scroller}
        tabIndex={0}
        role="region"
        aria-label={text.messages}
        onScroll={props.onScroll}
        onKeyDown={onKeyDown}
        className="absolute inset-0 overflow-y-auto overscroll-contain pb-3 -outline-offset-2 [overflow-anchor:none]"
      >
        {isEmpty ? (
          <p className="grid h-full place-items-center px-6 text-center text-muted">{text.empty}</p>
        ) : (
          <>
            <Beginning view={view} onEarlier={props.onEarlier} />
            <ol>
              {rows.map((row) => {
                if (row.kind === 'day') return <Line key={row.key} words={dayName(row.day)} />;
                if (row.kind === 'unread') return <Line key={row.key} words={text.unread} isUnread />;
                const { message } = row;
                return (
                  <MessageItem
                    key={row.key}
                    message={message}
                    isOwn={message.authorId === userId}
                    isFirstOfGroup={row.isFirstOfGroup}
                    names={names}
                    {...deliveryOf(message.sequence, others)}
                    others={others.length}
                    isNewestOwn={message.id === newestOwn}
                    isShown={message.sequence === shownSequence}
                    canWrite={props.canWrite}
                    isActive={message.sequence === active}
                    onAction={props.onAction}
                    onJump={props.onJump}
                  />
                );
              })}
              {outgoing.map((message) => (
                <OutgoingItem
                  key={message.clientId}
                  message={message}
                  names={names}
                  onRetry={props.onRetry}
                  onDiscard={props.onDiscard}
                  onEdit={props.onEditOutgoing}
                />
              ))}
            </ol>
          </>
        )}
      </div>
      {!isAtEnd && <ToEnd brief={brief} newBelow={newBelow} onToEnd={props.onToEnd} />}
    </div>
  );
}
