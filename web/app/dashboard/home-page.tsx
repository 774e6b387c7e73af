import { Suspense } from 'react';
import { Link } from 'react-router';
import { ArrowRight, BriefcaseBusiness, ChartNoAxesCombined, FileSearch, Scale } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { homeText as text, shellText } from '#schema/text/dashboard-screen.ts';
import { TodayCard, TodaySkeleton } from '#web/features/calendar/index.ts';
import { ForgottenCases } from '#web/features/cases/index.ts';
import { RecentThreads } from '#web/features/chat/index.ts';
import { NextDeadlines } from '#web/features/deadlines/index.ts';
import { useMeQuery } from '#web/shared/session/me.generated.ts';
import { formatCount } from '#web/shared/format/format.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import type { DashboardProps } from './dashboard-props.ts';
import { DEADLINE_LINKS } from './links.ts';
import { sectionAddress, type SectionId } from './sections.ts';

const UNLIMITED = -1;
const HIGH = 0.8;

function Counter({ label, used, limit }: { label: string; used: number; limit: number }) {
  const isUnlimited = limit === UNLIMITED;
  const share = isUnlimited || limit === 0 ? 0 : Math.min(1, used / limit);
  const left = Math.max(0, limit - used);
  return (
    <div className="card grid gap-3 p-5 max-sm:grid-cols-[1fr_auto] max-sm:items-baseline max-sm:gap-y-1.5 max-sm:p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex items-baseline gap-2 tabular">
        <span className="font-serif text-xl font-semibold sm:text-3xl">{formatCount(used)}</span>
        <span className="text-muted">{isUnlimited ? text.unlimited : text.ofLimit(formatCount(limit))}</span>
      </dd>
      <dd className="grid gap-2 max-sm:col-span-2">
        <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-line">
          <span
            className={cx('block h-full rounded-full', share > HIGH ? 'bg-danger' : 'bg-accent')}
            style={{ width: `${share * 100}%` }}
          />
        </span>
        <span className={cx('text-sm', !isUnlimited && left === 0 ? 'text-danger' : 'text-muted')}>
          {isUnlimited ? text.unlimited : left === 0 ? text.spent : text.left(formatCount(left))}
        </span>
      </dd>
    </div>
  );
}

function Counters({ usage, limits }: Pick<SessionUser, 'usage' | 'limits'>) {
  return (
    <section aria-labelledby="counters" className="grid gap-4">
      <h2 id="counters" className="text-xl font-semibold">
        {text.counters}
      </h2>
      <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        <Counter label={text.chat} used={usage.chat} limit={limits.chat_messages} />
        <Counter label={text.documents} used={usage.documents} limit={limits.document_analysis} />
        <Counter label={text.cases} used={usage.cases} limit={limits.cases} />
      </dl>
    </section>
  );
}

/** The counters of the server; those of the session until the server answers. */
function LiveCounters({ user }: { user: SessionUser }) {
  const { data } = useMeQuery({ fetchPolicy: 'cache-and-network' });
  if (!data?.me) return <Counters {...user} />;
  const { usage, limits } = data.me;
  return (
    <Counters
      usage={usage}
      limits={{ chat_messages: limits.chatMessages, document_analysis: limits.documentAnalysis, cases: limits.cases }}
    />
  );
}

const QUICK: { id: SectionId; icon: LucideIcon; title: string; body: string }[] = [
  { id: 'chat', icon: Scale, title: text.quickChat, body: text.quickChatBody },
  { id: 'documents', icon: FileSearch, title: text.quickDocuments, body: text.quickDocumentsBody },
  { id: 'cases', icon: BriefcaseBusiness, title: text.quickCases, body: text.quickCasesBody },
  { id: 'analytics', icon: ChartNoAxesCombined, title: text.quickReports, body: text.quickReportsBody },
];

const QuickAccess = ({ isDemo }: { isDemo: boolean }) => (
  <section aria-labelledby="quick-access" className="grid gap-4">
    <h2 id="quick-access" className="text-xl font-semibold">
      {text.quickAccess}
    </h2>
    <ul className="card divide-y divide-line overflow-hidden">
      {QUICK.map(({ id, icon: Icon, title, body }) => (
        <li key={id}>
          <Link
            to={sectionAddress(id, isDemo)}
            className="group flex items-center gap-4 px-5 py-4 transition-colors duration-150 hover:bg-sunken"
          >
            <Icon size={20} className="text-accent" aria-hidden="true" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{title}</span>
              <span className="block text-sm text-muted">{body}</span>
            </span>
            <ArrowRight
              size={18}
              className="text-muted transition-transform duration-150 group-hover:translate-x-0.5"
              aria-hidden="true"
            />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const AccountCard = ({ user }: { user: SessionUser }) => (
  <header className="grid grid-cols-1 gap-2">
    <h1 className="text-3xl font-semibold tracking-tight">{user.name}</h1>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
      <span className="rounded-sm bg-accent-soft px-2 py-0.5 text-xs font-semibold tracking-wide text-accent">
        {text.plan} {user.plan.toUpperCase()}
      </span>
      <span>{user.profession ?? text.noProfession}</span>
      <span className="min-w-0 max-w-full truncate">{user.email}</span>
      {user.plan === 'trial' && user.trialDaysLeft > 0 && (
        <span className="font-medium text-info">{text.trialDaysLeft(user.trialDaysLeft)}</span>
      )}
    </p>
  </header>
);

const DemoNotice = ({ address }: { address: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-info-soft px-5 py-3.5">
    <p>{shellText.demoBanner}</p>
    <Link to={address} className={buttonClasses({ size: 'sm' })}>
      {shellText.createAccount}
    </Link>
  </div>
);

export function HomePage({ user, loginAddress }: DashboardProps) {
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-10 px-5 py-8 md:px-10 md:py-10">
      <AccountCard user={user} />
      {user.demo && <DemoNotice address={loginAddress('register')} />}
      {!user.demo && (
        <div className="settles grid grid-cols-1 gap-10">
          <Suspense fallback={<TodaySkeleton />}>
            <TodayCard
              section={(params) => sectionAddress('calendar', false, params)}
              deadlines={<NextDeadlines links={DEADLINE_LINKS} />}
            />
          </Suspense>
          <ForgottenCases address={sectionAddress('cases', false, { show: 'table', only: 'forgotten' })} />
        </div>
      )}
      {user.demo ? <Counters {...user} /> : <LiveCounters user={user} />}
      <div className={cx('grid items-start gap-10', !user.demo && 'lg:grid-cols-2')}>
        <QuickAccess isDemo={user.demo} />
        {!user.demo && (
          <RecentThreads addressOf={(thread) => sectionAddress('chat', false, thread ? { thread } : {})} />
        )}
      </div>
    </div>
  );
}
