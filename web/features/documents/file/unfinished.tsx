import { useNavigate } from 'react-router';
import { Ban, Download, RotateCw } from 'lucide-react';
import { documentFileText as text } from '#schema/text/document-file-screen.ts';
import { analysisAlertText, documentListText } from '#schema/text/documents-screen.ts';
import { DocumentView } from '#web/shared/documents/document-view.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { isUnderWay, StatusBadge } from '../document-fields.tsx';
import { useDocuments } from '../documents-context.ts';
import { downloadOriginal, useDocumentActions } from '../use-document-actions.tsx';
import type { LegalDocumentFile } from './analysis.rules.ts';
import { BackLink } from '../back-link.tsx';

/** A document that waits, is read, failed or was stopped: what can be done now. */
export function Unfinished({ document, onReload }: { document: LegalDocumentFile; onReload: () => void }) {
  const { address } = useDocuments();
  const navigate = useNavigate();
  const actions = useDocumentActions(() => void navigate(address()));
  const isBusy = isUnderWay(document);
  const heading = document.status === 'QUEUED' ? text.queued : text.running;
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-5 px-4 pb-24 pt-4 md:px-8 md:pt-6">
      <BackLink />
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl font-semibold wrap-anywhere">{document.fileName}</h1>
        <StatusBadge {...document} />
      </header>
      <section className="card grid gap-3 p-5">
        {isBusy ? (
          <>
            <p role="status" className="font-medium">
              {heading}
            </p>
            <progress
              max={100}
              value={document.progress}
              aria-label={text.progress}
              className="h-2 w-full overflow-hidden rounded-full accent-accent"
            />
            <p className="text-muted">{text.runningBody}</p>
          </>
        ) : document.status === 'FAILED' ? (
          <>
            <p role="alert" className="font-medium text-danger">
              {analysisAlertText.failed(document.problem)}
            </p>
            <p className="text-muted">{text.failedAnalysis}</p>
          </>
        ) : (
          <p className="text-muted">{text.cancelled}</p>
        )}
        <div className="flex flex-wrap gap-2">
          {isBusy ? (
            <Button
              variant="secondary"
              className={TOUCH_TARGET}
              onClick={() => void actions.cancel(document).then(onReload)}
            >
              <Ban size={16} aria-hidden="true" />
              {text.cancel}
            </Button>
          ) : (
            <Button className={TOUCH_TARGET} onClick={() => void actions.retry(document).then(onReload)}>
              <RotateCw size={16} aria-hidden="true" />
              {text.again}
            </Button>
          )}
          <Button variant="secondary" className={TOUCH_TARGET} onClick={() => void downloadOriginal(document)}>
            <Download size={16} aria-hidden="true" />
            {text.download}
          </Button>
          <Button variant="ghost" className={TOUCH_TARGET} onClick={() => void actions.remove(document)}>
            {documentListText.delete}
          </Button>
        </div>
      </section>
      {document.mediaType === 'application/pdf' && document.status !== 'FAILED' && (
        <div className="h-[70dvh] overflow-hidden rounded-md border border-line">
          <DocumentView file={document} content={null} marks={[]} lit={null} onPick={() => undefined} />
        </div>
      )}
    </div>
  );
}
