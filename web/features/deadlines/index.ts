import { lazy } from 'react';

/** Each page is loaded when it is first opened. */
export const DeadlinesPage = lazy(() =>
  import('./deadlines-page.tsx').then((page) => ({ default: page.DeadlinesPage })),
);
export const CaseDeadlines = lazy(() =>
  import('./panel/case-deadlines.tsx').then((part) => ({ default: part.CaseDeadlines })),
);
export const DemoDeadlines = lazy(() =>
  import('./demo-deadlines.tsx').then((demo) => ({ default: demo.DemoDeadlines })),
);
export { CardsSkeleton, DeadlinesPageSkeleton } from './deadlines-skeleton.tsx';
export { LiveDeadlineAlerts } from './live/live-deadline-alerts.tsx';
export { NextDeadlines } from './panel/next-deadlines.tsx';
export { type DeadlineLinks, type DeadlineScreen } from './links.ts';
export { writeCalculation } from './calculator/calculation-url.rules.ts';
