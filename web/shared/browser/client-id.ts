/** An id that a browser chooses for what it sends, so that the same thing sent twice is one. */
export function newClientId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // Only https and localhost have randomUUID; an address of the local network has this.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
