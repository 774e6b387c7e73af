import { useSyncExternalStore } from 'react';
import { session, type SessionState } from './session.ts';

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state, session.state);
