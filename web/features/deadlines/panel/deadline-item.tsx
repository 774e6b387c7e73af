import {
  BadgeCheck,
  BellRing,
  BriefcaseBusiness,
  CalendarDays,
  CalendarSync,
  Check,
  Download,
  Ellipsis,
  FileClock,
  Pencil,
  Trash2,
  TimerReset,
  Users,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { deadlineCardText as text, deadlineOriginText } from '#schema/text/deadline-screen.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
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
import { useLinks } from '../links.ts';
import { DEFAULT_TYPE } from './deadline-form.rules.ts';
import type { DeadlineActions } from './use-deadline-actions.tsx';

const ICON = 16;

const snoozedText = { COMPUTED: text.snoozedComputed, EVENT: text.snoozedEvent, MANUAL: text.snoozed } as const;

/** The effect of a snooze: a legal date stays, only its reminder moves. */
function snoozeWords({ isSnoozed, remindAt, origin }: DeadlineCard): string | null {
  if (!isSnoozed) return null;
  if (!remindAt) return text.snoozedAlone;
  return snoozedText[origin](formatInstant(remindAt));
}

function More({ deadline, actions }: { deadline: DeadlineCard; actions: DeadlineActions }) {
  const isComputed = deadline.origin === 'COMPUTED';
  const links = useLinks();
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <IconButton label={text.actions(deadline.title)} className={TOUCH_TARGET_ICON}>
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem
        icon={<FileClock size={ICON} aria-hidden="true" />}
        onSelect={() => actions.ask({ act: 'details', deadline })}
      >
        {text.details}
      </MenuItem>
      {deadline.viewerCanEdit && (
        <MenuItem
          icon={<Pencil size={ICON} aria-hidden="true" />}
          onSelect={() => actions.ask({ act: 'edit', deadline })}
        >
          {text.edit}
        </MenuItem>
      )}
      {deadline.viewerCanEdit && deadline.isEstimated && deadline.chainId && (
        <MenuItem
          icon={<BadgeCheck size={ICON} aria-hidden="true" />}
          onSelect={() => actions.ask({ act: 'notice', deadline })}
        >
          {text.noticeMade}
        </MenuItem>
      )}
      {deadline.viewerCanEdit && isComputed && !deadline.isEstimated && deadline.chainId && (
        <MenuItem
          icon={<CalendarSync size={ICON} aria-hidden="true" />}
          onSelect={() => actions.ask({ act: 'move', deadline })}
        >
          {text.move}
        </MenuItem>
      )}
      {isComputed && (
        <>
          <MenuLine />
          <MenuItem
            icon={<Download size={ICON} aria-hidden="true" />}
            onSelect={() => void actions.download(deadline, 'PDF')}
          >
            {text.pdf}
          </MenuItem>
          <MenuItem
            icon={<Download size={ICON} aria-hidden="true" />}
            onSelect={() => void actions.download(deadline, 'DOCX')}
          >
            {text.docx}
          </MenuItem>
        </>
      )}
      {deadline.eventId && (
        <MenuItem
          icon={<CalendarDays size={ICON} aria-hidden="true" />}
          onSelect={() => void navigate(links.event(deadline.eventId ?? '', deadline.dueOn))}
        >
          {text.openEvent}
        </MenuItem>
      )}
      {deadline.viewerCanEdit && !deadline.eventId && (
        <>
          <MenuLine />
          <MenuItem
            tone="danger"
            icon={<Trash2 size={ICON} aria-hidden="true" />}
            onSelect={() => actions.ask({ act: 'remove', deadline })}
          >
            {text.remove}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

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
  /** Hides the case, which is shown elsewhere. */
  isInCase?: boolean;
}

function Acts({ deadline, actions }: { deadline: DeadlineCard; actions: DeadlineActions }) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {deadline.viewerCanComplete && (
        <>
          <Button
            variant="secondary"
            size="sm"
            className={TOUCH_TARGET}
            onClick={() => actions.ask({ act: 'complete', deadline })}
          >
            <Check size={ICON} aria-hidden="true" />
            {text.complete}
          </Button>
          <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={() => actions.snooze(deadline)}>
            <TimerReset size={ICON} aria-hidden="true" />
            {text.snooze}
          </Button>
        </>
      )}
      <More deadline={deadline} actions={actions} />
    </div>
  );
}

function CaseLine({ deadline }: { deadline: DeadlineCard }) {
  const links = useLinks();
  return (
    <p className="flex items-start gap-1.5">
      <BriefcaseBusiness size={16} className="mt-0.5 text-muted" aria-hidden="true" />
      {deadline.case ? (
        <Link
          to={links.caseFile(deadline.case.id)}
          className="min-w-0 text-accent underline underline-offset-2 [overflow-wrap:anywhere]"
        >
          {deadline.case.title}
        </Link>
      ) : (
        <span className="text-muted">{text.noCase}</span>
      )}
    </p>
  );
}

/** A deadline in a list: time left, title, date and actions. */
export function DeadlineItem({ deadline, actions, isInCase }: DeadlineItemProps) {
  const snoozed = snoozeWords(deadline);
  return (
    <li
      data-deadline={deadline.id}
      className={cx(
        'deadline-item card border-l-4 px-4 py-4 sm:px-5',
        isInCase && 'is-in-case',
        urgencyStyles[deadline.urgency].edge,
      )}
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
        {!isInCase && <CaseLine deadline={deadline} />}
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
