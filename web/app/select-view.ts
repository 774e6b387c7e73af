import type { SessionUser } from '#web/shared/session/session-user.ts';

/** Where the link of an invitation to a case leads; its token goes through the login. */
export const INVITATION_PATH = '/invitacion';

/** The rooms of deadlines have addresses of their own: a computation is sent to others by its link. */
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
 * Which view the shell shows, in the specification's order: a trial that is named; then the dashboard for whoever is
 * signed in or asks for it (without an account, as the demo user); otherwise the landing, or the login when asked for.
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

/** Where the login screen is, so that signing in leads back to the page that was asked for. */
export function loginAddress(url: URL, form: 'login' | 'register'): string {
  const isShell = isShellPath(url.pathname);
  const query = new URLSearchParams(isShell ? url.search : '');
  query.set('view', 'login');
  if (form === 'register') query.set('form', 'registro');
  else query.delete('form');
  return `${isShell ? url.pathname : '/'}?${query}`;
}

/** The page that was asked for, without what only chose the login screen. */
export function addressAfterSignIn(url: URL): string {
  const query = new URLSearchParams(url.search);
  ['view', 'form', 'trial_id'].forEach((name) => query.delete(name));
  const rest = query.toString();
  return url.pathname === '/' ? '/?view=dashboard' + (rest ? `&${rest}` : '') : url.pathname + (rest ? `?${rest}` : '');
}
