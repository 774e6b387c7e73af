import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { ArrowLeft, Download, FileText, Pencil, ScanText, SquarePen } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentFormat } from '#schema/generated/contract.ts';
import { filePlaceText } from '#schema/text/file-places.ts';
import { reviewText as text } from '#schema/text/citation-review.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { formatCount, formatDay, formatInstant } from '#web/shared/format/format.ts';
import { Button, buttonClasses, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { RenameReviewDialog } from './review-dialogs.tsx';
import { countOf } from './review-url.ts';
import type { Review } from './review.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { StateCounts } from './state-counts.tsx';
import { TrackedChanges } from './tracked-changes.tsx';
import { ExportCitationReviewDocument } from './citations.generated.ts';

/** Downloads the report as a file. */
function useReport(id: string) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ failure: Failure; format: DocumentFormat } | null>(null);
  const download = async (format: DocumentFormat): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      const { data } = await client.query({
        query: ExportCitationReviewDocument,
        variables: { id, format },
        fetchPolicy: 'no-cache',
      });
      if (data) saveDocument(data.citationReviewDocument);
    } catch (error) {
      setFailed({ failure: readFailure(error), format });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failed, download };
}

interface ReviewBarProps {
  review: Review;
  startAddress: string;
  isEditing: boolean;
  onEdit: () => void;
}

/** Title, counts and actions of a review. */
export function ReviewBar({ review, startAddress, isEditing, onEdit }: ReviewBarProps) {
  const [isRenaming, setRenaming] = useState(false);
  const report = useReport(review.id);
  const { counts, fileName, writtenOn, updatedAt } = review;
  const scanned = review.pages.filter(({ isScanned }) => isScanned).map(({ number }) => number);
  const facts = [
    fileName && fileName !== review.title && text.file(fileName),
    writtenOn && text.writtenOn(formatDay(writtenOn)),
    text.checkedOn(formatInstant(updatedAt)),
  ].filter(Boolean);
  return (
    <header className="grid gap-3 border-b border-line pb-5">
      <Link
        to={startAddress}
        className={`${buttonClasses({ variant: 'ghost', size: 'sm' })} ${TOUCH_TARGET} -ml-3 w-fit text-muted`}
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {text.back}
      </Link>
      <div className="grid gap-1">
        <div className="[overflow-wrap:anywhere]">
          <h1 className="inline text-2xl font-semibold">{review.title}</h1>{' '}
          <IconButton
            label={text.rename}
            className={cx(TOUCH_TARGET_ICON, 'align-middle')}
            onClick={() => setRenaming(true)}
          >
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
        </div>
        <p className="text-sm text-muted tabular [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
        {scanned.length > 0 && (
          <p className="flex items-start gap-1.5 text-sm text-warning">
            <ScanText size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
            {filePlaceText.scanned(scanned)}
          </p>
        )}
      </div>
      <div className="grid gap-2">
        <p role="status" className="tabular">
          {text.summary(counts.total, formatCount(counts.total), countOf(review.report.citations, 'PENDING'))}
        </p>
        <StateCounts counts={counts} />
      </div>
      {!isEditing && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" className={TOUCH_TARGET} onClick={onEdit}>
            <SquarePen size={15} aria-hidden="true" />
            {text.edit}
          </Button>
          <Menu
            align="start"
            trigger={
              <Button variant="secondary" size="sm" className={TOUCH_TARGET} disabled={report.isBusy}>
                <Download size={15} aria-hidden="true" />
                {report.isBusy ? text.downloading : text.download}
              </Button>
            }
          >
            <MenuItem icon={<FileText size={16} aria-hidden="true" />} onSelect={() => void report.download('PDF')}>
              {text.downloadPdf}
            </MenuItem>
            <MenuItem icon={<FileText size={16} aria-hidden="true" />} onSelect={() => void report.download('DOCX')}>
              {text.downloadDocx}
            </MenuItem>
          </Menu>
          <TrackedChanges review={review} />
        </div>
      )}
      {report.failed && (
        <ErrorState
          title={text.downloadFailed}
          {...report.failed.failure}
          onRetry={() => report.failed && void report.download(report.failed.format)}
        />
      )}
      {isRenaming && <RenameReviewDialog review={review} onClose={() => setRenaming(false)} />}
    </header>
  );
}
