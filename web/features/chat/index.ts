import { lazy } from 'react';

/** Loaded when it is first opened: the conversation needs the Markdown renderer. */
export const ChatPage = lazy(() => import('./chat-page.tsx').then((page) => ({ default: page.ChatPage })));
export const DemoChat = lazy(() => import('./demo-chat.tsx').then((demo) => ({ default: demo.DemoChat })));
export type { ActionAddresses } from './answer-actions.tsx';
export { ChatPageSkeleton } from './chat-skeleton.tsx';
export { RecentThreads } from './recent-threads.tsx';
export { useChatThreadsQuery } from './threads.generated.ts';
