import { useEffect, useId, useRef, useState } from 'react';
import { Paperclip, X } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { prebillFormText as text } from '#schema/text/hours-billing.ts';
import { fileProblem } from '#web/shared/files/send-file.ts';
import { uploadFile } from '#web/shared/files/upload-file.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import type { AttachedReceipt } from './prebill-form.rules.ts';

const KINDS = ['.pdf', '.xml', '.jpg', '.jpeg', '.png'];

interface ReceiptFieldProps {
  isRequired: boolean;
  receipt: AttachedReceipt | null;
  error: string | undefined;
  onChange: (receipt: AttachedReceipt | null) => void;
}

/** Uploads the receipt of an expense; the bill takes it when it is saved. */
export function ReceiptField({ isRequired, receipt, error, onChange }: ReceiptFieldProps) {
  const client = useApolloClient();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const take = async (file: File) => {
    const wrong = fileProblem(file, KINDS, text.receiptKind);
    setProblem(wrong);
    if (wrong) return;
    const upload = new AbortController();
    running.current = upload;
    setShare(0);
    try {
      const uploadId = await uploadFile(client, file, { onProgress: setShare, signal: upload.signal });
      onChange({ uploadId, fileName: file.name });
    } catch (failure) {
      if (!upload.signal.aborted) setProblem(failure instanceof Error ? failure.message : text.receiptFailed);
    } finally {
      if (!upload.signal.aborted) setShare(null);
    }
  };
  const shown = problem ?? error;
  return (
    <div className="grid gap-1.5">
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void take(file);
        }}
      />
      {receipt ? (
        <p className="flex min-w-0 items-center gap-2">
          <Paperclip size={15} className="shrink-0 text-muted" aria-hidden="true" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{receipt.fileName}</span>
          <IconButton
            label={text.receiptRemove(receipt.fileName)}
            className={TOUCH_TARGET_ICON}
            onClick={() => onChange(null)}
          >
            <X size={16} aria-hidden="true" />
          </IconButton>
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            variant="secondary"
            size="sm"
            className={TOUCH_TARGET}
            disabled={share !== null}
            aria-describedby={`${id}-hint${shown ? ` ${id}-error` : ''}`}
            onClick={() => input.current?.click()}
          >
            <Paperclip size={15} aria-hidden="true" />
            {share === null ? text.receiptAttach : text.receiptSending(`${formatCount(Math.round(share * 100))} %`)}
          </Button>
          <span id={`${id}-hint`} className="text-sm text-muted">
            {isRequired ? text.receiptNeeded : text.receiptOptional}
          </span>
        </div>
      )}
      {shown && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {shown}
        </p>
      )}
    </div>
  );
}
