import { Suspense } from 'react';
import { useParams } from 'react-router';
import {
  CollabChatPage,
  CollabChatSkeleton,
  DemoLive,
  RealtimeCasesPage,
  RealtimeCasesSkeleton,
  CasePage,
  CaseFileSkeleton,
  CasesPage,
  CasesPageSkeleton,
  DemoCases,
} from '#web/features/cases/index.ts';
import { AnalyticsPage } from '#web/features/analytics/index.ts';
import { CalculatorsPage } from '#web/features/calculators/index.ts';
import { CalendarPage, CalendarPageSkeleton, CaseAgenda, DemoCalendar } from '#web/features/calendar/index.ts';
import { ChatPage, ChatPageSkeleton, DemoChat } from '#web/features/chat/index.ts';
import { CitationsPage, CitationsPageSkeleton, DemoCitations } from '#web/features/citations/index.ts';
import { ContractsPage } from '#web/features/contracts/index.ts';
import {
  CardsSkeleton,
  CaseDeadlines,
  DeadlinesPage,
  DeadlinesPageSkeleton,
  DemoDeadlines,
} from '#web/features/deadlines/index.ts';
import { DocumentsPage } from '#web/features/documents/index.ts';
import { EstimatesPage } from '#web/features/estimates/index.ts';
import { CaseHours, CaseUnbilled } from '#web/features/hours/index.ts';
import { ResearchPage, ResearchPageSkeleton, SearchPage, SearchPageSkeleton } from '#web/features/research/index.ts';
import { SettingsPage } from '#web/features/settings/index.ts';
import { DemoSubscriptions, SubscriptionsPage, SubscriptionsPageSkeleton } from '#web/features/subscriptions/index.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import type { DashboardProps } from './dashboard-props.ts';
import { HomePage } from './home/index.ts';
import { HomeSkeleton } from './home/home-skeleton.tsx';
import { actionAddresses, DEADLINE_LINKS } from './links.ts';
import { deadlineScreenOf, isLocked, isUnbuilt, sectionAddress, type SectionId } from './sections.ts';

/** Most people see none of these. */
const ClosedSection = lazyPart(() => import('./closed-section.tsx').then(({ ClosedSection }) => ClosedSection));

/** Addresses in a section, by their query. */
const addressIn =
  (id: SectionId, isDemo = false) =>
  (query: Record<string, string>): string =>
    sectionAddress(id, isDemo, query);

/** The page of one case belongs to the section of cases. The demo has no cases. */
function CasesSection({ user, url, loginAddress, caseId }: DashboardProps & { caseId?: string }) {
  if (user.demo) return <DemoCases registerAddress={loginAddress('register')} loginAddress={loginAddress('login')} />;
  if (caseId) {
    const links = {
      cases: sectionAddress('cases', false),
      tag: (tag: string) => sectionAddress('cases', false, { show: 'table', tag }),
      analysis: addressIn('documents'),
    };
    return (
      <Suspense fallback={<CaseFileSkeleton />}>
        <CasePage
          key={caseId}
          caseId={caseId}
          user={user}
          params={url.searchParams}
          links={links}
          deadlines={(legalCase) => (
            <Suspense fallback={<CardsSkeleton rows={1} />}>
              <CaseDeadlines {...legalCase} shownId={url.searchParams.get('deadline')} links={DEADLINE_LINKS} />
            </Suspense>
          )}
          hours={() => (
            <Suspense fallback={<CardsSkeleton rows={1} />}>
              <CaseHours
                caseId={caseId}
                address={sectionAddress('calendar', false, { part: 'billable', case: caseId })}
              />
            </Suspense>
          )}
          unbilled={() => (
            <Suspense fallback={null}>
              <CaseUnbilled caseId={caseId} />
            </Suspense>
          )}
          agenda={({ canAdd, isGuest }) => (
            <Suspense fallback={<CardsSkeleton rows={1} />}>
              <CaseAgenda caseId={caseId} canAdd={canAdd} isGuest={isGuest} section={LINKS.section} />
            </Suspense>
          )}
        />
      </Suspense>
    );
  }
  const links = {
    reports: sectionAddress('analytics', false),
    search: sectionAddress('search', false),
    calendar: sectionAddress('calendar', false),
  };
  return (
    <Suspense fallback={<CasesPageSkeleton />}>
      <CasesPage params={url.searchParams} addressOf={addressIn('cases')} links={links} />
    </Suspense>
  );
}

/** Search and research are open to the demo too: they store nothing on the server. */
function ResearchSection({ section, user, url }: DashboardProps & { section: 'search' | 'research' }) {
  const common = { user, params: url.searchParams };
  if (section === 'search') {
    return (
      <Suspense fallback={<SearchPageSkeleton />}>
        <SearchPage
          {...common}
          addressOf={addressIn('search', user.demo)}
          researchAddressOf={addressIn('research', user.demo)}
        />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<ResearchPageSkeleton />}>
      <ResearchPage
        {...common}
        addressOf={addressIn('research', user.demo)}
        searchAddressOf={addressIn('search', user.demo)}
      />
    </Suspense>
  );
}

/** Deadlines with their screens. They are stored on the server, so the demo shows only a description. */
function DeadlinesSection({ user, url, loginAddress }: DashboardProps) {
  if (user.demo)
    return <DemoDeadlines registerAddress={loginAddress('register')} loginAddress={loginAddress('login')} />;
  return (
    <Suspense fallback={<DeadlinesPageSkeleton />}>
      <DeadlinesPage
        screen={deadlineScreenOf(url.pathname) ?? 'panel'}
        params={url.searchParams}
        links={DEADLINE_LINKS}
      />
    </Suspense>
  );
}

/** Where calendar, contracts and documents lead. */
const LINKS = {
  ...DEADLINE_LINKS,
  review: addressIn('citations'),
  section: addressIn('calendar'),
  integrations: sectionAddress('settings', false, { part: 'integrations' }),
  deadline: ({ id, title, caseId }: { id: string; title: string; caseId: string | null }) =>
    caseId
      ? `${DEADLINE_LINKS.caseFile(caseId)}?deadline=${encodeURIComponent(id)}`
      : DEADLINE_LINKS.screen('panel', { q: title }),
};

/** Where a row of the analytics leads. */
function subjectAddress(id: string): string | null {
  if (id.startsWith('cas_')) return `/cases/${encodeURIComponent(id)}`;
  if (id.startsWith('thr_')) return sectionAddress('chat', false, { thread: id });
  if (id.startsWith('est_')) return sectionAddress('neural', false, { estimate: id });
  if (id.startsWith('doc_')) return sectionAddress('documents', false, { document: id });
  return id.startsWith('pfa_') ? sectionAddress('hours', false) : null;
}

/** Calendar and hours. They are stored on the server, so the demo shows only a description. */
function CalendarSection({ user, url, loginAddress }: DashboardProps) {
  return (
    <Suspense fallback={<CalendarPageSkeleton />}>
      {user.demo ? (
        <DemoCalendar registerAddress={loginAddress('register')} loginAddress={loginAddress('login')} />
      ) : (
        <CalendarPage params={url.searchParams} links={LINKS} />
      )}
    </Suspense>
  );
}

/** The plan of the account. Without one it shows what the section is for. */
function SubscriptionsSection({ user, url, loginAddress }: DashboardProps) {
  if (user.demo || user.trialId !== null)
    return <DemoSubscriptions registerAddress={loginAddress('register')} loginAddress={loginAddress('login')} />;
  return (
    <Suspense fallback={<SubscriptionsPageSkeleton />}>
      <SubscriptionsPage email={user.email} params={url.searchParams} addressOf={addressIn('subscriptions')} />
    </Suspense>
  );
}

type LiveSectionId = 'realtime-cases' | 'collaborative-chat';

/** Sections that several people share. They are stored on the server, so the demo shows only a description. */
function LiveSection({ section, user, url, loginAddress }: DashboardProps & { section: LiveSectionId }) {
  if (user.demo)
    return (
      <DemoLive section={section} registerAddress={loginAddress('register')} loginAddress={loginAddress('login')} />
    );
  const common = {
    userId: user.id,
    params: url.searchParams,
    addressOf: addressIn(section),
    casesAddress: sectionAddress('cases', false),
  };
  if (section === 'collaborative-chat') {
    return (
      <Suspense fallback={<CollabChatSkeleton />}>
        <CollabChatPage {...common} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<RealtimeCasesSkeleton />}>
      <RealtimeCasesPage {...common} caseAddress={(id) => `/cases/${encodeURIComponent(id)}`} />
    </Suspense>
  );
}

/** Settings are of an account. */
function SettingsSection(props: DashboardProps) {
  const { user, url } = props;
  if (user.demo || user.trialId !== null) return <ClosedSection section="settings" user={user} />;
  const elsewhere = {
    alertDays: sectionAddress('deadline-alerts', false),
    rates: sectionAddress('hours', false),
    calendar: sectionAddress('calendar', false),
  };
  return (
    <Suspense fallback={<CardsSkeleton rows={3} />}>
      <SettingsPage
        params={url.searchParams}
        addressOf={addressIn('settings')}
        email={user.email}
        elsewhere={elsewhere}
      />
    </Suspense>
  );
}

function SectionContent({ section, ...props }: DashboardProps & { section: SectionId }) {
  const { user, url, loginAddress } = props;
  const { caseId } = useParams();
  if (caseId || section === 'cases') return <CasesSection {...props} caseId={caseId} />;
  if (isLocked(section, user) || isUnbuilt(section)) return <ClosedSection section={section} user={user} />;
  if (section === 'dashboard') {
    return (
      <Suspense fallback={<HomeSkeleton />}>
        <HomePage {...props} />
      </Suspense>
    );
  }
  if (section === 'chat' && user.demo)
    return (
      <DemoChat
        registerAddress={loginAddress('register')}
        loginAddress={loginAddress('login')}
        searchAddress={(q) => sectionAddress('search', true, { q })}
        threadId={url.searchParams.get('thread')}
        addressOf={(thread) => sectionAddress('chat', true, thread ? { thread } : {})}
      />
    );
  if (section === 'chat') {
    return (
      <Suspense fallback={<ChatPageSkeleton />}>
        <ChatPage
          threadId={url.searchParams.get('thread')}
          addressOf={(thread) => sectionAddress('chat', false, thread ? { thread } : {})}
          actionAddress={actionAddresses}
        />
      </Suspense>
    );
  }
  if (section === 'deadline-alerts') return <DeadlinesSection {...props} />;
  if (section === 'calendar' || section === 'hours') return <CalendarSection {...props} />;
  if (section === 'citations' && user.demo)
    return <DemoCitations registerAddress={loginAddress('register')} loginAddress={loginAddress('login')} />;
  if (section === 'citations') {
    return (
      <Suspense fallback={<CitationsPageSkeleton />}>
        <CitationsPage params={url.searchParams} addressOf={addressIn('citations')} />
      </Suspense>
    );
  }
  if (section === 'calculators') {
    return (
      <Suspense fallback={<CardsSkeleton rows={3} />}>
        <CalculatorsPage params={url.searchParams} addressOf={addressIn('calculators', user.demo)} />
      </Suspense>
    );
  }
  if (section === 'realtime-cases' || section === 'collaborative-chat')
    return <LiveSection {...props} section={section} />;
  if (section === 'settings') return <SettingsSection {...props} />;
  if (section === 'subscriptions') return <SubscriptionsSection {...props} />;
  if (section === 'search' || section === 'research') return <ResearchSection {...props} section={section} />;
  if (section === 'neural')
    return (
      <Suspense fallback={<CardsSkeleton rows={3} />}>
        <EstimatesPage params={url.searchParams} addressOf={addressIn('neural')} isPremium={user.isPremium} />
      </Suspense>
    );
  if (section === 'analytics')
    return (
      <Suspense fallback={<CardsSkeleton rows={3} />}>
        <AnalyticsPage params={url.searchParams} addressOf={addressIn('analytics')} subjectAddress={subjectAddress} />
      </Suspense>
    );
  // A demo analyses documents as well, for as long as it lasts.
  const Page = section === 'documents' ? DocumentsPage : ContractsPage;
  return (
    <Suspense fallback={<CardsSkeleton rows={3} />}>
      <Page params={url.searchParams} addressOf={addressIn(section, user.demo)} links={LINKS} />
    </Suspense>
  );
}

/** The active section. Screens that load data show their own skeleton; the demo screens load fast and need none. */
export const Section = (props: DashboardProps & { section: SectionId }) => (
  <Suspense fallback={null}>
    <SectionContent {...props} />
  </Suspense>
);
