import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Loaded when it is first opened. */
export const CalculatorsPage = lazyPart(() =>
  import('./calculators-page.tsx').then(({ CalculatorsPage }) => CalculatorsPage),
);
