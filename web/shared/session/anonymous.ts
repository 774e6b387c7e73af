import { millisecondsLeft } from './access-token.ts';

/**
 * A trial or a demo without registration. Its credential belongs to the tab: it is in `sessionStorage`, never among the
 * items of an account. It stands where accounts have their access token: of a demo it is one, of a trial it is its id.
 */

const KEY = 'foja_anonymous';
const TRIAL = 'trial:';

export const tokenOfTrial = (id: string): string => TRIAL + id;

/** The id of the trial; null: it is the token of a demo or of an account, or there is none. */
export const trialIdOf = (token: string | null): string | null =>
  token?.startsWith(TRIAL) ? token.slice(TRIAL.length) : null;

/** The last one that this tab used; null: none, or its time is over. */
export function heldAnonymous(): string | null {
  try {
    const token = sessionStorage.getItem(KEY);
    return token && millisecondsLeft(token) > 0 ? token : null;
  } catch {
    return null;
  }
}

export const heldDemo = (): string | null => {
  const token = heldAnonymous();
  return trialIdOf(token) === null ? token : null;
};

export function keepAnonymous(token: string | null): void {
  try {
    sessionStorage.setItem(KEY, token ?? '');
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** The headers by which the server knows whose request it is; also the parameters of the socket. */
export function credentialHeaders(token: string | null): Record<string, string> {
  const trialId = trialIdOf(token);
  if (trialId !== null) return { 'x-trial-id': trialId };
  return token ? { authorization: `Bearer ${token}` } : {};
}
