/**
 * A trial or a demo without registration. Its credential belongs to the tab: it is in `sessionStorage`, never among the
 * items of an account.
 */

const KEY = 'foja_anonymous';
const TRIAL_PREFIX = 'trial:';

export type HeldAnonymous = { kind: 'trial'; id: string } | { kind: 'demo'; token: string; expiresAt: number };

function parse(stored: string | null): HeldAnonymous | null {
  const held = JSON.parse(stored ?? 'null') as Partial<{ id: string; token: string; expiresAt: number }> | null;
  if (typeof held?.id === 'string') return { kind: 'trial', id: held.id };
  if (typeof held?.token !== 'string' || typeof held.expiresAt !== 'number' || held.expiresAt <= Date.now())
    return null;
  return { kind: 'demo', token: held.token, expiresAt: held.expiresAt };
}

/** The last one that this tab used; null: none, or its time is over. */
export function heldAnonymous(): HeldAnonymous | null {
  try {
    return parse(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function keepAnonymous(anonymous: HeldAnonymous | null): void {
  try {
    if (anonymous) sessionStorage.setItem(KEY, JSON.stringify(anonymous));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** What stands where accounts have their access token. */
export const tokenOfAnonymous = (anonymous: HeldAnonymous): string =>
  anonymous.kind === 'trial' ? TRIAL_PREFIX + anonymous.id : anonymous.token;

/** The headers by which the server knows whose request it is; also the parameters of the socket. */
export function credentialHeaders(token: string | null): Record<string, string> {
  if (!token) return {};
  return token.startsWith(TRIAL_PREFIX)
    ? { 'x-trial-id': token.slice(TRIAL_PREFIX.length) }
    : { authorization: `Bearer ${token}` };
}
