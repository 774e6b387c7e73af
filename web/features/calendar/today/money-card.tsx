import type { ReactNode } from 'react';
import { ReceiptText, Wallet, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { moneyText as text } from '#schema/text/hours-today.ts';
import { durationWords } from '#schema/text/durations.ts';
import { formatMoney } from '#web/shared/format/format.ts';
import { START, writeCalendarUrl } from '../calendar-url.ts';
import { useMoneyCardQuery, type MoneyCardQuery } from './money-card.generated.ts';

/** Bills that still wait are among the newest. */
const LOOKED_AT = 50;

type Bill = MoneyCardQuery['prebills']['nodes'][number];
const isUnpaid = ({ status }: Bill): boolean => status !== 'PAID' && status !== 'DISCARDED';

interface MoneyRowProps {
  icon: LucideIcon;
  to: string;
  label: string;
  note: string;
  amount: ReactNode;
}

const MoneyRow = ({ icon: Icon, to, label, note, amount }: MoneyRowProps) => (
  <li>
    <Link
      to={to}
      className="flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 transition-colors duration-150 hover:bg-sunken"
    >
      <Icon size={17} className="text-accent" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        {label}
        <span className="block text-sm text-muted tabular">{note}</span>
      </span>
      {amount}
    </Link>
  </li>
);

const Amount = ({ centavos }: { centavos: number }) => (
  <span className="font-semibold whitespace-nowrap tabular">{formatMoney(centavos)}</span>
);

/** Hours to be billed, and bills that nobody has paid yet; nothing without them, nor when they cannot be read. */
export function MoneyCard({ section }: { section: (params: Record<string, string>) => string }) {
  const { data, loading } = useMoneyCardQuery({ variables: { first: LOOKED_AT }, fetchPolicy: 'cache-and-network' });
  if (!data) return loading ? <span hidden data-settling /> : null;
  const { unbilledSeconds, unbilledAmount } = data.today;
  const unpaid = data.prebills.nodes.filter(isUnpaid);
  const hasHours = unbilledSeconds > 0 || unbilledAmount.centavos > 0;
  if (!hasHours && unpaid.length === 0) return null;
  return (
    <section aria-labelledby="money" className="card grid content-start gap-2 p-5 md:p-6">
      <h2 id="money" className="text-xl font-semibold">
        {text.title}
      </h2>
      <ul className="-mx-2 grid">
        {hasHours && (
          <MoneyRow
            icon={Wallet}
            to={section(writeCalendarUrl({ ...START, tab: 'billable' }))}
            label={text.unbilled}
            note={durationWords(unbilledSeconds)}
            amount={
              unbilledAmount.centavos > 0 ? (
                <Amount centavos={unbilledAmount.centavos} />
              ) : (
                <span className="text-sm text-muted">{text.withoutRate}</span>
              )
            }
          />
        )}
        {unpaid.length > 0 && (
          <MoneyRow
            icon={ReceiptText}
            to={section(writeCalendarUrl({ ...START, tab: 'billable', hoursTab: 'prebills' }))}
            label={text.unpaid}
            note={text.bills(unpaid.length, unpaid.filter(({ status }) => status === 'OVERDUE').length)}
            amount={<Amount centavos={unpaid.reduce((sum, { balance }) => sum + balance.centavos, 0)} />}
          />
        )}
      </ul>
    </section>
  );
}
