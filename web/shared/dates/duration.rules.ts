/** Durations as people type them and as they are shown. */

const HOUR = 3600;
const pad = (value: number): string => String(value).padStart(2, '0');

/** Format of the timer: `1:05:09`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / HOUR)}:${pad(Math.floor((whole % HOUR) / 60))}:${pad(whole % 60)}`;
}

/** Hours and minutes (`1:05`), and seconds if there are any: rounded values would not add up to the sum. */
export function hoursText(seconds: number): string {
  if (seconds % 60 !== 0) return clockText(seconds);
  return `${Math.floor(seconds / HOUR)}:${pad((seconds % HOUR) / 60)}`;
}

/**
 * `1:30`, `1:30:15`, `1.5`, `1,5 h`, `90 min`, `1 h 30 min` → seconds; `null` if it cannot be read. A number alone is
 * hours.
 */
export function readDuration(written: string): number | null {
  const text = written.trim().toLowerCase().replace(',', '.');
  const clock = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (clock) return Number(clock[1]) * HOUR + Number(clock[2]) * 60 + Number(clock[3] ?? 0);
  const hours = /^(\d+(?:\.\d+)?)\s*(?:h|hr|hrs|hora|horas)?$/.exec(text);
  if (hours) return Math.round(Number(hours[1]) * HOUR);
  const minutes = /^(\d+(?:\.\d+)?)\s*(?:m|min|minuto|minutos)$/.exec(text);
  if (minutes) return Math.round(Number(minutes[1]) * 60);
  const both = /^(\d+)\s*(?:h|hr|hrs|hora|horas)\s*(?:y\s*)?(\d+)\s*(?:m|min|minuto|minutos)?$/.exec(text);
  return both ? Number(both[1]) * HOUR + Number(both[2]) * 60 : null;
}

export const MAX_SECONDS = 24 * HOUR;
