/** What the shell of the dashboard loads; what the page of the calendar shows is in `in-calendar.ts`. */
export { PERIODS, ROOMS, type HoursPlace } from './hours-place.ts';
export { LiveTimer } from './timer/live-timer.tsx';
export { TimerButton } from './timer/timer-button.tsx';
