import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Each page is loaded when it is first opened. */
export const CasesPage = lazyPart(() => import('./list/cases-page.tsx').then(({ CasesPage }) => CasesPage));
export const CasePage = lazyPart(() => import('./file/case-page.tsx').then(({ CasePage }) => CasePage));
export const Invitation = lazyPart(() => import('./invitation.tsx').then(({ Invitation }) => Invitation));
export const DemoCases = lazyPart(() => import('./demo-cases.tsx').then(({ DemoCases }) => DemoCases));
export { CaseFileSkeleton, CasesPageSkeleton } from './cases-skeleton.tsx';
export { ForgottenCases } from './forgotten-notice.tsx';
export { UnreadMessages } from './unread-messages.tsx';
export { UnreadCount } from './unread-count.tsx';
export { useUnreadTotal } from './chat/use-unread-total.ts';
export * from './realtime/entry-points.ts';
