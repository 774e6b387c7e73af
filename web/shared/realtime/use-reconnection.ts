import { useEffect, useRef } from 'react';
import { useSocketState } from '../apollo/graphql-provider.tsx';

/** Calls back when the socket is connected again after a loss: what was missed must be read again. */
export function useReconnection(onBack: () => void): void {
  const state = useSocketState();
  const wasConnected = useRef(false);
  const wasLost = useRef(false);
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    // A server that stops closes the connection normally; that is a loss too.
    if (state !== 'connected') {
      wasLost.current ||= wasConnected.current || state === 'reconnecting';
      return;
    }
    wasConnected.current = true;
    if (!wasLost.current) return;
    wasLost.current = false;
    latest.current();
  }, [state]);
}
