import { Fragment } from 'react';
import { activityLabels, lineKindLabels } from '#schema/text/hours.ts';
import { prebillScreenText as text } from '#schema/text/hours-billing.ts';
import { formatMoney, formatShortDay } from '#web/shared/format/format.ts';
import type { BillTaxFieldsFragment, PrebillLineFieldsFragment } from './prebill.generated.ts';
import type { MoneyFieldsFragment } from '../entries/entries.generated.ts';
import { hoursText } from '#web/shared/dates/duration.rules.ts';

interface PrintViewProps {
  lines: readonly PrebillLineFieldsFragment[];
  totalSeconds: number;
  billedSeconds: number;
  subtotal: MoneyFieldsFragment;
  taxes: readonly BillTaxFieldsFragment[];
  total: MoneyFieldsFragment;
  amountInWords: string;
}

const CELL = 'px-3 py-2 text-right tabular align-top';

const Lines = ({ lines }: Pick<PrintViewProps, 'lines'>) => (
  <table className="w-full border-collapse">
    <caption className="sr-only">{text.lines}</caption>
    <thead className="border-b border-line-strong text-left text-sm text-muted">
      <tr>
        <th scope="col" className="py-2 pr-3 font-medium">
          {text.concept}
        </th>
        <th scope="col" className={`${CELL} font-medium max-sm:hidden`}>
          {text.hours}
        </th>
        <th scope="col" className={`${CELL} font-medium max-sm:hidden`}>
          {text.rate}
        </th>
        <th scope="col" className="py-2 pl-3 text-right font-medium">
          {text.amount}
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {lines.map((line, at) => (
        <tr key={line.timeEntryId ?? `${line.kind} ${at}`}>
          <th scope="row" className="py-2 pr-3 text-left font-normal align-top">
            <span className="[overflow-wrap:anywhere]">
              {line.description || (line.activity ? activityLabels[line.activity] : lineKindLabels[line.kind])}
            </span>
            <span className="flex flex-wrap gap-x-2 text-sm text-muted">
              {line.date && <span className="tabular">{formatShortDay(line.date)}</span>}
              {line.personName && <span>{line.personName}</span>}
              {line.kind !== 'TIME' && <span>{lineKindLabels[line.kind]}</span>}
              {line.billedSeconds != null && line.billedSeconds > 0 && (
                <span className="tabular sm:hidden">{hoursText(line.billedSeconds)} h</span>
              )}
            </span>
          </th>
          <td className={`${CELL} max-sm:hidden`}>{line.billedSeconds ? hoursText(line.billedSeconds) : ''}</td>
          <td className={`${CELL} whitespace-nowrap max-sm:hidden`}>
            {line.rate ? formatMoney(line.rate.centavos) : ''}
          </td>
          <td className="py-2 pl-3 text-right tabular align-top whitespace-nowrap">
            {formatMoney(line.amount.centavos)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A pre-bill as it is printed: lines, taxes with their law, and the amount in words. */
export function PrebillPrintView({
  lines,
  totalSeconds,
  billedSeconds,
  subtotal,
  taxes,
  total,
  amountInWords,
}: PrintViewProps) {
  return (
    <div className="grid gap-5">
      <Lines lines={lines} />
      <dl className="ml-auto grid w-full max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
        <dt className="text-muted">{text.recorded}</dt>
        <dd className="text-right tabular">{hoursText(totalSeconds)}</dd>
        <dt className="text-muted">{text.charged}</dt>
        <dd className="text-right tabular">{hoursText(billedSeconds)}</dd>
        <dt className="border-t border-line pt-1.5">{text.subtotal}</dt>
        <dd className="border-t border-line pt-1.5 text-right tabular">{formatMoney(subtotal.centavos)}</dd>
        {taxes.map(({ label, amount }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd className="text-right tabular">{formatMoney(amount.centavos)}</dd>
          </Fragment>
        ))}
        <dt className="border-t border-line-strong pt-1.5 text-lg font-semibold">{text.total}</dt>
        <dd className="border-t border-line-strong pt-1.5 text-right text-lg font-semibold tabular">
          {formatMoney(total.centavos)}
        </dd>
      </dl>
      <p>
        <span className="block text-sm text-muted">{text.inWords}</span>
        <span className="font-serif first-letter:uppercase">{amountInWords}</span>
      </p>
      {taxes.length > 0 && (
        <section className="grid gap-1 text-sm text-muted">
          <p className="font-medium">{text.bases}</p>
          <ul className="grid gap-1">
            {taxes.map(({ label, basis }) => (
              <li key={label}>
                {label}: {basis}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-sm text-muted">{text.foot}</p>
    </div>
  );
}
