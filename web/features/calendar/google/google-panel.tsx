import { useEffect, useState, type ReactNode } from 'react';
import { Check, ExternalLink, RefreshCw, TriangleAlert, Unplug } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { googlePanelText as text } from '#schema/text/calendar-connections.ts';
import { commonText } from '#schema/text/common.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatCount, formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useDisconnectGoogleMutation, useSyncGoogleMutation } from './google.generated.ts';
import { useGoogleConnectionQuery, type GoogleConnectionFieldsFragment } from './connection.generated.ts';
import { reloadCalendar } from '../calendar-reload.ts';
import { Checkbox as CheckField } from '#web/shared/ui/checkbox.tsx';
import { GoogleConflicts } from './google-conflicts.tsx';
import { GoogleStateBadge } from './google-state-badge.tsx';
import { useGooglePopup } from './use-google-popup.ts';

type Connection = GoogleConnectionFieldsFragment;

/** While a synchronisation runs, the state is polled. */
const POLL_MS = 4_000;

const Fact = ({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) => (
  <div className={cx('grid content-start gap-0.5', isWide && 'sm:col-span-2')}>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="min-w-0 tabular [overflow-wrap:anywhere]">{children}</dd>
  </div>
);

/** Opens Google's consent page, and shows the result. */
function Connect({ label }: { label: string }) {
  const { isWaiting, problem, address, begin } = useGooglePopup();
  return (
    <div className="grid gap-3">
      {problem && <ErrorState title={text.connectFailed} message={problem} />}
      <Button className={cx(TOUCH_TARGET, 'w-fit')} onClick={() => void begin()}>
        <ExternalLink size={17} aria-hidden="true" />
        {label}
      </Button>
      <p role="status" className="text-sm text-muted">
        {isWaiting && !address ? `${text.connecting} ${text.openHint}` : ''}
      </p>
      {address && (
        <p className="rounded-md bg-warning-soft px-3.5 py-2.5">
          {text.blocked}{' '}
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="font-medium text-accent underline underline-offset-2"
          >
            {text.openPage} <span className="sr-only">{commonText.opensInNewTab}</span>
          </a>
        </p>
      )}
    </div>
  );
}

const Facts = ({ connection }: { connection: Connection }) => (
  <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
    {connection.calendarName && (
      <Fact label={text.account} isWide>
        {connection.calendarName}
      </Fact>
    )}
    {connection.connectedAt && <Fact label={text.since}>{formatInstant(connection.connectedAt)}</Fact>}
    <Fact label={text.lastSync}>{connection.lastSyncedAt ? formatInstant(connection.lastSyncedAt) : text.never}</Fact>
    <Fact label={text.sync}>{text.syncState[connection.syncState]}</Fact>
    <Fact label={text.imported}>{text.events(formatCount(connection.importedCount))}</Fact>
    <Fact label={text.pending}>{text.events(formatCount(connection.pendingCount))}</Fact>
  </dl>
);

function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const [disconnect] = useDisconnectGoogleMutation();
  const [keepEvents, setKeepEvents] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    setBusy(true);
    const answer = await mutationResult(
      disconnect({ variables: { input: { keepEvents } } }),
      ({ disconnectGoogleCalendar }) => disconnectGoogleCalendar,
    );
    setBusy(false);
    if (answer.is === 'refused') return setProblem(answer.refusal.message);
    showToast({ message: text.disconnected(formatCount(answer.payload.removedCount)), tone: 'positive' });
    onClose();
    await reloadCalendar(client, 'google');
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.disconnectTitle}
      description={text.disconnectBody}
    >
      <div className="grid gap-5 px-6 pb-6 pt-4">
        <CheckField label={text.keepEvents} checked={keepEvents} onChange={setKeepEvents} />
        {problem && <ErrorState title={text.disconnectFailed} message={problem} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button variant="danger" className={TOUCH_TARGET} disabled={isBusy} onClick={() => void submit()}>
            {text.disconnect}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Connected({ connection }: { connection: Connection }) {
  const client = useApolloClient();
  const [sync, { loading }] = useSyncGoogleMutation();
  const [isLeaving, setLeaving] = useState(false);
  const run = async () => {
    const answer = await mutationResult(sync(), ({ syncGoogleCalendar }) => syncGoogleCalendar);
    if (answer.is === 'refused') showToast({ title: text.syncFailed, message: answer.refusal.message, tone: 'danger' });
    else showToast({ message: text.syncBegun, tone: 'positive' });
    await reloadCalendar(client, 'google');
  };
  const isRevoked = connection.state === 'REVOKED';
  return (
    <>
      <Facts connection={connection} />
      <div className="flex flex-wrap items-start gap-2">
        {isRevoked ? (
          <Connect label={text.connectAgain} />
        ) : (
          <Button
            variant="secondary"
            className={TOUCH_TARGET}
            disabled={loading || connection.syncState === 'RUNNING'}
            onClick={() => void run()}
          >
            <RefreshCw size={16} aria-hidden="true" />
            {text.syncNow}
          </Button>
        )}
        <Button variant="ghost" className={cx(TOUCH_TARGET, 'text-danger!')} onClick={() => setLeaving(true)}>
          <Unplug size={16} aria-hidden="true" />
          {text.disconnect}
        </Button>
      </div>
      <GoogleConflicts />
      {isLeaving && <DisconnectDialog onClose={() => setLeaving(false)} />}
    </>
  );
}

const PanelSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="grid gap-4 p-5">
    <Skeleton className="h-6 w-28 rounded-full" />
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-10 rounded-md" />
    ))}
  </div>
);

function usePolling(isWanted: boolean, start: (ms: number) => void, stop: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    start(POLL_MS);
    return stop;
  }, [isWanted, start, stop]);
}

/** The Google calendar of the account. */
export function GooglePanel() {
  const { data, error, refetch, startPolling, stopPolling } = useGoogleConnectionQuery({
    fetchPolicy: 'cache-and-network',
  });
  const connection = data?.calendarConnection;
  const isUnderWay = connection?.syncState === 'RUNNING' || (connection?.pendingCount ?? 0) > 0;
  usePolling(isUnderWay, startPolling, stopPolling);
  if (!connection) {
    if (!error) return <PanelSkeleton />;
    return (
      <div className="p-5">
        <ErrorState
          title={text.loadFailed}
          {...readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </div>
    );
  }
  const isHeld = connection.state === 'CONNECTED' || connection.state === 'REVOKED';
  return (
    <div className="grid gap-5 p-5">
      <p>
        <GoogleStateBadge state={connection.state} />
      </p>
      {connection.problem && (
        <p
          role={connection.state === 'NOT_CONFIGURED' ? undefined : 'alert'}
          className={cx(
            'flex items-start gap-2 rounded-md px-3.5 py-2.5',
            connection.state === 'NOT_CONFIGURED' ? 'bg-info-soft' : 'bg-warning-soft',
          )}
        >
          {connection.state !== 'NOT_CONFIGURED' && (
            <TriangleAlert size={18} className="mt-0.5 shrink-0 text-warning" aria-hidden="true" />
          )}
          {connection.problem}
        </p>
      )}
      {isHeld ? (
        <Connected connection={connection} />
      ) : connection.state === 'NOT_CONFIGURED' ? (
        !connection.problem && <p className="text-muted">{text.notConfigured}</p>
      ) : (
        <>
          <p>{text.disconnectedBody}</p>
          <ul className="grid gap-2 text-sm text-muted">
            {text.what.map((line) => (
              <li key={line} className="flex gap-2">
                <Check size={16} className="mt-0.5 shrink-0 text-accent" aria-hidden="true" />
                {line}
              </li>
            ))}
          </ul>
          <Connect label={text.connect} />
        </>
      )}
    </div>
  );
}
