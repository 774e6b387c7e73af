import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { GoogleProofPurpose } from '#schema/generated/contract.ts';
import { googleErrorsB } from '#schema/text/google-login-errors.ts';
import { googleWindowText as text } from '#schema/text/google-settings.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { googleAnswer, openGoogleWindow } from '#web/shared/google/google-window.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { useBeginOwnGoogleProofMutation } from './google.generated.ts';

interface GoogleProof {
  code: string;
  state: string;
}

interface Asked {
  /** The proof; a text: why there is none; null: it was given up. */
  ask: (purpose: GoogleProofPurpose) => Promise<GoogleProof | string | null>;
  isAsking: boolean;
  /** What to do while Google's window is open. */
  waiting: ReactNode;
}

/** Asks the signed-in account to sign in with Google, in a window. */
export function useGoogleProof(): Asked {
  const [begin] = useBeginOwnGoogleProofMutation();
  const [open, setOpen] = useState<{ authUrl: string; isBlocked: boolean } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function answered(purpose: GoogleProofPurpose): Promise<GoogleProof | string | null> {
    const given = (running.current = new AbortController());
    const run = begin({ variables: { input: { purpose } } });
    const begun = await mutationResult(run, ({ beginGoogleProof }) => beginGoogleProof);
    if (begun.is === 'refused') return begun.refusal.message;
    const { authUrl, state } = begun.payload;
    if (!authUrl || !state) return googleErrorsB.windowFailed;
    const answer = googleAnswer(state, given.signal);
    setOpen({ authUrl, isBlocked: !openGoogleWindow(authUrl) });
    const told = await answer;
    if (!told) return null;
    if (told.error) return googleErrorsB.windowFailed;
    return told.code ? { code: told.code, state } : googleErrorsB.noCode;
  }

  return {
    isAsking,
    async ask(purpose) {
      setAsking(true);
      const result = await answered(purpose);
      setOpen(null);
      setAsking(false);
      return result;
    },
    waiting: open && (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="mr-auto text-sm text-muted">
          {open.isBlocked ? text.blocked : text.inWindow}
        </p>
        <Button variant="quiet" size="sm" onClick={() => openGoogleWindow(open.authUrl)}>
          {open.isBlocked ? text.open : text.openAgain}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => running.current?.abort()}>
          {text.cancel}
        </Button>
      </div>
    ),
  };
}
