import { lazy } from 'react';

/** Loaded when it is first opened. */
export const CitationsPage = lazy(() =>
  import('./citations-page.tsx').then((page) => ({ default: page.CitationsPage })),
);
export const DemoCitations = lazy(() =>
  import('./demo-citations.tsx').then((demo) => ({ default: demo.DemoCitations })),
);
export { CitationsPageSkeleton } from './citations-skeleton.tsx';
