import { Link } from 'react-router';
import type { CaseStatus } from '#schema/generated/contract.ts';
import { caseStatusText } from '#schema/text/cases-screen.ts';
import { realtimeText as text } from '#schema/text/realtime.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { StatusBadge, statusStyles, UrgentBadge } from '../case-styles.tsx';
import { ChangeNotice, type Change } from './change-notice.tsx';
import type { LiveCase } from './live-case-cache.ts';
import { previewOf, STATUSES } from './live-cases.rules.ts';
import type { ChangeStatus } from './use-change-status.ts';

function StatusButtons({ legalCase, onChange }: { legalCase: LiveCase; onChange: (status: CaseStatus) => void }) {
  return (
    <div role="group" aria-label={text.setStatus(legalCase.title)} className="grid grid-cols-3 gap-1">
      {STATUSES.map((status) => {
        const isCurrent = status === legalCase.status;
        const { icon: Icon } = statusStyles[status];
        return (
          <button
            key={status}
            type="button"
            data-status={status.toLowerCase()}
            aria-pressed={isCurrent}
            disabled={isCurrent || !legalCase.viewerCanChangeStatus}
            onClick={() => onChange(status)}
            className={cx(
              'inline-flex min-h-9 min-w-0 items-center justify-center gap-1 rounded-md border px-1 text-sm font-medium transition-colors duration-150 max-[22.5rem]:text-xs',
              isCurrent
                ? 'border-transparent bg-sunken text-ink'
                : 'border-line bg-surface text-ink hover:border-line-strong disabled:text-muted disabled:hover:border-line',
            )}
          >
            <Icon size={14} aria-hidden="true" className="max-sm:hidden" />
            <span className="truncate">{caseStatusText[status]}</span>
          </button>
        );
      })}
    </div>
  );
}

interface CaseCardProps {
  legalCase: LiveCase;
  address: string;
  /** Somebody else changed it a moment ago. */
  isFresh: boolean;
  /** The latest change by the user, until it is dismissed. */
  change: Change | null;
  onChange: ChangeStatus;
  onDismiss: () => void;
}

export function CaseCard({ legalCase, address, isFresh, change, onChange, onDismiss }: CaseCardProps) {
  const { title, client, description, status, isUrgent, createdAt, updatedAt } = legalCase;
  const style = statusStyles[status];
  const preview = previewOf(description);
  return (
    <article
      data-case={legalCase.id}
      data-status={status.toLowerCase()}
      data-urgent={isUrgent || undefined}
      className={cx(
        'card relative flex min-w-0 flex-col gap-3 overflow-hidden p-4 pl-5 transition-[background-color] duration-200',
        'before:absolute before:inset-y-0 before:left-0 before:w-1',
        isUrgent ? 'before:bg-warning' : style.edge,
        isFresh && 'bg-accent-soft',
      )}
    >
      <header className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-1.5">
          {isUrgent && <UrgentBadge />}
          <StatusBadge status={status} />
          {isFresh && <span className="text-xs font-medium text-accent">{text.justChanged}</span>}
        </div>
        <h2 className="font-serif text-lg font-semibold leading-snug wrap-anywhere">
          <Link to={address} className="hover:text-accent hover:underline hover:underline-offset-2">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-muted wrap-anywhere">
          <span className="sr-only">{text.client}: </span>
          {client}
        </p>
      </header>
      {/* The server hides the description from guests, so «no description» could be false for them. */}
      {(preview || legalCase.viewerCanChangeStatus) && (
        <p className={cx('wrap-anywhere', !preview && 'text-muted')}>{preview || text.noDescription}</p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted tabular">
        <time dateTime={createdAt}>{text.created(formatInstant(createdAt))}</time>
        <time dateTime={updatedAt}>{text.updated(formatInstant(updatedAt))}</time>
      </p>
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-2">
        <StatusButtons legalCase={legalCase} onChange={(wanted) => void onChange(legalCase, wanted)} />
        {!legalCase.viewerCanChangeStatus && <p className="text-sm text-muted">{text.readOnly}</p>}
        {change && <ChangeNotice legalCase={legalCase} change={change} onChange={onChange} onDismiss={onDismiss} />}
      </div>
    </article>
  );
}
