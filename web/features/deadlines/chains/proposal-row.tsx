import { useId, useState } from 'react';
import { ChevronDown, CornerDownRight, TriangleAlert } from 'lucide-react';
import type { ComputeDeadlineInput } from '#schema/generated/contract.ts';
import { proposalsText as text } from '#schema/text/deadline-calculator.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { Cautions } from '../calculator/computation-view.tsx';
import { DayTable } from '../calculator/day-table.tsx';
import { useComputation } from '../calculator/use-computation.ts';
import { EstimatedBadge, ProvisionalBadge, TheirsBadge } from '../deadline-styles.tsx';
import { isSavable, type Proposal } from './proposals.rules.ts';

/** The table of days is computed when it is opened. */
function ProposalDays({ input }: { input: ComputeDeadlineInput }) {
  const { computation, failure, retry, refusals } = useComputation(input);
  if (failure) return <ErrorState title={text.failed} {...failure} onRetry={retry} />;
  if (refusals[0]) return <p className="text-danger">{refusals[0].message}</p>;
  if (!computation) return <Skeleton className="h-32" />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Cautions computation={computation} />
      <DayTable computation={computation} />
    </div>
  );
}

interface ProposalRowProps {
  proposal: Proposal;
  isTheirs: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One term of a notice: checkbox, due date and table of days. */
export function ProposalRow({ proposal, isTheirs, isChosen, onChoose }: ProposalRowProps) {
  const [isOpen, setOpen] = useState(false);
  const tableId = useId();
  const { title, term, note, after, isEstimated, computation, problem } = proposal;
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-4 sm:px-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <input
          type="checkbox"
          aria-label={text.chooseOne(title)}
          checked={isChosen}
          disabled={!isSavable(proposal)}
          onChange={(event) => onChoose(event.target.checked)}
          className="mt-1 size-5 shrink-0"
        />
        <div className="grid min-w-0 gap-1">
          <p className="font-medium [overflow-wrap:anywhere]">
            {title} <span className="font-normal text-muted">· {term}</span>
          </p>
          {computation?.dueOn ? (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-lg leading-snug">
              {text.due(formatWeekday(computation.dueOn))}
              {isEstimated && <EstimatedBadge />}
              {isTheirs && <TheirsBadge />}
              {computation.isProvisional && <ProvisionalBadge />}
            </p>
          ) : (
            <p className="text-muted">{problem ?? text.noDate}</p>
          )}
          {after && (
            <p className="flex items-start gap-1.5 text-sm text-muted">
              <CornerDownRight size={15} className="mt-0.5" aria-hidden="true" />
              {text.after(after)}
            </p>
          )}
          {note && <p className="text-sm text-muted [overflow-wrap:anywhere]">{note}</p>}
          {/* A term that follows another has a note that its date is an estimate. */}
          {computation && !after && computation.warnings.length > 0 && (
            <p className="flex items-start gap-1.5 text-sm text-warning">
              <TriangleAlert size={15} className="mt-0.5" aria-hidden="true" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{computation.warnings[0]}</span>
            </p>
          )}
          {computation && (
            <Button
              variant="quiet"
              size="sm"
              className={cx(TOUCH_TARGET, '-ml-3 w-fit')}
              aria-label={(isOpen ? text.collapse : text.expand) + text.ofStep(title)}
              aria-expanded={isOpen}
              aria-controls={tableId}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronDown
                size={16}
                aria-hidden="true"
                className={cx('transition-transform duration-150', isOpen && 'rotate-180')}
              />
              {isOpen ? text.collapse : text.expand}
            </Button>
          )}
        </div>
      </div>
      <div id={tableId} hidden={!isOpen}>
        {isOpen && <ProposalDays input={proposal.input} />}
      </div>
    </li>
  );
}
