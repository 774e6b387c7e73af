import { Calculator, Download } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentFormat } from '#schema/generated/contract.ts';
import { commonText } from '#schema/text/common.ts';
import { deadlineCardText as card, deadlineDetailText as text } from '#schema/text/deadline-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useDeadlineDetailQuery } from './deadline-actions.generated.ts';
import { writeCalculation } from '../calculator/calculation-url.rules.ts';
import { ComputationView } from '../calculator/computation-view.tsx';
import { savedCalculation } from './saved-calculation.rules.ts';
import type { DeadlineCard } from '../deadline-styles.tsx';
import { useLinks } from '../links.ts';
import { DeadlineFacts } from './deadline-facts.tsx';

interface DeadlineDetailProps {
  id: string;
  title: string;
  onDownload: (deadline: Pick<DeadlineCard, 'id' | 'title'>, format: DocumentFormat) => Promise<void>;
  onClose: () => void;
}

/** All details of one deadline, with the table it was counted from. */
export function DeadlineDetail({ id, title, onDownload, onClose }: DeadlineDetailProps) {
  const { data, error, refetch } = useDeadlineDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const deadline = data?.deadline;
  const computation = deadline?.computation;
  const countedFrom = deadline?.countedFrom;
  const links = useLinks();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={deadline?.title ?? title}
      className="w-[min(56rem,calc(100vw-1.5rem))]"
      positionClassName="top-[min(5dvh,3rem)] max-h-[90dvh]"
    >
      <div className="grid grid-cols-1 gap-6 px-6 pb-6 pt-4">
        {deadline ? (
          <>
            {deadline.description && (
              <p className="max-w-[75ch] whitespace-pre-wrap [overflow-wrap:anywhere]">{deadline.description}</p>
            )}
            {deadline.changeNote && <p className="rounded-md bg-info-soft px-4 py-2.5">{deadline.changeNote}</p>}
            <DeadlineFacts deadline={deadline} />
            {computation && (
              <ComputationView
                isSaved
                computation={computation}
                actions={
                  <div className="no-print flex flex-wrap gap-2">
                    {(['PDF', 'DOCX'] as const).map((format) => (
                      <Button
                        key={format}
                        variant="secondary"
                        size="sm"
                        className={TOUCH_TARGET}
                        onClick={() => void onDownload(deadline, format)}
                      >
                        <Download size={15} aria-hidden="true" />
                        {format === 'PDF' ? card.pdf : card.docx}
                      </Button>
                    ))}
                    {countedFrom && (
                      <Link
                        to={links.screen(
                          'calculator',
                          writeCalculation(savedCalculation(countedFrom, deadline.case?.id ?? null)),
                        )}
                        className={cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET)}
                      >
                        <Calculator size={15} aria-hidden="true" />
                        {text.reopen}
                      </Link>
                    )}
                  </div>
                }
              />
            )}
          </>
        ) : error ? (
          <ErrorState
            title={text.failed}
            {...readFailure(error)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : data ? (
          <p className="text-muted">{text.missing}</p>
        ) : (
          <div role="status" aria-label={commonText.loading} className="grid gap-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-40" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
