import { createHash } from 'node:crypto';
import { dayIn } from '#schema/lib/zones.ts';

/** Google takes ids of ours when they are base32hex: sent twice, the second is refused instead of doubled. */
export const googleIdOf = (eventId: string): string =>
  createHash('sha256').update(`foja:${eventId}`).digest('hex').slice(0, 40);

const stampOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Google calls one of a series by the series and its original start; the rest of a series that was cut keeps the old name. */
export function instanceIdOf(seriesId: string, occurrenceOf: Date, place: { isAllDay: boolean; zone: string }): string {
  const root = seriesId.replace(/_R\d{8}(T\d{6}Z?)?$/, '');
  return `${root}_${place.isAllDay ? dayIn(place.zone, occurrenceOf).replaceAll('-', '') : stampOf(occurrenceOf)}`;
}
