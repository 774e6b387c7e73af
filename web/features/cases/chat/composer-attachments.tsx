import { useId, useRef } from 'react';
import { CalendarClock, BookMarked, CircleAlert, FileText, Paperclip, RotateCw, X } from 'lucide-react';
import { chatComposerText as text, chatDocumentText } from '#schema/text/collab-chat.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { DOCUMENT_KINDS } from './chat-limits.ts';
import type { OutgoingMessage } from './outgoing.ts';
import type { DocumentUpload, DocumentUploads } from './use-document-uploads.ts';

export const ATTACHMENT_ICONS = { ARTICLE: BookMarked, DOCUMENT: FileText, DEADLINE: CalendarClock } as const;

/** What the dialog searches. */
export type AttachDialogKind = 'ARTICLE' | 'DEADLINE';

interface AttachMenuProps {
  isDisabled: boolean;
  onAttach: (kind: AttachDialogKind) => void;
  onFiles: (files: File[]) => void;
}

/** The menu of attachments: an article, a document or a deadline of the case. */
export function AttachMenu({ isDisabled, onAttach, onFiles }: AttachMenuProps) {
  const chooser = useRef<HTMLInputElement>(null);
  // The dialog opens after the menu has returned the focus: the dialog gives it back to the same element.
  const dialogKind = useRef<AttachDialogKind | null>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={chatDocumentText.choose}
        accept={DOCUMENT_KINDS.join(',')}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Menu
        align="start"
        onCloseAutoFocus={() => {
          const kind = dialogKind.current;
          if (kind) setTimeout(() => onAttach(kind));
          dialogKind.current = null;
        }}
        trigger={
          <IconButton label={text.attach} disabled={isDisabled}>
            <Paperclip size={18} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<FileText size={16} aria-hidden="true" />} onSelect={() => chooser.current?.click()}>
          <span className="grid">
            {chatDocumentText.choose}
            <span className="text-sm text-muted">{chatDocumentText.limits}</span>
          </span>
        </MenuItem>
        <MenuItem
          icon={<BookMarked size={16} aria-hidden="true" />}
          onSelect={() => {
            dialogKind.current = 'ARTICLE';
          }}
        >
          {text.attachArticle}
        </MenuItem>
        <MenuItem
          icon={<CalendarClock size={16} aria-hidden="true" />}
          onSelect={() => {
            dialogKind.current = 'DEADLINE';
          }}
        >
          <span className="grid">
            {text.attachDeadline}
            <span className="text-sm text-muted">{text.attachDeadlineHint}</span>
          </span>
        </MenuItem>
      </Menu>
    </>
  );
}

const CHIP = 'flex max-w-full items-center gap-1.5 rounded-md bg-sunken pl-2.5 text-sm';

interface UploadChipProps {
  upload: DocumentUpload;
  onRetry: () => void;
  onRemove: () => void;
}

function UploadChip({ upload: { file, percent, problem }, onRetry, onRemove }: UploadChipProps) {
  const id = useId();
  return (
    <li data-upload={problem ? 'failed' : 'running'} className={cx(CHIP, 'flex-wrap py-0.5', problem && 'w-full')}>
      <FileText size={14} aria-hidden="true" className={problem ? 'text-danger' : 'text-accent'} />
      <span id={id} className="min-w-0 truncate">
        {file.name}
      </span>
      {problem ? (
        <>
          <span role="alert" className="min-w-0 flex-1 basis-40 text-danger">
            {problem}
          </span>
          <Button variant="quiet" size="sm" onClick={onRetry}>
            <RotateCw size={14} aria-hidden="true" />
            {chatDocumentText.retry}
          </Button>
        </>
      ) : (
        <>
          <progress aria-labelledby={id} max={100} value={percent} className="progress-line w-20" />
          <span className="text-muted tabular">{chatDocumentText.percent(percent)}</span>
        </>
      )}
      <IconButton label={chatDocumentText.stop(file.name)} size="xs" onClick={onRemove}>
        <X size={14} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface AttachedChipProps {
  attachment: OutgoingMessage['attachments'][number];
  onRemove: () => void;
}

/** The label of a deadline includes its day, which is sent with it. */
function AttachedChip({ attachment: { kind, label, detail }, onRemove }: AttachedChipProps) {
  const Icon = ATTACHMENT_ICONS[kind];
  return (
    <li className={CHIP}>
      <Icon size={14} aria-hidden="true" className="text-accent" />
      <span className="grid min-w-0">
        <span className="min-w-0 truncate">{label}</span>
        {kind === 'DEADLINE' && detail && <span className="min-w-0 truncate text-muted tabular">{detail}</span>}
      </span>
      <IconButton label={text.removeAttachment(label)} size="xs" onClick={onRemove}>
        <X size={14} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface ComposerAttachmentsProps {
  attachments: OutgoingMessage['attachments'];
  documents: DocumentUploads;
  onRemove: (id: string) => void;
  /** Why it cannot be sent yet. */
  hint: string | null;
}

/** Attachments that are ready, uploads in progress, and files that were refused. */
export function ComposerAttachments({ attachments, documents, onRemove, hint }: ComposerAttachmentsProps) {
  const { uploads, problem, retry, remove, clearProblem } = documents;
  return (
    <>
      {(attachments.length > 0 || uploads.length > 0) && (
        <ul aria-label={text.attachments} className="flex flex-wrap gap-1.5 px-2.5 pt-2">
          {attachments.map((attachment) => (
            <AttachedChip key={attachment.id} attachment={attachment} onRemove={() => onRemove(attachment.id)} />
          ))}
          {uploads.map((upload) => (
            <UploadChip
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onRemove={() => remove(upload.key)}
            />
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="flex items-start gap-1.5 px-3 pt-2 text-sm text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
          <span className="min-w-0 flex-1 wrap-anywhere">{problem}</span>
          <IconButton label={chatDocumentText.dismiss} size="xs" className="-my-1" onClick={clearProblem}>
            <X size={14} aria-hidden="true" />
          </IconButton>
        </p>
      )}
      <p role="status" className={cx('text-sm text-muted', hint ? 'px-3 pt-1.5' : 'sr-only')}>
        {hint}
      </p>
    </>
  );
}
