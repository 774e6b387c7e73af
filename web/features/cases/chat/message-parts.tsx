import { useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { articleAddress } from '#schema/record-address.ts';
import {
  attachmentKindText,
  attachmentText,
  chatDocumentText,
  chatMessageText as text,
} from '#schema/text/collab-chat.ts';
import { saveBlob } from '#web/shared/browser/save-document.ts';
import { fetchFile } from '#web/shared/files/fetch-file.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { caseDeadlineAddress } from '../case-styles.tsx';
import { ATTACHMENT_ICONS } from './composer-attachments.tsx';
import { splitMentions } from './mentions.rules.ts';
import { isLong } from './message-rows.rules.ts';
import type { ChatMessage } from './message-feed.ts';

/** Plain text only: HTML is shown as it was typed. */
export function MessageText({ words, names }: { words: string; names: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const canFold = isLong(words);
  return (
    <div className="grid justify-items-start gap-1">
      <p className={cx('max-w-full whitespace-pre-wrap wrap-anywhere', canFold && !isOpen && 'line-clamp-[12]')}>
        {splitMentions(words, names).map((part, index) =>
          part.isMention ? (
            // A part of a text has no other key than its index.
            // oxlint-disable-next-line react/no-array-index-key
            <strong key={index} className="font-semibold text-accent">
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

type Attachment = Pick<ChatMessage['attachments'][number], 'kind' | 'id' | 'label' | 'state' | 'detail'> & {
  url?: string | null;
};

/** `art_lft_48` → the page of the article; a deadline opens on the page of its case. */
function addressOf({ kind, id }: Attachment, caseId: string | undefined): string | null {
  if (kind === 'DEADLINE') return caseId ? caseDeadlineAddress(caseId, id) : null;
  const [prefix, statute, ...number] = id.split('_');
  if (kind !== 'ARTICLE' || prefix !== 'art' || !statute || number.length === 0) return null;
  return articleAddress(statute, number.join(' '));
}

const CARD =
  'flex max-w-full items-start gap-2.5 rounded-md border border-line bg-surface px-3 py-2 text-left text-ink';
const CARD_HOVER = 'transition-colors duration-150 hover:border-line-strong';

/** Downloads with the user's token; the server refuses files of others. */
function DownloadCard({ url, label, children }: { url: string; label: string; children: ReactNode }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      saveBlob(label, await fetchFile(url));
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      showToast({ title: chatDocumentText.downloadFailed, message, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" aria-busy={isBusy || undefined} onClick={() => void save()} className={cx(CARD, CARD_HOVER)}>
      {children}
      <Download size={16} aria-hidden="true" className="ml-auto mt-0.5 text-muted" />
      <span className="sr-only">{isBusy ? chatDocumentText.downloading : chatDocumentText.download}</span>
    </button>
  );
}

const goneText = ({ kind, state }: Attachment): string => {
  if (kind !== 'DEADLINE') return attachmentText.unavailable;
  return state === 'DELETED' ? attachmentText.deletedDeadline : attachmentText.hiddenDeadline;
};

interface AttachmentCardProps {
  attachment: Attachment;
  /** The case of the conversation; undefined while the message is being sent. */
  caseId?: string;
}

/** A card that links to an article or a deadline or downloads a document. Without access it is only a text. */
export function AttachmentCard({ attachment, caseId }: AttachmentCardProps) {
  const Icon = ATTACHMENT_ICONS[attachment.kind];
  const isGone = attachment.state !== 'AVAILABLE';
  const address = isGone ? null : addressOf(attachment, caseId);
  const inside = (
    <>
      <Icon size={18} aria-hidden="true" className="mt-0.5 text-accent" />
      <span className="grid min-w-0">
        <span className="text-xs text-muted">{attachmentKindText[attachment.kind]}</span>
        <span className="font-medium wrap-anywhere">{attachment.label}</span>
        <span className="line-clamp-2 text-sm text-muted wrap-anywhere">
          {isGone ? goneText(attachment) : attachment.detail}
        </span>
      </span>
    </>
  );
  if (attachment.url && !isGone)
    return (
      <DownloadCard url={attachment.url} label={attachment.label}>
        {inside}
      </DownloadCard>
    );
  if (!address) return <span className={CARD}>{inside}</span>;
  return (
    <Link to={address} className={cx(CARD, CARD_HOVER)}>
      {inside}
    </Link>
  );
}

interface QuoteProps {
  quoted: NonNullable<ChatMessage['replyTo']>;
  onJump?: (sequence: number) => void;
}

/** The quoted message; a click scrolls to it. */
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
  const className = 'block w-full border-l-2 border-accent pl-2.5 text-left text-sm text-muted';
  if (!onJump) return <span className={className}>{inside}</span>;
  return (
    <button type="button" onClick={() => onJump(quoted.sequence)} className={cx(className, 'hover:text-ink')}>
      {inside}
    </button>
  );
}
