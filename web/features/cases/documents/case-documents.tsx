import { useEffect, useRef, useState } from 'react';
import {
  Download,
  Ellipsis,
  Eye,
  FileText,
  FileUp,
  FolderArchive,
  FolderInput,
  MessagesSquare,
  Trash2,
  X,
} from 'lucide-react';
import { caseDocumentsScreenText as text } from '#schema/text/case-documents-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatBytes, formatInstant } from '#web/shared/format/format.ts';
import { useFileDrop } from '#web/shared/hooks/use-file-drop.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { DOCUMENT_KINDS } from '../chat/chat-limits.ts';
import { EntriesSkeleton } from '../cases-skeleton.tsx';
import { usePagedEntries } from '../use-paged-entries.ts';
import { useCaseChanges } from '../use-case-changes.ts';
import { useCaseDocumentsQuery, useDeleteDocumentMutation } from './documents.generated.ts';
import { DocumentAnalysis, isUnderWay } from './document-analysis.tsx';
import { EditDocumentDialog, PreviewDialog } from './document-dialogs.tsx';
import { OwnAnalyses } from './own-analyses.tsx';
import { downloadDocument, useAddDocuments, useDownloadAll, type CaseDocument } from './use-documents.ts';

const PER_PAGE = 100;
const POLL_MS = 3_000;

type Act = 'PREVIEW' | 'EDIT' | 'DELETE' | 'REPLACE';

interface RowProps {
  document: CaseDocument;
  onAct: (act: Act, document: CaseDocument) => void;
}

interface DocumentRowProps extends RowProps {
  analysisAddress: (documentId: string) => string;
  onAnalyzed: () => void;
}

const DocumentMenu = ({ document, onAct }: RowProps) => (
  <Menu
    trigger={
      <IconButton label={text.actions(document.fileName)} className={TOUCH_TARGET_ICON}>
        <Ellipsis size={18} aria-hidden="true" />
      </IconButton>
    }
  >
    <MenuItem icon={<Eye size={16} aria-hidden="true" />} onSelect={() => onAct('PREVIEW', document)}>
      {text.preview}
    </MenuItem>
    <MenuItem icon={<Download size={16} aria-hidden="true" />} onSelect={() => void downloadDocument(document)}>
      {text.download}
    </MenuItem>
    {document.viewerCanEdit && (
      <>
        <MenuLine />
        <MenuItem icon={<FileUp size={16} aria-hidden="true" />} onSelect={() => onAct('REPLACE', document)}>
          {text.replace}
        </MenuItem>
        <MenuItem icon={<FolderInput size={16} aria-hidden="true" />} onSelect={() => onAct('EDIT', document)}>
          {text.rename}
        </MenuItem>
      </>
    )}
    {document.viewerCanDelete && (
      <MenuItem icon={<Trash2 size={16} aria-hidden="true" />} onSelect={() => onAct('DELETE', document)}>
        {text.delete}
      </MenuItem>
    )}
  </Menu>
);

const Row = ({ document, onAct, analysisAddress, onAnalyzed }: DocumentRowProps) => (
  <li data-document={document.id} className="flex min-h-13 items-center gap-3 py-1 pl-4 pr-2">
    <FileText size={18} className="text-accent" aria-hidden="true" />
    <div className="grid min-w-0 flex-1 gap-x-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <button
        type="button"
        title={text.preview}
        onClick={() => onAct('PREVIEW', document)}
        className="min-h-6 min-w-0 text-left font-medium wrap-anywhere hover:text-accent hover:underline"
      >
        {document.fileName}
        {document.version > 1 && (
          <span className="ml-2 rounded-full bg-sunken px-2 py-0.5 text-xs font-normal text-muted">
            {text.version(document.version)}
          </span>
        )}
      </button>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted tabular">
        {document.isFromChat && (
          <span className="inline-flex items-center gap-1">
            <MessagesSquare size={14} aria-hidden="true" />
            {text.fromChat}
          </span>
        )}
        <span>{formatBytes(document.byteLength)}</span>
        <span>
          <time dateTime={document.createdAt}>{formatInstant(document.createdAt)}</time>{' '}
          {text.addedBy(document.authorName)}
        </span>
      </p>
    </div>
    <DocumentAnalysis document={document} address={analysisAddress} onAnalyzed={onAnalyzed} />
    <DocumentMenu document={document} onAct={onAct} />
  </li>
);

/** Folders in the order of the alphabet; documents without a folder come first. */
function byFolder(documents: readonly CaseDocument[]): [folder: string, held: CaseDocument[]][] {
  const groups = Map.groupBy(documents, ({ folder }) => folder ?? '');
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b, 'es'));
}

interface CaseDocumentsProps {
  legalCase: { id: string; title: string; viewerCanEdit: boolean };
  /** The address of an analysis, in another section. */
  analysisAddress: (documentId: string) => string;
}

/** The documents of a case in their folders, with those of its chat. */
export function CaseDocuments({ legalCase, analysisAddress }: CaseDocumentsProps) {
  const { id: caseId, title, viewerCanEdit } = legalCase;
  const query = useCaseDocumentsQuery({
    variables: { id: caseId, first: PER_PAGE, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch } = query;
  const page = data?.case?.documents;
  const reload = () => void refetch().catch(() => undefined);
  useCaseChanges(reload, caseId);
  // Analyses end without a change of the case.
  const isAnalysing = page?.nodes.some(({ analyzed }) => analyzed && isUnderWay(analyzed.status)) ?? false;
  const { startPolling, stopPolling } = query;
  useEffect(() => {
    if (!isAnalysing) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isAnalysing, startPolling, stopPolling]);
  const { isLoadingMore, loadMore } = usePagedEntries(query, page?.pageInfo.endCursor, (before, next) =>
    before.case && next.case
      ? {
          case: {
            ...next.case,
            documents: {
              ...next.case.documents,
              nodes: [...before.case.documents.nodes, ...next.case.documents.nodes],
            },
          },
        }
      : before,
  );
  const [opened, setOpened] = useState<{ act: Act; document: CaseDocument } | null>(null);
  const replaced = useRef<CaseDocument | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { addFiles, progress, problems, clearProblems } = useAddDocuments(caseId, reload);
  const { done, downloadAll } = useDownloadAll(title);
  const [remove] = useDeleteDocumentMutation();
  const { isOver, ...drop } = useFileDrop((files) => viewerCanEdit && void addFiles(files, { folder: null }));

  const documents = page?.nodes ?? [];
  const groups = byFolder(documents);
  const folders = groups.map(([folder]) => folder).filter(Boolean);
  const choose = (document: CaseDocument | null) => {
    replaced.current = document;
    chooser.current?.click();
  };
  const act = (wanted: Act, document: CaseDocument) =>
    wanted === 'REPLACE' ? choose(document) : setOpened({ act: wanted, document });
  const close = () => setOpened(null);
  const onDelete = async (): Promise<string | null> => {
    const answer = await mutationResult(
      remove({ variables: { input: { documentId: opened?.document.id ?? '' } } }),
      ({ deleteCaseDocument }) => deleteCaseDocument,
    );
    if (answer.is === 'refused') return answer.refusal.message || text.deleteFailed;
    showToast({ message: text.deleted, tone: 'positive' });
    reload();
    return null;
  };
  return (
    // A drop area for files; the button that opens the file dialog is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...drop}
      aria-labelledby="case-documents"
      className={cx(
        'relative grid grid-cols-1 gap-4 rounded-md',
        isOver && viewerCanEdit && 'outline-2 outline-accent',
      )}
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="case-documents" className="text-xl font-semibold">
          {text.title}
        </h2>
        {page && <p className="text-muted tabular">{text.count(documents.length)}</p>}
        <div className="ml-auto flex flex-wrap gap-2">
          {documents.length > 0 && (
            <Button
              variant="secondary"
              size="sm"
              className={TOUCH_TARGET}
              disabled={done !== null}
              onClick={() => void downloadAll(documents)}
            >
              <FolderArchive size={16} aria-hidden="true" />
              {done === null ? text.downloadAll : text.zipping(done, documents.length)}
            </Button>
          )}
          {viewerCanEdit && (
            <Button size="sm" className={TOUCH_TARGET} disabled={progress !== null} onClick={() => choose(null)}>
              <FileUp size={16} aria-hidden="true" />
              {text.add}
            </Button>
          )}
        </div>
      </div>
      {viewerCanEdit && <p className="text-sm text-muted">{isOver ? text.dropNow : text.limits}</p>}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={DOCUMENT_KINDS.join(',')}
        aria-label={text.add}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          const document = replaced.current;
          const place = { folder: null, ...(document ? { replacesId: document.id } : {}) };
          if (files.length > 0) void addFiles(document ? files.slice(0, 1) : files, place);
        }}
      />
      <p role="status" className={progress ? 'text-sm tabular' : 'sr-only'}>
        {progress && text.uploading(progress.name, progress.percent)}
      </p>
      {problems.length > 0 && (
        <div role="alert" className="flex items-start gap-2 rounded-md bg-danger-soft px-4 py-2.5 text-danger">
          <ul className="min-w-0 flex-1 wrap-anywhere">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <IconButton label={text.dismiss} size="sm" onClick={clearProblems}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {!page && error && <ErrorState title={text.failed} {...readFailure(error)} onRetry={reload} />}
      {!page && !error && <EntriesSkeleton />}
      {page && documents.length === 0 && (
        <div className="card">
          <EmptyState text={viewerCanEdit ? text.none : text.noneReadOnly} />
        </div>
      )}
      {groups.map(([folder, held]) => (
        <div key={folder} className="grid gap-2">
          {(folder || folders.length > 0) && (
            <h3 className="font-sans text-base font-semibold wrap-anywhere">{folder || text.loose}</h3>
          )}
          <ul aria-label={folder || text.loose} className="card divide-y divide-line">
            {held.map((document) => (
              <Row
                key={document.id}
                document={document}
                onAct={act}
                analysisAddress={analysisAddress}
                onAnalyzed={reload}
              />
            ))}
          </ul>
        </div>
      ))}
      {page?.pageInfo.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className={cx(TOUCH_TARGET, 'w-fit')}
          disabled={isLoadingMore}
          onClick={() => void loadMore()}
        >
          {text.more}
        </Button>
      )}
      <OwnAnalyses caseId={caseId} address={analysisAddress} />
      {opened?.act === 'PREVIEW' && <PreviewDialog document={opened.document} onClose={close} />}
      {opened?.act === 'EDIT' && (
        <EditDocumentDialog document={opened.document} folders={folders} onSaved={reload} onClose={close} />
      )}
      {opened?.act === 'DELETE' && (
        <ConfirmDialog
          title={text.deleteTitle(opened.document.fileName)}
          body={text.deleteBody}
          confirm={text.deleteConfirm}
          onConfirm={onDelete}
          onClose={close}
        />
      )}
    </section>
  );
}
