import { parseRecordAddress } from '#schema/record-address.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';

/** Path of an invitation link to a case. Its token is kept through the login. */
export const INVITATION_PATH = '/invitacion';

/** The deadline screens have addresses of their own, so that a computation can be shared by its link. */
export const DEADLINES_PATH = '/vencimientos';

const ACCOUNT_PATHS: readonly string[] = ['/dashboard', '/subscriptions', INVITATION_PATH];

/** Whether the address names a page of an account, which a visitor must sign in to see. */
export const isOfAccount = ({ pathname }: URL): boolean =>
  ACCOUNT_PATHS.includes(pathname) || pathname.startsWith(`${DEADLINES_PATH}/`) || pathname.startsWith('/cases/');

/** Whether the address is that of a return from the payment page. It grants nothing. */
export const isReturn = (query: URLSearchParams): boolean =>
  query.get('success') === 'true' || query.get('upgrade') === 'success';

/** The page to open after the login, when the login screen has an address of its own. */
const NEXT = 'next';
/** Only a path of this product: anybody can write the address of a login screen. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** The four views of the shell. */
export type View =
  | { name: 'landing' }
  | { name: 'login'; tab: 'login' | 'register' }
  | { name: 'trial-dashboard'; trialId: string }
  | { name: 'dashboard'; isDemo: boolean };

/**
 * The view of a URL, in the order of the specification: a trial if one is named; the dashboard if signed in or asked
 * for (without an account, as the demo); otherwise the landing, or the login if asked for. `heldTrial` is the trial that
 * this tab is in: its sections have the addresses of an account.
 */
export function selectView(url: URL, user: Pick<SessionUser, 'id'> | null, heldTrial: string | null = null): View {
  const query = url.searchParams;
  const isOfTrial = heldTrial !== null && isOfAccount(url) && !query.has('view');
  const trialId = query.get('trial_id')?.trim() || (isOfTrial && url.pathname !== INVITATION_PATH ? heldTrial : null);
  if (trialId) return { name: 'trial-dashboard', trialId };
  if (user || query.get('view') === 'dashboard') return { name: 'dashboard', isDemo: !user };
  if (query.get('view') === 'login')
    return { name: 'login', tab: query.get('form') === 'registro' ? 'register' : 'login' };
  return { name: 'landing' };
}

/** Address of the login screen that leads back to this page after signing in. */
export function loginAddress(url: URL, form: 'login' | 'register'): string {
  const isOwn = isOfAccount(url) || url.pathname === '/';
  const query = new URLSearchParams(isOwn ? url.search : '');
  query.delete('trial_id');
  // The pages of law are not of the shell, which shows the login.
  if (parseRecordAddress(url.pathname)) query.set(NEXT, url.pathname + url.search + url.hash);
  query.set('view', 'login');
  if (form === 'register') query.set('form', 'registro');
  else query.delete('form');
  return `${isOwn ? url.pathname : '/'}?${query}${isOwn ? url.hash : ''}`;
}

/** The page that was asked for, without the parameters that chose the login screen. */
export function addressAfterSignIn(url: URL): string {
  const query = new URLSearchParams(url.search);
  const next = query.get(NEXT) ?? '';
  if (isOwnPath(next)) return next;
  ['view', 'form', 'trial_id', NEXT].forEach((name) => query.delete(name));
  const rest = query.toString();
  return url.pathname === '/'
    ? '/?view=dashboard' + (rest ? `&${rest}` : '')
    : url.pathname + (rest ? `?${rest}` : '') + url.hash;
}
