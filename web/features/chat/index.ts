import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Loaded when it is first opened: the conversation needs the Markdown renderer. */
export const ChatPage = lazyPart(() => import('./chat-page.tsx').then(({ ChatPage }) => ChatPage));
export const DemoChat = lazyPart(() => import('./demo-chat.tsx').then(({ DemoChat }) => DemoChat));
export type { ActionAddresses } from './answer-actions.tsx';
export { ChatPageSkeleton } from './chat-skeleton.tsx';
export { RecentThreads } from './recent-threads.tsx';
export { useChatThreadsQuery } from './threads.generated.ts';
