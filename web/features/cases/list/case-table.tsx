import { ArrowDown, ArrowUp, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { CaseSort } from '#schema/generated/contract.ts';
import { caseTableText as text } from '#schema/text/cases-screen.ts';
import { areaLabels } from '#schema/text/research.ts';
import { formatCount, formatInstant, formatShortDay } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { caseAddress, CaseBadges, type CaseRow } from '../case-styles.tsx';
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

const CELL = 'px-3 py-2.5 align-middle first:pl-4 last:pr-3';
/** Columns that sort ascending: names from A, activity from the oldest. The others sort descending. */
const ASCENDING: readonly CaseSort[] = ['TITLE', 'CLIENT', 'STATUS', 'LAST_ACTIVITY'];

function SortHead({
  sort,
  label,
  urlState,
  address,
}: Pick<CaseTableProps, 'urlState' | 'address'> & { sort: CaseSort; label: string }) {
  const isSorted = urlState.sort === sort;
  const isUp = ASCENDING.includes(sort);
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
      className={cx(CELL, 'font-medium')}
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

const Members = ({ count }: { count: number }) => (
  <span className="inline-flex items-center gap-1.5 text-muted tabular" title={text.columns.members}>
    <Users size={15} aria-hidden="true" />
    <span className="sr-only">{text.columns.members}: </span>
    {formatCount(count)}
  </span>
);

const Picker = ({ row, chosen, onToggle }: Pick<CaseTableProps, 'chosen' | 'onToggle'> & { row: CaseRow }) => (
  <label className="-m-2 grid w-fit place-items-center p-2">
    <span className="sr-only">{text.select(row.title)}</span>
    <input
      type="checkbox"
      checked={chosen.has(row.id)}
      disabled={!row.viewerCanChangeStatus}
      onChange={(event) => onToggle([row.id], event.target.checked)}
      className="size-4 accent-accent"
    />
  </label>
);

const Title = ({ row }: { row: CaseRow }) => (
  <>
    <Link to={caseAddress(row.id)} className="font-medium break-words hover:text-accent hover:underline">
      {row.title}
    </Link>
    {row.fileNumber && <span className="block font-mono text-xs text-muted break-all">{row.fileNumber}</span>}
  </>
);

/** Above 1024 px: a table. */
export function CaseTable({ rows, chosen, onToggle, actions, urlState, address }: CaseTableProps) {
  const ids = rows.filter(({ viewerCanChangeStatus }) => viewerCanChangeStatus).map(({ id }) => id);
  const areAll = ids.length > 0 && ids.every((id) => chosen.has(id));
  const head = { urlState, address };
  const { columns } = text;
  return (
    // No `overflow-hidden`: the menus of the rows extend beyond the card.
    <div className="card max-lg:hidden">
      <table className="w-full border-collapse text-left" aria-labelledby="case-list">
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <td className={cx(CELL, 'w-10')}>
              <input
                type="checkbox"
                aria-label={text.selectAll}
                checked={areAll}
                disabled={ids.length === 0}
                onChange={() => onToggle(ids, !areAll)}
                className="block size-4 accent-accent"
              />
            </td>
            <SortHead sort="TITLE" label={columns.title} {...head} />
            <SortHead sort="CLIENT" label={columns.client} {...head} />
            <th scope="col" className={cx(CELL, 'font-medium')}>
              {columns.area}
            </th>
            <SortHead sort="STATUS" label={columns.status} {...head} />
            <SortHead sort="OPENED" label={columns.opened} {...head} />
            <SortHead sort="LAST_ACTIVITY" label={columns.activity} {...head} />
            <th scope="col" className={CELL}>
              <span className="sr-only">{columns.members}</span>
            </th>
            <th scope="col" className={cx(CELL, 'w-12')}>
              <span className="sr-only">{text.rowActions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr
              key={row.id}
              className={cx(
                'transition-colors duration-150',
                chosen.has(row.id) ? 'bg-accent-soft' : 'hover:bg-sunken',
              )}
            >
              <td className={CELL}>
                <Picker {...{ row, chosen, onToggle }} />
              </td>
              <th scope="row" className={cx(CELL, 'max-w-80 font-normal')}>
                <Title row={row} />
              </th>
              <td className={cx(CELL, 'max-w-52 break-words')}>{row.client}</td>
              <td className={cx(CELL, 'text-muted')}>{areaLabels[row.area]}</td>
              <td className={CELL}>
                <CaseBadges row={row} />
              </td>
              <td className={cx(CELL, 'whitespace-nowrap text-muted tabular')}>
                <time dateTime={row.openedOn}>{formatShortDay(row.openedOn)}</time>
              </td>
              <td className={CELL}>
                <Activity activity={row.activity} />
              </td>
              <td className={CELL}>
                <Members count={row.memberCount} />
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
      <li key={row.id} className={cx('flex items-start gap-3 px-4 py-3.5', chosen.has(row.id) && 'bg-accent-soft')}>
        <span className="pt-0.5">
          <Picker {...{ row, chosen, onToggle }} />
        </span>
        <div className="grid min-w-0 flex-1 gap-1.5">
          <div>
            <Title row={row} />
            <p className="text-muted break-words">
              {row.client} · {areaLabels[row.area]}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <CaseBadges row={row} />
            <Activity activity={row.activity} />
            <Members count={row.memberCount} />
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
