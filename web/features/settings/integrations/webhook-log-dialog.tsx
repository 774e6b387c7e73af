import { useState } from 'react';
import { Check, Clock, RotateCw, TriangleAlert } from 'lucide-react';
import { webhooksScreenText as text, webhookStatusText } from '#schema/text/webhooks-screen.ts';
import type { WebhookDeliveryStatus } from '#schema/generated/operation-types.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { hostOf } from './webhook-form.rules.ts';
import {
  useOwnWebhookLogQuery,
  useReplayOwnWebhookDeliveryMutation,
  type WebhookDeliveryRowFragment,
} from './webhook-log.generated.ts';

const STATUSES: readonly WebhookDeliveryStatus[] = ['PENDING', 'DELIVERED', 'FAILED'];
const LOOKS = {
  PENDING: { tone: 'info', icon: Clock },
  DELIVERED: { tone: 'positive', icon: Check },
  FAILED: { tone: 'danger', icon: TriangleAlert },
} as const;

const Code = ({ label, value }: { label: string; value: string }) => (
  <div className="grid gap-1">
    <p className="text-xs font-medium text-muted">{label}</p>
    <pre className="max-h-56 overflow-auto rounded-md bg-sunken px-3 py-2 font-mono text-xs whitespace-pre-wrap break-all">
      {value}
    </pre>
  </div>
);

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** One delivery: its state, and when it is opened its attempts with what was sent and answered. */
export function DeliveryDetail({ delivery }: { delivery: WebhookDeliveryRowFragment }) {
  const { status, eventType, createdAt, isReplay, attempts, nextAttemptAt, body } = delivery;
  const last = attempts.at(-1);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <StateBadge {...LOOKS[status]}>{webhookStatusText[status]}</StateBadge>
        <code className="text-sm break-all">{eventType}</code>
        {isReplay && <span className="text-xs text-muted">{text.replayed}</span>}
        <span className="text-sm text-muted">{formatInstant(createdAt)}</span>
      </p>
      <p className="text-sm">
        {last ? `${last.message} ${text.tookMs(last.durationMs)}` : text.noAttempt}
        {attempts.length > 1 && ` · ${text.attempts(attempts.length)}`}
        {nextAttemptAt && attempts.length > 0 && ` · ${text.nextAttempt(formatInstant(nextAttemptAt))}`}
      </p>
      <details className="text-sm">
        <summary className="cursor-pointer text-accent underline-offset-4 hover:underline">{text.body}</summary>
        <div className="grid gap-3 pt-2">
          <Code label={text.body} value={pretty(body)} />
          {last && <Code label={text.answer} value={last.responseStart || text.emptyAnswer} />}
        </div>
      </details>
    </div>
  );
}

interface WebhookLogDialogProps {
  endpointId: string;
  url: string;
  onClose: () => void;
}

/** What was sent to an endpoint, newest first, with a button that sends it again. */
export function WebhookLogDialog({ endpointId, url, onClose }: WebhookLogDialogProps) {
  const [status, setStatus] = useState<WebhookDeliveryStatus | ''>('');
  const { data, error, refetch, fetchMore } = useOwnWebhookLogQuery({
    variables: { endpointId, status: status || null },
    fetchPolicy: 'network-only',
  });
  const [replay] = useReplayOwnWebhookDeliveryMutation();
  const log = data?.webhookDeliveries;
  const failure = error && !data ? readFailure(error) : null;
  const sendAgain = async (id: string) => {
    const result = await mutationResult(
      replay({ variables: { input: { id } } }),
      ({ replayWebhookDelivery }) => replayWebhookDelivery,
    );
    if (result.is === 'refused') showToast({ message: result.refusal.message, tone: 'danger' });
    else {
      showToast({ message: text.replayDone, tone: 'positive' });
      void refetch();
    }
  };
  const more = () =>
    fetchMore({
      variables: { after: log?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult }) => ({
        webhookDeliveries: {
          ...fetchMoreResult.webhookDeliveries,
          nodes: [...before.webhookDeliveries.nodes, ...fetchMoreResult.webhookDeliveries.nodes],
        },
      }),
    });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={text.logTitle(hostOf(url))}
      className="md:w-[44rem]"
    >
      <div className="grid gap-4 overflow-y-auto px-6 pb-6 pt-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <SelectField
            label={text.filter}
            value={status}
            onChange={({ target }) => setStatus(target.value as WebhookDeliveryStatus | '')}
          >
            <option value="">{text.everything}</option>
            {STATUSES.map((each) => (
              <option key={each} value={each}>
                {webhookStatusText[each]}
              </option>
            ))}
          </SelectField>
        </div>
        {failure && (
          <ErrorState
            title={text.logFailed}
            message={failure.message}
            requestId={failure.requestId}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !failure && <Skeleton className="h-24 rounded-md" />}
        {log?.nodes.length === 0 && <EmptyState icon={<Clock size={28} aria-hidden="true" />} text={text.logNone} />}
        <ul className="grid gap-2">
          {log?.nodes.map((delivery) => (
            <li key={delivery.id} className="grid gap-2 rounded-md border border-line px-4 py-3">
              <DeliveryDetail delivery={delivery} />
              {delivery.status !== 'PENDING' && (
                <Button
                  className="justify-self-start"
                  variant="secondary"
                  size="sm"
                  onClick={() => void sendAgain(delivery.id)}
                >
                  <RotateCw size={14} aria-hidden="true" />
                  {text.replay}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {log?.pageInfo.hasNextPage && (
          <Button className="justify-self-center" variant="secondary" onClick={() => void more()}>
            {text.more}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
