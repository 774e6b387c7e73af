/** As long as an entry of a backup may be named. */
const MAX_LENGTH = 80;
const KEY = /^[a-z][a-z-]*(?:\/[A-Za-z0-9_-]+)+$/;

export const isKey = (key: string): boolean => key.length <= MAX_LENGTH && KEY.test(key);

/** Throws for a key that is not one of ours: a key never comes from a request as it is. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new TypeError('not a key of the file storage');
  return key;
}
