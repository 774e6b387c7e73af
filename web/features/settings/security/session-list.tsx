import { MonitorCheck } from 'lucide-react';
import { securityText as text } from '#schema/text/settings-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { Group } from '../group.tsx';
import { deviceOf } from '#schema/lib/devices.ts';
import { useEndOwnSessionMutation, useOwnSessionsQuery } from './security.generated.ts';

/** The open sessions of the account; each but this one can be ended. */
export function SessionList() {
  const { data, error, refetch } = useOwnSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [end] = useEndOwnSessionMutation();
  const endSession = async (id: string) => {
    const result = await mutationResult(end({ variables: { id } }), ({ endSession: payload }) => payload);
    if (result.is === 'refused') showToast({ title: text.endFailed, message: result.refusal.message, tone: 'danger' });
    else showToast({ message: text.ended, tone: 'positive' });
    void refetch();
  };
  const failure = error && !data ? readFailure(error) : null;
  return (
    <Group title={text.sessions}>
      {failure && (
        <ErrorState
          title={text.sessionsFailed}
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !failure && <Skeleton className="h-24 rounded-md" />}
      <ul className="grid gap-2">
        {data?.sessions.map(({ id, userAgent, address, createdAt, lastSeenAt, isCurrent }) => {
          const device = deviceOf(userAgent) ?? text.unknownDevice;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3"
            >
              <div className="mr-auto grid min-w-0">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  {device}
                  {isCurrent && (
                    <StateBadge tone="positive" icon={MonitorCheck}>
                      {text.here}
                    </StateBadge>
                  )}
                </span>
                <span className="text-sm text-muted">{text.lastSeen(formatInstant(lastSeenAt))}</span>
                <span className="text-sm break-words text-muted">
                  {text.signedInFrom(address, formatInstant(createdAt))}
                </span>
              </div>
              {!isCurrent && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={text.endOf(device)}
                  onClick={() => void endSession(id)}
                >
                  {text.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Group>
  );
}
