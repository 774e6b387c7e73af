import { memo, type ReactNode } from 'react';
import { Ban, RotateCw } from 'lucide-react';
import { chatMessageText as text, collabChatText, deliveryText } from '#schema/text/collab-chat.ts';
import { formatInstant, formatTime } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { DeliveryMark, OutgoingMark } from './delivery-mark.tsx';
import { MessageMenu, type MessageAction } from './message-menu.tsx';
import { AttachmentCard, MessageText, QuotedMessage } from './message-parts.tsx';
import type { ChatMessage } from './message-feed.ts';
import type { Delivery } from './message-rows.rules.ts';
import type { OutgoingMessage } from './outgoing.ts';

function Bubble({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'grid min-w-0 max-w-full gap-1.5 rounded-lg border px-3 py-2',
        isOwn ? 'border-transparent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      {children}
    </div>
  );
}

interface MessageItemProps {
  message: ChatMessage;
  isOwn: boolean;
  isFirstOfGroup: boolean;
  /** Names that are shown as mentions. */
  names: readonly string[];
  delivery: Delivery;
  readBy: number;
  others: number;
  /** The newest message of the user: its delivery state is shown in words. */
  isNewestOwn: boolean;
  isShown: boolean;
  canWrite: boolean;
  /** The message that has the roving focus of the keyboard. */
  isActive: boolean;
  onAction: (action: MessageAction, message: ChatMessage) => void;
  onJump: (sequence: number) => void;
}

export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, isOwn, isFirstOfGroup, names, isNewestOwn, isShown, onAction, onJump } = props;
  const { authorName, text: words, createdAt, editedAt, deletedAt, replyTo, attachments, sequence } = message;
  return (
    <li
      data-sequence={sequence}
      data-own={isOwn}
      tabIndex={-1}
      className={cx(
        'group flex min-w-0 flex-col px-3 -outline-offset-2 md:px-4',
        isFirstOfGroup ? 'pt-3' : 'pt-1',
        isOwn ? 'items-end' : 'items-start',
      )}
    >
      {isFirstOfGroup ? (
        <p className="flex max-w-full items-baseline gap-2 px-1 pb-1 text-sm">
          <span className="truncate font-medium">{isOwn ? collabChatText.you : authorName}</span>
          <time dateTime={createdAt} title={formatInstant(createdAt)} className="shrink-0 text-muted tabular">
            {formatTime(createdAt)}
          </time>
        </p>
      ) : (
        <p className="sr-only">
          {isOwn ? collabChatText.you : authorName}, {formatTime(createdAt)}
        </p>
      )}
      <div className={cx('flex max-w-[min(92%,38rem)] items-start gap-1', isOwn && 'flex-row-reverse')}>
        <div className={cx('min-w-0 rounded-lg', isShown && 'ring-2 ring-accent')}>
          <Bubble isOwn={isOwn}>
            {deletedAt ? (
              <p className="flex items-center gap-1.5 italic text-muted">
                <Ban size={15} aria-hidden="true" />
                {text.deleted}
              </p>
            ) : (
              <>
                {replyTo && <QuotedMessage quoted={replyTo} onJump={onJump} />}
                {words && <MessageText words={words} names={names} />}
                {attachments.map((attachment) => (
                  <AttachmentCard key={attachment.id} attachment={attachment} caseId={message.caseId} />
                ))}
              </>
            )}
          </Bubble>
        </div>
        {!deletedAt && (
          <MessageMenu message={message} canWrite={props.canWrite} isActive={props.isActive} onAction={onAction} />
        )}
      </div>
      {((editedAt && !deletedAt) || (isOwn && !deletedAt)) && (
        <p className="flex items-center gap-2 px-1 text-xs text-muted">
          {editedAt && (
            <button
              type="button"
              title={formatInstant(editedAt)}
              onClick={() => onAction('VERSIONS', message)}
              className="min-h-6 underline decoration-dotted underline-offset-2 hover:text-ink"
            >
              {text.edited}
            </button>
          )}
          {isOwn && (
            <DeliveryMark
              delivery={props.delivery}
              readBy={props.readBy}
              others={props.others}
              isInWords={isNewestOwn}
            />
          )}
        </p>
      )}
    </li>
  );
});

interface OutgoingItemProps {
  message: OutgoingMessage;
  names: readonly string[];
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  /** Returns the text to the composer for editing. */
  onEdit: (message: OutgoingMessage) => void;
}

/** A message that is being sent, or failed. */
export function OutgoingItem({ message, names, onRetry, onDiscard, onEdit }: OutgoingItemProps) {
  const { state, reason, clientId } = message;
  return (
    <li data-outgoing-message={state} className="flex min-w-0 flex-col items-end px-3 pt-1 md:px-4">
      <div className={cx('max-w-[min(92%,38rem)]', state !== 'sent' && 'opacity-80')}>
        <Bubble isOwn>
          {message.replyTo && <QuotedMessage quoted={message.replyTo} />}
          {message.text && <MessageText words={message.text} names={names} />}
          {message.attachments.map((attachment) => (
            <AttachmentCard
              key={attachment.id}
              attachment={{ ...attachment, state: 'AVAILABLE', detail: attachment.detail ?? '' }}
            />
          ))}
        </Bubble>
      </div>
      <p role={state === 'failed' ? 'alert' : undefined} className="flex flex-wrap justify-end gap-x-2 px-1 text-xs">
        <OutgoingMark state={state} />
        {state === 'failed' && reason && reason !== deliveryText.failed && (
          <span className="text-danger">{reason}</span>
        )}
      </p>
      {state === 'failed' && (
        <p className="flex flex-wrap justify-end gap-1">
          {reason === null ? (
            <Button variant="quiet" size="sm" onClick={() => onRetry(clientId)}>
              <RotateCw size={14} aria-hidden="true" />
              {deliveryText.retry}
            </Button>
          ) : (
            <Button variant="quiet" size="sm" onClick={() => onEdit(message)}>
              {deliveryText.editAgain}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => onDiscard(clientId)}>
            {deliveryText.discard}
          </Button>
        </p>
      )}
    </li>
  );
}
