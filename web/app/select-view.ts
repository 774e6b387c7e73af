import type { SessionUser } from '#web/shared/session/session-user.ts';

/** Path of an invitation link to a case. Its token is kept through the login. */
export const INVITATION_PATH = '/invitacion';

/** The deadline screens have addresses of their own, so that a computation can be shared by its link. */
export const DEADLINES_PATH = '/vencimientos';

const SHELL_PATHS: readonly string[] = ['/dashboard', '/subscriptions', INVITATION_PATH];
const isShellPath = (path: string): boolean => SHELL_PATHS.includes(path) || path.startsWith(`${DEADLINES_PATH}/`);

/** The four views of the shell. */
export type View =
  | { name: 'landing' }
  | { name: 'login'; tab: 'login' | 'register' }
  | { name: 'trial-dashboard'; trialId: string }
  | { name: 'dashboard'; isDemo: boolean };

/**
 * The view of a URL, in the order of the specification: a trial if one is named; the dashboard if signed in or asked
 * for (without an account, as the demo); otherwise the landing, or the login if asked for.
 */
export function selectView(url: URL, user: Pick<SessionUser, 'id'> | null): View {
  const query = url.searchParams;
  const trialId = query.get('trial_id')?.trim();
  if (trialId) return { name: 'trial-dashboard', trialId };
  if (user || query.get('view') === 'dashboard') return { name: 'dashboard', isDemo: !user };
  if (query.get('view') === 'login')
    return { name: 'login', tab: query.get('form') === 'registro' ? 'register' : 'login' };
  return { name: 'landing' };
}

/** Address of the login screen that leads back to this page after signing in. */
export function loginAddress(url: URL, form: 'login' | 'register'): string {
  const isShell = isShellPath(url.pathname);
  const query = new URLSearchParams(isShell ? url.search : '');
  query.set('view', 'login');
  if (form === 'register') query.set('form', 'registro');
  else query.delete('form');
  return `${isShell ? url.pathname : '/'}?${query}`;
}

/** The page that was asked for, without the parameters that chose the login screen. */
export function addressAfterSignIn(url: URL): string {
  const query = new URLSearchParams(url.search);
  ['view', 'form', 'trial_id'].forEach((name) => query.delete(name));
  const rest = query.toString();
  return url.pathname === '/' ? '/?view=dashboard' + (rest ? `&${rest}` : '') : url.pathname + (rest ? `?${rest}` : '');
}
