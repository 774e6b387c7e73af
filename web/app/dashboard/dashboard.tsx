import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { returnNoticeText, sectionText, shellText } from '#schema/text/dashboard-screen.ts';
import { LiveCaseEvents, useUnreadTotal } from '#web/features/cases/index.ts';
import { LiveDeadlineAlerts, useOverdueTotal } from '#web/features/deadlines/index.ts';
import { LiveCalendar } from '#web/features/calendar/index.ts';
import { LiveTimer } from '#web/features/hours/index.ts';
import { PaymentReturn } from '#web/features/subscriptions/index.ts';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { LivePushes } from '#web/shared/realtime/live-pushes.tsx';
import { useConnection } from '#web/shared/connection/use-connection.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { useIsWide } from '#web/shared/hooks/use-media-query.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { removeOldDrafts } from '#web/shared/session/drafts.ts';
import { restoreDateFormat } from '#web/shared/dates/stored-date-format.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import { applyLayout, storedLayout } from '#web/shared/ui/layout.ts';
import { isReturn } from '../select-view.ts';
import type { DashboardProps } from './dashboard-props.ts';
import { prefetchWhenIdle } from './prefetch.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { Section } from './section.tsx';
import { sectionOf } from './sections.ts';
import { Sidebar, type Waiting } from './sidebar.tsx';
import { SessionQuestion } from '../session-question.tsx';
import { TopBar } from './top-bar.tsx';
import { TrialBanner } from './trial-banner.tsx';
import { WaitingNotice } from './waiting-notice.tsx';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

applyLayout(storedLayout());
restoreDateFormat();

/** Loaded when it is first opened. */
const CommandPalette = lazyPart(() => import('./command-palette.tsx').then(({ CommandPalette }) => CommandPalette));

/** What is said after a return from the payment page. Its address grants nothing: only the payment provider does. */
function ReturnNotice({ query, user }: { query: URLSearchParams; user: SessionUser }) {
  const isBack = isReturn(query);
  if (isBack && !user.demo)
    return (
      <Suspense fallback={null}>
        <PaymentReturn query={query} isSignedIn={user.trialId === null} />
      </Suspense>
    );
  const isCanceled = query.get('upgrade') === 'canceled';
  if (!isBack && !isCanceled) return null;
  return (
    <p role="status" className="border-b border-line bg-info-soft px-6 py-2.5 text-info">
      {isCanceled ? returnNoticeText.upgradeCanceled : returnNoticeText.demo}
    </p>
  );
}

function usePaletteShortcut(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
}

const LiveShell = (props: DashboardProps) => (
  <Shell {...props} waiting={{ 'collaborative-chat': useUnreadTotal(), 'deadline-alerts': useOverdueTotal() }} />
);

interface ShellProps extends DashboardProps {
  /** What waits in a section: unread messages, overdue deadlines. */
  waiting: Waiting;
}

function Shell(props: ShellProps) {
  const { user, url, waiting, onLogout } = props;
  const connection = useConnection();
  const current = sectionOf(url);
  const isWide = useIsWide();
  const navigate = useNavigate();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  usePaletteShortcut(() => setPaletteOpen(true));
  useDocumentTitle(sectionText[current]);
  useEffect(() => prefetchWhenIdle(user.demo), [user.demo]);
  useEffect(removeOldDrafts, []);

  const sidebar = (onNavigate?: () => void): ReactNode => (
    <Sidebar user={user} current={current} waiting={waiting} onNavigate={onNavigate} onLogout={onLogout} />
  );
  return (
    <div className="flex h-[calc(100dvh-var(--banner,0px))]">
      <a
        href="#main-content"
        className={`${buttonClasses()} sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:px-4`}
      >
        {commonText.skipToContent}
      </a>
      {isWide ? (
        <div className="w-[280px] shrink-0 border-r border-line bg-surface">{sidebar()}</div>
      ) : (
        <Sheet open={isMenuOpen} onOpenChange={setMenuOpen} title={shellText.navigation} isTitleHidden side="left">
          {sidebar(() => setMenuOpen(false))}
        </Sheet>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar
          user={user}
          title={sectionText[current]}
          connection={connection}
          onOpenMenu={() => setMenuOpen(true)}
          onOpenPalette={() => setPaletteOpen(true)}
          onLogout={onLogout}
        />
        {user.trialId !== null && (
          <TrialBanner daysLeft={user.trialDaysLeft} registerAddress={props.loginAddress('register')} />
        )}
        <ReturnNotice query={url.searchParams} user={user} />
        <main id="main-content" tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto">
          <WaitingNotice section={current} />
          {/* Going elsewhere leaves a failed section behind. Calendar and hours are one page. */}
          <SectionBoundary key={(current === 'hours' ? 'calendar' : current) + url.pathname} section={current}>
            <Section {...props} section={current} />
          </SectionBoundary>
        </main>
      </div>
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <CommandPalette user={user} onClose={() => setPaletteOpen(false)} onGo={(address) => navigate(address)} />
        </Suspense>
      )}
    </div>
  );
}

/** The signed-in dashboard, or the demo with the same sections and no connection to the server. */
export function Dashboard(props: DashboardProps) {
  if (props.user.demo) return <Shell {...props} waiting={{}} />;
  return (
    <GraphqlProvider key={props.user.id}>
      {props.user.trialId === null && <SessionQuestion />}
      <LivePushes />
      <LiveCaseEvents userId={props.user.id} />
      <LiveDeadlineAlerts />
      <LiveCalendar />
      <LiveTimer />
      <LiveShell {...props} />
    </GraphqlProvider>
  );
}
