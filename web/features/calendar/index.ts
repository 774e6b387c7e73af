import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Each page is loaded when it is first opened. */
export const CalendarPage = lazyPart(() => import('./calendar-page.tsx').then(({ CalendarPage }) => CalendarPage));
export const DemoCalendar = lazyPart(() => import('./demo-calendar.tsx').then(({ DemoCalendar }) => DemoCalendar));
/** A part of the page of a case. */
export const CaseAgenda = lazyPart(() => import('./case/case-agenda.tsx').then(({ CaseAgenda }) => CaseAgenda));
export const TodayCard = lazyPart(() => import('./today/today-card.tsx').then(({ TodayCard }) => TodayCard));
export const MoneyCard = lazyPart(() => import('./today/money-card.tsx').then(({ MoneyCard }) => MoneyCard));
export { CalendarPageSkeleton, TodaySkeleton } from './calendar-skeleton.tsx';
export { LiveCalendar } from './live/live-calendar.tsx';
