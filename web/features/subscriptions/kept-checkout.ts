import { DRAFT_PREFIX } from '#web/shared/session/session-storage.ts';

/** The purchase that this tab began. The address to which the provider returns names no purchase. */
const KEY = `${DRAFT_PREFIX}checkout`;

export function keepCheckout(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Without storage the return page asks for the open purchase of the account.
  }
}

export function keptCheckout(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
