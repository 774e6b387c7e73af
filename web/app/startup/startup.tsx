import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { startupScreenText as text } from '#schema/text/shell.ts';
import { connection } from '#web/shared/connection/connection.ts';
import { useConnection } from '#web/shared/connection/use-connection.ts';
import { healthWatch } from '#web/shared/health/health.ts';
import { useHealth } from '#web/shared/health/use-health.ts';
import { session } from '#web/shared/session/session.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ConnectionErrorScreen, LoadingScreen, ProblemsScreen } from './startup-screens.tsx';

/** A failure after the first success shows a banner; the page stays. */
function ConnectionBanner() {
  const { reach } = useConnection();
  const banner = useRef<HTMLDivElement>(null);
  const isHidden = reach === 'online' || reach === 'connecting';
  // Reserves space for the banner, so that it does not cover the page.
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    if (banner.current) page.setProperty('--banner', `${banner.current.offsetHeight}px`);
    return () => void page.removeProperty('--banner');
  }, [reach]);
  if (isHidden) return null;
  const isCut = reach !== 'problems';
  return (
    <div
      ref={banner}
      role="alert"
      className="fixed inset-x-0 top-0 z-50 flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-line bg-warning-soft px-4 py-2 text-sm text-warning"
    >
      <TriangleAlert size={16} aria-hidden="true" />
      <strong className="font-semibold">{isCut ? text.connectionErrorTitle : text.problemsTitle}</strong>
      <span>{isCut ? text.bannerKept : text.reconnecting}</span>
      <Button variant="ghost" size="sm" className="text-warning underline" onClick={() => void connection.check()}>
        {isCut ? commonText.retry : text.reconnectNow}
      </Button>
    </div>
  );
}

/** Before any view: checks the health of the server and restores the session. */
export function Startup({ children }: { children: ReactNode }) {
  const { state, wasOnline } = useHealth();
  const { status } = useSession();

  useEffect(() => {
    void healthWatch.check();
    return () => healthWatch.stop();
  }, []);
  // The stored token is checked only when the server is healthy: an outage must not sign anybody out.
  useEffect(() => {
    if (!wasOnline) return;
    void session.restore();
    return session.watchOtherTabs();
  }, [wasOnline]);

  if (!wasOnline && state === 'unreachable') return <ConnectionErrorScreen onRetry={() => void healthWatch.retry()} />;
  if (!wasOnline && state === 'problems') return <ProblemsScreen />;
  if (!wasOnline || status === 'restoring') return <LoadingScreen />;
  return (
    <>
      <ConnectionBanner />
      {children}
    </>
  );
}
