import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { Hammer, Lock } from 'lucide-react';
import { lockText, sectionText, shellText, unbuiltText } from '#schema/text/dashboard.ts';
import { casePageText } from '#schema/text/shell.ts';
import { ChatPage, ChatPageSkeleton, DemoChat } from '#web/features/chat/index.ts';
import { CitationsPage, CitationsPageSkeleton, DemoCitations } from '#web/features/citations/index.ts';
import { ResearchPage, ResearchPageSkeleton, SearchPage, SearchPageSkeleton } from '#web/features/research/index.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import type { DashboardProps } from './dashboard.tsx';
import { HomePage } from './home-page.tsx';
import { isLocked, isPremiumSection, sectionAddress, type SectionId } from './sections.ts';

interface PlateProps {
  icon: typeof Lock;
  title: string;
  text: string;
  action: { address: string; label: string };
}

const Plate = ({ icon: Icon, title, text, action }: PlateProps) => (
  <div className="mx-auto grid max-w-xl justify-items-start gap-4 px-6 py-16 md:py-24">
    <Icon size={32} className="text-accent" aria-hidden="true" />
    <h1 className="text-3xl font-semibold">{title}</h1>
    <p className="text-lg text-muted">{text}</p>
    <Link to={action.address} className={buttonClasses()}>
      {action.label}
    </Link>
  </div>
);

/** Search and research are open to the demo too: nothing of it is kept on the server. */
function ResearchSection({ section, user, url }: DashboardProps & { section: 'search' | 'research' }) {
  const addressIn = (id: SectionId) => (params: Record<string, string>) => sectionAddress(id, user.demo, params);
  const common = { user, params: url.searchParams, plansAddress: sectionAddress('subscriptions', user.demo) };
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

export function Section({ section, ...props }: DashboardProps & { section: SectionId }) {
  const { user, url, loginAddress } = props;
  const { caseId } = useParams();
  const home = { address: sectionAddress('dashboard', user.demo), label: casePageText.back };
  if (caseId) return <Plate icon={Hammer} title={casePageText.title} text={casePageText.body} action={home} />;
  if (isPremiumSection(section) && isLocked(section, user)) {
    const action = { address: sectionAddress('subscriptions', user.demo), label: shellText.seePlans };
    return <Plate icon={Lock} title={sectionText[section]} text={lockText[section]} action={action} />;
  }
  if (section === 'dashboard') return <HomePage {...props} />;
  if (section === 'chat' && user.demo)
    return <DemoChat registerAddress={loginAddress('register')} loginAddress={loginAddress('login')} />;
  if (section === 'chat') {
    return (
      <Suspense fallback={<ChatPageSkeleton />}>
        <ChatPage
          threadId={url.searchParams.get('thread')}
          addressOf={(thread) => sectionAddress('chat', false, thread ? { thread } : {})}
          plansAddress={sectionAddress('subscriptions', false)}
        />
      </Suspense>
    );
  }
  if (section === 'citations' && user.demo)
    return <DemoCitations registerAddress={loginAddress('register')} loginAddress={loginAddress('login')} />;
  if (section === 'citations') {
    return (
      <Suspense fallback={<CitationsPageSkeleton />}>
        <CitationsPage params={url.searchParams} addressOf={(params) => sectionAddress('citations', false, params)} />
      </Suspense>
    );
  }
  if (section === 'search' || section === 'research') return <ResearchSection {...props} section={section} />;
  const action = { address: sectionAddress('chat', user.demo), label: shellText.goToChat };
  return <Plate icon={Hammer} title={sectionText[section]} text={unbuiltText[section]} action={action} />;
}
