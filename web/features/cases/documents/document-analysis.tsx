import { useState } from 'react';
import { ScanSearch } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentAnalysisStatus } from '#schema/generated/contract.ts';
import { caseDocumentsScreenText as text } from '#schema/text/case-documents-screen.ts';
import { analysisAlertText } from '#schema/text/documents-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { useAnalyzeDocumentMutation } from '#web/shared/documents/analyze.generated.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { CaseDocument } from './use-documents.ts';

/** Extensions of the documents that can be analysed. */
const ANALYSED = /\.(pdf|docx?)$/i;

export const isUnderWay = (status: DocumentAnalysisStatus): boolean => status === 'QUEUED' || status === 'RUNNING';

/** What the analysis of a document says, in one line. */
export function wordsOfAnalysis({ status, progress, type, confidence }: NonNullable<CaseDocument['analyzed']>): string {
  if (status === 'DONE' && type) return analysisAlertText.done(type, confidence ?? 0);
  return isUnderWay(status) ? text.analyzing(progress) : text.analysisFailed;
}

interface DocumentAnalysisProps {
  document: CaseDocument;
  address: (documentId: string) => string;
  onAnalyzed: () => void;
}

/** The caller's own analysis of a document of the case, or the button that makes one. */
export function DocumentAnalysis({ document, address, onAnalyzed }: DocumentAnalysisProps) {
  const { id, fileName, analyzed } = document;
  const [analyze] = useAnalyzeDocumentMutation();
  const [isBusy, setBusy] = useState(false);
  if (!ANALYSED.test(fileName)) return null;
  if (analyzed && analyzed.status !== 'CANCELLED')
    return (
      <Link
        to={address(analyzed.id)}
        className={cx(buttonClasses({ variant: 'quiet', size: 'sm' }), TOUCH_TARGET, 'tabular')}
      >
        <ScanSearch size={15} className="max-sm:hidden" aria-hidden="true" />
        <span className="sr-only">{text.analysisOf(fileName)} </span>
        {wordsOfAnalysis(analyzed)}
      </Link>
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      className={TOUCH_TARGET}
      disabled={isBusy}
      aria-label={text.analyzeOf(fileName)}
      onClick={() => {
        setBusy(true);
        void mutationResult(
          analyze({ variables: { input: { caseDocumentId: id } } }),
          ({ analyzeDocument }) => analyzeDocument,
        ).then((answer) => {
          setBusy(false);
          if (answer.is === 'refused')
            return showToast({ message: analysisAlertText.failed(answer.refusal.message), tone: 'danger' });
          showToast({ message: text.analysisStarted, tone: 'positive' });
          onAnalyzed();
        });
      }}
    >
      <ScanSearch size={15} aria-hidden="true" />
      {text.analyze}
    </Button>
  );
}
