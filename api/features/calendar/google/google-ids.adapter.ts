import { createHash } from 'node:crypto';
import { dayIn } from '#schema/lib/zones.ts';

/** The id of an event in Google, made from ours: hexadecimal, which is valid base32hex. A second creation with it is refused instead of making a copy. */
export const googleIdOf = (eventId: string): string =>
  createHash('sha256').update(`foja:${eventId}`).digest('hex').slice(0, 40);

const stampOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The id of an occurrence in Google: the id of the series and the original start. The second part of a split series (`_R…`) keeps the first part's id. */
export function instanceIdOf(
  seriesId: string,
  occurrenceOf: Date,
  placement: { isAllDay: boolean; zone: string },
): string {
  const root = seriesId.replace(/_R\d{8}(T\d{6}Z?)?$/, '');
  return `${root}_${placement.isAllDay ? dayIn(placement.zone, occurrenceOf).replaceAll('-', '') : stampOf(occurrenceOf)}`;
}
