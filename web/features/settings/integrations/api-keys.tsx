import { useState } from 'react';
import { Ban, Clock, EllipsisVertical, KeyRound, Pencil, RotateCw, ShieldCheck, TriangleAlert } from 'lucide-react';
import { HOURLY_LIMITS } from '#schema/lib/hourly-limits.ts';
import { apiKeysScreenText as text } from '#schema/text/settings-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { Group } from '../group.tsx';
import { WithNone } from './with-none.tsx';
import { useConfirmed } from '../use-confirmed.tsx';
import {
  useCreateOwnApiKeyMutation,
  useOwnApiKeysQuery,
  useRevokeOwnApiKeyMutation,
  useRotateOwnApiKeyMutation,
  useUpdateOwnApiKeyMutation,
  type ApiKeyRowFragment,
} from './api-keys.generated.ts';
import { KeyDialog } from './key-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';

function KeyState({ apiKey: { revokedAt, isActive, isExpired } }: { apiKey: ApiKeyRowFragment }) {
  if (revokedAt)
    return (
      <StateBadge tone="neutral" icon={Ban}>
        {text.revoked}
      </StateBadge>
    );
  if (isExpired)
    return (
      <StateBadge tone="warning" icon={Clock}>
        {text.expired}
      </StateBadge>
    );
  return isActive ? (
    <StateBadge tone="positive" icon={ShieldCheck}>
      {text.active}
    </StateBadge>
  ) : (
    <StateBadge tone="warning" icon={TriangleAlert}>
      {text.inactive}
    </StateBadge>
  );
}

type Asking =
  | { is: 'form'; apiKey: ApiKeyRowFragment | null }
  | { is: 'rotate' | 'revoke'; apiKey: ApiKeyRowFragment }
  | { is: 'secret'; secret: string };

function KeyRow({ apiKey, onAsk }: { apiKey: ApiKeyRowFragment; onAsk: (asking: Asking) => void }) {
  const { name, hint, scopes, usedThisHour, hourlyLimit, lastUsedAt, lastUsedAddress, expiresAt, revokedAt } = apiKey;
  const facts = [
    ...(apiKey.isSandbox ? [text.sandboxMark] : []),
    text.scopeCount(scopes.length),
    text.used(usedThisHour, HOURLY_LIMITS[hourlyLimit]),
    ...(expiresAt && !revokedAt ? [text.expiresOn(formatInstant(expiresAt))] : []),
    lastUsedAt ? text.lastUsed(formatInstant(lastUsedAt), lastUsedAddress ?? '') : text.neverUsed,
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-md border border-line bg-surface px-4 py-3">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium break-words">{name}</span>
          <code className="text-sm text-muted">{hint}</code>
          <KeyState apiKey={apiKey} />
        </p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      {!revokedAt && (
        <Menu
          trigger={
            <IconButton label={text.actions(name)} className={TOUCH_TARGET_ICON}>
              <EllipsisVertical size={18} aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil size={16} aria-hidden="true" />} onSelect={() => onAsk({ is: 'form', apiKey })}>
            {text.edit}
          </MenuItem>
          <MenuItem icon={<RotateCw size={16} aria-hidden="true" />} onSelect={() => onAsk({ is: 'rotate', apiKey })}>
            {text.rotate}
          </MenuItem>
          <MenuItem
            tone="danger"
            icon={<Ban size={16} aria-hidden="true" />}
            onSelect={() => onAsk({ is: 'revoke', apiKey })}
          >
            {text.revoke}
          </MenuItem>
        </Menu>
      )}
    </li>
  );
}

/** The keys of the account: made, changed, given a new secret, revoked. */
export function ApiKeys() {
  const { data, error, refetch } = useOwnApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const [create] = useCreateOwnApiKeyMutation();
  const [update] = useUpdateOwnApiKeyMutation();
  const [rotate] = useRotateOwnApiKeyMutation();
  const [revoke] = useRevokeOwnApiKeyMutation();
  const { run, dialog } = useConfirmed();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const done = (message?: string) => {
    if (message) showToast({ message, tone: 'positive' });
    void refetch();
  };
  const failure = error && !data ? readFailure(error) : null;
  return (
    <Group title={text.title}>
      <p className="max-w-[68ch] text-muted">
        {text.about}{' '}
        <a href="/developers" className="text-accent underline underline-offset-4 hover:text-accent-strong">
          {text.guide}
        </a>
      </p>
      {failure && (
        <ErrorState
          title={text.failed}
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !failure && <Skeleton className="h-24 rounded-md" />}
      {data && data.apiKeys.length > 0 && (
        <ul className="grid gap-2">
          {data.apiKeys.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} onAsk={setAsking} />
          ))}
        </ul>
      )}
      {data && (
        <WithNone isNone={data.apiKeys.length === 0} icon={<KeyRound size={24} aria-hidden="true" />} text={text.none}>
          <Button variant="secondary" onClick={() => setAsking({ is: 'form', apiKey: null })}>
            <KeyRound size={16} aria-hidden="true" />
            {text.create}
          </Button>
        </WithNone>
      )}
      {asking?.is === 'form' && (
        <KeyDialog
          apiKey={asking.apiKey}
          scopes={data?.apiKeyScopes ?? []}
          onClose={close}
          onSave={async (input) => {
            const { apiKey } = asking;
            if (apiKey) {
              const variables = { input: { id: apiKey.id, ...input } };
              const result = await run(() => mutationResult(update({ variables }), (reply) => reply.updateApiKey));
              if (result.is === 'done') {
                close();
                done(text.updated);
              }
              return result;
            }
            const result = await run(() =>
              mutationResult(create({ variables: { input } }), (reply) => reply.createApiKey),
            );
            if (result.is === 'done') {
              setAsking({ is: 'secret', secret: result.payload.secret ?? '' });
              done();
            }
            return result;
          }}
        />
      )}
      {asking?.is === 'rotate' && (
        <ConfirmDialog
          title={text.rotate}
          body={text.rotateBody}
          confirm={text.rotate}
          onClose={() => setAsking((now) => (now?.is === 'rotate' ? null : now))}
          onConfirm={async () => {
            const variables = { input: { id: asking.apiKey.id } };
            const result = await run(() => mutationResult(rotate({ variables }), (reply) => reply.rotateApiKey));
            if (result.is === 'refused') return result.refusal.message;
            setAsking({ is: 'secret', secret: result.payload.secret ?? '' });
            done();
            return null;
          }}
        />
      )}
      {asking?.is === 'revoke' && (
        <ConfirmDialog
          title={text.revokeTitle(asking.apiKey.name)}
          body={text.revokeBody}
          confirm={text.revoke}
          onClose={close}
          onConfirm={async () => {
            const variables = { input: { id: asking.apiKey.id } };
            const result = await run(() => mutationResult(revoke({ variables }), (reply) => reply.revokeApiKey));
            if (result.is === 'refused') return result.refusal.message;
            done(text.revokeDone);
            return null;
          }}
        />
      )}
      {asking?.is === 'secret' && <SecretDialog secret={asking.secret} onClose={close} />}
      {dialog}
    </Group>
  );
}
