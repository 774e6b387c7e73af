import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Each page is loaded when it is first opened. */
export const DeadlinesPage = lazyPart(() => import('./deadlines-page.tsx').then(({ DeadlinesPage }) => DeadlinesPage));
export const CaseDeadlines = lazyPart(() =>
  import('./panel/case-deadlines.tsx').then(({ CaseDeadlines }) => CaseDeadlines),
);
export const DemoDeadlines = lazyPart(() => import('./demo-deadlines.tsx').then(({ DemoDeadlines }) => DemoDeadlines));
export { CardsSkeleton, DeadlinesPageSkeleton } from './deadlines-skeleton.tsx';
export { LiveDeadlineAlerts } from './live/live-deadline-alerts.tsx';
export { NextDeadlines } from './panel/next-deadlines.tsx';
export { useOverdueTotal } from './live/use-overdue-total.ts';
export { type DeadlineLinks, type DeadlineScreen } from './links.ts';
export { writeCalculation } from './calculator/calculation-url.rules.ts';
