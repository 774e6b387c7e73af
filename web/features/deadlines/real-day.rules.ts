import { isDay } from '#schema/lib/days.ts';

/** Whether the date exists; older years are typing errors. */
export const isRealDay = (day: string): boolean => isDay(day) && day >= '1900-01-01';
