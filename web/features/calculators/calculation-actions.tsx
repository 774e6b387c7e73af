import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { BookmarkPlus, Check, Copy, Download } from 'lucide-react';
import type { CalculateInput } from '#schema/generated/contract.ts';
import { calculatorsScreenText as text } from '#schema/text/calculators-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { plainCalculation } from '#web/shared/calculations/calculation-view.tsx';
import type { CalculationFieldsFragment } from '#web/shared/calculations/calculation.generated.ts';
import { CalculationFileDocument, CalculationRowsDocument } from './calculators.generated.ts';

interface CalculationActionsProps {
  values: CalculateInput;
  calculation: CalculationFieldsFragment;
  /** A kept calculation is open: its changes are kept in it. */
  isKept: boolean;
  onSave: () => void;
}

const FILES = ['PDF', 'DOCX', 'CSV'] as const;
const LABELS = { PDF: text.pdf, DOCX: text.docx, CSV: text.csv };

/** What can be done with a result. */
export function CalculationActions({ values, calculation, isKept, onSave }: CalculationActionsProps) {
  const client = useApolloClient();
  const [preparing, setPreparing] = useState<(typeof FILES)[number] | null>(null);
  const { isCopied, copy } = useCopy();
  const fetchFile = async (file: (typeof FILES)[number]) => {
    if (file === 'CSV') {
      const { data } = await client.query({
        query: CalculationRowsDocument,
        variables: { values },
        fetchPolicy: 'no-cache',
      });
      return data?.calculationTable;
    }
    const variables = { values, format: file };
    const { data } = await client.query({ query: CalculationFileDocument, variables, fetchPolicy: 'no-cache' });
    return data?.calculationDocument;
  };
  const download = async (file: (typeof FILES)[number]) => {
    setPreparing(file);
    try {
      const found = await fetchFile(file);
      if (found) saveDocument(found);
    } catch (error) {
      showToast({ title: text.fileFailed, message: readFailure(error).message, tone: 'danger' });
    } finally {
      setPreparing(null);
    }
  };
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button className={TOUCH_TARGET} onClick={onSave}>
        <BookmarkPlus size={17} aria-hidden="true" />
        {isKept ? text.update : text.save}
      </Button>
      <Button variant="secondary" className={TOUCH_TARGET} onClick={() => void copy(plainCalculation(calculation))}>
        {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        <span aria-live="polite">{isCopied ? text.copied : text.copy}</span>
      </Button>
      {FILES.map((file) => (
        <Button
          key={file}
          variant="secondary"
          className={TOUCH_TARGET}
          disabled={preparing !== null}
          onClick={() => void download(file)}
        >
          <Download size={16} aria-hidden="true" />
          {preparing === file ? text.preparing : LABELS[file]}
        </Button>
      ))}
    </div>
  );
}
