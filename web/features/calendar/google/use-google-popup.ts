import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { googlePanelText as text } from '#schema/text/calendar-connections.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useConnectGoogleMutation } from './google.generated.ts';
import { reloadCalendar } from '../calendar-reload.ts';

/** The popup size of the specification. */
const WIDTH = 500;
const HEIGHT = 600;
const NAME = 'foja-google';

interface GoogleMessage {
  connected: boolean;
  message: string | null;
}

/** Reads the message of the page that Google redirects to. */
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
 * Asks for Google's consent in a popup. It opens with the click, because browsers block it otherwise. The last page of
 * the popup reports the result, which is also read from the server when this page gets the focus.
 */
export function useGooglePopup() {
  const client = useApolloClient();
  const [connect] = useConnectGoogleMutation();
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The address of the consent page, if the popup was blocked. */
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const receive = (data: unknown) => {
      const message = readGoogleMessage(data);
      if (!message) return;
      setWaiting(false);
      setAddress(null);
      setProblem(message.connected ? null : (message.message ?? text.notConnected));
      if (message.connected) showToast({ message: message.message ?? text.connected, tone: 'positive' });
      void reloadCalendar(client, 'google');
    };
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin === window.location.origin) receive(data);
    };
    // A popup that was closed without a message is noticed when this page gets the focus.
    const onFocus = () => void reloadCalendar(client, 'google');
    const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null;
    channel?.addEventListener('message', ({ data }) => receive(data));
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
    const answer = await mutationResult(connect(), ({ connectGoogleCalendar }) => connectGoogleCalendar);
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
