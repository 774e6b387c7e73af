const TOKEN = 'auth_token';
const OLD_TOKEN = 'authToken';
const USER = 'auth_user';
const USER_ID = 'user_id';
const SUBSCRIPTION = 'foja_subscription';
const PENDING_LOGOUT = 'foja_pending_logout';

/**
 * Prefix of the keys of what is not sent yet. Drafts are in `localStorage` (`drafts.ts`); what belongs to one tab, such
 * as the queue of its messages, is in `sessionStorage`. A logout removes both.
 */
export const DRAFT_PREFIX = 'foja_draft_';

/** The last estimates of an account (`features/estimates/local-history.ts`), by the name that the specification gives. */
export const ESTIMATES_KEY = 'neural_analysis_history';
/** Copies of contracts, by the name that the specification gives. */
export const CONTRACTS_KEY = 'my_contracts';

export const TOKEN_KEY = TOKEN;

// The browser may block storage: then a session lasts as long as the page.
function withStorage<T>(run: () => T, fallback: T): T {
  try {
    return run();
  } catch {
    return fallback;
  }
}

export const storedToken = (): string | null =>
  withStorage(() => localStorage.getItem(TOKEN) ?? localStorage.getItem(OLD_TOKEN), null) || null;

/** The user as parsed JSON; the caller validates it. */
export const storedUser = (): unknown =>
  withStorage(() => JSON.parse(localStorage.getItem(USER) ?? 'null') as unknown, null);

export function storeToken(token: string): void {
  withStorage(() => localStorage.setItem(TOKEN, token), undefined);
}

/** Stores the user as the server sent it. */
export function storeUser(id: string, user: unknown): void {
  withStorage(() => {
    localStorage.setItem(USER, JSON.stringify(user));
    localStorage.setItem(USER_ID, id);
  }, undefined);
}

let anonymousUserId: string | null = null;

/** While the page is that of a trial or a demo, drafts are its own. */
export function setAnonymousUserId(id: string | null): void {
  anonymousUserId = id;
}

export const storedUserId = (): string | null =>
  anonymousUserId ?? withStorage(() => localStorage.getItem(USER_ID), null);

/** Removes the token and leaves the user: other tabs see that the session ended and that nobody signed out. */
export function clearStoredToken(): void {
  withStorage(() => [TOKEN, OLD_TOKEN].forEach((key) => localStorage.removeItem(key)), undefined);
}

/** Whether a logout has not reached the server yet: its cookie could still renew the session. */
export const hasPendingLogout = (): boolean => withStorage(() => localStorage.getItem(PENDING_LOGOUT) !== null, false);

export function setPendingLogout(isPending: boolean): void {
  withStorage(() => {
    if (isPending) localStorage.setItem(PENDING_LOGOUT, '1');
    else localStorage.removeItem(PENDING_LOGOUT);
  }, undefined);
}

/** Removes every item of the user but the drafts; items of the browser stay. The token goes last: tabs listen to it. */
export function clearStoredUser(): void {
  withStorage(() => [USER, USER_ID, SUBSCRIPTION].forEach((key) => localStorage.removeItem(key)), undefined);
  clearStoredToken();
}

const removeItems = (storage: Storage, prefix: string): void =>
  Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .forEach((key) => storage.removeItem(key));

/** Removes what the signed-in user has not sent yet. */
export function removeDrafts(): void {
  withStorage(() => {
    removeItems(localStorage, `${DRAFT_PREFIX}${storedUserId() ?? ''}_`);
    removeItems(sessionStorage, DRAFT_PREFIX);
    removeItems(localStorage, CONTRACTS_KEY);
    removeItems(localStorage, ESTIMATES_KEY);
  }, undefined);
}
