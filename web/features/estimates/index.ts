import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** The page is loaded when it is first opened. */
export const EstimatesPage = lazyPart(() => import('./estimates-page.tsx').then(({ EstimatesPage }) => EstimatesPage));
