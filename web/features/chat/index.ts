import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Loaded when it is first opened: the conversation needs the Markdown renderer. */
export const ChatPage = lazyPart(() => import('./chat-page.tsx').then(({ ChatPage }) => ChatPage));
/** One question from another page. */
export const AskBox = lazyPart(() => import('./ask-box.tsx').then(({ AskBox }) => AskBox));
export const DemoChat = lazyPart(() => import('./demo-chat.tsx').then(({ DemoChat }) => DemoChat));
export type { ActionAddresses } from './answer-actions.tsx';
export { ChatPageSkeleton } from './chat-skeleton.tsx';
export { RecentThreads } from './recent-threads.tsx';
