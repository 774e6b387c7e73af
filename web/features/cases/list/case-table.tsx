import type { MouseEvent } from 'react';
import { ArrowDown, ArrowUp, Flame, Hourglass } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { CaseSort } from '#schema/generated/contract.ts';
import { caseTableText as text, caseUrgentText, forgottenText } from '#schema/text/cases-screen.ts';
import { areaLabels } from '#schema/text/research.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { caseAddress, CaseBadges, StatusBadge, type CaseRow } from '../case-styles.tsx';
import { NextDate } from '../next-date.tsx';
import { CaseMenu } from './case-menu.tsx';
import type { CasesUrlState } from './cases-url.ts';
import type { CaseActions } from '../use-case-actions.tsx';

interface CaseTableProps {
  rows: readonly CaseRow[];
  chosen: ReadonlySet<string>;
  onToggle: (ids: readonly string[], isOn: boolean) => void;
  actions: CaseActions;
  urlState: CasesUrlState;
  address: (part: Partial<CasesUrlState>) => string;
}

const CELL = 'h-11 px-2.5 py-0 align-middle first:pl-4 last:pr-3';
/** Columns that sort ascending: names from A, activity from the oldest. The others sort descending. */
const ASCENDING: readonly CaseSort[] = ['TITLE', 'CLIENT', 'STATUS', 'LAST_ACTIVITY'];

function SortHead({
  sort,
  label,
  urlState,
  address,
  className,
}: Pick<CaseTableProps, 'urlState' | 'address'> & { sort: CaseSort; label: string; className?: string }) {
  const isSorted = urlState.sort === sort;
  const isUp = ASCENDING.includes(sort);
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
      className={cx(CELL, 'font-medium', className)}
    >
      <Link
        to={address({ ...urlState, sort: isSorted ? 'UPDATED' : sort, page: 1, after: null })}
        replace
        title={text.sortBy(label)}
        className={cx('inline-flex min-h-6 items-center gap-1 hover:text-ink', isSorted && 'text-ink')}
      >
        {label}
        {isSorted && <Arrow size={14} aria-hidden="true" />}
      </Link>
    </th>
  );
}

/** Days since the last activity; a forgotten case also has a badge. */
const Activity = ({ activity }: Pick<CaseRow, 'activity'>) => (
  <time
    dateTime={activity.lastActivityAt}
    title={formatInstant(activity.lastActivityAt)}
    className={cx('whitespace-nowrap tabular', activity.isForgotten ? 'font-medium text-danger' : 'text-muted')}
  >
    {text.activityOf(activity.daysSince)}
  </time>
);

const Picker = ({ row, chosen, onToggle }: Pick<CaseTableProps, 'chosen' | 'onToggle'> & { row: CaseRow }) => (
  <label className="-m-2 grid w-fit place-items-center p-2">
    <span className="sr-only">{text.select(row.title)}</span>
    <input
      type="checkbox"
      checked={chosen.has(row.id)}
      disabled={!row.viewerCanChangeStatus}
      onChange={(event) => onToggle([row.id], event.target.checked)}
      className="size-4"
    />
  </label>
);

const Title = ({ row, isOneLine }: { row: CaseRow; isOneLine?: boolean }) => (
  <Link
    to={caseAddress(row.id)}
    title={isOneLine ? row.title : undefined}
    className={cx(
      'font-medium hover:text-accent hover:underline',
      isOneLine ? 'block min-w-0 truncate py-1' : 'break-words',
    )}
  >
    {row.title}
  </Link>
);

/** Urgency and inactivity in one line: the words are read aloud and shown on hover. */
const AlertIcons = ({ row }: { row: CaseRow }) => (
  <>
    {row.isUrgent && (
      <span title={caseUrgentText} className="inline-flex shrink-0 text-warning">
        <Flame size={16} aria-hidden="true" />
        <span className="sr-only">{caseUrgentText}</span>
      </span>
    )}
    {row.activity.isForgotten && (
      <span title={forgottenText.badge} className="inline-flex shrink-0 text-danger">
        <Hourglass size={16} aria-hidden="true" />
        <span className="sr-only">{forgottenText.badge}</span>
      </span>
    )}
  </>
);

/** The whole row opens the case; what is a control of its own, and a selection of text, does not. */
function useOpenRow() {
  const navigate = useNavigate();
  return (event: MouseEvent, id: string) => {
    const isControl = (event.target as Element).closest('a, button, input, label, [role="menu"]') !== null;
    if (isControl || event.button !== 0 || window.getSelection()?.toString()) return;
    if (event.ctrlKey || event.metaKey) window.open(caseAddress(id), '_blank', 'noopener');
    else void navigate(caseAddress(id));
  };
}

/** Above 1024 px: a table. */
export function CaseTable({ rows, chosen, onToggle, actions, urlState, address }: CaseTableProps) {
  const ids = rows.filter(({ viewerCanChangeStatus }) => viewerCanChangeStatus).map(({ id }) => id);
  const areAll = ids.length > 0 && ids.every((id) => chosen.has(id));
  const head = { urlState, address };
  const { columns } = text;
  const openRow = useOpenRow();
  return (
    // No `overflow-hidden`: the menus of the rows extend beyond the card.
    <div className="card max-lg:hidden">
      <table
        className="w-full table-fixed border-collapse text-left"
        aria-labelledby="case-list"
        aria-describedby="case-keys"
      >
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <td className={cx(CELL, 'w-10')}>
              <input
                type="checkbox"
                aria-label={text.selectAll}
                checked={areAll}
                disabled={ids.length === 0}
                onChange={() => onToggle(ids, !areAll)}
                className="block size-4"
              />
            </td>
            <SortHead sort="TITLE" label={columns.title} {...head} />
            <th scope="col" className={cx(CELL, 'w-29 font-medium max-xl:hidden')}>
              {columns.file}
            </th>
            <SortHead sort="CLIENT" label={columns.client} className="w-44 max-xl:hidden" {...head} />
            <th scope="col" className={cx(CELL, 'w-26 font-medium max-[90rem]:hidden')}>
              {columns.area}
            </th>
            <th scope="col" className={cx(CELL, 'w-55 font-medium')}>
              {columns.next}
            </th>
            <SortHead sort="STATUS" label={columns.status} className="w-28" {...head} />
            <SortHead sort="LAST_ACTIVITY" label={columns.activity} className="w-23 max-2xl:hidden" {...head} />
            <th scope="col" className={cx(CELL, 'w-12')}>
              <span className="sr-only">{text.rowActions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            // The title is the link for the keyboard.
            <tr
              key={row.id}
              data-case-row={row.id}
              onClick={(event) => openRow(event, row.id)}
              className={cx(
                'cursor-pointer transition-colors duration-150 focus-within:bg-sunken',
                chosen.has(row.id) ? 'bg-accent-soft' : 'hover:bg-sunken',
              )}
            >
              <td className={CELL}>
                <Picker {...{ row, chosen, onToggle }} />
              </td>
              <th scope="row" className={cx(CELL, 'font-normal')}>
                <span className="flex items-center gap-2">
                  <Title row={row} isOneLine />
                  <AlertIcons row={row} />
                </span>
              </th>
              <td className={cx(CELL, 'truncate font-mono text-sm max-xl:hidden')} title={row.fileNumber ?? undefined}>
                {row.fileNumber ?? <span className="sr-only">{text.noFile}</span>}
              </td>
              <td className={cx(CELL, 'truncate max-xl:hidden')} title={row.client}>
                {row.client}
              </td>
              <td className={cx(CELL, 'truncate text-sm text-muted max-[90rem]:hidden')}>{areaLabels[row.area]}</td>
              <td className={cx(CELL, 'truncate [&>*]:align-middle')}>
                <NextDate date={row.nextDate} />
              </td>
              <td className={cx(CELL, '[&>*]:align-middle')}>
                <StatusBadge status={row.status} />
              </td>
              <td className={cx(CELL, 'max-2xl:hidden')}>
                <Activity activity={row.activity} />
              </td>
              <td className={CELL}>
                <CaseMenu
                  row={row}
                  onMove={(status) => void actions.move(row, status)}
                  onArchive={(isArchived) => void actions.archive(row, isArchived)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Below 1024 px: one card for each case. */
export const CaseCards = ({ rows, chosen, onToggle, actions }: CaseTableProps) => (
  <ul aria-labelledby="case-list" className="card divide-y divide-line lg:hidden">
    {rows.map((row) => (
      <li
        key={row.id}
        data-case-row={row.id}
        className={cx('flex items-start gap-3 px-4 py-3', chosen.has(row.id) && 'bg-accent-soft')}
      >
        <span className="pt-0.5">
          <Picker {...{ row, chosen, onToggle }} />
        </span>
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
          <Title row={row} />
          <p className="text-sm text-muted break-words">
            {row.fileNumber && <span className="font-mono">{row.fileNumber} · </span>}
            {row.client} · {areaLabels[row.area]}
          </p>
          <p className="text-sm">
            <NextDate date={row.nextDate} hasTitle />
          </p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <CaseBadges row={row} />
            <Activity activity={row.activity} />
          </div>
        </div>
        <CaseMenu
          row={row}
          onMove={(status) => void actions.move(row, status)}
          onArchive={(isArchived) => void actions.archive(row, isArchived)}
        />
      </li>
    ))}
  </ul>
);
