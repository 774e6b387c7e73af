import { MEXICO_CITY } from '#schema/lib/zones.ts';
import { chosenZone } from './chosen-zone.ts';

/** The zone of the account: days and hours of instants are shown in it. */
export const accountZone = (): string => chosenZone() ?? MEXICO_CITY;
