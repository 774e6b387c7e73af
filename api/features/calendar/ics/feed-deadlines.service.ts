import { icsText } from '#schema/text/ics.ts';
import { addDays } from '#schema/lib/days.ts';
import { beginningOf } from '#schema/lib/zones.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { EventRow } from '../event-rows.service.ts';
import { readOpenDeadlines, type OpenDeadline } from '../calendar-deadlines.service.ts';

const HOUR_OF_ALERT = 8;
const DAY_MINUTES = 1440;
/** As long as an event of the type «vencimiento». */
const LENGTH_MS = 30 * 60_000;

/** Minutes before the start. A whole day starts at midnight: its alarms are moved to 08:00, as alerts are. */
const alarmsOf = ({ alertDays, hasHour }: OpenDeadline): number[] =>
  alertDays.map((days) => days * DAY_MINUTES - (hasHour ? 0 : HOUR_OF_ALERT * 60)).filter((minutes) => minutes > 0);

/** A deadline as an event row: on its day, not busy. */
function rowOf(deadline: OpenDeadline, ownerId: string): EventRow {
  const { id, title, description, caseId, caseTitle, dueOn, dueAt, hasHour, zone } = deadline;
  const { version, createdAt, updatedAt } = deadline;
  const startAt = hasHour ? dueAt : beginningOf(zone, dueOn);
  const endAt = hasHour ? new Date(dueAt.getTime() + LENGTH_MS) : beginningOf(zone, addDays(dueOn, 1));
  return {
    id,
    ownerId,
    ownerName: '',
    caseId,
    viewerRole: null,
    caseClient: null,
    caseTitle,
    isCaseArchived: false,
    title: icsText.due(title, deadline.isEstimated),
    type: 'DEADLINE',
    description: [caseTitle && icsText.ofCase(caseTitle), description].filter(Boolean).join('\n'),
    location: '',
    ownClient: null,
    zone,
    isAllDay: !hasHour,
    startAt,
    endAt,
    rrule: null,
    lastAt: endAt,
    excluded: [],
    exceptionStarts: [],
    seriesId: null,
    occurrenceOf: null,
    isBillable: false,
    isBusy: false,
    isShared: false,
    alarms: alarmsOf(deadline),
    source: 'FOJA',
    htmlLink: null,
    uid: `${id}@foja`,
    sequence: version,
    version,
    deletedAt: null,
    createdAt,
    updatedAt,
    googleState: null,
    recorded: [],
  };
}

/** Open deadlines that belong to no event; `caseId`: of that case only. */
export async function deadlineRows(reader: Ctx, ownerId: string, caseId: string | null): Promise<EventRow[]> {
  return (await readOpenDeadlines(reader, caseId)).map((deadline) => rowOf(deadline, ownerId));
}
