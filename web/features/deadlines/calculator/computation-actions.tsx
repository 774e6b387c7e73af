import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { BookmarkPlus, Check, Download, Link2, Printer } from 'lucide-react';
import type { ComputeDeadlineInput, DocumentFormat } from '#schema/generated/contract.ts';
import { calculatorText, computationText as text } from '#schema/text/deadline-calculator.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { ComputationFileDocument } from './calculator.generated.ts';

interface ComputationActionsProps {
  input: ComputeDeadlineInput;
  /** The form has changed since this result. */
  isStale: boolean;
  onSave: () => void;
}

/** Actions on a result: save, download, share. */
export function ComputationActions({ input, isStale, onSave }: ComputationActionsProps) {
  const client = useApolloClient();
  const [preparing, setPreparing] = useState<DocumentFormat | null>(null);
  const { isCopied, copy } = useCopy();
  const download = async (format: DocumentFormat) => {
    setPreparing(format);
    try {
      const variables = { input, format };
      const { data } = await client.query({ query: ComputationFileDocument, variables, fetchPolicy: 'no-cache' });
      if (data) saveDocument(data.computationDocument);
    } catch (error) {
      showToast({ title: text.documentFailed, message: readFailure(error).message, tone: 'danger' });
    } finally {
      setPreparing(null);
    }
  };
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button className={TOUCH_TARGET} disabled={isStale} onClick={onSave}>
        <BookmarkPlus size={17} aria-hidden="true" />
        {text.save}
      </Button>
      <Button variant="secondary" className={TOUCH_TARGET} onClick={() => window.print()}>
        <Printer size={16} aria-hidden="true" />
        {text.print}
      </Button>
      {(['PDF', 'DOCX'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          className={TOUCH_TARGET}
          disabled={isStale || preparing !== null}
          onClick={() => void download(format)}
        >
          <Download size={16} aria-hidden="true" />
          {preparing === format ? text.preparing : format === 'PDF' ? text.pdf : text.docx}
        </Button>
      ))}
      <Button variant="ghost" className={TOUCH_TARGET} onClick={() => void copy(window.location.href)}>
        {isCopied ? <Check size={16} aria-hidden="true" /> : <Link2 size={16} aria-hidden="true" />}
        <span aria-live="polite">{isCopied ? calculatorText.linkCopied : calculatorText.link}</span>
      </Button>
    </div>
  );
}
