import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { Check, Send, X } from 'lucide-react';
import { chatComposerText as text, chatDocumentText, collabChatText } from '#schema/text/collab-chat.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ATTACHMENTS_MAX, MESSAGE_MAX, MESSAGE_NEAR_MAX } from './chat-limits.ts';
import { AttachMenu, ComposerAttachments, type AttachDialogKind } from './composer-attachments.tsx';
import { MentionList, optionId } from './mention-list.tsx';
import type { OutgoingMessage } from './outgoing.ts';
import type { DocumentUploads } from './use-document-uploads.ts';
import { useTypeAhead } from './use-type-ahead.ts';
import { useMentionList } from './use-mention-list.ts';

export interface ComposerHandle {
  focus: () => void;
}

interface ChatComposerProps {
  ref?: Ref<ComposerHandle>;
  value: string;
  onChange: (value: string) => void;
  people: readonly { userId: string; name: string; email?: string | null }[];
  replyTo: OutgoingMessage['replyTo'];
  onCancelReply: () => void;
  isEditing: boolean;
  onCancelEdit: () => void;
  attachments: OutgoingMessage['attachments'];
  documents: DocumentUploads;
  onAttach: (kind: AttachDialogKind) => void;
  onRemoveAttachment: (id: string) => void;
  isConnected: boolean;
  isSending: boolean;
  onSend: () => void;
  onEditLast: () => void;
}

const MAX_HEIGHT_PX = 96;

/** Length as the server counts it: after trimming. */
const lengthOf = (value: string): number => value.trim().length;

/** Why a message with attachments cannot be sent yet. */
function hintOf({ uploads }: DocumentUploads, attachedCount: number, length: number): string | null {
  if (uploads.some(({ problem }) => problem !== null)) return chatDocumentText.failed;
  if (uploads.length > 0) return chatDocumentText.waits;
  return attachedCount > 0 && length === 0 ? chatDocumentText.needsText : null;
}

/** The text area grows with its text. A disabled field loses the focus; it gets it back when it is enabled again. */
function useTextArea(value: string, isDisabled: boolean) {
  const area = useRef<HTMLTextAreaElement>(null);
  const wasFocused = useRef(false);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    if (isDisabled) {
      wasFocused.current ||= document.activeElement === element;
      return;
    }
    const isNowhere = !document.activeElement || document.activeElement === document.body;
    if (wasFocused.current && isNowhere) element.focus();
    wasFocused.current = false;
  }, [isDisabled]);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${Math.min(MAX_HEIGHT_PX, element.scrollHeight)}px`;
  }, [value]);
  return { area, wasFocused };
}

const Strip = ({
  words,
  detail,
  label,
  onCancel,
}: Record<'words' | 'label', string> & { detail?: string; onCancel: () => void }) => (
  <div className="flex items-center gap-2 border-b border-line px-3 py-1 text-sm">
    <p className="min-w-0 flex-1 truncate">
      <span className="font-medium">{words}</span> {detail && <span className="text-muted">{detail}</span>}
    </p>
    <IconButton label={label} size="xs" onClick={onCancel}>
      <X size={15} aria-hidden="true" />
    </IconButton>
  </div>
);

/** The composer. Without a connection nothing is sent and the draft stays. */
export function ChatComposer(props: ChatComposerProps) {
  const { value, onChange, people, replyTo, isEditing, attachments, documents, isConnected, isSending, onSend } = props;
  const listId = useId();
  const hintId = useId();
  const isDisabled = !isConnected || isSending;
  const { area, wasFocused } = useTextArea(value, isDisabled);
  useImperativeHandle(props.ref, () => ({ focus: () => area.current?.focus() }), [area]);
  const nextCursor = useRef<number | null>(null);
  const mentions = useMentionList({
    value,
    people,
    onInsert: (words, cursor) => {
      nextCursor.current = cursor;
      onChange(words);
    },
  });
  useLayoutEffect(() => {
    if (nextCursor.current === null) return;
    area.current?.setSelectionRange(nextCursor.current, nextCursor.current);
    nextCursor.current = null;
  }, [area, value]);
  const length = lengthOf(value);
  const isTooLong = length > MESSAGE_MAX;
  const hint = isEditing ? null : hintOf(documents, attachments.length, length);
  const canSend = !isDisabled && !isTooLong && length > 0 && hint === null;
  const send = () => canSend && onSend();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || mentions.onKey(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && (isEditing || replyTo))
      (isEditing ? props.onCancelEdit : props.onCancelReply)();
    else if (event.key === 'ArrowUp' && value === '' && !isEditing) {
      event.preventDefault();
      props.onEditLast();
    }
  };
  useTypeAhead({
    isOn: isSending && isConnected && !isEditing,
    value,
    onChange: (words) => wasFocused.current && onChange(words),
    // Sent after the message that is being sent now.
    onEnter: (words) =>
      wasFocused.current && hint === null && lengthOf(words) > 0 && lengthOf(words) <= MESSAGE_MAX && onSend(),
  });
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  const hasList = mentions.shown.length > 0;
  return (
    <form onSubmit={onSubmit} className="relative px-2.5 pb-2.5 md:px-3 md:pb-3">
      <MentionList id={listId} people={mentions.shown} active={mentions.active} onChoose={mentions.choose} />
      <div className="rounded-lg border border-line-strong bg-surface transition-colors duration-150 focus-within:border-accent">
        {isEditing && <Strip words={text.editing} label={text.cancelEdit} onCancel={props.onCancelEdit} />}
        {!isEditing && replyTo && (
          <Strip
            words={text.replyingTo(replyTo.authorName)}
            detail={replyTo.text}
            label={text.cancelReply}
            onCancel={props.onCancelReply}
          />
        )}
        {!isEditing && (
          <ComposerAttachments {...{ attachments, documents, hint }} onRemove={props.onRemoveAttachment} />
        )}
        <div className="flex items-end gap-1 p-1.5">
          {!isEditing && (
            <AttachMenu
              isDisabled={isDisabled || attachments.length + documents.uploads.length >= ATTACHMENTS_MAX}
              onAttach={props.onAttach}
              onFiles={documents.add}
            />
          )}
          <textarea
            ref={area}
            rows={1}
            value={value}
            disabled={isDisabled}
            onChange={(event) => {
              mentions.onCursor(event.target.selectionStart);
              onChange(event.target.value);
            }}
            onSelect={(event) => mentions.onCursor(event.currentTarget.selectionStart)}
            onKeyDown={onKeyDown}
            aria-label={text.label}
            aria-describedby={hintId}
            aria-invalid={isTooLong || undefined}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={hasList ? listId : undefined}
            aria-activedescendant={hasList ? optionId(listId, mentions.active) : undefined}
            placeholder={isConnected ? text.placeholder : collabChatText.reconnecting}
            className="block max-h-24 min-h-9 min-w-0 flex-1 resize-none self-center bg-transparent px-1.5 py-1.5 text-base text-ink outline-none placeholder:text-muted disabled:text-muted"
          />
          <Button type="submit" size="sm" className="min-h-9" disabled={!canSend}>
            {isEditing ? <Check size={16} aria-hidden="true" /> : <Send size={16} aria-hidden="true" />}
            <span className="max-sm:sr-only">{isSending ? text.sending : isEditing ? text.saveEdit : text.send}</span>
          </Button>
        </div>
      </div>
      <p id={hintId} className="sr-only">
        {text.hint}
      </p>
      {length >= MESSAGE_NEAR_MAX && (
        <p
          role="status"
          className={cx('px-1 pt-1 text-right text-sm tabular', isTooLong ? 'font-medium text-danger' : 'text-muted')}
        >
          {text.counter(formatCount(length))}
        </p>
      )}
    </form>
  );
}
