import { useId } from 'react';
import { ChevronFirst, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { caseTableText as text } from '#schema/text/cases-screen.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH } from '../case-look.tsx';
import { PAGE_SIZES, type CasesPlace, type PageSize } from './cases-place.ts';

/** Where the pages from the second on begin, as far as somebody came by them; it lasts as long as the entry of the history. */
function useTrail(): readonly string[] {
  const { state } = useLocation();
  const held = (state as { starts?: unknown } | null)?.starts;
  return Array.isArray(held) ? held.filter((each): each is string => typeof each === 'string') : [];
}

interface StepProps {
  icon: LucideIcon;
  label: string;
  rel?: string;
  /** None: there is no such page, or nobody knows where it begins. */
  to: string | null;
  state?: { starts: readonly string[] };
  isIconLast?: boolean;
}

function Step({ icon: Icon, label, rel, to, state, isIconLast }: StepProps) {
  const look = cx(buttonClasses({ look: 'secondary', size: 'sm' }), TOUCH, isIconLast && 'flex-row-reverse');
  const inside = (
    <>
      <Icon size={16} aria-hidden="true" />
      {label}
    </>
  );
  if (to) {
    return (
      <Link to={to} state={state} rel={rel} className={look}>
        {inside}
      </Link>
    );
  }
  return (
    <span role="link" aria-disabled="true" className={cx(look, 'text-muted hover:border-line')}>
      {inside}
    </span>
  );
}

interface PagerProps {
  place: CasesPlace;
  address: (part: Partial<CasesPlace>) => string;
  shown: number;
  total: number;
  endCursor: string | null;
}

/** Where somebody is in a list that is longer than a page, and the ways on. */
export function Pager({ place, address, shown, total, endCursor }: PagerProps) {
  const id = useId();
  const navigate = useNavigate();
  const trail = useTrail();
  const { page, size } = place;
  const first = (page - 1) * size + 1;
  const start = page > 2 ? trail[page - 3] : null;
  const previous = page === 2 || start ? address({ ...place, page: page - 1, after: start ?? null }) : null;
  const known = trail.slice(0, page - 1);
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
              void navigate(address({ ...place, size: wanted, page: 1, after: null }), { replace: true });
            }}
            className={cx('min-h-8 rounded-md border border-line-strong bg-surface px-2 text-ink tabular', TOUCH)}
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
          to={page > 1 ? address({ ...place, page: 1, after: null }) : null}
          state={{ starts: trail }}
        />
        <Step icon={ChevronLeft} label={text.previous} rel="prev" to={previous} state={{ starts: trail }} />
        <Step
          icon={ChevronRight}
          isIconLast
          label={text.next}
          rel="next"
          to={endCursor ? address({ ...place, page: page + 1, after: endCursor }) : null}
          state={{ starts: endCursor ? [...known, endCursor] : known }}
        />
      </div>
    </nav>
  );
}
