import { lengthText as text } from '#schema/text/calendar-form-screen.ts';

/** Minutes as a duration: `2 h`, `1 h 30 min`, `30 min`. */
export function durationLabel(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return text.minutes(rest);
  return rest === 0 ? text.hours(hours) : `${text.hours(hours)} ${text.minutes(rest)}`;
}
