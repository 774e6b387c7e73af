import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Check, CircleDashed, Lock, ServerOff, TriangleAlert } from 'lucide-react';
import { integrationName, integrationsScreenText as text, integrationText } from '#schema/text/integrations.ts';
import type { IntegrationKind } from '#schema/generated/operation-types.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { Group } from '../group.tsx';
import {
  useConnectOwnIntegrationMutation,
  useDisconnectOwnIntegrationMutation,
  useOwnIntegrationsQuery,
  type IntegrationRowFragment,
} from './services.generated.ts';

const LOOKS = {
  CONNECTED: { tone: 'positive', icon: Check },
  NOT_CONNECTED: { tone: 'neutral', icon: CircleDashed },
  LOST: { tone: 'warning', icon: TriangleAlert },
  NOT_CONFIGURED: { tone: 'neutral', icon: ServerOff },
} as const;

interface ServiceItemProps {
  integration: IntegrationRowFragment;
  calendarAddress: string;
  isBusy: boolean;
  onConnect: () => void;
  onDisconnect: () => void;
}

function ServiceItem({ integration, calendarAddress, isBusy, onConnect, onDisconnect }: ServiceItemProps) {
  const { kind, state, isLocked, canConnect, canDisconnect, accountName, connectedAt, detail } = integration;
  const name = integrationName[kind];
  return (
    <li className="grid gap-2 rounded-md border border-line bg-surface px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-medium">{name}</span>
        <StateBadge {...LOOKS[state]}>{text.state[state]}</StateBadge>
        {isLocked && (
          <StateBadge tone="warning" icon={Lock}>
            {text.premium}
          </StateBadge>
        )}
      </p>
      {connectedAt && <p className="text-sm break-words">{text.as(accountName ?? '', formatInstant(connectedAt))}</p>}
      <p className="max-w-[68ch] text-sm text-muted">{detail}</p>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {kind === 'GOOGLE_CALENDAR' && (
          <Link to={calendarAddress} className="text-accent underline underline-offset-4 hover:text-accent-strong">
            {text.openCalendar}
          </Link>
        )}
        {/* A plan that lacks it says so when it is tried; without credentials of the server there is nothing to try. */}
        {(canConnect || (isLocked && state === 'NOT_CONNECTED')) && (
          <Button variant="secondary" size="sm" disabled={isBusy} onClick={onConnect}>
            {isBusy ? text.connecting : text.connect}
          </Button>
        )}
        {canDisconnect && (
          <Button variant="ghost" size="sm" onClick={onDisconnect}>
            {text.disconnect}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Tells once what the return from a service brought, and takes it from the address. */
function useReturn(): void {
  const [params, setParams] = useSearchParams();
  const outcome = params.get('integration');
  useEffect(() => {
    if (!outcome) return;
    const isDone = outcome === 'done';
    showToast({ message: isDone ? text.done : text.notDone, tone: isDone ? 'positive' : 'danger' });
    setParams(
      (before) => {
        before.delete('integration');
        return before;
      },
      { replace: true },
    );
  }, [outcome, setParams]);
}

/** The services of others, each with its true state. */
export function Services({ calendarAddress }: { calendarAddress: string }) {
  const { data, error, refetch } = useOwnIntegrationsQuery({ fetchPolicy: 'cache-and-network' });
  const [connect] = useConnectOwnIntegrationMutation();
  const [disconnect] = useDisconnectOwnIntegrationMutation();
  const [busy, setBusy] = useState<IntegrationKind | null>(null);
  const [ending, setEnding] = useState<IntegrationKind | null>(null);
  useReturn();
  const failure = error && !data ? readFailure(error) : null;
  const begin = async ({ kind, isLocked }: IntegrationRowFragment) => {
    if (isLocked) return showToast({ message: integrationText.premium, tone: 'danger' });
    setBusy(kind);
    const result = await mutationResult(
      connect({ variables: { input: { kind } } }),
      ({ connectIntegration }) => connectIntegration,
    );
    if (result.is === 'done' && result.payload.authUrl) return window.location.assign(result.payload.authUrl);
    setBusy(null);
    if (result.is === 'refused') showToast({ message: result.refusal.message, tone: 'danger' });
  };
  return (
    <Group title={text.title}>
      {failure && (
        <ErrorState
          title={text.failed}
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !failure && <Skeleton className="h-64 rounded-md" />}
      <ul className="grid gap-2">
        {data?.integrations.map((integration) => (
          <ServiceItem
            key={integration.kind}
            integration={integration}
            calendarAddress={calendarAddress}
            isBusy={busy === integration.kind}
            onConnect={() => void begin(integration)}
            onDisconnect={() => setEnding(integration.kind)}
          />
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          title={text.disconnectTitle(integrationName[ending])}
          body={text.disconnectBody[ending]}
          confirm={text.disconnect}
          onClose={() => setEnding(null)}
          onConfirm={async () => {
            const result = await mutationResult(
              disconnect({ variables: { input: { kind: ending } } }),
              ({ disconnectIntegration }) => disconnectIntegration,
            );
            if (result.is === 'refused') return result.refusal.message;
            showToast({ message: text.disconnected(integrationName[ending]), tone: 'positive' });
            void refetch();
            return null;
          }}
        />
      )}
    </Group>
  );
}
