import { sessionText } from '#schema/text/users.ts';
import { reloadPage } from '../browser/reload-page.ts';
import { showToast } from '../ui/toast-events.ts';
import { millisecondsLeft, refreshDelay } from './access-token.ts';
import { endSessionOnServer, fetchUser, refreshAccess, type SignInReply } from './account-requests.ts';
import { clearStoredSession, storedToken, storedUser, storeToken, storeUser, TOKEN_KEY } from './session-storage.ts';
import { parseSessionUser, type SessionUser } from './session-user.ts';

export interface SessionState {
  /** `restoring` until the stored token was shown to the server. */
  status: 'restoring' | 'signed-out' | 'signed-in';
  user: SessionUser | null;
}

const REFRESH_LOCK = 'foja-refresh';
const RELOAD_AFTER_MS = 2_000;
const TRY_AGAIN_MS = 15_000;
const SOON_MS = 20_000;

/** One at a time across the tabs of a browser, where the browser can. */
function oneAtATime<T>(act: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? (locks.request(REFRESH_LOCK, act) as Promise<T>) : act();
}

/** The session of this browser. React reads it through `useSession`; the GraphQL links through `accessToken` and `renew`. */
export class Session {
  #state: SessionState = { status: 'restoring', user: null };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #renewal: Promise<string | null> | null = null;
  /** What the view does when the session ends; without one the page reloads. */
  onEnd: ((notice: string) => void) | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): SessionState => this.#state;

  #become(state: SessionState): void {
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }

  /** Shows the stored token to the server. Any failure after one renewal removes it. */
  async restore(): Promise<void> {
    const token = storedToken();
    if (!token) return this.#become({ status: 'signed-out', user: null });
    const known = (millisecondsLeft(token) > 0 && (await fetchUser(token))) || (await this.#fetchAfterRenewal(token));
    if (!known) return this.#forget();
    this.#keep(storedToken() ?? token, known.raw, known.user, false);
  }

  async #fetchAfterRenewal(token: string) {
    const renewed = await this.renew(token);
    return renewed ? fetchUser(renewed) : null;
  }

  signIn({ token, raw, user }: SignInReply): void {
    this.#keep(token, raw, user, true);
  }

  #keep(token: string, raw: unknown, user: SessionUser, isNew: boolean): void {
    storeToken(token);
    storeUser(user.id, raw);
    this.#schedule(token, isNew);
    this.#become({ status: 'signed-in', user });
  }

  /** What the person's own act ends. */
  async signOut(): Promise<void> {
    const token = storedToken();
    this.#forget();
    await endSessionOnServer(token);
  }

  /** What somebody else ended: the server, another tab, time. */
  end(notice: string = sessionText.ended): void {
    if (this.#state.status === 'signed-out') return;
    this.#forget();
    showToast({ message: notice, tone: 'warning' });
    if (this.onEnd) this.onEnd(notice);
    else setTimeout(reloadPage, RELOAD_AFTER_MS);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    clearStoredSession();
    this.#become({ status: 'signed-out', user: null });
  }

  readonly accessToken = (): string | null => storedToken();

  /** A token that still has some seconds to live, or `null`. */
  async liveToken(): Promise<string | null> {
    const token = storedToken();
    return token && millisecondsLeft(token) < SOON_MS ? this.renew(token) : token;
  }

  /**
   * Changes `stale` for a new token, once for however many callers and tabs ask. `null`: there is none; when the server
   * refused, the stored session is void.
   */
  renew(stale: string | null): Promise<string | null> {
    this.#renewal ??= oneAtATime(() => this.#renewNow(stale)).finally(() => (this.#renewal = null));
    return this.#renewal;
  }

  async #renewNow(stale: string | null): Promise<string | null> {
    const current = storedToken();
    if (!current) return null;
    // While this tab waited for the lock, another one has done it.
    if (current !== stale && millisecondsLeft(current) > SOON_MS) return current;
    const result = await refreshAccess();
    if (typeof result === 'object') {
      storeToken(result.token);
      this.#schedule(result.token, true);
      return result.token;
    }
    if (result === 'refused' && this.#state.status === 'signed-in') this.end();
    if (result === 'unreachable') this.#again();
    return null;
  }

  #schedule(token: string, isNew: boolean): void {
    this.#wait(refreshDelay(token, isNew));
  }

  #again(): void {
    this.#wait(TRY_AGAIN_MS);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.renew(storedToken()), milliseconds);
  }

  /** Follows what other tabs do with the stored session. */
  watchOtherTabs(): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== TOKEN_KEY && event.key !== null) return;
      const token = storedToken();
      if (!token) return this.end(sessionText.endedElsewhere);
      this.#schedule(token, true);
      const user = parseSessionUser(storedUser());
      if (!user || user.id !== this.#state.user?.id) void this.restore();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }
}

export const session = new Session();
