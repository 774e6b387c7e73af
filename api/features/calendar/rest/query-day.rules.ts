import { Refusal } from '#api/kernel/errors.ts';
import { optionalText, type RestRequest } from '#api/kernel/http/rest-route.ts';
import { readWall } from '../event-times.rules.ts';

/** A day of the query, checked here so that an invalid one gives a message for its field. */
export function dayOfQuery({ query }: RestRequest, name: string): string | null {
  const day = optionalText(query[name]);
  if (day === null) return null;
  const read = readWall(day, true);
  if ('message' in read) throw new Refusal('VALIDATION', read.message, { field: name });
  return read.day;
}
