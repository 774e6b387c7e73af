import { BellRing, CalendarSync, Check, TimerReset, Users } from 'lucide-react';
import { Link } from 'react-router';
import { deadlineCardText as text } from '#schema/text/deadline-screen.ts';
import { formatShortWeekday, formatTime } from '#web/shared/format/format.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import {
  DaysLeft,
  EstimatedBadge,
  formatDue,
  ProvisionalBadge,
  TheirsBadge,
  type DeadlineCard,
} from '../deadline-styles.tsx';
import { useLinks } from '../links.ts';
import { MoreActions, snoozeWords } from './deadline-acts.tsx';
import type { DeadlineActions } from './use-deadline-actions.tsx';

const ICON = 17;

interface DeadlineRowProps {
  deadline: DeadlineCard;
  actions: DeadlineActions;
  isSelected: boolean;
  onOpen: () => void;
}

const DueDay = ({ deadline }: { deadline: DeadlineCard }) => (
  <p className="text-sm leading-snug [grid-area:date]">
    <time
      dateTime={deadline.hasHour ? deadline.dueAt : deadline.dueOn}
      title={formatDue(deadline)}
      className="flex flex-wrap gap-x-2 font-medium tabular sm:grid"
    >
      <span className="sr-only">{text.due}</span>
      <span>{formatShortWeekday(deadline.dueOn)}</span>
      {deadline.hasHour && (
        <span className="font-normal text-muted">
          {text.at(formatTime(deadline.dueAt, deadline.zone))}
          {deadline.zoneNote && ` (${deadline.zoneNote})`}
        </span>
      )}
    </time>
  </p>
);

/** Whose it is: case, client and court, in one line. */
function Subject({ deadline }: { deadline: DeadlineCard }) {
  const links = useLinks();
  const legalCase = deadline.case;
  if (!legalCase) return <p className="truncate text-sm text-muted">{text.noCase}</p>;
  return (
    <p className="truncate text-sm text-muted">
      <Link
        to={links.caseFile(legalCase.id)}
        className="relative z-10 text-accent underline decoration-line-strong underline-offset-2 hover:decoration-current"
      >
        {legalCase.title}
      </Link>
      {[legalCase.client, legalCase.court?.name].filter(Boolean).map((words) => ` · ${words}`)}
    </p>
  );
}

function Notes({ deadline }: { deadline: DeadlineCard }) {
  const snoozed = snoozeWords(deadline);
  if (!snoozed && !deadline.changeNote) return null;
  return (
    <div className="grid gap-0.5 text-sm text-muted">
      {deadline.changeNote && (
        <p className="flex items-start gap-1.5">
          <CalendarSync size={15} className="mt-0.5 shrink-0 text-info" aria-hidden="true" />
          <span className="min-w-0">{deadline.changeNote}</span>
        </p>
      )}
      {snoozed && (
        <p className="flex items-start gap-1.5">
          <BellRing size={15} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0">{snoozed}</span>
        </p>
      )}
    </div>
  );
}

/** A deadline in the panel. The whole row opens it. */
export function DeadlineRow({ deadline, actions, isSelected, onOpen }: DeadlineRowProps) {
  return (
    <li
      data-deadline={deadline.id}
      data-selected={isSelected || undefined}
      data-overdue={deadline.isOverdue || undefined}
      className="deadline-row"
    >
      <DaysLeft deadline={deadline} className="[grid-area:days]" />
      <DueDay deadline={deadline} />
      <div className="grid min-w-0 gap-0.5 [grid-area:what]">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 sm:flex-nowrap">
          <h4 className="min-w-0 font-sans text-base font-medium leading-snug">
            <button
              type="button"
              aria-label={text.open(deadline.title)}
              aria-pressed={isSelected}
              onClick={onOpen}
              className="max-w-full text-left after:absolute after:inset-0 sm:truncate max-sm:[overflow-wrap:anywhere]"
            >
              {deadline.title}
            </button>
          </h4>
          <span className="flex shrink-0 flex-wrap items-center gap-1.5">
            {deadline.isEstimated && <EstimatedBadge />}
            {deadline.isTheirs && <TheirsBadge />}
            {deadline.isProvisional && <ProvisionalBadge />}
            {deadline.isShared && (
              <StateBadge tone="neutral" icon={Users}>
                {text.shared}
              </StateBadge>
            )}
          </span>
        </div>
        <Subject deadline={deadline} />
        <Notes deadline={deadline} />
      </div>
      <div className="deadline-row-acts z-10">
        {deadline.viewerCanComplete && (
          <>
            <IconButton label={text.complete} size="sm" onClick={() => actions.ask({ act: 'complete', deadline })}>
              <Check size={ICON} aria-hidden="true" />
            </IconButton>
            <IconButton label={text.snooze} size="sm" onClick={() => actions.snooze(deadline)}>
              <TimerReset size={ICON} aria-hidden="true" />
            </IconButton>
          </>
        )}
        <MoreActions deadline={deadline} actions={actions} />
      </div>
    </li>
  );
}
