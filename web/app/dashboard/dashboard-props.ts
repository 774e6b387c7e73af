import type { SessionUser } from '#web/shared/session/session-user.ts';

export interface DashboardProps {
  user: SessionUser;
  url: URL;
  loginAddress: (form: 'login' | 'register') => string;
  onLogout: () => void;
}
