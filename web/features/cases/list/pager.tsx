import { useId } from 'react';
import { ChevronFirst, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { caseTableText as text } from '#schema/text/cases-screen.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { PAGE_SIZES, type CasesUrlState, type PageSize } from './cases-url.ts';

/** Cursors of the pages visited so far, from the second on; kept in the state of the history entry. */
function useVisitedCursors(): readonly string[] {
  const { state } = useLocation();
  const held = (state as { starts?: unknown } | null)?.starts;
  return Array.isArray(held) ? held.filter((each): each is string => typeof each === 'string') : [];
}

interface StepProps {
  icon: LucideIcon;
  label: string;
  rel?: string;
  /** `null`: the page does not exist, or its cursor is unknown. */
  to: string | null;
  state?: { starts: readonly string[] };
  isIconLast?: boolean;
}

function Step({ icon: Icon, label, rel, to, state, isIconLast }: StepProps) {
  const className = cx(
    buttonClasses({ variant: 'secondary', size: 'sm' }),
    TOUCH_TARGET,
    isIconLast && 'flex-row-reverse',
  );
  const inside = (
    <>
      <Icon size={16} aria-hidden="true" />
      {label}
    </>
  );
  if (to) {
    return (
      <Link to={to} state={state} rel={rel} className={className}>
        {inside}
      </Link>
    );
  }
  return (
    <span role="link" aria-disabled="true" className={cx(className, 'text-muted hover:border-line')}>
      {inside}
    </span>
  );
}

interface PagerProps {
  urlState: CasesUrlState;
  address: (part: Partial<CasesUrlState>) => string;
  shown: number;
  total: number;
  endCursor: string | null;
}

/** The position in a list of several pages, with links to the next and previous page. */
export function Pager({ urlState, address, shown, total, endCursor }: PagerProps) {
  const id = useId();
  const navigate = useNavigate();
  const cursors = useVisitedCursors();
  const { page, size } = urlState;
  const first = (page - 1) * size + 1;
  const start = page > 2 ? cursors[page - 3] : null;
  const previous = page === 2 || start ? address({ ...urlState, page: page - 1, after: start ?? null }) : null;
  const known = cursors.slice(0, page - 1);
  return (
    <nav aria-label={text.pages} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        {shown > 0 && (
          <p className="tabular">
            {text.range(formatCount(first), formatCount(first + shown - 1), formatCount(total))}
          </p>
        )}
        <p className="flex items-center gap-2">
          <label htmlFor={id}>{text.perPage}</label>
          <select
            id={id}
            value={size}
            onChange={(event) => {
              const wanted = Number(event.target.value) as PageSize;
              void navigate(address({ ...urlState, size: wanted, page: 1, after: null }), { replace: true });
            }}
            className={cx(
              'min-h-8 rounded-md border border-line-strong bg-surface px-2 text-ink tabular',
              TOUCH_TARGET,
            )}
          >
            {PAGE_SIZES.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Step
          icon={ChevronFirst}
          label={text.first}
          to={page > 1 ? address({ ...urlState, page: 1, after: null }) : null}
          state={{ starts: cursors }}
        />
        <Step icon={ChevronLeft} label={text.previous} rel="prev" to={previous} state={{ starts: cursors }} />
        <Step
          icon={ChevronRight}
          isIconLast
          label={text.next}
          rel="next"
          to={endCursor ? address({ ...urlState, page: page + 1, after: endCursor }) : null}
          state={{ starts: endCursor ? [...known, endCursor] : known }}
        />
      </div>
    </nav>
  );
}
