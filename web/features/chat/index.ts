import { lazy } from 'react';

/** Loaded when somebody opens it: the conversation brings the Markdown reader with it. */
export const ChatPage = lazy(() => import('./chat-page.tsx').then((page) => ({ default: page.ChatPage })));
export type { ActionAddresses, AnswerAction } from './answer-actions.tsx';
export { ChatPageSkeleton } from './chat-skeleton.tsx';
export { DemoChat } from './demo-chat.tsx';
export { RecentThreads } from './recent-threads.tsx';
