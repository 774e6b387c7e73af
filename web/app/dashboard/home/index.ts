import { MoneyCard, TodayCard } from '#web/features/calendar/index.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** The other sections do not need it. Its cards come beside it, not after it. */
export const HomePage = lazyPart(() => {
  void TodayCard.prefetch();
  void MoneyCard.prefetch();
  return import('./home-page.tsx').then(({ HomePage }) => HomePage);
});
