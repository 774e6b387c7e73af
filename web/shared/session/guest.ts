/**
 * A trial or a demo without registration. Its credential belongs to the tab: it is in `sessionStorage`, never among the
 * items of an account.
 */

const KEY = 'foja_guest';
const TRIAL_PREFIX = 'trial:';

export type HeldGuest = { kind: 'trial'; id: string } | { kind: 'demo'; token: string; expiresAt: number };

function parse(stored: string | null): HeldGuest | null {
  const held = JSON.parse(stored ?? 'null') as Partial<{ id: string; token: string; expiresAt: number }> | null;
  if (typeof held?.id === 'string') return { kind: 'trial', id: held.id };
  if (typeof held?.token !== 'string' || typeof held.expiresAt !== 'number' || held.expiresAt <= Date.now()) return null;
  return { kind: 'demo', token: held.token, expiresAt: held.expiresAt };
}

/** The last one that this tab used; null: none, or its time is over. */
export function heldGuest(): HeldGuest | null {
  try {
    return parse(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function keepGuest(guest: HeldGuest | null): void {
  try {
    if (guest) sessionStorage.setItem(KEY, JSON.stringify(guest));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** What stands where accounts have their access token. */
export const tokenOfGuest = (guest: HeldGuest): string =>
  guest.kind === 'trial' ? TRIAL_PREFIX + guest.id : guest.token;

/** The headers by which the server knows whose request it is; also the parameters of the socket. */
export function credentialHeaders(token: string | null): Record<string, string> {
  if (!token) return {};
  return token.startsWith(TRIAL_PREFIX)
    ? { 'x-trial-id': token.slice(TRIAL_PREFIX.length) }
    : { authorization: `Bearer ${token}` };
}
