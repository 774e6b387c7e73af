import { lazy } from 'react';

/** Each page is loaded when it is first opened. */
export const SearchPage = lazy(() => import('./search/search-page.tsx').then((page) => ({ default: page.SearchPage })));
export const ResearchPage = lazy(() =>
  import('./search/research-page.tsx').then((page) => ({ default: page.ResearchPage })),
);
export const loadReading = () => import('./reading/reading-page.tsx');
export const ReadingPage = lazy(() => loadReading().then((page) => ({ default: page.ReadingPage })));
export { ResearchPageSkeleton, SearchPageSkeleton } from './search/search-skeleton.tsx';
