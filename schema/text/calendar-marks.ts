import type { NonWorkingDayKind } from '../generated/contract.ts';

/** Labels of events and days in every view, the home page included. */

export const nonWorkingKindLabels = {
  WEEKEND: 'Fin de semana',
  HOLIDAY: 'Día de descanso obligatorio',
  COURT_CLOSURE: 'Día inhábil del órgano',
} satisfies Record<NonWorkingDayKind, string>;

/** Screen reader texts of the marks of an event. */
export const eventMarkText = {
  google: 'evento de Google',
  googleBadge: 'G',
  googleTitle: 'Viene de Google Calendar',
  conflict: 'coincide con otro evento',
  conflictTitle: 'Se empalma con otro evento',
  series: 'se repite',
  moved: 'cambiado aparte de su serie',
  from: (time: string) => `desde las ${time}`,
  of: (owner: string) => `de ${owner}`,
} as const;
