import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { print } from 'graphql';
import type { ToastKind } from '#schema/generated/contract.ts';
import {
  ServerHealthDocument,
  ServerToastsDocument,
  type ServerHealthSubscription,
  type ServerToastsSubscription,
} from './pushes.generated.ts';
import { useSocket } from '../apollo/graphql-provider.tsx';
import { keepSubscribed } from '../apollo/socket.ts';
import { healthWatch } from '../health/health.ts';
import { showToast, type Tone } from '../ui/toast-events.ts';

const TONES: Record<ToastKind, Tone> = { SUCCESS: 'positive', INFO: 'neutral', WARNING: 'warning', ERROR: 'danger' };

/** Shows what the server pushes, while the user is signed in. */
export function LivePushes() {
  const client = useApolloClient();
  const socket = useSocket();
  useEffect(() => {
    const queryOf = (document: typeof ServerHealthDocument | typeof ServerToastsDocument) =>
      print(client.cache.transformDocument(document));
    const ends = [
      keepSubscribed<ServerHealthSubscription>(
        socket,
        { query: queryOf(ServerHealthDocument), operationName: 'ServerHealth' },
        ({ healthChanged: { status, endpointsAvailable } }) => healthWatch.receive(status === 'OK', endpointsAvailable),
      ),
      keepSubscribed<ServerToastsSubscription>(
        socket,
        { query: queryOf(ServerToastsDocument), operationName: 'ServerToasts' },
        ({ toast: { kind, message, path } }) =>
          showToast({ message, tone: TONES[kind], ...(path ? { address: path } : {}) }),
      ),
    ];
    return () => ends.forEach((end) => end());
  }, [client, socket]);
  return null;
}
