import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import {
  CalendarRangeDocument,
  CreateEventDocument,
  DeleteEventDocument,
  OneEventDocument,
  RestoreEventDocument,
  UpdateEventDocument,
  type CalendarRangeQueryVariables,
  type CreateEventMutationVariables,
  type DeleteEventMutationVariables,
  type UpdateEventMutationVariables,
} from '#tests/support/calendar.generated.ts';
import type { Caller } from '../../support/world.ts';

export type Given = Partial<CreateEventMutationVariables['input']>;
export const HOME = 'America/Mexico_City';

export const tries = async (caller: Caller, given: Given = {}) =>
  (
    await caller.does(CreateEventDocument, {
      input: { title: 'Audiencia inicial', type: 'HEARING', start: '2026-03-05T10:30', ...given },
    })
  ).createCalendarEvent;

export async function puts(caller: Caller, given: Given = {}) {
  const { event, userErrors } = await tries(caller, given);
  if (!event) throw new Error(userErrors[0]?.message);
  return event;
}

export async function opens(caller: Caller, title = 'Amparo indirecto'): Promise<string> {
  const { createCase } = await caller.does(CreateCaseDocument, {
    input: { title, client: 'Constructora del Norte', area: 'CONSTITUTIONAL' },
  });
  return createCase.case?.id ?? '';
}

export const range = async (
  caller: Caller,
  from: string,
  to: string,
  rest: Partial<CalendarRangeQueryVariables> = {},
) => (await caller.does(CalendarRangeDocument, { from, to, zone: HOME, ...rest })).calendarRange;
export const march = async (caller: Caller) => (await range(caller, '2026-03-01', '2026-03-31')).occurrences;
export const whens = async (caller: Caller) =>
  (await march(caller)).map(({ startsOn, startTime }) => `${startsOn} ${startTime}`);
export const one = async (caller: Caller, id: string) => (await caller.does(OneEventDocument, { id })).calendarEvent;
export const updates = async (caller: Caller, input: UpdateEventMutationVariables['input']) =>
  (await caller.does(UpdateEventDocument, { input })).updateCalendarEvent;
export const deletes = async (caller: Caller, input: DeleteEventMutationVariables['input']) =>
  (await caller.does(DeleteEventDocument, { input })).deleteCalendarEvent;
export const restores = async (caller: Caller, eventId: string, undoToken: string | null | undefined) =>
  (await caller.does(RestoreEventDocument, { input: { eventId, undoToken: undoToken ?? '' } })).restoreCalendarEvent;
