/** The parts that the dashboard loads; the parts of the calendar page are in `in-calendar.ts`. */
export { HOURS_TABS, PERIODS, type HoursUrlState } from './hours-url.ts';
export { LiveTimer } from './timer/live-timer.tsx';
export { TimerButton } from './timer/timer-button.tsx';
