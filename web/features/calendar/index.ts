import { lazy } from 'react';

/** Each page is loaded when it is first opened. */
export const CalendarPage = lazy(() => import('./calendar-page.tsx').then((page) => ({ default: page.CalendarPage })));
export const DemoCalendar = lazy(() => import('./demo-calendar.tsx').then((demo) => ({ default: demo.DemoCalendar })));
/** A part of the page of a case. */
export const CaseAgenda = lazy(() => import('./case/case-agenda.tsx').then((part) => ({ default: part.CaseAgenda })));
export const TodayCard = lazy(() => import('./today/today-card.tsx').then((card) => ({ default: card.TodayCard })));
export { CalendarPageSkeleton, TodaySkeleton } from './calendar-skeleton.tsx';
export { LiveCalendar } from './live/live-calendar.tsx';
