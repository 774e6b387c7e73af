import { useEffect, useRef } from 'react';
import { useSocketState } from '../apollo/graphql-provider.tsx';

/** Calls back when the socket is there again after it was lost: what was missed meanwhile is to be read anew. */
export function useReconnection(onBack: () => void): void {
  const state = useSocketState();
  const wasConnected = useRef(false);
  const wasLost = useRef(false);
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    // A server that stops closes the line properly: that is a loss all the same.
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
