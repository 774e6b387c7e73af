import { lazy } from 'react';

/** Each page is loaded when it is first opened. */
export const CasesPage = lazy(() => import('./list/cases-page.tsx').then((page) => ({ default: page.CasesPage })));
export const CasePage = lazy(() => import('./file/case-page.tsx').then((page) => ({ default: page.CasePage })));
export const Invitation = lazy(() => import('./invitation.tsx').then((page) => ({ default: page.Invitation })));
export const DemoCases = lazy(() => import('./demo-cases.tsx').then((demo) => ({ default: demo.DemoCases })));
export { CaseFileSkeleton, CasesPageSkeleton } from './cases-skeleton.tsx';
export { ForgottenCases } from './forgotten-notice.tsx';
export { UnreadCount } from './unread-count.tsx';
export { useUnreadTotal } from './chat/use-unread-total.ts';
export * from './realtime/entry-points.ts';
