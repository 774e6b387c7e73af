import { isAlertZone, type AlertZone } from '#schema/text/deadline-zones.ts';

/** Where whoever is warned lives. Pure. */

export const USUAL_ZONE: AlertZone = 'America/Mexico_City';

/** Older names that devices still give to some of them. */
const OTHER_NAMES: Readonly<Record<string, AlertZone>> = {
  'America/Ensenada': 'America/Tijuana',
  'America/Santa_Isabel': 'America/Tijuana',
  'Mexico/BajaNorte': 'America/Tijuana',
  'Mexico/BajaSur': 'America/Mazatlan',
  'Mexico/General': 'America/Mexico_City',
};

/** The zone of Mexico in which a device is; null: it is somewhere else. */
export const mexicanZone = (ofDevice: string): AlertZone | null =>
  isAlertZone(ofDevice) ? ofDevice : (OTHER_NAMES[ofDevice] ?? null);

/** What the choice begins with: what was chosen, else where the device is, else central Mexico. */
export function firstZone(chosen: string | null, ofDevice: string): { zone: AlertZone; isProposed: boolean } {
  if (chosen !== null && isAlertZone(chosen)) return { zone: chosen, isProposed: false };
  const found = mexicanZone(ofDevice);
  return { zone: found ?? USUAL_ZONE, isProposed: found !== null };
}
