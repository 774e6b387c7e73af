import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { Hammer, Lock } from 'lucide-react';
import { seePlans } from '#schema/text/plan-labels.ts';
import { lockText, sectionText, shellText, unbuiltText } from '#schema/text/dashboard-screen.ts';
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
import { CalendarPage, CalendarPageSkeleton, CaseAgenda, DemoCalendar } from '#web/features/calendar/index.ts';
import { ChatPage, ChatPageSkeleton, DemoChat } from '#web/features/chat/index.ts';
import { CitationsPage, CitationsPageSkeleton, DemoCitations } from '#web/features/citations/index.ts';
import {
  CardsSkeleton,
  CaseDeadlines,
  DeadlinesPage,
  DeadlinesPageSkeleton,
  DemoDeadlines,
} from '#web/features/deadlines/index.ts';
import { CaseHours, CaseUnbilled } from '#web/features/hours/index.ts';
import { ResearchPage, ResearchPageSkeleton, SearchPage, SearchPageSkeleton } from '#web/features/research/index.ts';
import { DemoSubscriptions, SubscriptionsPage, SubscriptionsPageSkeleton } from '#web/features/subscriptions/index.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import type { DashboardProps } from './dashboard-props.ts';
import { HomePage } from './home/index.ts';
import { HomeSkeleton } from './home/home-skeleton.tsx';
import { actionAddresses, DEADLINE_LINKS } from './links.ts';
import { deadlineScreenOf, isLocked, isPremiumSection, sectionAddress, type SectionId } from './sections.ts';

interface SectionNoticeProps {
  icon: typeof Lock;
  title: string;
  text: string;
  actions: readonly { address: string; label: string }[];
}

const SectionNotice = ({ icon: Icon, title, text, actions }: SectionNoticeProps) => (
  <div className="mx-auto grid max-w-xl justify-items-start gap-4 px-6 py-16 md:py-24">
    <Icon size={32} className="text-accent" aria-hidden="true" />
    <h1 className="text-3xl font-semibold">{title}</h1>
    <p className="text-lg text-muted">{text}</p>
    <div className="flex flex-wrap gap-3">
      {actions.map(({ address, label }, nth) => (
        <Link key={address} to={address} className={buttonClasses({ variant: nth === 0 ? 'primary' : 'secondary' })}>
          {label}
        </Link>
      ))}
    </div>
  </div>
);

/** What a section that is not built yet offers in its place. */
function Unbuilt({ section, isDemo }: { section: SectionId; isDemo: boolean }) {
  if (section === 'smart-contracts' || section === 'virtual-trials') {
    const actions = (['contracts', 'neural'] as const).map((id) => ({
      address: sectionAddress(id, isDemo),
      label: sectionText[id],
    }));
    const body = shellText.inPreparation(sectionText[section]);
    return <SectionNotice icon={Hammer} title={unbuiltText[section]} text={body} actions={actions} />;
  }
  const actions = [{ address: sectionAddress('chat', isDemo), label: shellText.goToChat }];
  return <SectionNotice icon={Hammer} title={sectionText[section]} text={unbuiltText[section]} actions={actions} />;
}

/** The page of one case belongs to the section of cases. The demo has no cases. */
function CasesSection({ user, url, loginAddress, caseId }: DashboardProps & { caseId?: string }) {
  if (user.demo) return <DemoCases registerAddress={loginAddress('register')} loginAddress={loginAddress('login')} />;
  const addressIn = (id: SectionId) => (params: Record<string, string>) => sectionAddress(id, false, params);
  if (caseId) {
    const links = {
      cases: sectionAddress('cases', false),
      tag: (tag: string) => sectionAddress('cases', false, { show: 'table', tag }),
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
              <CaseAgenda caseId={caseId} canAdd={canAdd} isGuest={isGuest} section={CALENDAR_LINKS.section} />
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
  const addressIn = (id: SectionId) => (params: Record<string, string>) => sectionAddress(id, user.demo, params);
  const common = { user, params: url.searchParams };
  if (section === 'search') {
    return (
      <Suspense fallback={<SearchPageSkeleton />}>
        <SearchPage {...common} addressOf={addressIn('search')} researchAddressOf={addressIn('research')} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<ResearchPageSkeleton />}>
      <ResearchPage {...common} addressOf={addressIn('research')} searchAddressOf={addressIn('search')} />
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

const CALENDAR_LINKS = {
  section: (params: Record<string, string>) => sectionAddress('calendar', false, params),
  caseFile: DEADLINE_LINKS.caseFile,
  deadline: ({ id, title, caseId }: { id: string; title: string; caseId: string | null }) =>
    caseId
      ? `${DEADLINE_LINKS.caseFile(caseId)}?deadline=${encodeURIComponent(id)}`
      : DEADLINE_LINKS.screen('panel', { q: title }),
};

/** Calendar and hours. They are stored on the server, so the demo shows only a description. */
function CalendarSection({ user, url, loginAddress }: DashboardProps) {
  return (
    <Suspense fallback={<CalendarPageSkeleton />}>
      {user.demo ? (
        <DemoCalendar registerAddress={loginAddress('register')} loginAddress={loginAddress('login')} />
      ) : (
        <CalendarPage params={url.searchParams} links={CALENDAR_LINKS} />
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
      <SubscriptionsPage
        email={user.email}
        params={url.searchParams}
        addressOf={(params) => sectionAddress('subscriptions', false, params)}
      />
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
    addressOf: (params: Record<string, string>) => sectionAddress(section, false, params),
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

function SectionContent({ section, ...props }: DashboardProps & { section: SectionId }) {
  const { user, url, loginAddress } = props;
  const { caseId } = useParams();
  if (caseId || section === 'cases') return <CasesSection {...props} caseId={caseId} />;
  if (isPremiumSection(section) && isLocked(section, user)) {
    const actions = [
      { address: sectionAddress('subscriptions', user.demo), label: seePlans },
      { address: sectionAddress('chat', user.demo), label: shellText.goToChat },
    ];
    return <SectionNotice icon={Lock} title={sectionText[section]} text={lockText[section]} actions={actions} />;
  }
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
        <CitationsPage params={url.searchParams} addressOf={(params) => sectionAddress('citations', false, params)} />
      </Suspense>
    );
  }
  if (section === 'realtime-cases' || section === 'collaborative-chat')
    return <LiveSection {...props} section={section} />;
  if (section === 'subscriptions') return <SubscriptionsSection {...props} />;
  if (section === 'search' || section === 'research') return <ResearchSection {...props} section={section} />;
  return <Unbuilt section={section} isDemo={user.demo} />;
}

/** The active section. Screens that load data show their own skeleton; the demo screens load fast and need none. */
export const Section = (props: DashboardProps & { section: SectionId }) => (
  <Suspense fallback={null}>
    <SectionContent {...props} />
  </Suspense>
);
