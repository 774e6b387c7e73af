import { useId, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import {
  ChevronDown,
  Download,
  Ellipsis,
  FileCheck2,
  FileDown,
  FolderInput,
  RotateCw,
  SquareSplitHorizontal,
  Trash2,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { DocumentReportFormat, LegalDocumentKind } from '#schema/generated/contract.ts';
import { documentFileText as text } from '#schema/text/document-file-screen.ts';
import { documentKindText, documentListText } from '#schema/text/documents-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import type { DocumentSpan } from '#web/shared/documents/places.ts';
import { formatCount, today } from '#web/shared/format/format.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { BackLink } from '../back-link.tsx';
import { useDocuments } from '../documents-context.ts';
import { KINDS } from '../documents-url.ts';
import { DocumentReportFileDocument } from '../documents.generated.ts';
import { LinkDialog } from '../link-dialog.tsx';
import { downloadOriginal, useDocumentActions } from '../use-document-actions.tsx';
import { reloadDocuments } from '../use-analysis-changes.ts';
import type { AnalysedDocument } from './analysis.rules.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { useCorrectDocumentTypeMutation, useReviewCitationsOfDocumentMutation } from './file.generated.ts';

const MAX_REVIEW = 1_000_000;
const TITLE_MAX = 120;
const FORMATS = Object.keys(text.reportFormats) as DocumentReportFormat[];

interface HeaderProps {
  document: AnalysedDocument;
  onReload: () => void;
  onShow: (span: DocumentSpan) => void;
}

const failedToast = (title: string, message: string) => showToast({ title, message, tone: 'danger' });

/** The type with what spoke for it, and another one to choose. */
function TypeDetails({ document, onShow }: Omit<HeaderProps, 'onReload'>) {
  const { analysis } = document;
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [correct] = useCorrectDocumentTypeMutation();
  const id = useId();
  const choose = async (type: LegalDocumentKind | null) => {
    setBusy(true);
    const answer = await mutationResult(
      correct({ variables: { input: { documentId: document.id, type } } }),
      ({ updateDocument }) => updateDocument,
    );
    setBusy(false);
    if (answer.is === 'refused') return failedToast(text.typeFailed, answer.refusal.message);
    showToast({ message: text.typeChanged, tone: 'positive' });
    void reloadDocuments(client);
  };
  return (
    <div className="grid gap-3 rounded-md bg-sunken px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="font-medium">
          {text.chooseType}
        </label>
        <select
          id={id}
          value={analysis.type}
          disabled={isBusy}
          className={cx('min-h-9 rounded-md border border-line-strong bg-surface px-2', TOUCH_TARGET)}
          onChange={({ target }) => void choose(KINDS.find((kind) => kind === target.value) ?? null)}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {documentKindText[kind]}
            </option>
          ))}
        </select>
        {analysis.isTypeCorrected && (
          <Button
            variant="ghost"
            size="sm"
            className={TOUCH_TARGET}
            disabled={isBusy}
            onClick={() => void choose(null)}
          >
            {text.recognised}
          </Button>
        )}
      </div>
      {analysis.typeFeatures.length > 0 && (
        <div className="grid gap-1.5">
          <p className="font-medium">{text.whyType}</p>
          <ul className="grid gap-1">
            {analysis.typeFeatures.map(({ label, weight, at }) => (
              <li key={label} className="flex flex-wrap items-center gap-x-2">
                <span aria-hidden="true" className={weight > 0 ? 'text-positive' : 'text-danger'}>
                  {weight > 0 ? '+' : '−'}
                </span>
                {at ? (
                  <button type="button" className="min-h-6 text-left text-accent underline" onClick={() => onShow(at)}>
                    {label}
                  </button>
                ) : (
                  label
                )}
                <span className="text-muted tabular">{Math.round(weight * 100) / 100}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function useFileTasks({ id, fileName, analysis }: AnalysedDocument) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { links } = useDocuments();
  const [review] = useReviewCitationsOfDocumentMutation();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    report: async (format: DocumentReportFormat) => {
      if (isBusy) return;
      setBusy(true);
      try {
        const { data } = await client.query({
          query: DocumentReportFileDocument,
          variables: { id, format },
          fetchPolicy: 'no-cache',
        });
        if (data) saveDocument(data.documentReport);
      } catch (error) {
        failedToast(text.reportFailed, readFailure(error).message);
      } finally {
        setBusy(false);
      }
    },
    reviewCitations: async () => {
      const input = {
        text: analysis.text.slice(0, MAX_REVIEW),
        title: fileName.slice(0, TITLE_MAX),
        writtenOn: today(),
      };
      const answer = await mutationResult(
        review({ variables: { input } }),
        ({ createCitationReview }) => createCitationReview,
      );
      if (answer.is === 'refused') return failedToast(text.reviewFailed, answer.refusal.message);
      if (answer.payload.review) void navigate(links.review({ review: answer.payload.review.id }));
    },
  };
}

/** Notices about the file as a whole. */
function Notices({ document }: { document: AnalysedDocument }) {
  const { address } = useDocuments();
  const { analysis, sameFileAs } = document;
  const isScan = analysis.pages.length > 0 && analysis.pages.every(({ isScanned }) => isScanned);
  const lines = [
    ...(isScan ? [text.scan] : []),
    ...(analysis.language === 'en' ? [text.english] : []),
    ...(analysis.isTruncated ? [text.truncated] : []),
  ];
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="rounded-md bg-warning-soft px-3 py-1.5 text-sm">
          {line}
        </p>
      ))}
      {sameFileAs && (
        <p className="text-sm text-muted">
          {text.sameFile(sameFileAs.fileName)}{' '}
          <Link
            to={address({ documentId: sameFileAs.id })}
            className="inline-flex min-h-6 items-center text-accent underline"
          >
            {text.seeOther}
          </Link>
        </p>
      )}
    </>
  );
}

/** Name, type, grade and what can be done with a document. */
export function FileHeader({ document, onReload, onShow }: HeaderProps) {
  const { address, hasCases, links } = useDocuments();
  const navigate = useNavigate();
  const { analysis } = document;
  const tasks = useFileTasks(document);
  const actions = useDocumentActions(() => void navigate(address()));
  const [isTypeOpen, setTypeOpen] = useState(false);
  const [dialog, setDialog] = useState<'LINK' | 'COMPARE' | null>(null);
  const icon = { size: 16, 'aria-hidden': true } as const;
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <BackLink />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <Menu
            trigger={
              <Button variant="secondary" size="sm" className={TOUCH_TARGET} disabled={tasks.isBusy}>
                <FileDown size={15} aria-hidden="true" />
                {text.report}
                <ChevronDown size={14} aria-hidden="true" />
              </Button>
            }
          >
            {FORMATS.map((format) => (
              <MenuItem key={format} icon={<FileDown {...icon} />} onSelect={() => void tasks.report(format)}>
                {text.reportFormats[format]}
              </MenuItem>
            ))}
          </Menu>
          <Menu
            trigger={
              <IconButton label={text.more} className={TOUCH_TARGET_ICON}>
                <Ellipsis size={18} aria-hidden="true" />
              </IconButton>
            }
          >
            <MenuItem icon={<Download {...icon} />} onSelect={() => void downloadOriginal(document)}>
              {text.download}
            </MenuItem>
            <MenuItem icon={<FileCheck2 {...icon} />} onSelect={() => void tasks.reviewCitations()}>
              {text.review}
            </MenuItem>
            <MenuItem icon={<SquareSplitHorizontal {...icon} />} onSelect={() => setDialog('COMPARE')}>
              {text.compareWith}
            </MenuItem>
            {hasCases && (
              <MenuItem icon={<FolderInput {...icon} />} onSelect={() => setDialog('LINK')}>
                {documentListText.link}
              </MenuItem>
            )}
            <MenuItem icon={<RotateCw {...icon} />} onSelect={() => void actions.retry(document).then(onReload)}>
              {text.again}
            </MenuItem>
            <MenuLine />
            <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={() => void actions.remove(document)}>
              {documentListText.delete}
            </MenuItem>
          </Menu>
        </div>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-xl font-semibold wrap-anywhere">{document.fileName}</h1>
        {document.case && (
          <Link
            to={links.caseFile(document.case.id)}
            className="inline-flex min-h-6 items-center text-sm text-accent underline"
          >
            {text.case(document.case.title)}
          </Link>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <p>
          <span className="font-semibold">{documentKindText[analysis.type]}</span>
          <span className="text-muted tabular">
            {' · '}
            {analysis.isTypeCorrected ? text.corrected : text.confidence(analysis.confidence)}
          </span>
        </p>
        <button
          type="button"
          aria-expanded={isTypeOpen}
          className={cx('inline-flex min-h-6 items-center gap-1 text-accent underline', TOUCH_TARGET)}
          onClick={() => setTypeOpen(!isTypeOpen)}
        >
          {text.notThis[analysis.type]}
        </button>
        <p title={analysis.gradeReason ?? undefined}>
          <span className="font-semibold">{analysis.grade ? text.grade(analysis.grade) : text.noGrade}</span>
          {analysis.gradeReason && <span className="text-muted"> · {analysis.gradeReason}</span>}
        </p>
        <p className="text-muted tabular">
          {text.rules(analysis.rulesTried, formatCount(Math.round(analysis.seconds * 100) / 100))}
          {analysis.citations.total > 0 && ` · ${text.citations(analysis.citations.total)}`}
        </p>
      </div>
      {isTypeOpen && <TypeDetails document={document} onShow={onShow} />}
      <Notices document={document} />
      {dialog === 'LINK' && <LinkDialog document={document} actions={actions} onClose={() => setDialog(null)} />}
      {dialog === 'COMPARE' && <CompareDialog documentId={document.id} onClose={() => setDialog(null)} />}
    </header>
  );
}
