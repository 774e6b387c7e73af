import type { CalendarEventSource, CalendarEventType, GoogleEventState } from '#schema/generated/contract.ts';
import { dayIn, timeIn } from '#schema/lib/zones.ts';
import { canEditEvent } from './calendar.policy.ts';
import type { EventRow } from './event-rows.service.ts';
import { previewOf } from './events.rules.ts';
import { readRule, type ReadRecurrence } from './recurrence/recurrence.rules.ts';

/** An event as the contract defines it, for one viewer. */
export interface EventView {
  id: string;
  /** For the field `case`. */
  caseId: string | null;
  caseTitle: string | null;
  title: string;
  type: CalendarEventType;
  description: string;
  descriptionPreview: string;
  location: string;
  client: string;
  source: CalendarEventSource;
  htmlLink: string | null;
  zone: string;
  isAllDay: boolean;
  startAt: Date;
  endAt: Date;
  startsOn: string;
  endsOn: string;
  startTime: string | null;
  endTime: string | null;
  recurrence: ReadRecurrence | null;
  isBillable: boolean;
  isBusy: boolean;
  isShared: boolean;
  alarms: number[];
  ownerName: string;
  isMine: boolean;
  googleState: GoogleEventState | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  viewerCanEdit: boolean;
  viewerCanDelete: boolean;
}

export interface TimeSpan {
  startAt: Date;
  endAt: Date;
  isAllDay: boolean;
}

/** Days and times of a span in a zone. A span that ends at midnight ends on the day before. */
export function wallsOf({ startAt, endAt, isAllDay }: TimeSpan, zone: string) {
  const startsOn = dayIn(zone, startAt);
  const lastMoment = endAt > startAt ? new Date(endAt.getTime() - 1) : endAt;
  return {
    startsOn,
    endsOn: dayIn(zone, lastMoment),
    startTime: isAllDay ? null : timeIn(zone, startAt),
    endTime: isAllDay ? null : timeIn(zone, endAt),
  };
}

const canViewerEdit = (row: EventRow, viewerId: string): boolean =>
  canEditEvent({
    isOwner: row.ownerId === viewerId,
    isOfCase: row.caseId !== null,
    role: row.viewerRole,
    isCaseArchived: row.isCaseArchived,
    isShared: row.isShared,
  });

export function viewOf(row: EventRow, viewerId: string): EventView {
  const walls = wallsOf(row, row.zone);
  const canEdit = canViewerEdit(row, viewerId);
  return {
    id: row.id,
    caseId: row.caseId,
    caseTitle: row.caseTitle,
    title: row.title,
    type: row.type,
    description: row.description,
    descriptionPreview: previewOf(row.description),
    location: row.location,
    client: row.ownClient ?? row.caseClient ?? '',
    source: row.source,
    // The page in Google opens only in the account of the owner.
    htmlLink: row.ownerId === viewerId ? row.htmlLink : null,
    zone: row.zone,
    isAllDay: row.isAllDay,
    startAt: row.startAt,
    endAt: row.endAt,
    ...walls,
    recurrence: row.rrule === null ? null : readRule(row.rrule, walls.startsOn, row),
    isBillable: row.isBillable,
    isBusy: row.isBusy,
    isShared: row.isShared,
    alarms: row.alarms,
    ownerName: row.ownerName,
    isMine: row.ownerId === viewerId,
    googleState: row.googleState,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    viewerCanEdit: canEdit,
    viewerCanDelete: canEdit,
  };
}
