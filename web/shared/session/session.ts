import { sessionText } from '#schema/text/users.ts';
import { setChosenZone } from '../dates/chosen-zone.ts';
import { reloadPage } from '../browser/reload-page.ts';
import { showToast } from '../ui/toast-events.ts';
import { millisecondsLeft, refreshDelay } from './access-token.ts';
import { endSessionOnServer, fetchUser, refreshAccess, type FoundUser, type SignInReply } from './account-requests.ts';
import {
  clearStoredToken,
  clearStoredUser,
  hasPendingLogout,
  removeDrafts,
  setAnonymousUserId,
  setPendingLogout,
  storedToken,
  storedUser,
  storeToken,
  storeUser,
  TOKEN_KEY,
} from './session-storage.ts';
import { keepAnonymous } from './anonymous.ts';
import { parseSessionUser, type SessionUser } from './session-user.ts';

export interface SessionState {
  /** `restoring` until the server has checked the stored token. */
  status: 'restoring' | 'signed-out' | 'signed-in';
  user: SessionUser | null;
  /**
   * The session is over and the page waits for the password of the same user: what was written stays on it. `expired`:
   * nobody ended it. `idle`: nobody used it.
   */
  ended?: 'expired' | 'elsewhere' | 'idle';
}

/** The token; `null`: there is none; `undefined`: the server did not say. */
type Renewal = string | null | undefined;

const REFRESH_LOCK = 'foja-refresh';
const TRY_AGAIN_MS = 15_000;
const SOON_MS = 20_000;
/** Time to read why the page is reloaded. */
const RELOAD_AFTER_MS = 2000;

/** Runs one call at a time across all tabs, if the browser supports locks. */
function withRefreshLock<T>(act: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? (locks.request(REFRESH_LOCK, act) as Promise<T>) : act();
}

/**
 * The session of this browser. React reads it through `useSession`, the GraphQL links through `accessToken` and
 * `renew`.
 */
export class Session {
  #state: SessionState = { status: 'restoring', user: null };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #renewal: Promise<Renewal> | null = null;
  /** What requests are sent with instead of the token of the account, while the page is that of a trial or a demo. */
  #anonymous: string | null = null;
  /** Called when the user signed out in another tab; without it the page reloads. */
  onEnd: ((notice: string) => void) | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): SessionState => this.#state;

  #setState(state: SessionState): void {
    this.#state = state;
    setChosenZone(state.user?.timeZone ?? null);
    this.#listeners.forEach((listener) => listener());
  }

  /** Checks the stored token with the server. A refusal after one renewal removes the token; an outage does not. */
  async restore(): Promise<void> {
    const token = storedToken();
    if (!token) {
      void this.finishSignOut();
      return this.#forget();
    }
    const found = await this.#find(token);
    if (found === 'refused') return this.#forget();
    if (found === 'unreachable') return this.#keepUntilReached(token);
    this.#store(storedToken() ?? token, found.raw, found.user, false);
  }

  async #find(token: string): Promise<FoundUser> {
    const found = millisecondsLeft(token) > 0 ? await fetchUser(token) : 'refused';
    if (found !== 'refused') return found;
    const renewed = await this.#renewOnce(token);
    return renewed ? fetchUser(renewed) : renewed === null ? 'refused' : 'unreachable';
  }

  /** The page goes on with the user that this browser knows; the next renewal tells whether the session is over. */
  #keepUntilReached(token: string): void {
    const raw = storedUser();
    const user = parseSessionUser(raw);
    if (!user) return void setTimeout(() => void this.restore(), TRY_AGAIN_MS);
    this.#store(storedToken() ?? token, raw, user, false);
    this.#wait(TRY_AGAIN_MS);
  }

  /** From now on requests are those of a trial or a demo; `null`: of the account again. */
  actAs(anonymous: { token: string; userId: string } | null): void {
    this.#anonymous = anonymous?.token ?? null;
    setAnonymousUserId(anonymous?.userId ?? null);
  }

  /** Whether requests are those of a trial or a demo. */
  readonly isAnonymous = (): boolean => this.#anonymous !== null;

  signIn({ token, raw, user }: SignInReply): void {
    // The new cookie replaced that of the pending logout.
    setPendingLogout(false);
    keepAnonymous(null);
    this.#store(token, raw, user, true);
  }

  #store(token: string, raw: unknown, user: SessionUser, isNew: boolean): void {
    storeToken(token);
    storeUser(user.id, raw);
    this.#schedule(token, isNew);
    this.#setState({ status: 'signed-in', user });
  }

  /** The account chose another zone: everything is shown in it from now on. */
  keepZone(timeZone: string): void {
    if (this.#state.user) this.#setState({ ...this.#state, user: { ...this.#state.user, timeZone } });
  }

  /** Logout by the user. If the server cannot be reached, it is sent later, because the cookie is valid for a month. */
  async signOut(): Promise<void> {
    const token = storedToken();
    this.#clear();
    setPendingLogout(true);
    await this.#sendLogout(token);
  }

  /** Sends a pending logout to the server; to be awaited before somebody signs in. */
  async finishSignOut(): Promise<void> {
    if (hasPendingLogout()) await this.#sendLogout(null);
  }

  /** Under the lock of renewals, so that the newest cookie is sent and no renewal sets another one afterwards. */
  async #sendLogout(token: string | null): Promise<void> {
    const isDone = await withRefreshLock(() => endSessionOnServer(token));
    if (isDone) return setPendingLogout(false);
    window.addEventListener('online', () => void this.finishSignOut(), { once: true });
  }

  /**
   * The session was ended by the server, from elsewhere, or by expiry. Its token goes, the user stays: the page asks for
   * the password.
   */
  end(reason: 'expired' | 'elsewhere' | 'idle' = 'expired'): void {
    if (this.#anonymous || this.#state.status === 'signed-out' || this.#state.ended) return;
    if (this.#state.status === 'restoring') return this.#forget();
    clearTimeout(this.#timer);
    clearStoredToken();
    this.#setState({ ...this.#state, ended: reason });
  }

  /** The user signed out in another tab. */
  #leave(): void {
    if (this.#state.status === 'signed-out') return;
    this.#clear();
    showToast({ message: sessionText.endedElsewhere, tone: 'warning' });
    if (this.onEnd) this.onEnd(sessionText.endedElsewhere);
    else setTimeout(reloadPage, RELOAD_AFTER_MS);
  }

  /** While the password is asked for: the token after it, or `null` if the user left. Otherwise `null` at once. */
  #tokenAfterReturn(): Promise<string | null> {
    if (!this.#state.ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.#state.ended) return;
        stop();
        resolve(this.#state.status === 'signed-in' ? storedToken() : null);
      });
    });
  }

  /** The session is over, and nobody signed out: the drafts of the user stay for the next login. */
  #forget(): void {
    clearTimeout(this.#timer);
    clearStoredUser();
    this.#setState({ status: 'signed-out', user: null });
  }

  #clear(): void {
    removeDrafts();
    this.#forget();
  }

  readonly accessToken = (): string | null => this.#anonymous ?? storedToken();

  /** A token that is valid for some seconds more, or `null`. Waits while the password is asked for. */
  async validToken(): Promise<string | null> {
    if (this.#anonymous) return this.#anonymous;
    const token = storedToken();
    if (!token) return this.#tokenAfterReturn();
    return token && millisecondsLeft(token) < SOON_MS ? this.renew(token) : token;
  }

  /**
   * Renews the token `stale`, once for all callers and tabs. `null`: there is no token. If the server refused, the
   * session ends, and the token is the one after the password.
   */
  async renew(stale: string | null): Promise<string | null> {
    // A trial and a demo are not renewed.
    if (this.#anonymous) return null;
    return (await this.#renewOnce(stale)) ?? this.#tokenAfterReturn();
  }

  #renewOnce(stale: string | null): Promise<Renewal> {
    this.#renewal ??= withRefreshLock(() => this.#renewNow(stale)).finally(() => (this.#renewal = null));
    return this.#renewal;
  }

  async #renewNow(stale: string | null): Promise<Renewal> {
    const current = storedToken();
    if (!current) return null;
    // Another tab renewed it while this one waited for the lock.
    if (current !== stale && millisecondsLeft(current) > SOON_MS) return current;
    const result = await refreshAccess();
    // Somebody signed out or in meanwhile: the answer belongs to the previous session.
    if (storedToken() !== current) return storedToken();
    if (typeof result === 'object') {
      storeToken(result.token);
      this.#schedule(result.token, true);
      return result.token;
    }
    if (result === 'refused') {
      if (this.#state.status === 'signed-in') this.end();
      return null;
    }
    this.#wait(TRY_AGAIN_MS);
    return undefined;
  }

  #schedule(token: string, isNew: boolean): void {
    this.#wait(refreshDelay(token, isNew));
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#renewOnce(storedToken()), milliseconds);
  }

  /** Follows changes that other tabs make to the stored session. */
  watchOtherTabs(): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== TOKEN_KEY && event.key !== null) return;
      const token = storedToken();
      // A logout removes the user too.
      if (!token) return storedUser() === null ? this.#leave() : this.end('elsewhere');
      this.#schedule(token, true);
      const user = parseSessionUser(storedUser());
      if (!user || user.id !== this.#state.user?.id || this.#state.ended) void this.restore();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }
}

export const session = new Session();
