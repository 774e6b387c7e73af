import { useState } from 'react';
import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router';
import { articleAddress } from '#schema/record-address.ts';
import { computationText as text } from '#schema/text/deadline-calculator.ts';
import { formatShortWeekday } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { ComputationFieldsFragment } from '../computation.generated.ts';

type Row = ComputationFieldsFragment['days'][number];

/** A long table is collapsed on the screen, but printed whole. */
const LONG_TABLE_ROWS = 60;
const COLLAPSED_ROWS = 30;

const ArticleLink = ({ basis }: { basis: NonNullable<Row['basis']> }) => (
  <Link
    to={articleAddress(basis.statuteKey, basis.articleNumber)}
    title={basis.statuteName}
    className="text-accent underline underline-offset-2"
  >
    <span className="sr-only">{basis.statuteName}, </span>
    {text.article(basis.articleNumber)}
    {basis.place && ` ${basis.place}`}
  </Link>
);

function DayRow({ row, isDue, isHidden }: { row: Row; isDue: boolean; isHidden: boolean }) {
  return (
    <tr
      className={cx(
        'border-t border-line align-top',
        isDue ? 'bg-accent-soft' : !row.counts && 'bg-sunken text-muted',
        isHidden && 'hidden print:table-row',
      )}
    >
      <td className="py-2 pl-3 pr-2 text-right font-medium tabular">{row.number ?? ''}</td>
      <th
        scope="row"
        className={cx('py-2 pr-3 text-left whitespace-nowrap tabular', isDue ? 'font-semibold' : 'font-normal')}
      >
        <time dateTime={row.date}>{formatShortWeekday(row.date)}</time>
      </th>
      <td className="py-2 pr-3 whitespace-nowrap max-sm:hidden">
        <span className={cx('inline-flex items-center gap-1', row.counts ? 'text-positive' : 'text-muted')}>
          {row.counts ? <Check size={15} aria-hidden="true" /> : <Minus size={15} aria-hidden="true" />}
          {row.counts ? text.yes : text.no}
        </span>
      </td>
      <td className="min-w-0 py-2 pr-3 [overflow-wrap:anywhere]">
        <span className={cx('sm:hidden', row.counts ? 'sr-only' : 'font-medium')}>
          {row.counts ? text.yes : text.no}
          {row.reason ? ': ' : ''}
        </span>
        {row.reason}
        {isDue && (
          <span className="font-medium text-accent">
            {' '}
            {row.reason ? '· ' : ''}
            {text.legend.due}
          </span>
        )}
        {row.basis && (
          <>
            {' '}
            <ArticleLink basis={row.basis} />
          </>
        )}
      </td>
    </tr>
  );
}

/** Each day: whether it counts, and the article that says so. */
export function DayTable({
  computation,
}: {
  computation: Pick<ComputationFieldsFragment, 'days' | 'dueOn' | 'title'>;
}) {
  const { days, dueOn, title } = computation;
  const [isWhole, setWhole] = useState(false);
  const isLong = days.length > LONG_TABLE_ROWS;
  const last = days.length - 1;
  const isHidden = (index: number) => isLong && !isWhole && index >= COLLAPSED_ROWS && index !== last;
  return (
    <div className="grid gap-2">
      <div className="overflow-hidden rounded-md border border-line bg-surface">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">
            {text.table}: {title}
          </caption>
          <thead>
            <tr className="text-left text-muted">
              <th scope="col" className="w-10 py-2 pl-3 pr-2 text-right font-medium">
                {text.number}
              </th>
              <th scope="col" className="w-28 py-2 pr-3 font-medium sm:w-36">
                {text.day}
              </th>
              <th scope="col" className="w-20 py-2 pr-3 font-medium max-sm:hidden">
                {text.counts}
              </th>
              <th scope="col" className="py-2 pr-3 font-medium">
                {text.why}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((row, index) => (
              <DayRow
                // Two rows may have the same day: the end of a month, and the day it moves to.
                key={`${row.date}-${index}`}
                row={row}
                isDue={row.date === dueOn && index === last}
                isHidden={isHidden(index)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isLong && (
        <Button
          variant="quiet"
          size="sm"
          className={cx(TOUCH_TARGET, 'w-fit print:hidden')}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? text.fewerRows : text.allRows(days.length)}
        </Button>
      )}
    </div>
  );
}
