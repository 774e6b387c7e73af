import { daysBetween } from '../lib/days.ts';
import { dayIn, offsetAt, timeIn } from '../lib/zones.ts';
import type { DeadlineUrgency } from '../generated/contract.ts';
import { countedWithCommas } from './words.ts';

/** How long a deadline still runs, in calendar days of its own zone. */

export interface DueDay {
  dueOn: string;
  dueAt: Date;
  /** It ends at an hour; without one with its day. */
  hasHour: boolean;
  /** IANA name of the zone of its court, else of the account. */
  zone: string;
}

export interface DueStatus {
  /** From today to its day; 0 on its day, negative afterwards. */
  daysLeft: number;
  isOverdue: boolean;
  urgency: DeadlineUrgency;
  /** «¡HOY!», «¡MAÑANA!», «5 días», «¡VENCIDO!». */
  label: string;
  /** «venció ayer»; null while it runs. */
  since: string | null;
}

const days = (count: number): string => countedWithCommas(count, 'día', 'días');

function urgencyOf(daysLeft: number): DeadlineUrgency {
  if (daysLeft <= 1) return 'CRITICAL';
  if (daysLeft <= 3) return 'HIGH';
  return daysLeft <= 7 ? 'MEDIUM' : 'LOW';
}

function sinceOf({ hasHour, dueAt, zone }: DueDay, daysAgo: number): string {
  if (daysAgo > 1) return `venció hace ${days(daysAgo)}`;
  if (daysAgo === 1) return 'venció ayer';
  return hasHour ? `venció hoy a las ${timeIn(zone, dueAt)}` : 'venció hoy';
}

function labelOf(daysLeft: number, isOverdue: boolean): string {
  if (isOverdue) return '¡VENCIDO!';
  if (daysLeft <= 0) return '¡HOY!';
  return daysLeft === 1 ? '¡MAÑANA!' : days(daysLeft);
}

/** The one reading of a date: label, urgency, status and alerts follow it on the server and on every screen. */
export function dueStatus(due: DueDay, now: Date): DueStatus {
  const daysLeft = daysBetween(dayIn(due.zone, now), due.dueOn);
  const isOverdue = daysLeft < 0 || (due.hasHour && due.dueAt <= now);
  return {
    daysLeft,
    isOverdue,
    urgency: isOverdue ? 'CRITICAL' : urgencyOf(daysLeft),
    label: labelOf(daysLeft, isOverdue),
    since: isOverdue ? sinceOf(due, -daysLeft) : null,
  };
}

/** «vence hoy», «vence en 5 días», «venció ayer». */
export function dueSentence({ daysLeft, since }: DueStatus): string {
  if (since) return since;
  return daysLeft === 0 ? 'vence hoy' : daysLeft === 1 ? 'vence mañana' : `vence en ${days(daysLeft)}`;
}

/** Names of the hours of the country, by the zone. */
const hourNames: Readonly<Record<string, string>> = {
  'America/Mexico_City': 'hora del centro de México',
  'America/Monterrey': 'hora del centro de México',
  'America/Merida': 'hora del centro de México',
  'America/Chihuahua': 'hora del centro de México',
  'America/Bahia_Banderas': 'hora del centro de México',
  'America/Cancun': 'hora de Quintana Roo',
  'America/Mazatlan': 'hora del Pacífico (Mazatlán)',
  'America/Hermosillo': 'hora de Sonora',
  'America/Tijuana': 'hora de Tijuana',
  'America/Ciudad_Juarez': 'hora de Ciudad Juárez',
  'America/Ojinaga': 'hora de Ojinaga',
  'America/Matamoros': 'hora de la frontera (Matamoros)',
};

export const hourName = (zone: string): string => hourNames[zone] ?? `hora de ${zone}`;

/** The zone to be said beside an hour: null when the reader's clock shows the same at that instant. */
export const zoneBeside = (zone: string, readerZone: string, at: Date): string | null =>
  offsetAt(zone, at) === offsetAt(readerZone, at) ? null : hourName(zone);
