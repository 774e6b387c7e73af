import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Loaded when it is first opened. */
export const CitationsPage = lazyPart(() => import('./citations-page.tsx').then(({ CitationsPage }) => CitationsPage));
export const DemoCitations = lazyPart(() => import('./demo-citations.tsx').then(({ DemoCitations }) => DemoCitations));
export { CitationsPageSkeleton } from './citations-skeleton.tsx';
