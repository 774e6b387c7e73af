const TOKEN = 'auth_token';
const OLD_TOKEN = 'authToken';
const USER = 'auth_user';
const USER_ID = 'user_id';
const SUBSCRIPTION = 'foja_subscription';

/** Keys of what somebody typed and did not send begin with this; they live in the tab. */
export const DRAFT_PREFIX = 'foja_draft_';

export const TOKEN_KEY = TOKEN;

// Storage can be switched off by the browser: then a session lasts as long as the page.
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

export const storedToken = (): string | null =>
  attempt(() => localStorage.getItem(TOKEN) ?? localStorage.getItem(OLD_TOKEN), null) || null;

/** The user as JSON left it; the reader judges it. */
export const storedUser = (): unknown =>
  attempt(() => JSON.parse(localStorage.getItem(USER) ?? 'null') as unknown, null);

export function storeToken(token: string): void {
  attempt(() => localStorage.setItem(TOKEN, token), undefined);
}

/** Keeps the user as the server spelled it. */
export function storeUser(id: string, user: unknown): void {
  attempt(() => {
    localStorage.setItem(USER, JSON.stringify(user));
    localStorage.setItem(USER_ID, id);
  }, undefined);
}

/** Removes every item that belongs to a person; what belongs to the browser stays. */
export function clearStoredSession(): void {
  attempt(() => {
    [TOKEN, OLD_TOKEN, USER, USER_ID, SUBSCRIPTION].forEach((key) => localStorage.removeItem(key));
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(DRAFT_PREFIX))
      .forEach((key) => sessionStorage.removeItem(key));
  }, undefined);
}
