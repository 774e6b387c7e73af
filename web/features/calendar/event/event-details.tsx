import type { ReactNode } from 'react';
import {
  AlarmClock,
  CloudAlert,
  CloudCheck,
  CloudUpload,
  Download,
  ExternalLink,
  MoveHorizontal,
  Pencil,
  Timer,
  Trash2,
  ClockPlus,
  Ellipsis,
} from 'lucide-react';
import { Link } from 'react-router';
import { eventTypeLabels } from '#schema/text/calendar.ts';
import { calendarViewText, eventDetailText as text } from '#schema/text/calendar-screen.ts';
import { eventMarkText } from '#schema/text/calendar-marks.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { Button, buttonClasses, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { useEventDetailQuery, useEventOverlapsQuery } from './event.generated.ts';
import { useCalendar } from '../calendar-context.tsx';
import { TypeIcon } from '#web/shared/calendar/event-type.tsx';
import { GoogleBadge, type EventDetail, type Occurrence } from '../event-styles.tsx';
import { alarmLabel } from '../dates/alarm-label.ts';
import { localTimeOf, localTimeText } from '#web/shared/dates/wall-clock.rules.ts';
import { OverlapList } from './event-overlaps.tsx';
import { localOccurrenceOf, instantsOf, type LocalOccurrence } from '../occurrence.rules.ts';
import { ZoomMeeting } from './zoom-meeting.tsx';
import { zoneName } from './zone-select.tsx';

/** `lunes 23 de noviembre de 2026, 10:00 – 12:00`. */
function formatWhen({ startsOn, endsOn, startTime, endTime }: LocalOccurrence): string {
  if (!startTime || !endTime) {
    if (startsOn === endsOn) return `${formatWeekday(startsOn)}, ${text.allDay}`;
    return text.upTo(formatWeekday(startsOn), formatWeekday(endsOn));
  }
  const from = `${formatWeekday(startsOn)}, ${startTime}`;
  return text.span(from, startsOn === endsOn || endTime === '00:00' ? endTime : `${formatWeekday(endsOn)}, ${endTime}`);
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </div>
);

const GOOGLE_ICONS = { IN_SYNC: CloudCheck, PENDING: CloudUpload, REFUSED: CloudAlert } as const;

function GoogleState({ event }: { event: EventDetail }) {
  if (!event.googleState) return null;
  const Icon = GOOGLE_ICONS[event.googleState];
  return (
    <p
      className={cx('flex items-center gap-2 text-sm', event.googleState === 'REFUSED' ? 'text-warning' : 'text-muted')}
    >
      <Icon size={16} aria-hidden="true" />
      {text.googleState[event.googleState]}
    </p>
  );
}

/** Events at the same time, from the server. */
function Overlaps({ event, at }: { event: EventDetail; at: string | null }) {
  const { startAt, endAt } = instantsOf(event, at);
  const [start, end] = [localTimeText(localTimeOf(startAt, event.zone)), localTimeText(localTimeOf(endAt, event.zone))];
  const isAsked = event.isBusy && event.isMine && !event.isAllDay;
  const { data } = useEventOverlapsQuery({
    variables: { start, end, zone: event.zone, except: event.id },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.eventConflicts ?? [];
  return found.length > 0 ? (
    <OverlapList found={found} title={text.conflicts(found.length)} day={start.slice(0, 10)} />
  ) : null;
}

function Facts({ event, at }: { event: EventDetail; at: string | null }) {
  const { links, settings } = useCalendar();
  const happening = localOccurrenceOf(event, at, settings.zone);
  return (
    <dl className="grid gap-4">
      <Row label={text.when}>
        <span className="block tabular first-letter:uppercase">{formatWhen(happening)}</span>
        {!event.isAllDay && event.zone !== settings.zone && (
          <span className="block text-sm text-muted tabular">
            {formatWhen(localOccurrenceOf(event, at, event.zone))} ·{' '}
            {text.zone(zoneName(event.zone, settings.offeredZones))}
          </span>
        )}
      </Row>
      {event.recurrence && (
        <Row label={text.repeats}>
          <span className="block first-letter:uppercase">{event.recurrence.text}</span>
        </Row>
      )}
      {event.location && <Row label={text.where}>{event.location}</Row>}
      <ZoomMeeting event={event} />
      {event.case && (
        <Row label={text.caseLabel}>
          <Link to={links.caseFile(event.case.id)} className="font-medium text-accent underline underline-offset-2">
            {event.case.title}
          </Link>
        </Row>
      )}
      {event.client && <Row label={text.client}>{event.client}</Row>}
      <Row label={text.billing}>{event.isBillable ? text.billable : text.notBillable}</Row>
      <Row label={text.alarms}>
        {event.alarms.length === 0 ? (
          <span className="text-muted">{text.noAlarms}</span>
        ) : (
          <span className="inline-flex flex-wrap items-center gap-x-2">
            <AlarmClock size={15} className="text-muted" aria-hidden="true" />
            {event.alarms.map(alarmLabel).join(' · ')}
          </span>
        )}
      </Row>
      {!event.isMine && <Row label={text.owner}>{event.ownerName}</Row>}
      {!event.isBusy && <Row label={calendarViewText.hours}>{text.free}</Row>}
      {event.isShared && <p className="text-sm text-muted">{text.shared}</p>}
      <Row label={text.description}>
        {event.description ? (
          <span className="whitespace-pre-wrap">{event.description}</span>
        ) : (
          <span className="text-muted">{text.noDescription}</span>
        )}
      </Row>
    </dl>
  );
}

interface DetailActions {
  onMove: (event: EventDetail) => void;
  onRemove: (event: EventDetail) => void;
  onFile: (event: EventDetail) => void;
  onRecord: (event: EventDetail) => void;
  onTimer: (event: EventDetail) => void;
}

interface DetailsProps extends DetailActions {
  id: string;
  at: string | null;
  /** The occurrence as the view has it. */
  occurrence: Occurrence | null;
  onClose: () => void;
}

function Actions({ event, at, occurrence, ...act }: DetailsProps & { event: EventDetail }) {
  const { address, settings, now } = useCalendar();
  const begins = localOccurrenceOf(event, at, settings.zone);
  const hasBegun = `${begins.startsOn} ${begins.startTime ?? ''}` <= `${now.day} ${now.time}`;
  const isRecorded = occurrence?.timeEntryId != null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3">
      {event.viewerCanEdit && (
        <Link
          to={address({ open: { is: 'edit', id: event.id, at } })}
          className={cx(buttonClasses({ size: 'sm' }), TOUCH_TARGET)}
        >
          <Pencil size={15} aria-hidden="true" />
          {text.edit}
        </Link>
      )}
      {isRecorded ? (
        <span className="text-sm text-positive">{text.recorded}</span>
      ) : (
        hasBegun && (
          <Button variant="secondary" size="sm" className={TOUCH_TARGET} onClick={() => act.onRecord(event)}>
            <ClockPlus size={15} aria-hidden="true" />
            {text.record}
          </Button>
        )
      )}
      <span className="ml-auto" />
      {event.viewerCanDelete && (
        <IconButton
          label={text.remove}
          className={cx(TOUCH_TARGET_ICON, 'text-danger')}
          onClick={() => act.onRemove(event)}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      )}
      <Menu
        trigger={
          <IconButton label={text.more} className={TOUCH_TARGET_ICON}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        }
      >
        {event.viewerCanEdit && (
          <MenuItem icon={<MoveHorizontal size={16} aria-hidden="true" />} onSelect={() => act.onMove(event)}>
            {text.move}
          </MenuItem>
        )}
        <MenuItem icon={<Timer size={16} aria-hidden="true" />} onSelect={() => act.onTimer(event)}>
          {text.startTimer}
        </MenuItem>
        <MenuItem icon={<Download size={16} aria-hidden="true" />} onSelect={() => act.onFile(event)}>
          {text.file}
        </MenuItem>
        {event.htmlLink && (
          <MenuItem
            icon={<ExternalLink size={16} aria-hidden="true" />}
            onSelect={() => window.open(event.htmlLink ?? '', '_blank', 'noopener')}
          >
            {text.openInGoogle}
          </MenuItem>
        )}
      </Menu>
    </div>
  );
}

const DetailsSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="grid gap-5 p-5">
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className="grid gap-2">
        <Skeleton className="h-3.5 w-20" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    ))}
  </div>
);

/** The details of one event, beside the calendar. */
export function EventDetails(props: DetailsProps) {
  const { id, at, onClose } = props;
  const { data, error, refetch } = useEventDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const event = data?.calendarEvent;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={text.title}>
      {event ? (
        <div className="flex min-h-full flex-col">
          <div className="grid flex-1 content-start gap-5 p-5">
            <div className="grid gap-1.5">
              <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
                <TypeIcon type={event.type} size={16} />
                {eventTypeLabels[event.type]}
                {event.source === 'GOOGLE' && (
                  <>
                    <GoogleBadge />
                    <span aria-hidden="true">{eventMarkText.googleTitle}</span>
                  </>
                )}
              </p>
              <h3 className="text-xl font-semibold [overflow-wrap:anywhere]">{event.title}</h3>
              <GoogleState event={event} />
            </div>
            <Overlaps event={event} at={at} />
            <Facts event={event} at={at} />
          </div>
          <div className="sticky bottom-0 bg-surface">
            <Actions {...props} event={event} />
          </div>
        </div>
      ) : data ? (
        <EmptyState text={text.missing} />
      ) : error ? (
        <div className="p-5">
          <ErrorState
            title={text.loadFailed}
            {...readFailure(error)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        </div>
      ) : (
        <DetailsSkeleton />
      )}
    </Sheet>
  );
}
