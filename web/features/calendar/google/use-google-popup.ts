import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { googlePanelText as text } from '#schema/text/calendar-connections.ts';
import { answerOf } from '#web/shared/apollo/answer.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useConnectGoogleMutation } from './google.generated.ts';
import { reloadCalendar } from '../calendar-reload.ts';

/** The window of the specification. */
const WIDTH = 500;
const HEIGHT = 600;
const NAME = 'foja-google';

interface GoogleMessage {
  connected: boolean;
  message: string | null;
}

/** What the page that Google comes back to says, wherever it was opened from. */
export function readGoogleMessage(data: unknown): GoogleMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, connected, message } = data as Record<string, unknown>;
  if (type !== 'google-connection' || typeof connected !== 'boolean') return null;
  return { connected, message: typeof message === 'string' && message ? message : null };
}

function openWindow(): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - WIDTH) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - HEIGHT) / 2);
  return window.open('', NAME, `popup,width=${WIDTH},height=${HEIGHT},left=${Math.round(left)},top=${Math.round(top)}`);
}

/**
 * Asks for Google's permission in a window of its own. The window is opened with the click, or browsers would block it; how
 * it ended is told by its last page, and read from the server when this page is looked at again.
 */
export function useGooglePopup() {
  const client = useApolloClient();
  const [connect] = useConnectGoogleMutation();
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The address of the page of permission, when the window did not open. */
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const hear = (data: unknown) => {
      const told = readGoogleMessage(data);
      if (!told) return;
      setWaiting(false);
      setAddress(null);
      setProblem(told.connected ? null : (told.message ?? text.notConnected));
      if (told.connected) showToast({ message: told.message ?? text.connected, tone: 'positive' });
      void reloadCalendar(client, 'google');
    };
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin === window.location.origin) hear(data);
    };
    // A window that was closed, or closed without a word, is noticed when one comes back to this one.
    const onFocus = () => void reloadCalendar(client, 'google');
    const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null;
    channel?.addEventListener('message', ({ data }) => hear(data));
    window.addEventListener('message', onMessage);
    window.addEventListener('focus', onFocus);
    return () => {
      channel?.close();
      window.removeEventListener('message', onMessage);
      window.removeEventListener('focus', onFocus);
    };
  }, [client]);

  const begin = async (): Promise<void> => {
    const popup = openWindow();
    setProblem(null);
    setAddress(null);
    setWaiting(true);
    const answer = await answerOf(connect(), ({ connectGoogleCalendar }) => connectGoogleCalendar);
    const authUrl = answer.is === 'done' ? answer.payload.authUrl : null;
    if (!authUrl) {
      popup?.close();
      setWaiting(false);
      setProblem(answer.is === 'refused' ? answer.refusal.message : text.notConnected);
      return;
    }
    if (popup) popup.location.href = authUrl;
    else setAddress(authUrl);
  };
  return { isWaiting, problem, address, begin };
}
