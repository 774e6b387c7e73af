import {
  BadgeCheck,
  CalendarDays,
  CalendarSync,
  Check,
  Download,
  Ellipsis,
  FileClock,
  Pencil,
  TimerReset,
  Trash2,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { deadlineCardText as text } from '#schema/text/deadline-screen.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import type { DeadlineCard } from '../deadline-styles.tsx';
import { useLinks } from '../links.ts';
import type { DeadlineActions } from './use-deadline-actions.tsx';

const ICON = 16;

const snoozedText = { COMPUTED: text.snoozedComputed, EVENT: text.snoozedEvent, MANUAL: text.snoozed } as const;

/** The effect of a snooze: a legal date stays, only its reminder moves. */
export function snoozeWords({ isSnoozed, remindAt, origin }: DeadlineCard): string | null {
  if (!isSnoozed) return null;
  if (!remindAt) return text.snoozedAlone;
  return snoozedText[origin](formatInstant(remindAt));
}

export function MoreActions({ deadline, actions }: { deadline: DeadlineCard; actions: DeadlineActions }) {
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

/** What is done most, with its words; the rest is in the menu. */
export function Acts({ deadline, actions }: { deadline: DeadlineCard; actions: DeadlineActions }) {
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
      <MoreActions deadline={deadline} actions={actions} />
    </div>
  );
}
