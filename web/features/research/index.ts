import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Each page is loaded when it is first opened. */
export const SearchPage = lazyPart(() => import('./search/search-page.tsx').then(({ SearchPage }) => SearchPage));
export const ResearchPage = lazyPart(() =>
  import('./search/research-page.tsx').then(({ ResearchPage }) => ResearchPage),
);
export const loadReading = () => import('./reading/reading-page.tsx');
export const ReadingPage = lazyPart(() => loadReading().then(({ ReadingPage }) => ReadingPage));
export { ResearchPageSkeleton, SearchPageSkeleton } from './search/search-skeleton.tsx';
