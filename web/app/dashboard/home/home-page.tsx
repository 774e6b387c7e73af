import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { shellText } from '#schema/text/dashboard-screen.ts';
import { homeText as text } from '#schema/text/home-screen.ts';
import { firstQuestions } from '#schema/text/onboarding.ts';
import { MoneyCard, TodayCard, TodaySkeleton } from '#web/features/calendar/index.ts';
import { ForgottenCases, UnreadMessages } from '#web/features/cases/index.ts';
import { AskBox, RecentThreads } from '#web/features/chat/index.ts';
import { NextDeadlines } from '#web/features/deadlines/index.ts';
import { FirstSteps } from '#web/features/onboarding/index.ts';
import { useDemoUsage } from '#web/shared/session/use-demo-usage.ts';
import { useMeQuery } from '#web/shared/session/me.generated.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { SampleAgenda, SampleDeadlines } from '#web/shared/ui/demo-sample.tsx';
import { Settles } from '#web/shared/ui/settles.tsx';
import type { DashboardProps } from '../dashboard-props.ts';
import { DEADLINE_LINKS } from '../links.ts';
import { sectionAddress } from '../sections.ts';
import { DayHeader, useDay } from './day-header.tsx';
import { HOME_PAGE } from './home-skeleton.tsx';
import { QuickAccess } from './quick-access.tsx';
import { Counters, isHigh, type Consumption } from './usage-counters.tsx';

const calendarAddress = (params: Record<string, string>) => sectionAddress('calendar', false, params);
const chatAddress = (thread: string) => sectionAddress('chat', false, { thread });

const DemoNotice = ({ address }: { address: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-info-soft px-5 py-3.5">
    <p>{shellText.demoBanner}</p>
    <Link to={address} className={buttonClasses({ size: 'sm' })}>
      {shellText.createAccount}
    </Link>
  </div>
);

/** Consumption as the server says it; that of the session until it answers. */
function useConsumption(user: SessionUser): Consumption {
  const { data } = useMeQuery({ fetchPolicy: 'cache-and-network' });
  if (!data?.me) return user;
  const { usage, limits } = data.me;
  return {
    usage,
    limits: { chat_messages: limits.chatMessages, document_analysis: limits.documentAnalysis, cases: limits.cases },
  };
}

const questionsFor = (profession: string | null): readonly string[] =>
  profession && profession in firstQuestions
    ? firstQuestions[profession as keyof typeof firstQuestions]
    : firstQuestions.other;

const Steps = ({ user, place }: { user: SessionUser; place: 'first' | 'later' }) => (
  <Settles className="empty:hidden">
    <Suspense fallback={<span hidden data-settling />}>
      <FirstSteps
        userId={user.id}
        place={place}
        ask={
          <Suspense fallback={<span className="block h-20" data-settling />}>
            <AskBox examples={questionsFor(user.profession)} addressOf={chatAddress} />
          </Suspense>
        }
        addresses={{
          newCase: sectionAddress('cases', false, { new: '1' }),
          calculator: DEADLINE_LINKS.screen('calculator'),
          caseFile: DEADLINE_LINKS.caseFile,
        }}
      />
    </Suspense>
  </Settles>
);

/** What matters at nine o'clock, in that order; what a plan allows comes last while there is enough of it. */
function AccountHome({ user, day }: { user: SessionUser; day: string }) {
  const consumption = useConsumption(user);
  // Decided once: nothing changes places under the eyes of the reader.
  const [isScarce] = useState(() => isHigh(consumption));
  const counters = <Counters {...consumption} />;
  return (
    <div className={HOME_PAGE}>
      <DayHeader user={user} day={day} />
      <Steps user={user} place="first" />
      {/* Two columns, each as tall as its cards; on phones one after another, in the order of their weight. */}
      <Settles className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Settles className="contents">
          <NextDeadlines links={DEADLINE_LINKS} />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Suspense fallback={<TodaySkeleton />}>
              <TodayCard section={calendarAddress} />
            </Suspense>
          </div>
        </Settles>
        <Settles className="grid grid-cols-1 gap-5 empty:hidden">
          <UnreadMessages addressOf={(id) => sectionAddress('collaborative-chat', false, { case: id })} />
          <Suspense fallback={<span hidden data-settling />}>
            <MoneyCard section={calendarAddress} />
          </Suspense>
        </Settles>
      </Settles>
      <Settles className="empty:hidden">
        <ForgottenCases address={sectionAddress('cases', false, { show: 'table', only: 'forgotten' })} />
      </Settles>
      <Steps user={user} place="later" />
      {isScarce && counters}
      <Settles className="empty:hidden">
        <RecentThreads addressOf={chatAddress} />
      </Settles>
      {!isScarce && counters}
      <QuickAccess isDemo={false} />
    </div>
  );
}

function DemoHome({ user, day, registerAddress }: { user: SessionUser; day: string; registerAddress: string }) {
  return (
    <div className={HOME_PAGE}>
      <DayHeader user={user} day={day} />
      <DemoNotice address={registerAddress} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <SampleDeadlines />
        <SampleAgenda />
      </div>
      <Counters usage={useDemoUsage()} limits={user.limits} note={text.demoCounters} />
      <QuickAccess isDemo />
    </div>
  );
}

export function HomePage({ user, loginAddress }: DashboardProps) {
  const day = useDay();
  return user.demo ? (
    <DemoHome user={user} day={day} registerAddress={loginAddress('register')} />
  ) : (
    <AccountHome user={user} day={day} />
  );
}
