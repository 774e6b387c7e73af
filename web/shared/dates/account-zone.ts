import { MEXICO_CITY } from '#schema/lib/zones.ts';

/** The zone of the account: days and hours of instants are shown in it. The session sets it. */
let current: string = MEXICO_CITY;

export const accountZone = (): string => current;

export function setAccountZone(zone: string): void {
  current = zone;
}
