import { lazy } from 'react';

/** Entry points of real time and of the case chat; each is loaded when it is first opened. */
export const RealtimeCasesPage = lazy(() =>
  import('./realtime-cases-page.tsx').then((page) => ({ default: page.RealtimeCasesPage })),
);
export const CollabChatPage = lazy(() =>
  import('../chat/collab-chat-page.tsx').then((page) => ({ default: page.CollabChatPage })),
);
export const DemoLive = lazy(() => import('./demo-live.tsx').then((demo) => ({ default: demo.DemoLive })));
export { CollabChatSkeleton } from '../chat/chat-skeletons.tsx';
export { LiveCaseEvents } from './live-case-events.tsx';
export { RealtimeCasesSkeleton } from './realtime-skeleton.tsx';
