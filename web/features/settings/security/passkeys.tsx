import { useState } from 'react';
import { CloudCheck } from 'lucide-react';
import { passkeysText as text } from '#schema/text/account-security-screen.ts';
import { mutationResult, type MutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { ConfirmDialog, RenameDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { hasPasskeys } from '#web/shared/session/second-step-requests.ts';
import { Group } from '../group.tsx';
import {
  useAddOwnPasskeyMutation,
  useBeginOwnPasskeyMutation,
  useDeleteOwnPasskeyMutation,
  useRenameOwnPasskeyMutation,
  type OwnAccountSecurityQuery,
} from './account-security.generated.ts';
import { deviceOf } from '#schema/lib/devices.ts';

const NAME_MAX = 60;

type Held = OwnAccountSecurityQuery['accountSecurity']['passkeys'][number];

interface PasskeysProps {
  passkeys: readonly Held[];
  /** Why this server has none; null: it has them. */
  problem: string | null;
  run: <P>(act: () => Promise<MutationResult<P>>) => Promise<MutationResult<P>>;
  onChanged: () => void;
}

/** The sentence for what the browser did not do. */
function browserProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return text.known;
  return name === 'NotAllowedError' || name === 'AbortError' ? text.givenUp : text.browserFailed;
}

/** Makes a passkey in this browser and adds it; the problem, or null. */
function useAdding(run: PasskeysProps['run']) {
  const [begin] = useBeginOwnPasskeyMutation();
  const [add] = useAddOwnPasskeyMutation();
  return async (name: string): Promise<string | null> => {
    const act = () => mutationResult(begin(), ({ beginPasskeyRegistration }) => beginPasskeyRegistration);
    const begun = await run(act);
    if (begun.is === 'refused') return begun.refusal.message;
    const { request } = begun.payload;
    if (!request) return text.browserFailed;
    let response: string;
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = JSON.parse(request.options) as Parameters<typeof startRegistration>[0]['optionsJSON'];
      response = JSON.stringify(await startRegistration({ optionsJSON }));
    } catch (error) {
      return browserProblem(error);
    }
    const input = { token: request.token, response, name };
    const added = await mutationResult(add({ variables: { input } }), ({ addPasskey }) => addPasskey);
    return added.is === 'refused' ? added.refusal.message : null;
  };
}

function PasskeyRow({ passkey, onRename, onRemove }: { passkey: Held; onRename: () => void; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3">
      <div className="mr-auto grid min-w-0">
        <span className="flex flex-wrap items-center gap-2 break-words font-medium">
          {name}
          {isBackedUp && (
            <StateBadge tone="info" icon={CloudCheck}>
              {text.synced}
            </StateBadge>
          )}
        </span>
        <span className="text-sm text-muted">
          {text.facts(formatInstant(createdAt), lastUsedAt && formatInstant(lastUsedAt))}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" aria-label={text.renameOf(name)} onClick={onRename}>
          {text.rename}
        </Button>
        <Button variant="secondary" size="sm" aria-label={text.removeOf(name)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </li>
  );
}

/** The passkeys of the account. */
export function Passkeys({ passkeys, problem, run, onChanged }: PasskeysProps) {
  const addWith = useAdding(run);
  const [rename] = useRenameOwnPasskeyMutation();
  const [remove] = useDeleteOwnPasskeyMutation();
  const [opened, setOpened] = useState<{ is: 'add' } | { is: 'rename' | 'remove'; passkey: Held } | null>(null);
  const close = () => setOpened(null);
  const done = (message?: string) => {
    if (message) showToast({ message, tone: 'positive' });
    onChanged();
    return null;
  };
  const add = async (name: string) => (await addWith(name)) ?? done(text.added);
  const renameTo = async (id: string, name: string) => {
    const result = await mutationResult(rename({ variables: { input: { id, name } } }), (data) => data.renamePasskey);
    return result.is === 'refused' ? result.refusal.message : done();
  };
  const removeOne = async (id: string) => {
    const result = await run(() => mutationResult(remove({ variables: { id } }), (data) => data.deletePasskey));
    return result.is === 'refused' ? result.refusal.message : done(text.removed);
  };
  const blocked = problem ?? (hasPasskeys() ? null : text.noBrowser);
  return (
    <Group title={text.title}>
      <p className="max-w-prose text-muted">{text.about}</p>
      {passkeys.length > 0 ? (
        <ul className="grid gap-2">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpened({ is: 'rename', passkey })}
              onRemove={() => setOpened({ is: 'remove', passkey })}
            />
          ))}
        </ul>
      ) : (
        !blocked && <p>{text.none}</p>
      )}
      {blocked ? (
        <p className="rounded-md bg-info-soft px-4 py-3 text-sm">{blocked}</p>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpened({ is: 'add' })}>
          {text.add}
        </Button>
      )}
      {opened?.is === 'add' && (
        <RenameDialog
          heading={text.addTitle}
          label={text.name}
          title={deviceOf(navigator.userAgent) ?? ''}
          longest={NAME_MAX}
          onRename={add}
          onClose={close}
        />
      )}
      {opened?.is === 'rename' && (
        <RenameDialog
          heading={text.rename}
          label={text.name}
          title={opened.passkey.name}
          longest={NAME_MAX}
          onRename={(name) => renameTo(opened.passkey.id, name)}
          onClose={close}
        />
      )}
      {opened?.is === 'remove' && (
        <ConfirmDialog
          title={text.removeTitle(opened.passkey.name)}
          body={text.removeBody}
          confirm={text.remove}
          onConfirm={() => removeOne(opened.passkey.id)}
          onClose={close}
        />
      )}
    </Group>
  );
}
