import { useEffect } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { print } from 'graphql';
import type { DeadlineAlertKind } from '#schema/generated/contract.ts';
import { deadlineLiveText as text } from '#schema/text/deadline-screen.ts';
import { useSocket } from '#web/shared/apollo/graphql-provider.tsx';
import { keepSubscribed, type LiveSocket } from '#web/shared/apollo/socket.ts';
import { dispatchWindowEvent } from '#web/shared/realtime/window-events.ts';
import { showToast, type Tone } from '#web/shared/ui/toast-events.ts';
import { DeadlineCardFieldsFragmentDoc } from '../deadlines.generated.ts';
import { LiveDeadlineAlertsDocument, type LiveDeadlineAlertsSubscription } from './live-deadline-alerts.generated.ts';

type Alert = LiveDeadlineAlertsSubscription['deadlineAlert'];

const TONES: Record<DeadlineAlertKind, Tone> = {
  STAGE: 'warning',
  REMINDER: 'warning',
  OVERDUE: 'danger',
  CHANGED: 'neutral',
};

/** Writes the deadline into the cache, so that every screen shows its current state, and dispatches it on `window`. */
function receiveAlert(client: ApolloClient, { id, kind, deadline, daysLeft, message, timestamp }: Alert): void {
  client.cache.writeFragment({
    fragment: DeadlineCardFieldsFragmentDoc,
    fragmentName: 'DeadlineCardFields',
    data: deadline,
  });
  dispatchWindowEvent('deadlineAlert', {
    id,
    kind,
    deadlineId: deadline.id,
    caseId: deadline.case?.id ?? null,
    title: deadline.title,
    deadline: deadline.dueAt,
    daysLeft,
    label: deadline.label,
    urgency: deadline.urgency,
    message,
    timestamp,
  });
  showToast({ title: text.title[kind], message, tone: TONES[kind] });
}

function follow(client: ApolloClient, socket: LiveSocket): () => void {
  const received = new Set<string>();
  return keepSubscribed<LiveDeadlineAlertsSubscription>(
    socket,
    {
      query: print(client.cache.transformDocument(LiveDeadlineAlertsDocument)),
      operationName: 'LiveDeadlineAlerts',
    },
    ({ deadlineAlert }) => {
      // After a reconnection the same alert may arrive again.
      if (received.has(deadlineAlert.id)) return;
      received.add(deadlineAlert.id);
      receiveAlert(client, deadlineAlert);
    },
  );
}

/** Mounted while the user is signed in: receives alerts in every section. */
export function LiveDeadlineAlerts() {
  const client = useApolloClient();
  const socket = useSocket();
  useEffect(() => follow(client, socket), [client, socket]);
  return null;
}
