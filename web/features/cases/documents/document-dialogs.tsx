import { useId, useState, type SyntheticEvent } from 'react';
import { Download } from 'lucide-react';
import { caseDocumentsScreenText as text } from '#schema/text/case-documents-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatBytes, formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useCaseTask } from '../use-case-task.ts';
import { useCaseDocumentPreviewQuery, useEditDocumentMutation } from './documents.generated.ts';
import { DocumentView } from '#web/shared/documents/document-view.tsx';
import type { DocumentMark } from '#web/shared/documents/places.ts';
import { DocumentPages } from './document-pages.tsx';
import { downloadDocument, type CaseDocument } from './use-documents.ts';

interface DialogProps {
  document: CaseDocument;
  onClose: () => void;
}

const NO_MARKS: readonly DocumentMark[] = [];

/** What its format gives a preview. */
const noteOf = ({ mediaType }: CaseDocument): string =>
  mediaType === 'application/pdf'
    ? text.previewNote.pdf
    : mediaType === 'text/plain'
      ? text.previewNote.txt
      : text.previewNote.docx;

/** The document as it was read on the server, and the versions before. */
export function PreviewDialog({ document, onClose }: DialogProps) {
  const { data, error, refetch } = useCaseDocumentPreviewQuery({ variables: { id: document.id } });
  const preview = data?.caseDocumentText;
  const asText = error ? (
    <ErrorState title={text.previewFailed} {...readFailure(error)} onRetry={() => void refetch()} />
  ) : !data ? (
    <div role="status" aria-label={commonText.loading} className="grid gap-2">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} className="h-4 w-full" />
      ))}
    </div>
  ) : preview && preview.pages.length > 0 ? (
    // Scrolls by itself, so that the keyboard reaches its end.
    <div
      role="region"
      aria-label={text.preview}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-[58dvh] overflow-y-auto rounded-md border border-line bg-paper px-5 py-4 font-serif text-lg wrap-anywhere"
    >
      <DocumentPages pages={preview.pages} />
      {preview.isTruncated && <p className="pt-4 font-sans text-sm text-muted">{text.truncated}</p>}
    </div>
  ) : (
    <p className="rounded-md bg-sunken px-4 py-3">{preview?.problem ?? text.previewFailed}</p>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={document.fileName}
      className="w-[min(52rem,calc(100vw-2rem))]"
      positionClassName="top-[min(6dvh,4rem)] max-h-[90dvh]"
    >
      <div className="grid gap-4 px-6 pb-6 pt-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">{noteOf(document)}</p>
          <Button
            variant="secondary"
            size="sm"
            className={TOUCH_TARGET}
            onClick={() => void downloadDocument(document)}
          >
            <Download size={15} aria-hidden="true" />
            {text.download}
          </Button>
        </div>
        {document.mediaType === 'application/pdf' ? (
          <div className="h-[62dvh] overflow-hidden rounded-md border border-line">
            <DocumentView
              file={document}
              content={null}
              marks={NO_MARKS}
              lit={null}
              onPick={() => undefined}
              fallback={<div className="h-full overflow-auto p-4">{asText}</div>}
            />
          </div>
        ) : (
          asText
        )}
        {document.earlierVersions.length > 0 && (
          <section aria-label={text.earlier} className="grid gap-2">
            <h3 className="font-sans font-medium">{text.earlier}</h3>
            <ul className="divide-y divide-line">
              {document.earlierVersions.map((version) => (
                <li key={version.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                  <span className="font-medium">{text.versions(version.version)}</span>
                  <span className="min-w-0 flex-1 text-sm text-muted wrap-anywhere">
                    {[version.fileName, formatBytes(version.byteLength), formatInstant(version.createdAt)].join(' · ')}{' '}
                    {text.addedBy(version.authorName)}
                  </span>
                  <Button
                    variant="ghost"
                    size="sm"
                    className={TOUCH_TARGET}
                    aria-label={text.downloadVersion(version.version)}
                    onClick={() => void downloadDocument(version)}
                  >
                    <Download size={15} aria-hidden="true" />
                    {text.download}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

interface EditDialogProps extends DialogProps {
  folders: readonly string[];
  onSaved: () => void;
}

/** Name and folder of a document. */
export function EditDocumentDialog({ document, folders, onSaved, onClose }: EditDialogProps) {
  const [fileName, setFileName] = useState(document.fileName);
  const [folder, setFolder] = useState(document.folder ?? '');
  const [problem, setProblem] = useState<{ field: string | null; message: string } | null>(null);
  const [edit] = useEditDocumentMutation();
  const { isBusy, perform } = useCaseTask();
  const known = useId();
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const saved = await perform(
      {
        run: edit({ variables: { input: { documentId: document.id, fileName, folder } } }),
        payloadOf: ({ editCaseDocument }) => editCaseDocument,
        done: text.saved,
        failed: text.saveFailed,
      },
      ({ field, message }) => setProblem({ field: field ?? null, message: message || text.saveFailed }),
    );
    if (!saved) return;
    onSaved();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.rename}>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4 px-6 pb-6 pt-4">
        <TextField
          label={text.name}
          value={fileName}
          maxLength={255}
          autoComplete="off"
          error={problem && problem.field !== 'folder' ? problem.message : undefined}
          onChange={(event) => setFileName(event.target.value)}
        />
        <TextField
          label={text.newFolder}
          hint={text.folderHint}
          value={folder}
          maxLength={80}
          list={known}
          autoComplete="off"
          error={problem?.field === 'folder' ? problem.message : undefined}
          onChange={(event) => setFolder(event.target.value)}
        />
        <datalist id={known}>
          {folders.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" className={TOUCH_TARGET} disabled={isBusy}>
            {text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
