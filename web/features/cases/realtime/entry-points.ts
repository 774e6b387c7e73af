import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Entry points of real time and of the case chat; each is loaded when it is first opened. */
export const RealtimeCasesPage = lazyPart(() =>
  import('./realtime-cases-page.tsx').then(({ RealtimeCasesPage }) => RealtimeCasesPage),
);
export const CollabChatPage = lazyPart(() =>
  import('../chat/collab-chat-page.tsx').then(({ CollabChatPage }) => CollabChatPage),
);
export const DemoLive = lazyPart(() => import('./demo-live.tsx').then(({ DemoLive }) => DemoLive));
export { CollabChatSkeleton } from '../chat/chat-skeletons.tsx';
export { LiveCaseEvents } from './live-case-events.tsx';
export { RealtimeCasesSkeleton } from './realtime-skeleton.tsx';
