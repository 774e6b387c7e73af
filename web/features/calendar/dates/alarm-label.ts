import { eventFormText as text } from '#schema/text/calendar-form-screen.ts';

/** Minutes before an event in Spanish: `10 minutos antes`, `1 día antes`. */
export function alarmLabel(minutes: number): string {
  if (minutes === 0) return text.alarmAtStart;
  if (minutes % 10_080 === 0) return text.alarmWeeks(minutes / 10_080);
  if (minutes % 1440 === 0) return text.alarmDays(minutes / 1440);
  if (minutes % 60 === 0) return text.alarmHours(minutes / 60);
  return text.alarmMinutes(minutes);
}

/** The options of the form. */
export const ALARM_OPTIONS = [0, 5, 10, 15, 30, 60, 120, 1440, 2880, 10_080] as const;
export const MAX_ALARMS = 5;
