import type { ReactNode } from 'react';
import { CircleHelp, Clock, GitFork, History, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { accountZone } from '#web/shared/dates/account-zone.ts';
import { zoneBeside } from '#schema/text/deadline-days.ts';
import { articleAddress } from '#schema/record-address.ts';
import { calendarConfidenceText, computationText as text, noticeMethodText } from '#schema/text/deadline-calculator.ts';
import { formatDay, formatShortWeekday, formatWeekday } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import type { ComputationFieldsFragment, ComputationHeadFieldsFragment } from '../computation.generated.ts';
import { dueNow } from '../deadline-styles.tsx';
import { DayTable } from './day-table.tsx';
import { MonthCalendar } from './month-calendar.tsx';

export type Computation = ComputationFieldsFragment;
type Head = ComputationHeadFieldsFragment;

const Part = ({ title, children, className }: { title: string; children: ReactNode; className?: string }) => (
  <section className={cx('grid grid-cols-1 content-start gap-2', className)}>
    <h3 className="font-sans text-base font-semibold">{title}</h3>
    {children}
  </section>
);

/** The due date in large type, and how far away it is. */
function DueLine({ computation, isSaved }: { computation: Head; isSaved?: boolean }) {
  const { dueOn, dueAt, zone, hourNote, isProvisional, term, title } = computation;
  const told = dueOn && dueAt ? dueNow({ dueOn, dueAt: new Date(dueAt), hasHour: true, zone }) : null;
  const beside = dueAt ? zoneBeside(zone, accountZone(), new Date(dueAt)) : null;
  return (
    <div className="grid gap-1.5">
      <p className="text-muted [overflow-wrap:anywhere]">
        {title} · {term}
      </p>
      {dueOn ? (
        <>
          <p className="text-sm font-medium text-muted">{text.due}</p>
          <p className="font-serif text-3xl font-semibold tracking-tight text-balance">
            <time dateTime={dueOn}>{formatWeekday(dueOn)}</time>
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {hourNote && (
              <span>
                {hourNote}
                {beside && ` (${beside})`}
              </span>
            )}
            {/* A saved deadline says it beside its label. */}
            {!isSaved && told && <span className="text-muted">({text.daysAway(told.daysLeft, told.since)})</span>}
            {isProvisional && (
              <StateBadge tone="warning" icon={Clock}>
                {text.provisional}
              </StateBadge>
            )}
          </p>
        </>
      ) : (
        <>
          <p className="font-serif text-3xl font-semibold">{text.noTerm}</p>
          <p className="text-muted">{text.noTermBody}</p>
        </>
      )}
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-0.5 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-4">
    <dt className="text-sm text-muted sm:pt-0.5">{label}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </div>
);

/** Number of days shown before «show all». */
const MAX_SHOWN = 6;

function ExcludedDays({ days }: { days: Computation['daysLeftOut'] }) {
  const list = (
    <ul className="grid gap-1">
      {days.map(({ date, reason }) => (
        <li key={date}>
          <span className="tabular">{formatShortWeekday(date)}</span>
          {reason && <span className="text-muted"> · {reason}</span>}
        </li>
      ))}
    </ul>
  );
  if (days.length <= MAX_SHOWN) return list;
  return (
    <details>
      <summary className="w-fit text-accent underline underline-offset-2">{text.leftOutCount(days.length)}</summary>
      <div className="pt-1.5">{list}</div>
    </details>
  );
}

function Steps({ computation }: { computation: Computation }) {
  const { noticeOn, method, effectOn, effectNote, firstDay, term, daysLeftOut, consequence } = computation;
  return (
    <dl className="divide-y divide-line border-y border-line">
      <Fact label={text.notice}>
        {formatWeekday(noticeOn)} <span className="text-muted">· {noticeMethodText[method]}</span>
      </Fact>
      {effectOn && (
        <Fact label={text.effect}>
          {formatWeekday(effectOn)}
          {effectNote && <span className="block text-sm text-muted">{effectNote}</span>}
        </Fact>
      )}
      {firstDay && <Fact label={text.firstDay}>{formatWeekday(firstDay)}</Fact>}
      <Fact label={text.counted}>{term}</Fact>
      {firstDay && (
        <Fact label={text.leftOut}>
          {daysLeftOut.length === 0 ? (
            <span className="text-muted">{text.leftOutNone}</span>
          ) : (
            <ExcludedDays days={daysLeftOut} />
          )}
        </Fact>
      )}
      {consequence && <Fact label={text.consequence}>{consequence}</Fact>}
    </dl>
  );
}

/** What could change the date: one box, as three would compete. */
export function Cautions({ computation }: { computation: Head }) {
  const { isProvisional, warnings, alternatives, laterReforms } = computation;
  const lines: { key: string; icon: LucideIcon; title?: string; body: string; source?: string }[] = [
    ...alternatives.map(({ note, source, dueOn }) => ({
      key: note,
      icon: GitFork,
      title: `${text.alternatives}: ${text.alternativeDue(formatWeekday(dueOn))}`,
      body: note,
      source: text.source(source),
    })),
    ...(isProvisional ? [{ key: 'provisional', icon: Clock, body: text.provisionalBody }] : []),
    ...warnings.map((line) => ({ key: line, icon: TriangleAlert, body: line })),
    ...laterReforms.map((line) => ({ key: line, icon: History, title: text.laterReforms, body: line })),
  ];
  if (lines.length === 0) return null;
  return (
    <section className="grid gap-3 rounded-md border border-line bg-warning-soft px-4 py-3">
      <h3 className="font-sans font-semibold text-warning">{text.cautions}</h3>
      <ul className="grid gap-2.5">
        {lines.map(({ key, icon: Icon, title, body, source }) => (
          <li key={key} className="flex items-start gap-2.5">
            <Icon size={17} className="mt-0.5 shrink-0 text-warning" aria-hidden="true" />
            <div className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
              {title && <p className="font-medium">{title}</p>}
              <p>{body}</p>
              {source && <p className="text-sm text-muted">{source}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Basis = Head['basis'][number];

/** Groups the articles by law, in the order of the list. */
function byStatute(basis: readonly Basis[]): (Basis & { articles: Basis[] })[] {
  const shelves = new Map<string, Basis & { articles: Basis[] }>();
  for (const each of basis) {
    const shelf = shelves.get(each.statuteKey);
    if (shelf) shelf.articles.push(each);
    else shelves.set(each.statuteKey, { ...each, articles: [each] });
  }
  return [...shelves.values()];
}

function Grounds({ computation }: { computation: Head }) {
  const { assumptions, calendars, basis } = computation;
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Part title={text.basis}>
        <ul className="grid gap-3">
          {byStatute(basis).map(({ statuteKey, statuteName, textAsOf, articles }) => (
            <li key={statuteKey} className="grid gap-0.5">
              <p className="[overflow-wrap:anywhere]">{statuteName}</p>
              <p className="flex flex-wrap gap-x-3 gap-y-0.5">
                {articles.map(({ articleNumber, place }) => (
                  <Link
                    key={`${articleNumber}-${place ?? ''}`}
                    to={articleAddress(statuteKey, articleNumber)}
                    aria-label={[statuteName, text.article(articleNumber), place].filter(Boolean).join(', ')}
                    className="text-accent underline underline-offset-2"
                  >
                    {text.article(articleNumber)}
                    {place && ` ${place}`}
                  </Link>
                ))}
              </p>
              <p className="text-sm text-muted">{text.textAsOf(formatDay(textAsOf))}</p>
            </li>
          ))}
        </ul>
      </Part>
      <div className="grid grid-cols-1 content-start gap-6">
        <Part title={text.calendars}>
          {calendars.length === 0 ? (
            <p className="text-muted">{text.calendarNone}</p>
          ) : (
            <ul className="grid gap-1.5">
              {calendars.map(({ key, name, year, confidence, isComplete, source }) => (
                <li key={`${key}-${year}`} className="[overflow-wrap:anywhere]">
                  {name}, {year}
                  <span className="block text-sm text-muted">
                    {calendarConfidenceText[confidence]}
                    {!isComplete && ` · ${text.incomplete}`}
                    {source && ` · ${source}`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Part>
        {assumptions.length > 0 && (
          <Part title={text.assumptions}>
            <ul className="grid gap-1.5">
              {assumptions.map((line) => (
                <li key={line} className="flex items-start gap-2">
                  <CircleHelp size={16} className="mt-0.5 text-muted" aria-hidden="true" />
                  <span className="min-w-0 [overflow-wrap:anywhere]">{line}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </div>
  );
}

interface ComputationViewProps {
  computation: Computation;
  actions?: ReactNode;
  /** The view of a saved deadline, which shows the days left itself. */
  isSaved?: boolean;
}

/** A counted term: the due date and every reason. */
export function ComputationView({ computation, actions, isSaved }: ComputationViewProps) {
  return (
    <div className="deadline-print grid grid-cols-1 gap-6">
      <DueLine computation={computation} isSaved={isSaved} />
      {actions}
      <Cautions computation={computation} />
      <Part title={text.how}>
        <Steps computation={computation} />
      </Part>
      {computation.dueOn && (
        <Part title={text.months}>
          <MonthCalendar computation={computation} />
        </Part>
      )}
      {computation.days.length > 0 && (
        <Part title={text.table}>
          <DayTable computation={computation} />
        </Part>
      )}
      <Grounds computation={computation} />
    </div>
  );
}
