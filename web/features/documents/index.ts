import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Loaded when it is first opened. */
export const DocumentsPage = lazyPart(() => import('./documents-page.tsx').then(({ DocumentsPage }) => DocumentsPage));
