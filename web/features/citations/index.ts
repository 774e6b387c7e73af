import { lazy } from 'react';

/** Loaded when somebody opens it. */
export const CitationsPage = lazy(() =>
  import('./citations-page.tsx').then((page) => ({ default: page.CitationsPage })),
);
export { CitationsPageSkeleton } from './citations-skeleton.tsx';
export { DemoCitations } from './demo-citations.tsx';
