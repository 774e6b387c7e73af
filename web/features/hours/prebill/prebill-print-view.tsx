import { Fragment } from 'react';
import { Paperclip } from 'lucide-react';
import { activityLabels, billBasisText, lineKindLabels, paymentKindLabels } from '#schema/text/hours.ts';
import { prebillScreenText as text } from '#schema/text/hours-billing.ts';
import { saveBlob } from '#web/shared/browser/save-document.ts';
import { fetchFile } from '#web/shared/files/fetch-file.ts';
import { formatMoney, formatShortDay } from '#web/shared/format/format.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import type {
  BillTaxFieldsFragment,
  PrebillLineFieldsFragment,
  PrebillPaymentFieldsFragment,
} from './prebill.generated.ts';
import type { MoneyFieldsFragment } from '../entries/entries.generated.ts';
import { formatPesos } from '#schema/lib/pesos.ts';
import { durationWords } from '#schema/text/durations.ts';
import { hoursText } from '#web/shared/dates/duration.rules.ts';

interface PrintViewProps {
  lines: readonly PrebillLineFieldsFragment[];
  totalSeconds: number;
  billedSeconds: number;
  subtotal: MoneyFieldsFragment;
  taxes: readonly BillTaxFieldsFragment[];
  disbursements: MoneyFieldsFragment;
  total: MoneyFieldsFragment;
  received: MoneyFieldsFragment;
  balance: MoneyFieldsFragment;
  /** Empty in a preview: there only their sum is known. */
  payments: readonly PrebillPaymentFieldsFragment[];
  amountInWords: string;
}

/** A plain link would not send the token. */
function Receipt({ fileName, url }: { fileName: string; url: string }) {
  const save = async () => {
    try {
      saveBlob(fileName, await fetchFile(url));
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      showToast({ title: text.fileFailed, message, tone: 'danger' });
    }
  };
  return (
    <button
      type="button"
      aria-label={text.receipt(fileName)}
      className="inline-flex min-h-6 items-center gap-1 text-accent underline underline-offset-2 [overflow-wrap:anywhere]"
      onClick={() => void save()}
    >
      <Paperclip size={13} aria-hidden="true" />
      {fileName}
    </button>
  );
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
          {text.rateColumn}
        </th>
        <th scope="col" className="py-2 pl-3 text-right font-medium">
          {text.amountColumn}
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
              {line.receipt && <Receipt {...line.receipt} />}
              {line.billedSeconds != null && line.billedSeconds > 0 && (
                <span className="tabular sm:hidden">{durationWords(line.billedSeconds)}</span>
              )}
            </span>
          </th>
          <td className={`${CELL} max-sm:hidden`}>{line.billedSeconds ? hoursText(line.billedSeconds) : ''}</td>
          <td className={`${CELL} whitespace-nowrap max-sm:hidden`}>
            {line.rate ? formatPesos(line.rate.centavos) : ''}
          </td>
          <td className="py-2 pl-3 text-right tabular align-top whitespace-nowrap">
            {formatPesos(line.amount.centavos)}
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
  disbursements,
  total,
  received,
  balance,
  payments,
  amountInWords,
}: PrintViewProps) {
  // Of a preview, what was received are its advances.
  const hasAdvance = payments.length === 0 ? received.centavos > 0 : payments.some(({ kind }) => kind === 'ADVANCE');
  const bases = [
    ...taxes.map(({ label, basis }) => `${label}: ${basis}`),
    ...(disbursements.centavos > 0 ? [billBasisText.disbursements] : []),
    ...(hasAdvance ? [billBasisText.advances] : []),
    billBasisText.rounding,
  ];
  return (
    <div className="grid gap-5">
      <Lines lines={lines} />
      <dl className="ml-auto grid w-full max-w-md grid-cols-[1fr_auto] gap-y-1.5 [&>dd]:pl-6">
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
        {disbursements.centavos > 0 && (
          <>
            <dt>{text.disbursements}</dt>
            <dd className="text-right tabular">{formatMoney(disbursements.centavos)}</dd>
          </>
        )}
        <dt className="border-t border-line-strong pt-1.5 text-lg font-semibold">{text.total}</dt>
        <dd className="border-t border-line-strong pt-1.5 text-right text-lg font-semibold tabular">
          {formatMoney(total.centavos)}
        </dd>
        {payments.map(({ id, kind, receivedOn, amount }) => (
          <Fragment key={id}>
            <dt className="text-muted">{text.received(paymentKindLabels[kind], formatShortDay(receivedOn))}</dt>
            <dd className="text-right tabular">{formatMoney(0 - amount.centavos)}</dd>
          </Fragment>
        ))}
        {payments.length === 0 && received.centavos > 0 && (
          <>
            <dt className="text-muted">{text.receivedSum}</dt>
            <dd className="text-right tabular">{formatMoney(0 - received.centavos)}</dd>
          </>
        )}
        {received.centavos > 0 && (
          <>
            <dt className="border-t border-line pt-1.5 font-semibold">{text.balance}</dt>
            <dd className="border-t border-line pt-1.5 text-right font-semibold tabular">
              {formatMoney(balance.centavos)}
            </dd>
          </>
        )}
      </dl>
      <p>
        <span className="block text-sm text-muted">{text.inWords}</span>
        <span className="font-serif first-letter:uppercase">{amountInWords}</span>
      </p>
      <section className="grid gap-1 text-sm text-muted">
        <p className="font-medium">{text.bases}</p>
        <ul className="grid gap-1">
          {bases.map((basis) => (
            <li key={basis}>{basis}</li>
          ))}
        </ul>
      </section>
      <p className="text-sm text-muted">{text.foot}</p>
    </div>
  );
}
