import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Ban, CircleCheck, Clock, ExternalLink, FileCode, Undo2, type LucideIcon } from 'lucide-react';
import type { SubscriptionInvoiceStatus } from '#schema/generated/contract.ts';
import { commonText } from '#schema/text/common.ts';
import { invoicesText as text, invoiceStatusLabel } from '#schema/text/subscriptions-screen.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { dayOf, formatMoney, formatShortDay } from '#web/shared/format/format.ts';
import { useIsWide } from '#web/shared/hooks/use-media-query.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { StateBadge, type BadgeTone } from '#web/shared/ui/state-badge.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import {
  SubscriptionInvoiceCfdiDocument,
  useSubscriptionInvoicesQuery,
  type InvoiceFieldsFragment as Invoice,
} from './invoices.generated.ts';

const PER_PAGE = 12;

const BADGES: Record<SubscriptionInvoiceStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  OPEN: { tone: 'warning', icon: Clock },
  PAID: { tone: 'positive', icon: CircleCheck },
  REFUNDED: { tone: 'info', icon: Undo2 },
  VOID: { tone: 'neutral', icon: Ban },
  UNCOLLECTIBLE: { tone: 'neutral', icon: Ban },
};

const shortDay = (instant: string): string => formatShortDay(dayOf(instant));

const Status = ({ status }: { status: SubscriptionInvoiceStatus }) => (
  <StateBadge tone={BADGES[status].tone} icon={BADGES[status].icon}>
    {invoiceStatusLabel[status]}
  </StateBadge>
);

const Total = ({ invoice }: { invoice: Invoice }) => (
  <>
    <span className="font-semibold">{formatMoney(invoice.total.centavos)}</span>
    {invoice.refunded.centavos > 0 && (
      <span className="block text-sm text-muted">{text.refunded(formatMoney(invoice.refunded.centavos))}</span>
    )}
  </>
);

interface RowProps {
  invoice: Invoice;
  isBusy: boolean;
  onXml: (id: string) => void;
}

const SMALL = cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET);

const Documents = ({ invoice, isBusy, onXml }: RowProps) => (
  <div className="flex flex-wrap gap-2">
    {invoice.hostedUrl && (
      <a
        href={invoice.hostedUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={`${text.openOf(invoice.number)} ${commonText.opensInNewTab}`}
        className={SMALL}
      >
        <ExternalLink size={15} aria-hidden="true" />
        {text.open}
      </a>
    )}
    <Button
      variant="secondary"
      size="sm"
      className={TOUCH_TARGET}
      disabled={isBusy}
      aria-label={text.xmlOf(invoice.number)}
      onClick={() => onXml(invoice.id)}
    >
      <FileCode size={15} aria-hidden="true" />
      {text.xml}
    </Button>
  </div>
);

const HEAD = 'border-b border-line px-4 py-2.5 text-left text-sm font-medium text-muted';
const CELL = 'border-b border-line px-4 py-3 align-top';

const InvoiceTable = ({ invoices, ...row }: { invoices: readonly Invoice[] } & Omit<RowProps, 'invoice'>) => (
  <table className="card w-full border-separate border-spacing-0 overflow-hidden tabular [&_tr:last-child_td]:border-b-0">
    <caption className="sr-only">{text.caption}</caption>
    <thead>
      <tr>
        {[text.number, text.issued, text.period, text.status].map((head) => (
          <th key={head} scope="col" className={HEAD}>
            {head}
          </th>
        ))}
        <th scope="col" className={cx(HEAD, 'text-right')}>
          {text.total}
        </th>
        <th scope="col" className={HEAD}>
          {text.documents}
        </th>
      </tr>
    </thead>
    <tbody>
      {invoices.map((invoice) => (
        <tr key={invoice.id}>
          <td className={cx(CELL, 'font-mono text-sm')}>{invoice.number}</td>
          <td className={CELL}>{shortDay(invoice.issuedAt)}</td>
          <td className={CELL}>{text.span(shortDay(invoice.periodStart), shortDay(invoice.periodEnd))}</td>
          <td className={CELL}>
            <Status status={invoice.status} />
          </td>
          <td className={cx(CELL, 'text-right')}>
            <Total invoice={invoice} />
          </td>
          <td className={CELL}>
            <Documents invoice={invoice} {...row} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const InvoiceCards = ({ invoices, ...row }: { invoices: readonly Invoice[] } & Omit<RowProps, 'invoice'>) => (
  <ul className="grid grid-cols-1 gap-3" aria-label={text.caption}>
    {invoices.map((invoice) => (
      <li key={invoice.id} className="card grid grid-cols-1 gap-3 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-mono text-sm [overflow-wrap:anywhere]">{invoice.number}</span>
          <Status status={invoice.status} />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 tabular">
          <span>{shortDay(invoice.issuedAt)}</span>
          <span>
            <Total invoice={invoice} />
          </span>
          <span className="w-full text-sm text-muted">
            {text.period}: {text.span(shortDay(invoice.periodStart), shortDay(invoice.periodEnd))}
          </span>
        </div>
        <Documents invoice={invoice} {...row} />
      </li>
    ))}
  </ul>
);

/** The charges of the plan, newest first, each with its documents. */
export function Invoices() {
  const client = useApolloClient();
  const isWide = useIsWide();
  const [isBusy, setBusy] = useState(false);
  const [card, setCard] = useState<keyof typeof text.cards>('');
  const [problem, setProblem] = useState<Failure | null>(null);
  const { data, error, fetchMore, refetch } = useSubscriptionInvoicesQuery({
    variables: { first: PER_PAGE, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const held = data?.subscriptionInvoices;
  const invoices = held?.edges.map(({ node }) => node) ?? [];
  const more = () =>
    void fetchMore({
      variables: { after: held?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        subscriptionInvoices: {
          ...next.subscriptionInvoices,
          edges: [...before.subscriptionInvoices.edges, ...next.subscriptionInvoices.edges],
        },
      }),
    }).catch((failed: unknown) => setProblem(readFailure(failed)));
  const downloadXml = async (id: string) => {
    setBusy(true);
    setProblem(null);
    try {
      const reply = await client.query({
        query: SubscriptionInvoiceCfdiDocument,
        variables: { id, paymentForm: card || null },
        fetchPolicy: 'no-cache',
      });
      if (reply.data) saveDocument(reply.data.subscriptionInvoiceCfdi);
      else setProblem(readFailure(reply.error));
    } catch (failed) {
      setProblem(readFailure(failed));
    }
    setBusy(false);
  };
  const rows = { invoices, isBusy, onXml: (id: string) => void downloadXml(id) };
  return (
    <section aria-labelledby="invoices" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="invoices" className="text-xl font-semibold">
          {text.title}
        </h2>
        <p className="max-w-[72ch] text-muted">{text.intro}</p>
      </div>
      {problem && <ErrorState title={text.xmlFailed} {...problem} />}
      {held ? (
        invoices.length === 0 ? (
          <div className="card">
            <EmptyState text={text.none} />
          </div>
        ) : (
          <>
            {isWide ? <InvoiceTable {...rows} /> : <InvoiceCards {...rows} />}
            <p className="max-w-[72ch] text-sm text-muted">{text.xmlNote}</p>
            <div className="max-w-80">
              <SelectField
                label={text.card}
                hint={text.cardHint}
                value={card}
                onChange={({ target }) => setCard(target.value as keyof typeof text.cards)}
              >
                {Object.entries(text.cards).map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
          </>
        )
      ) : error ? (
        <ErrorState
          title={text.loadFailed}
          {...readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <RowsSkeleton rows={4} />
      )}
      {held?.pageInfo.hasNextPage && (
        <Button variant="secondary" size="sm" className={cx(TOUCH_TARGET, 'w-fit')} onClick={more}>
          {text.more}
        </Button>
      )}
    </section>
  );
}
