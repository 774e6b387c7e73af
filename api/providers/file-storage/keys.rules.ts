const KEY = /^[a-z][a-z-]*(?:\/[A-Za-z0-9_-]{1,80})+$/;

/** Throws for a key that is not one of ours: a key never comes from a request as it is. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new TypeError('not a key of the file storage');
  return key;
}
