import { useState } from 'react';
import { BellRing, MonitorSmartphone, Trash2 } from 'lucide-react';
import { deviceText as text } from '#schema/text/notifications-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { deviceOf } from '#schema/lib/devices.ts';
import { Group } from '../group.tsx';
import { canPush, subscribeHere, unsubscribeHere } from './push-here.ts';
import { useAddPushDeviceMutation, usePushDevicesQuery, useRemovePushDeviceMutation } from './push.generated.ts';

const failed = (message: string, title: string = text.failed) => showToast({ title, message, tone: 'danger' });
const nameOf = (name: string): string => deviceOf(name) ?? text.unknown;

/** Adds this browser: it asks for the permission, subscribes, and tells the server. */
function useAdding(publicKey: string | null, onDone: () => Promise<unknown>) {
  const [add] = useAddPushDeviceMutation();
  const [isAdding, setAdding] = useState(false);
  const begin = async () => {
    if (!publicKey) return;
    setAdding(true);
    try {
      const subscription = await subscribeHere(publicKey);
      if (!subscription) return failed(text.denied);
      const done = await mutationResult(add({ variables: { input: subscription } }), (reply) => reply.addPushDevice);
      if (done.is === 'refused') {
        await unsubscribeHere();
        return failed(done.refusal.message);
      }
      showToast({ message: text.added, tone: 'positive' });
      await onDone();
    } catch {
      // The browser has no push service, or it was not reached.
      failed(text.unreachable);
    } finally {
      setAdding(false);
    }
  };
  return { begin, isAdding };
}

/** The devices to which notifications are pushed; nothing is pushed until somebody adds one. */
export function Devices() {
  const { data, error, refetch } = usePushDevicesQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useRemovePushDeviceMutation();
  const setup = data?.pushSetup;
  // `error` of the query says why it failed.
  const reload = () => refetch().catch(() => undefined);
  const { begin, isAdding } = useAdding(setup?.publicKey ?? null, reload);
  const failure = error && !setup ? readFailure(error) : null;
  const drop = async (id: string) => {
    const done = await mutationResult(remove({ variables: { input: { id } } }), (reply) => reply.removePushDevice);
    if (done.is === 'refused') return failed(done.refusal.message, text.notRemoved);
    await reload();
  };
  return (
    <Group title={text.title}>
      <p className="max-w-[68ch] text-muted">{text.intro}</p>
      {failure && (
        <ErrorState
          title={text.loadFailed}
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void reload()}
        />
      )}
      {!setup && !failure && <Skeleton className="h-16 rounded-md" />}
      {setup && setup.devices.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {setup.devices.map(({ id, name, createdAt }) => (
            <li key={id} className="grid grid-cols-[auto_1fr_auto] items-center gap-3 px-4 py-3">
              <MonitorSmartphone size={18} aria-hidden="true" className="text-muted" />
              <span className="grid min-w-0">
                <span className="wrap-anywhere">{nameOf(name)}</span>
                <span className="text-sm text-muted">{text.since(formatInstant(createdAt))}</span>
              </span>
              <IconButton label={text.remove(nameOf(name))} onClick={() => void drop(id)}>
                <Trash2 size={17} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {setup?.problem ? (
        <p className="rounded-md border border-line bg-sunken px-4 py-3 text-sm">{setup.problem}</p>
      ) : (
        setup &&
        (canPush() ? (
          <Button variant="secondary" className="justify-self-start" disabled={isAdding} onClick={() => void begin()}>
            <BellRing size={16} aria-hidden="true" />
            {isAdding ? text.adding : text.add}
          </Button>
        ) : (
          <p className="text-sm text-muted">{text.unsupported}</p>
        ))
      )}
    </Group>
  );
}
