import type { TermUnit } from '../generated/contract.ts';
import { counted } from './words.ts';

/** Texts of legal terms: amount and unit. */

const units: Record<TermUnit, (amount: number) => string> = {
  WORKING_DAYS: (amount) => counted(amount, 'día hábil', 'días hábiles'),
  CALENDAR_DAYS: (amount) => counted(amount, 'día natural', 'días naturales'),
  HOURS: (amount) => counted(amount, 'hora', 'horas'),
  MONTHS: (amount) => counted(amount, 'mes', 'meses'),
  YEARS: (amount) => counted(amount, 'año', 'años'),
  DAY_OF_MONTH: (amount) => `a más tardar el día ${amount} del mes`,
};

/** «15 días hábiles»; without an amount, that the law sets none. */
export const termText = (amount: number | null, unit: TermUnit | null): string =>
  amount === null || unit === null ? 'sin término fijo en la ley' : units[unit](amount);

/** «hasta 10 días hábiles más: …». */
export const extensionText = (amount: number, unit: TermUnit, note: string): string =>
  `hasta ${termText(amount, unit)} más: ${note}`;

/** «I» is a fraction; other places name themselves («párrafo tercero»). */
export const placeText = (place: string): string => (/^[IVXLC]+$/.test(place) ? `fracción ${place}` : place);
