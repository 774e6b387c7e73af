import { useState } from 'react';
import { BookMarked, CalendarClock, FileText } from 'lucide-react';
import { Link } from 'react-router';
import { articleAddress } from '#schema/record-address.ts';
import { attachmentKindText, attachmentText, chatMessageText as text } from '#schema/text/collab-chat.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { splitMentions } from './mentions.rules.ts';
import { isLong } from './message-rows.rules.ts';
import type { ChatMessage } from './message-feed.ts';

/** Text and nothing but text: what looks like HTML is shown as it was typed. */
export function MessageText({ words, names }: { words: string; names: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const canFold = isLong(words);
  return (
    <div className="grid justify-items-start gap-1">
      <p className={cx('max-w-full whitespace-pre-wrap wrap-anywhere', canFold && !isOpen && 'line-clamp-[12]')}>
        {splitMentions(words, names).map((part, place) =>
          part.isMention ? (
            // A text has no other identity than its place.
            // oxlint-disable-next-line react/no-array-index-key
            <strong key={place} className="font-semibold text-accent">
              {part.text}
            </strong>
          ) : (
            part.text
          ),
        )}
      </p>
      {canFold && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-6 text-sm font-medium text-accent underline-offset-2 hover:underline"
        >
          {isOpen ? text.collapse : text.expand}
        </button>
      )}
    </div>
  );
}

type Attachment = Pick<ChatMessage['attachments'][number], 'kind' | 'id' | 'label' | 'detail'>;

const ICONS = { ARTICLE: BookMarked, DOCUMENT: FileText, DEADLINE: CalendarClock } as const;

/** `art_lft_48` → where it is read. */
function addressOf({ kind, id }: Attachment): string | null {
  const [prefix, statute, ...number] = id.split('_');
  if (kind !== 'ARTICLE' || prefix !== 'art' || !statute || number.length === 0) return null;
  return articleAddress(statute, number.join(' '));
}

export function AttachmentCard({ attachment }: { attachment: Attachment }) {
  const Icon = ICONS[attachment.kind];
  const isGone = attachment.detail === null;
  const address = isGone ? null : addressOf(attachment);
  const inside = (
    <>
      <Icon size={18} aria-hidden="true" className="mt-0.5 text-accent" />
      <span className="grid min-w-0">
        <span className="text-xs text-muted">{attachmentKindText[attachment.kind]}</span>
        <span className="font-medium wrap-anywhere">{attachment.label}</span>
        <span className="line-clamp-2 text-sm text-muted wrap-anywhere">
          {isGone ? attachmentText.unavailable : attachment.detail}
        </span>
      </span>
    </>
  );
  const look =
    'flex max-w-full items-start gap-2.5 rounded-md border border-line bg-surface px-3 py-2 text-left text-ink';
  return address ? (
    <Link to={address} className={cx(look, 'transition-colors duration-150 hover:border-line-strong')}>
      {inside}
    </Link>
  ) : (
    <span className={look}>{inside}</span>
  );
}

interface QuoteProps {
  quoted: NonNullable<ChatMessage['replyTo']>;
  onJump?: (sequence: number) => void;
}

/** What a message answers; leads there. */
export function QuotedMessage({ quoted, onJump }: QuoteProps) {
  const inside = (
    <>
      <span className="block font-medium">
        {onJump && <span className="sr-only">{text.goToOriginal} </span>}
        {quoted.authorName}
      </span>
      <span className={cx('line-clamp-1 wrap-anywhere', quoted.deletedAt && 'italic')}>
        {quoted.deletedAt ? text.deletedQuote : quoted.text}
      </span>
    </>
  );
  const look = 'block w-full border-l-2 border-accent pl-2.5 text-left text-sm text-muted';
  if (!onJump) return <span className={look}>{inside}</span>;
  return (
    <button type="button" onClick={() => onJump(quoted.sequence)} className={cx(look, 'hover:text-ink')}>
      {inside}
    </button>
  );
}
