import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** The parts that the dashboard loads; the parts of the calendar page are in `in-calendar.ts`. */
export { HOURS_TABS, PERIODS, type HoursUrlState } from './hours-url.ts';
export { LiveTimer } from './timer/live-timer.tsx';
export { TimerButton } from './timer/timer-button.tsx';
/** Loaded when it is first asked for. */
export const StartTimerNow = lazyPart(() =>
  import('./timer/start-timer-now.tsx').then(({ StartTimerNow }) => StartTimerNow),
);
/** Parts of the page of a case. */
export const CaseHours = lazyPart(() => import('./case/case-hours.tsx').then(({ CaseHours }) => CaseHours));
export const CaseUnbilled = lazyPart(() => import('./case/case-hours.tsx').then(({ CaseUnbilled }) => CaseUnbilled));
