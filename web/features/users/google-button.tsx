import { useEffect, useRef, useState } from 'react';
import { googleScreenText as text } from '#schema/text/google-login-screen.ts';
import type { GoogleStep, GoogleVersion } from '#web/shared/google/google-flow.ts';
import type { SignInReply } from '#web/shared/session/account-requests.ts';
import type { LoginChallenge } from '#web/shared/session/sign-in-requests.ts';
import { session } from '#web/shared/session/session.ts';
import { storeToken, storeUser } from '#web/shared/session/session-storage.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { FormError } from './form-parts.tsx';
import { SecondStepForm } from './second-step-form.tsx';

interface GoogleButtonProps {
  /** Of the specification: A on the landing and for registration, B for login. */
  version: GoogleVersion;
  /** Whether the page goes on by itself, after the time of the specification; else at once. */
  isRedirected?: boolean;
  onSignedIn: (reply: SignInReply) => void;
}

type State = GoogleStep | 'idle' | 'done';

const told: Partial<Record<State, string>> = {
  asking: text.asking,
  prompt: text.prompting,
  button: text.pressButton,
  window: text.inWindow,
  blocked: text.blocked,
  done: text.signedIn,
};

const Mark = () => (
  <svg viewBox="0 0 18 18" className="size-4.5" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62z"
    />
    <path
      fill="#34A853"
      d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26a5.4 5.4 0 0 1-8.07-2.84H.96v2.33A9 9 0 0 0 9 18z"
    />
    <path fill="#FBBC05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33z" />
    <path
      fill="#EA4335"
      d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3.01 2.33A5.36 5.36 0 0 1 9 3.58z"
    />
  </svg>
);

/** Signs in with Google. Google's script is loaded when it is pressed, and only by a server that has Google. */
export function GoogleButton({ version, isRedirected = true, onSignedIn }: GoogleButtonProps) {
  const [state, setState] = useState<State>('idle');
  const [error, setError] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);
  const parent = useRef<HTMLDivElement>(null);
  const address = useRef('');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    setError(null);
    setState('asking');
    const given = (running.current = new AbortController());
    const show = (step: State) => given.signal.aborted || setState(step);
    try {
      const { REDIRECT_MS, signInWithGoogle } = await import('#web/shared/google/google-flow.ts');
      // Its answer deletes the cookie: it must not come after the new one.
      await session.finishSignOut();
      const view = {
        show,
        buttonParent: () => parent.current,
        keepAddress: (authUrl: string) => void (address.current = authUrl),
      };
      const result = await signInWithGoogle(version, view, given.signal);
      if (!result) return show('idle');
      if (!result.ok) {
        setChallenge(result.challenge);
        return show('idle');
      }
      const { reply, notice } = result;
      // Kept at once: whoever closes the page in the meantime is signed in.
      storeToken(reply.token);
      storeUser(reply.user.id, reply.raw);
      if (notice) showToast({ message: notice, tone: 'warning' });
      show('done');
      if (isRedirected) setTimeout(() => enter(reply), REDIRECT_MS[version]);
      else enter(reply);
    } catch (failure) {
      show('idle');
      const isTold = failure instanceof Error && failure.name === 'GoogleFailure';
      if (!given.signal.aborted) setError(isTold ? failure.message : text.failed);
    }
  }
  function giveUp() {
    running.current?.abort();
    parent.current?.replaceChildren();
    setState('idle');
  }
  const open = () => window.open(address.current, 'foja-google', 'popup,width=500,height=600');
  const enter = (reply: SignInReply) => {
    session.signIn(reply);
    onSignedIn(reply);
  };
  if (challenge)
    return <SecondStepForm challenge={challenge} onSignedIn={enter} onStartOver={() => setChallenge(null)} />;
  return (
    <div className="grid gap-2">
      <Button variant="secondary" size="lg" className="w-full" disabled={state !== 'idle'} onClick={() => void start()}>
        <Mark />
        {text.button}
      </Button>
      <div ref={parent} className="grid justify-items-center empty:hidden" />
      {state !== 'idle' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p role="status" className="mr-auto text-sm text-muted">
            {told[state]}
          </p>
          {(state === 'window' || state === 'blocked') && (
            <Button variant="quiet" size="sm" onClick={open}>
              {state === 'blocked' ? text.openWindow : text.openAgain}
            </Button>
          )}
          {state !== 'asking' && state !== 'done' && (
            <Button variant="ghost" size="sm" onClick={giveUp}>
              {text.cancel}
            </Button>
          )}
        </div>
      )}
      <FormError message={error} />
      {error && <p className="text-sm text-muted">{text.instead}</p>}
    </div>
  );
}
