import { useState } from 'react';
import {
  Check,
  EllipsisVertical,
  ListChecks,
  Pause,
  Pencil,
  Play,
  RotateCw,
  Send,
  Trash2,
  TriangleAlert,
  Webhook,
} from 'lucide-react';
import { webhooksScreenText as text, webhookStateText } from '#schema/text/webhooks-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { Group } from '../group.tsx';
import { WithNone } from './with-none.tsx';
import { useConfirmed } from '../use-confirmed.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { hostOf, type WebhookForm } from './webhook-form.rules.ts';
import { DeliveryDetail, WebhookLogDialog } from './webhook-log-dialog.tsx';
import { useTestOwnWebhookMutation, type WebhookDeliveryRowFragment } from './webhook-log.generated.ts';
import {
  useCreateOwnWebhookMutation,
  useDeleteOwnWebhookMutation,
  useOwnWebhooksQuery,
  useRotateOwnWebhookSecretMutation,
  useUpdateOwnWebhookMutation,
  type WebhookRowFragment,
} from './webhooks.generated.ts';

const LOOKS = {
  ACTIVE: { tone: 'positive', icon: Check },
  PAUSED: { tone: 'neutral', icon: Pause },
  DISABLED: { tone: 'danger', icon: TriangleAlert },
} as const;

type Asking =
  | { is: 'form'; endpoint: WebhookRowFragment | null }
  | { is: 'rotate' | 'remove' | 'log'; endpoint: WebhookRowFragment }
  | { is: 'tested'; delivery: WebhookDeliveryRowFragment }
  | { is: 'secret'; secret: string };

interface WebhookItemProps {
  endpoint: WebhookRowFragment;
  isTesting: boolean;
  onTest: () => void;
  onToggle: () => void;
  onAsk: (asking: Asking) => void;
}

function WebhookItem({ endpoint, isTesting, onTest, onToggle, onAsk }: WebhookItemProps) {
  const { url, description, eventTypes, state, failingSince, previousSecretUntil } = endpoint;
  const host = hostOf(url);
  const isActive = state === 'ACTIVE';
  const facts = [
    ...(description ? [description] : []),
    text.eventCount(eventTypes.length),
    ...(failingSince && isActive ? [text.failingSince(formatInstant(failingSince))] : []),
    ...(previousSecretUntil ? [text.bothSign(formatInstant(previousSecretUntil))] : []),
  ];
  return (
    <li className="grid gap-3 rounded-md border border-line bg-surface px-4 py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        <div className="grid content-start gap-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-mono text-sm font-medium break-all">{url}</span>
            <StateBadge {...LOOKS[state]}>{webhookStateText[state]}</StateBadge>
          </p>
          <p className="text-sm text-muted">{facts.join(' · ')}</p>
        </div>
        <Menu
          trigger={
            <IconButton label={text.actions(host)} className={TOUCH_TARGET_ICON}>
              <EllipsisVertical size={18} aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil size={16} aria-hidden="true" />} onSelect={() => onAsk({ is: 'form', endpoint })}>
            {text.edit}
          </MenuItem>
          <MenuItem
            icon={isActive ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
            onSelect={onToggle}
          >
            {isActive ? text.pause : text.activate}
          </MenuItem>
          <MenuItem icon={<RotateCw size={16} aria-hidden="true" />} onSelect={() => onAsk({ is: 'rotate', endpoint })}>
            {text.rotate}
          </MenuItem>
          <MenuItem
            tone="danger"
            icon={<Trash2 size={16} aria-hidden="true" />}
            onSelect={() => onAsk({ is: 'remove', endpoint })}
          >
            {text.remove}
          </MenuItem>
        </Menu>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" disabled={isTesting} onClick={onTest}>
          <Send size={14} aria-hidden="true" />
          {isTesting ? text.testing : text.test}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onAsk({ is: 'log', endpoint })}>
          <ListChecks size={14} aria-hidden="true" />
          {text.log}
        </Button>
      </div>
    </li>
  );
}

/** The acts of the section; each tells what the server answered. */
function useWebhookActs(refetch: () => Promise<unknown>, ask: (asking: Asking | null) => void) {
  const [create] = useCreateOwnWebhookMutation();
  const [update] = useUpdateOwnWebhookMutation();
  const [rotate] = useRotateOwnWebhookSecretMutation();
  const [remove] = useDeleteOwnWebhookMutation();
  const [test] = useTestOwnWebhookMutation();
  const { run, dialog } = useConfirmed();
  const done = (message?: string) => {
    if (message) showToast({ message, tone: 'positive' });
    void refetch();
  };
  return {
    dialog,
    save: async (endpoint: WebhookRowFragment | null, form: WebhookForm) => {
      if (endpoint) {
        const variables = { input: { id: endpoint.id, ...form } };
        const result = await run(() => mutationResult(update({ variables }), (reply) => reply.updateWebhookEndpoint));
        if (result.is === 'done') {
          ask(null);
          done(text.updated);
        }
        return result;
      }
      const variables = { input: form };
      const result = await run(() => mutationResult(create({ variables }), (reply) => reply.createWebhookEndpoint));
      if (result.is === 'done') {
        ask({ is: 'secret', secret: result.payload.secret ?? '' });
        done();
      }
      return result;
    },
    toggle: async ({ id, state }: WebhookRowFragment) => {
      const isActive = state !== 'ACTIVE';
      const variables = { input: { id, isActive } };
      const result = await run(() => mutationResult(update({ variables }), (reply) => reply.updateWebhookEndpoint));
      if (result.is === 'done') done(isActive ? text.activated : text.paused);
      else if (result.refusal.code !== 'CONFIRMATION_REQUIRED')
        showToast({ message: result.refusal.message, tone: 'danger' });
    },
    rotate: async ({ id }: WebhookRowFragment) => {
      const variables = { input: { id } };
      const result = await run(() => mutationResult(rotate({ variables }), (reply) => reply.rotateWebhookSecret));
      if (result.is === 'refused') return result.refusal.message;
      ask({ is: 'secret', secret: result.payload.secret ?? '' });
      done();
      return null;
    },
    remove: async ({ id }: WebhookRowFragment) => {
      const variables = { input: { id } };
      const result = await mutationResult(remove({ variables }), (reply) => reply.deleteWebhookEndpoint);
      if (result.is === 'refused') return result.refusal.message;
      done(text.removed);
      return null;
    },
    test: async ({ id }: WebhookRowFragment) => {
      const variables = { input: { id } };
      const result = await mutationResult(test({ variables }), (reply) => reply.testWebhookEndpoint);
      if (result.is === 'refused') showToast({ message: result.refusal.message, tone: 'danger' });
      else if (result.payload.delivery) ask({ is: 'tested', delivery: result.payload.delivery });
    },
  };
}

/** The webhooks of the account: made, tested, paused, given a new secret, deleted, and what was sent to them. */
export function Webhooks() {
  const { data, error, refetch } = useOwnWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState<Asking | null>(null);
  const [testing, setTesting] = useState<string | null>(null);
  const acts = useWebhookActs(refetch, setAsking);
  const close = () => setAsking(null);
  const failure = error && !data ? readFailure(error) : null;
  const runTest = async (endpoint: WebhookRowFragment) => {
    setTesting(endpoint.id);
    await acts.test(endpoint);
    setTesting(null);
  };
  return (
    <Group title={text.title}>
      <p className="max-w-[68ch] text-muted">{text.about}</p>
      {failure && (
        <ErrorState
          title={text.failed}
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !failure && <Skeleton className="h-24 rounded-md" />}
      {data && data.webhookEndpoints.length > 0 && (
        <ul className="grid gap-2">
          {data.webhookEndpoints.map((endpoint) => (
            <WebhookItem
              key={endpoint.id}
              endpoint={endpoint}
              isTesting={testing === endpoint.id}
              onTest={() => void runTest(endpoint)}
              onToggle={() => void acts.toggle(endpoint)}
              onAsk={setAsking}
            />
          ))}
        </ul>
      )}
      {data && (
        <WithNone
          isNone={data.webhookEndpoints.length === 0}
          icon={<Webhook size={24} aria-hidden="true" />}
          text={text.none}
        >
          <Button variant="secondary" onClick={() => setAsking({ is: 'form', endpoint: null })}>
            <Webhook size={16} aria-hidden="true" />
            {text.create}
          </Button>
        </WithNone>
      )}
      {asking?.is === 'form' && (
        <WebhookDialog
          endpoint={asking.endpoint}
          types={data?.webhookEventTypes ?? []}
          onClose={close}
          onSave={(form) => acts.save(asking.endpoint, form)}
        />
      )}
      {asking?.is === 'rotate' && (
        <ConfirmDialog
          title={text.rotate}
          body={text.rotateBody}
          confirm={text.rotate}
          onClose={() => setAsking((now) => (now?.is === 'rotate' ? null : now))}
          onConfirm={() => acts.rotate(asking.endpoint)}
        />
      )}
      {asking?.is === 'remove' && (
        <ConfirmDialog
          title={text.removeTitle(hostOf(asking.endpoint.url))}
          body={text.removeBody}
          confirm={text.remove}
          onClose={close}
          onConfirm={() => acts.remove(asking.endpoint)}
        />
      )}
      {asking?.is === 'log' && (
        <WebhookLogDialog endpointId={asking.endpoint.id} url={asking.endpoint.url} onClose={close} />
      )}
      {asking?.is === 'tested' && (
        <Dialog open onOpenChange={(isOpen) => isOpen || close()} title={text.testTitle} className="md:w-[36rem]">
          <div className="overflow-y-auto px-6 pb-6 pt-4" role="status">
            <DeliveryDetail delivery={asking.delivery} />
          </div>
        </Dialog>
      )}
      {asking?.is === 'secret' && <SecretDialog secret={asking.secret} words={text} onClose={close} />}
      {acts.dialog}
    </Group>
  );
}
