import { useEffect } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { regimeLabels, taxPersonLabels } from '#schema/text/hours.ts';
import { prebillScreenText as text } from '#schema/text/hours-billing.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatDay, formatInstantDay, formatSpan } from '#web/shared/format/format.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { usePrebillDetailQuery, type PrebillDetailQuery } from './prebill.generated.ts';
import { useHours } from '../hours-context.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { PrebillActions } from './prebill-actions.tsx';
import { PrebillBadge } from './prebill-badge.tsx';
import { PrebillMailNote } from './prebill-mail-note.tsx';
import { PrebillPayments } from './prebill-payments.tsx';
import { PrebillPrintView } from './prebill-print-view.tsx';

type Prebill = NonNullable<PrebillDetailQuery['prebill']>;

/** How often to ask what became of a mail that is on its way. */
const MAIL_POLL_MS = 1500;

interface PartyProps {
  label: string;
  name: string;
  rfc: string | null | undefined;
  kind: string;
}

const Party = ({ label, name, rfc, kind }: PartyProps) => (
  <div className="grid content-start gap-0.5">
    <p className="text-sm text-muted">{label}</p>
    <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
    {rfc && <p className="font-mono">{rfc}</p>}
    <p>{kind}</p>
  </div>
);

function Sheet({ prebill }: { prebill: Prebill }) {
  const { links } = useHours();
  const { issuer } = prebill;
  return (
    <article className="card grid gap-6 p-5 sm:p-8">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-2xl font-semibold">{prebill.number}</h2>
          <p className="text-muted">
            {text.days(...formatSpan(prebill.from, prebill.to))} · {text.issuedOn}: {formatDay(prebill.issuedOn)}
          </p>
          {(prebill.sentAt || prebill.dueOn) && (
            <p className={cx(prebill.status === 'OVERDUE' ? 'font-medium text-danger' : 'text-muted')}>
              {[
                prebill.sentAt && text.sentOn(formatInstantDay(prebill.sentAt)),
                prebill.dueOn && (prebill.status === 'OVERDUE' ? text.wasDue : text.due)(formatDay(prebill.dueOn)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </div>
        <PrebillBadge status={prebill.status} />
      </header>
      <div className="grid gap-5 sm:grid-cols-2">
        <Party
          label={text.issuer}
          name={issuer.name}
          rfc={issuer.rfc}
          kind={
            issuer.kind === 'INDIVIDUAL'
              ? `${taxPersonLabels[issuer.kind]} · ${regimeLabels[issuer.regime]}`
              : taxPersonLabels[issuer.kind]
          }
        />
        <Party
          label={text.client}
          name={prebill.client}
          rfc={prebill.clientRfc}
          kind={taxPersonLabels[prebill.clientKind]}
        />
      </div>
      {prebill.cases.length > 0 && (
        <p>
          <span className="block text-sm text-muted">{text.cases}</span>
          {prebill.cases.map(({ id, title }, at) => (
            <span key={id}>
              {at > 0 && ' · '}
              <Link to={links.caseFile(id)} className="text-accent underline underline-offset-2">
                {title}
              </Link>
            </span>
          ))}
        </p>
      )}
      <PrebillPrintView {...prebill} />
      {prebill.notes && (
        <p>
          <span className="block text-sm text-muted">{text.notes}</span>
          <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">{prebill.notes}</span>
        </p>
      )}
    </article>
  );
}

/** One pre-bill, its documents and its actions. */
export function PrebillPage({ id }: { id: string }) {
  const { address } = useHours();
  const { data, error, refetch, startPolling, stopPolling } = usePrebillDetailQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const prebill = data?.prebill;
  const isMailing = prebill?.mail?.state === 'QUEUED';
  useEffect(() => {
    if (!isMailing) return;
    startPolling(MAIL_POLL_MS);
    return stopPolling;
  }, [isMailing, startPolling, stopPolling]);
  return (
    <div className="grid max-w-[60rem] grid-cols-1 gap-5">
      <Link
        to={address({ prebill: null })}
        className={cx(buttonClasses({ variant: 'ghost', size: 'sm' }), TOUCH_TARGET, '-ml-3 w-fit print:hidden')}
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {text.back}
      </Link>
      {prebill ? (
        <>
          <PrebillActions prebill={prebill} />
          <PrebillMailNote prebill={prebill} />
          <Sheet prebill={prebill} />
          <PrebillPayments prebill={prebill} />
        </>
      ) : data ? (
        <div className="card">
          <EmptyState text={text.missing} />
        </div>
      ) : error ? (
        <ErrorState
          title={text.detailFailed}
          {...readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </div>
  );
}
