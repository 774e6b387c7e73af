import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { twoFactorText as text } from '#schema/text/account-security-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { useConfirmOwnTwoFactorMutation } from './account-security.generated.ts';
import { QrCode } from './qr-code.tsx';

interface TwoFactorSetupProps {
  enrolment: { secret: string; address: string };
  onDone: (recoveryCodes: string[], endedCount: number) => void;
  onClose: () => void;
}

/** The secret as a QR code and as text; a code of the app turns the second step on. */
export function TwoFactorSetup({ enrolment: { secret, address }, onDone, onClose }: TwoFactorSetupProps) {
  const [confirm] = useConfirmOwnTwoFactorMutation();
  const { isCopied, copy } = useCopy();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const Icon = isCopied ? Check : Copy;
  const submit = async () => {
    setBusy(true);
    const run = confirm({ variables: { input: { code } } });
    const result = await mutationResult(run, ({ confirmTwoFactor }) => confirmTwoFactor);
    setBusy(false);
    if (result.is === 'refused') return setProblem(result.refusal.message);
    onDone(result.payload.recoveryCodes ?? [], result.payload.endedCount ?? 0);
  };
  return (
    <FormDialog
      title={text.setupTitle}
      positionClassName="top-[min(6dvh,4rem)] max-h-[90dvh]"
      submitLabel={text.activate}
      isBusy={isBusy}
      failure={null}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text.scan}</p>
      <div className="grid justify-items-center">
        <QrCode text={address} label={text.qr} />
      </div>
      <div className="grid gap-2">
        <p className="text-sm text-muted">{text.byHand}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code
            aria-label={text.secret}
            className="min-w-0 break-words rounded-md bg-sunken px-3 py-2 font-mono text-sm"
          >
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
          <Button variant="secondary" size="sm" onClick={() => void copy(secret)}>
            <Icon size={16} aria-hidden="true" />
            <span role="status">{isCopied ? text.copied : text.copy}</span>
          </Button>
        </div>
      </div>
      <p>{text.type}</p>
      <TextField
        label={text.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        className="font-mono tracking-widest"
        value={code}
        {...(problem ? { error: problem } : {})}
        onChange={({ target }) => setCode(target.value)}
      />
    </FormDialog>
  );
}
