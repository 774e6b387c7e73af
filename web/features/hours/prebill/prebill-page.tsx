import { useState } from 'react';
import { ArrowLeft, CircleCheck, Download, FileText, Trash2 } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router';
import { regimeLabels, taxPersonLabels } from '#schema/text/hours.ts';
import { prebillScreenText as text } from '#schema/text/hours-billing.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { formatDay, formatSpan } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import {
  PrebillCsvDocument,
  PrebillDocumentDocument,
  useDiscardPrebillMutation,
  useMarkPrebillPaidMutation,
  usePrebillDetailQuery,
  type PrebillDetailQuery,
} from './prebill.generated.ts';
import { useHours } from '../hours-context.ts';
import { reloadHours } from '../hours-reload.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { PrebillBadge } from './prebill-badge.tsx';
import { PrebillPrintView } from './prebill-print-view.tsx';

type Prebill = NonNullable<PrebillDetailQuery['prebill']>;

/** The server creates the documents on request. */
function useDownload(id: string) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const get = async (format: 'PDF' | 'DOCX' | 'CSV') => {
    setBusy(true);
    try {
      if (format === 'CSV') {
        const { data } = await client.query({ query: PrebillCsvDocument, variables: { id }, fetchPolicy: 'no-cache' });
        if (data) saveDocument(data.prebillCsv);
      } else {
        const variables = { id, format };
        const { data } = await client.query({ query: PrebillDocumentDocument, variables, fetchPolicy: 'no-cache' });
        if (data) saveDocument(data.prebillDocument);
      }
    } catch (error) {
      showToast({ title: text.fileFailed, message: readFailure(error).message, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, get };
}

function Actions({ prebill }: { prebill: Prebill }) {
  const client = useApolloClient();
  const { isBusy, get } = useDownload(prebill.id);
  const [markPaid] = useMarkPrebillPaidMutation();
  const [discard] = useDiscardPrebillMutation();
  const [isDiscarding, setDiscarding] = useState(false);
  const input = { id: prebill.id };
  const pay = async () => {
    const answer = await mutationResult(markPaid({ variables: { input } }), ({ markPrebillPaid }) => markPrebillPaid);
    showToast(
      answer.is === 'refused'
        ? { title: text.changeFailed, message: answer.refusal.message, tone: 'danger' }
        : { message: text.paid, tone: 'positive' },
    );
    await reloadHours(client, 'bills');
  };
  const drop = async (): Promise<string | null> => {
    const answer = await mutationResult(discard({ variables: { input } }), ({ discardPrebill }) => discardPrebill);
    if (answer.is === 'refused') return answer.refusal.message || text.changeFailed;
    showToast({ message: text.discarded, tone: 'positive' });
    await reloadHours(client, 'bills');
    return null;
  };
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 print:hidden">
      <Button className={TOUCH_TARGET} disabled={isBusy} onClick={() => void get('PDF')}>
        <Download size={16} aria-hidden="true" />
        {text.pdf}
      </Button>
      <Button variant="secondary" className={TOUCH_TARGET} disabled={isBusy} onClick={() => void get('DOCX')}>
        <FileText size={16} aria-hidden="true" />
        {text.docx}
      </Button>
      <Button variant="secondary" className={TOUCH_TARGET} disabled={isBusy} onClick={() => void get('CSV')}>
        <Download size={16} aria-hidden="true" />
        {text.csv}
      </Button>
      {prebill.status === 'OPEN' && (
        <Button variant="secondary" className={TOUCH_TARGET} onClick={() => void pay()}>
          <CircleCheck size={16} aria-hidden="true" />
          {text.markPaid}
        </Button>
      )}
      {prebill.viewerCanDiscard && (
        <Button variant="ghost" className={cx(TOUCH_TARGET, 'text-danger!')} onClick={() => setDiscarding(true)}>
          <Trash2 size={16} aria-hidden="true" />
          {text.discard}
        </Button>
      )}
      {isDiscarding && (
        <ConfirmDialog
          title={text.discardTitle}
          body={text.discardBody}
          confirm={text.discard}
          onConfirm={drop}
          onClose={() => setDiscarding(false)}
        />
      )}
    </div>
  );
}

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
  const { data, error, refetch } = usePrebillDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const prebill = data?.prebill;
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
          <Actions prebill={prebill} />
          <Sheet prebill={prebill} />
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
