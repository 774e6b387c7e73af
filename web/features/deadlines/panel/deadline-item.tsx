import { BellRing, CalendarSync, Users } from 'lucide-react';
import { deadlineCardText as text, deadlineOriginText } from '#schema/text/deadline-screen.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import {
  DaysLeft,
  EstimatedBadge,
  formatDue,
  ProvisionalBadge,
  TheirsBadge,
  typeLabel,
  urgencyStyles,
  type DeadlineCard,
} from '../deadline-styles.tsx';
import '../deadlines.css';
import { Acts, snoozeWords } from './deadline-acts.tsx';
import { DEFAULT_TYPE } from './deadline-form.rules.ts';
import type { DeadlineActions } from './use-deadline-actions.tsx';

const Marks = ({ deadline }: { deadline: DeadlineCard }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
    {deadline.isEstimated ? <EstimatedBadge /> : <span>{deadlineOriginText[deadline.origin]}</span>}
    {deadline.isTheirs && <TheirsBadge />}
    {deadline.type && deadline.type !== DEFAULT_TYPE && <span>{typeLabel(deadline.type)}</span>}
    {deadline.isProvisional && <ProvisionalBadge />}
    {deadline.isShared && (
      <StateBadge tone="neutral" icon={Users}>
        {text.shared}
      </StateBadge>
    )}
  </p>
);

interface DeadlineItemProps {
  deadline: DeadlineCard;
  actions: DeadlineActions;
}

/** A deadline on the page of its case: time left, title, date and actions. */
export function DeadlineItem({ deadline, actions }: DeadlineItemProps) {
  const snoozed = snoozeWords(deadline);
  return (
    <li
      data-deadline={deadline.id}
      className={cx('deadline-item card border-l-4 px-4 py-4 sm:px-5', urgencyStyles[deadline.urgency].edge)}
    >
      <div className="[grid-area:days]">
        <DaysLeft deadline={deadline} />
      </div>
      <div className="grid min-w-0 content-start gap-1.5 [grid-area:head]">
        <h3 className="min-w-0 font-sans text-lg font-medium leading-snug">
          <button
            type="button"
            aria-label={text.open(deadline.title)}
            onClick={() => actions.ask({ act: 'details', deadline })}
            className="text-left hover:text-accent hover:underline [overflow-wrap:anywhere]"
          >
            {deadline.title}
          </button>
        </h3>
        <p className="font-serif text-lg leading-snug">
          <span className="sr-only">{text.due} </span>
          <time dateTime={deadline.hasHour ? deadline.dueAt : deadline.dueOn}>{formatDue(deadline)}</time>
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-2 [grid-area:rest]">
        {deadline.description && (
          <p className="line-clamp-2 max-w-[75ch] text-muted [overflow-wrap:anywhere]">{deadline.description}</p>
        )}
        <Marks deadline={deadline} />
        {deadline.changeNote && (
          <p className="flex items-start gap-2 rounded-md bg-info-soft px-3 py-2 text-sm">
            <CalendarSync size={16} className="mt-0.5 text-info" aria-hidden="true" />
            <span className="min-w-0">{deadline.changeNote}</span>
          </p>
        )}
        {snoozed && (
          <p className="flex items-start gap-2 text-sm text-muted">
            <BellRing size={16} className="mt-0.5" aria-hidden="true" />
            <span className="min-w-0">{snoozed}</span>
          </p>
        )}
      </div>
      <div className="self-end [grid-area:acts]">
        <Acts deadline={deadline} actions={actions} />
      </div>
    </li>
  );
}
