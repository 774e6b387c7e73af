import { useCallback, useEffect, useRef, useState } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { idleText as text } from '#schema/text/second-step-screen.ts';
import keepText from '#web/shared/session/keep-session.graphql?raw';
import { endSessionOnServer, postGraphql } from '#web/shared/session/account-requests.ts';
import { isIdleOver, keepTimeout, lastUse, millisecondsToEnd, noteUse, WARNING_MS } from '#web/shared/session/idle.ts';
import { session } from '#web/shared/session/session.ts';
import { Button } from '#web/shared/ui/button.tsx';

const USE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** Use is written down and told to the server this often at most. */
const NOTE_MS = 5_000;
const TELL_MS = 60_000;
const LOOK_MS = 1_000;

/** Tells the server of use; it answers after how long without it the session ends. */
async function tellUse(): Promise<void> {
  try {
    const { data } = await postGraphql(keepText, await session.validToken());
    const minutes = (data?.['keepSession'] as { timeoutMinutes?: number | null } | null | undefined)?.timeoutMinutes;
    if (minutes) keepTimeout(minutes);
  } catch {
    // Without connection the next use tells it again.
  }
}

/** Ends the session here and on the server. The page and its drafts stay for the password. */
async function endIdle(): Promise<void> {
  const token = session.accessToken();
  if (!token) return;
  session.end('idle');
  await endSessionOnServer(token);
}

/** Asks whether somebody is there a minute before the session ends without use, in every tab of the browser. */
export function IdleWarning({ onLeave }: { onLeave: () => void }) {
  const [left, setLeft] = useState<number | null>(null);
  const isAsking = useRef(false);
  const told = useRef(0);
  const answer = useRef<HTMLButtonElement>(null);
  isAsking.current = left !== null;

  const noticeUse = useCallback(() => {
    const now = Date.now();
    if (now - (lastUse() ?? 0) >= NOTE_MS) noteUse(now);
    if (now - told.current < TELL_MS) return;
    told.current = now;
    void tellUse();
  }, []);

  useEffect(() => {
    noteUse();
    noticeUse();
    // While it asks, only the button is an answer: a mouse that is moved by a passing sleeve is not.
    const onUse = () => {
      // Of a computer that slept: the time was over before anybody came back.
      if (isIdleOver()) void endIdle();
      else if (!isAsking.current) noticeUse();
    };
    USE.forEach((name) => window.addEventListener(name, onUse, { passive: true, capture: true }));
    const look = () => {
      const milliseconds = millisecondsToEnd();
      if (milliseconds !== null && milliseconds <= 0) void endIdle();
      else setLeft(milliseconds !== null && milliseconds <= WARNING_MS ? Math.ceil(milliseconds / 1000) : null);
    };
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      USE.forEach((name) => window.removeEventListener(name, onUse, { capture: true }));
    };
  }, [noticeUse]);

  const stay = () => {
    noteUse();
    told.current = 0;
    setLeft(null);
    noticeUse();
  };
  if (left === null) return null;
  return (
    <Radix.Root open>
      <Radix.Portal>
        <div aria-hidden="true" className="fixed inset-0 z-50 bg-veil animate-fade" />
        <Radix.Content
          role="alertdialog"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            answer.current?.focus();
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            stay();
          }}
          className="fixed left-1/2 top-[min(18dvh,10rem)] z-50 grid w-[min(27rem,calc(100vw-2rem))] -translate-x-1/2 gap-4 rounded-lg border border-line bg-surface p-6 shadow-float animate-appear"
        >
          <Radix.Title className="text-xl font-semibold">{text.title}</Radix.Title>
          <Radix.Description className="text-muted">{text.body}</Radix.Description>
          <p role="timer" className="text-lg font-medium tabular-nums">
            {text.left(left)}
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" onClick={onLeave}>
              {text.leave}
            </Button>
            <Button ref={answer} onClick={stay}>
              {text.stay}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
