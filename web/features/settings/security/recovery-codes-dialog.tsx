import './recovery-codes.css';
import { useState } from 'react';
import { Check, Copy, Download, Printer } from 'lucide-react';
import { recoveryCodesText as text } from '#schema/text/account-security-screen.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Checkbox } from '#web/shared/ui/checkbox.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  email: string;
  onClose: () => void;
}

function download(content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: text.fileName });
  link.click();
  URL.revokeObjectURL(url);
}

/** The ten codes, shown once: only the button closes it, and only when they were kept. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const { isCopied, copy } = useCopy();
  const [isKept, setKept] = useState(false);
  const content = [text.fileHead(email), '', ...codes, ''].join('\n');
  const CopyIcon = isCopied ? Check : Copy;
  return (
    <Dialog open isClosedByContent onOpenChange={onClose} title={text.title} description={text.body}>
      <div className="grid gap-5 px-6 pb-6 pt-5">
        <p className="hidden print:block">{text.fileHead(email)}</p>
        <ul
          aria-label={text.list}
          className="recovery-codes grid gap-x-6 gap-y-1.5 rounded-md bg-sunken px-4 py-3 font-mono text-sm min-[26rem]:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" onClick={() => void copy(content)}>
            <CopyIcon size={16} aria-hidden="true" />
            <span role="status">{isCopied ? text.copied : text.copy}</span>
          </Button>
          <Button variant="secondary" onClick={() => download(content)}>
            <Download size={16} aria-hidden="true" />
            {text.download}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer size={16} aria-hidden="true" />
            {text.print}
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <Checkbox label={text.kept} checked={isKept} onChange={setKept} />
          <Button disabled={!isKept} onClick={onClose}>
            {text.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
