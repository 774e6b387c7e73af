import type { BillingKind, CalendarEventType, WorkActivity } from '#schema/generated/contract.ts';
import { hoursText as say } from '#schema/text/hours.ts';
import { validationText } from '#schema/text/validation.ts';
import { hoursOf, MAX_ENTRY_SECONDS } from '../pricing/pricing.rules.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

/** Checks the values of recorded time. */

export interface EntryProblem {
  field: string;
  message: string;
}

const MAX_DESCRIPTION_LENGTH = 2000;
const MAX_CLIENT_ID_LENGTH = 64;
const FIRST_DAY = '1970-01-01';

export const secondsProblem = (seconds: number): EntryProblem | null =>
  Number.isInteger(seconds) && seconds >= 1 && seconds <= MAX_ENTRY_SECONDS
    ? null
    : { field: 'seconds', message: say.secondsInvalid };

export function descriptionProblem(description: string): EntryProblem | null {
  if (!isStorable(description)) return { field: 'description', message: validationText.invalidCharacters };
  return description.length > MAX_DESCRIPTION_LENGTH
    ? { field: 'description', message: say.descriptionTooLong(MAX_DESCRIPTION_LENGTH) }
    : null;
}

export const clientIdProblem = (clientId: string): EntryProblem | null =>
  clientId.length >= 1 && clientId.length <= MAX_CLIENT_ID_LENGTH && /^[\w.:-]+$/.test(clientId)
    ? null
    : { field: 'clientId', message: say.clientIdInvalid };

/** `taken`: seconds recorded on the day without this entry. */
export const dayProblem = (taken: number, seconds: number): EntryProblem | null =>
  taken + seconds > MAX_ENTRY_SECONDS ? { field: 'seconds', message: say.dayFull(hoursOf(taken)) } : null;

export const futureProblem = (
  { workedOn, startedAt }: { workedOn: string; startedAt: Date | null },
  { today, now }: { today: string; now: Date },
): EntryProblem | null => {
  if (workedOn > today) return { field: 'workedOn', message: say.inFuture };
  if (workedOn < FIRST_DAY) return { field: 'workedOn', message: say.tooLongAgo };
  return startedAt && startedAt > now ? { field: 'start', message: say.inFuture } : null;
};

const ACTIVITY_OF: Record<CalendarEventType, WorkActivity> = {
  HEARING: 'HEARING',
  MEETING: 'MEETING',
  DEADLINE: 'DRAFTING',
  SUMMONS: 'COURT_VISIT',
  MEDIATION: 'NEGOTIATION',
  PREPARATION: 'RESEARCH',
  OTHER: 'OTHER',
};

export const activityOfEvent = (type: CalendarEventType): WorkActivity => ACTIVITY_OF[type];

/** The default: as the event says; else work on a case is billable, work without one is not. */
export const usualBilling = (isEventBillable: boolean | null, hasCase: boolean): BillingKind =>
  (isEventBillable ?? hasCase) ? 'BILLABLE' : 'NOT_BILLABLE';
