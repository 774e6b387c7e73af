import { foldText } from '#schema/lib/fold-text.ts';
import { timeOf } from './wall-clock.rules.ts';

/** Hours of the day as people type them: `9`, `930`, `9:30`, `5 pm`, `17 h`, `mediodía`. Pure. */

const STEP_MINUTES = 15;

/** All the times that the list offers. */
export const TIMES: readonly string[] = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, step) =>
  timeOf(step * STEP_MINUTES),
);

/** `HH:MM` of 24 hours; `null` when the text names no time. */
export function readTypedTime(typed: string): string | null {
  const words = foldText(typed).replace(/\s+/g, ' ').trim();
  if (words === 'mediodia' || words === 'al mediodia') return '12:00';
  const found =
    /^(?:a las? )?(\d{1,2})(?:[:.h ]?(\d{2}))?(?: ?(?:h|hrs?|horas))?( y media| y cuarto)?(?: ?(am|pm|a\.? ?m\.?|p\.? ?m\.?|de la manana|de la tarde|de la noche))?$/.exec(
      words,
    );
  if (!found) return null;
  const [, hour = '', minute, part, half = ''] = found;
  if (minute && part) return null;
  const given = Number(hour);
  if (half && (given < 1 || given > 12)) return null;
  const isMorning = /^a|manana/.test(half);
  const hours = !half ? given : isMorning ? given % 12 : (given % 12) + 12;
  const minutes = Number(minute ?? (part?.includes('media') ? 30 : part ? 15 : 0));
  return hours > 23 || minutes > 59 ? null : timeOf(hours * 60 + minutes);
}

/** Whether the text is a whole time already; `9` or `17:3` may go on. */
export const isWholeTime = (typed: string): boolean => /^\d{2}:\d{2}$/.test(typed.trim());

/** The times that the list shows for what is typed: those that begin so. */
export function timesFor(typed: string): readonly string[] {
  const text = typed.trim();
  if (text === '' || isWholeTime(text)) return TIMES;
  const begins = /^\d:/.test(text) ? `0${text}` : text;
  const starting = TIMES.filter((time) => time.startsWith(begins) || time.startsWith(`0${begins}`));
  return starting.length > 0 ? starting : TIMES;
}
