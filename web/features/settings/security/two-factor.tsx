import { Suspense, useState } from 'react';
import { ShieldCheck } from 'lucide-react';
import { twoFactorText as text } from '#schema/text/account-security-screen.ts';
import { mutationResult, type MutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Checkbox } from '#web/shared/ui/checkbox.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { Group } from '../group.tsx';
import {
  useBeginOwnTwoFactorMutation,
  useDisableOwnTwoFactorMutation,
  useRegenerateOwnRecoveryCodesMutation,
} from './account-security.generated.ts';

const TwoFactorSetup = lazyPart(() => import('./two-factor-setup.tsx').then(({ TwoFactorSetup }) => TwoFactorSetup));
const RecoveryCodesDialog = lazyPart(() =>
  import('./recovery-codes-dialog.tsx').then(({ RecoveryCodesDialog }) => RecoveryCodesDialog),
);

interface TwoFactorProps {
  state: { enabledAt: string | null; recoveryCodesLeft: number };
  email: string;
  /** Runs a mutation that may ask for the password first. */
  run: <P>(act: () => Promise<MutationResult<P>>) => Promise<MutationResult<P>>;
  /** Something changed: state and sessions are read again. */
  onChanged: () => void;
}

type Opened =
  | { is: 'setup'; secret: string; address: string }
  | { is: 'codes'; codes: string[] }
  | { is: 'disable' }
  | { is: 'new-codes' };

const isGivenUp = (code: string): boolean => code === 'CONFIRMATION_REQUIRED';

/** The second step of the login: set up with an app, its recovery codes, and off again. */
export function TwoFactor({ state, email, run, onChanged }: TwoFactorProps) {
  const [begin] = useBeginOwnTwoFactorMutation();
  const [disable] = useDisableOwnTwoFactorMutation();
  const [regenerate] = useRegenerateOwnRecoveryCodesMutation();
  const [isTicked, setTicked] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isOn = state.enabledAt !== null;

  const configure = async () => {
    setBusy(true);
    const result = await run(() => mutationResult(begin(), ({ beginTwoFactor }) => beginTwoFactor));
    setBusy(false);
    if (result.is === 'refused') {
      if (!isGivenUp(result.refusal.code)) showToast({ message: result.refusal.message, tone: 'danger' });
      return onChanged();
    }
    if (result.payload.enrolment) setOpened({ is: 'setup', ...result.payload.enrolment });
  };
  const turnOff = async (): Promise<string | null> => {
    const result = await run(() => mutationResult(disable(), ({ disableTwoFactor }) => disableTwoFactor));
    if (result.is === 'refused') return result.refusal.message;
    setTicked(false);
    showToast({ message: text.disabled, tone: 'positive' });
    onChanged();
    return null;
  };
  const newCodes = async (): Promise<string | null> => {
    const act = () => mutationResult(regenerate(), ({ regenerateRecoveryCodes }) => regenerateRecoveryCodes);
    const result = await run(act);
    if (result.is === 'refused') return result.refusal.message;
    // After the question has closed itself.
    queueMicrotask(() => setOpened({ is: 'codes', codes: result.payload.recoveryCodes ?? [] }));
    onChanged();
    return null;
  };
  const close = () => setOpened((now) => (now?.is === 'codes' ? now : null));

  return (
    <Group title={text.title}>
      <p className="max-w-prose text-muted">{text.about}</p>
      {isOn ? (
        <div className="grid gap-3 rounded-md border border-line bg-surface px-4 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StateBadge tone="positive" icon={ShieldCheck}>
              {text.on}
            </StateBadge>
            <span className="text-sm text-muted">{text.since(formatInstant(state.enabledAt ?? ''))}</span>
          </div>
          <p className={state.recoveryCodesLeft < 3 ? 'font-medium text-warning' : ''}>
            {text.codesLeft(state.recoveryCodesLeft)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => setOpened({ is: 'new-codes' })}>
              {text.newCodes}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setOpened({ is: 'disable' })}>
              {text.disable}
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid justify-items-start gap-3">
          <Checkbox label={text.enable} checked={isTicked} onChange={setTicked} />
          <Button variant="secondary" disabled={!isTicked || isBusy} onClick={() => void configure()}>
            {text.configure}
          </Button>
        </div>
      )}
      {opened?.is === 'disable' && (
        <ConfirmDialog
          title={text.disableTitle}
          body={text.disableBody}
          confirm={text.disable}
          onConfirm={turnOff}
          onClose={close}
        />
      )}
      {opened?.is === 'new-codes' && (
        <ConfirmDialog
          title={text.newCodesTitle}
          body={text.newCodesBody}
          confirm={text.newCodes}
          onConfirm={newCodes}
          onClose={close}
        />
      )}
      <Suspense fallback={null}>
        {opened?.is === 'setup' && (
          <TwoFactorSetup
            enrolment={opened}
            onDone={(codes, endedCount) => {
              setOpened({ is: 'codes', codes });
              showToast({ message: text.ended(endedCount), tone: 'positive' });
              onChanged();
            }}
            onClose={close}
          />
        )}
        {opened?.is === 'codes' && (
          <RecoveryCodesDialog codes={opened.codes} email={email} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </Group>
  );
}
