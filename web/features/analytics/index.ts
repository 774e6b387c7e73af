import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** The page is loaded when it is first opened. */
export const AnalyticsPage = lazyPart(() => import('./analytics-page.tsx').then(({ AnalyticsPage }) => AnalyticsPage));
