import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { secondStepText as text } from '#schema/text/second-step-screen.ts';
import { session } from '#web/shared/session/session.ts';
import { hasPasskeys, signInWithPasskey } from '#web/shared/session/second-step-requests.ts';
import type { SignInReply } from '#web/shared/session/account-requests.ts';
import { Button } from '#web/shared/ui/button.tsx';

interface PasskeyButtonProps {
  onSignedIn: (reply: SignInReply) => void;
  onError: (message: string | null) => void;
}

/** Signs in with a passkey. Where the browser or the address has none there is no button. */
export function PasskeyButton({ onSignedIn, onError }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  if (!hasPasskeys()) return null;
  const run = async () => {
    setBusy(true);
    onError(null);
    // Its answer deletes the cookie: it must not come after the new one.
    await session.finishSignOut();
    const result = await signInWithPasskey();
    setBusy(false);
    if (result.ok) onSignedIn(result.reply);
    else onError(result.error);
  };
  return (
    <Button variant="secondary" size="lg" className="w-full" disabled={isBusy} onClick={() => void run()}>
      <KeyRound size={18} aria-hidden="true" />
      {text.passkey}
    </Button>
  );
}
