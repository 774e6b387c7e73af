import { isAlertZone, type AlertZone } from '#schema/text/deadline-zones.ts';

/** Time zone in which alerts are sent. Pure. */

const DEFAULT_ZONE: AlertZone = 'America/Mexico_City';

/** Older names of these zones that some devices report. */
const OTHER_NAMES: Readonly<Record<string, AlertZone>> = {
  'America/Ensenada': 'America/Tijuana',
  'America/Santa_Isabel': 'America/Tijuana',
  'Mexico/BajaNorte': 'America/Tijuana',
  'Mexico/BajaSur': 'America/Mazatlan',
  'Mexico/General': 'America/Mexico_City',
};

/** The Mexican time zone of a device; `null` if it is elsewhere. */
const mexicanZone = (ofDevice: string): AlertZone | null =>
  isAlertZone(ofDevice) ? ofDevice : (OTHER_NAMES[ofDevice] ?? null);

/** Initial value of the field: the chosen zone, else that of the device, else central Mexico. */
export function firstZone(chosen: string | null, ofDevice: string): { zone: AlertZone; isProposed: boolean } {
  if (chosen !== null && isAlertZone(chosen)) return { zone: chosen, isProposed: false };
  const found = mexicanZone(ofDevice);
  return { zone: found ?? DEFAULT_ZONE, isProposed: found !== null };
}
