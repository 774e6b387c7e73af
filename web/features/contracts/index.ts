import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Loaded when it is first opened. */
export const ContractsPage = lazyPart(() => import('./contracts-page.tsx').then(({ ContractsPage }) => ContractsPage));
