import {
  CreateEntryDocument,
  HoursSummaryDocument,
  OneEntryDocument,
  RunningTimerDocument,
  SetRateDocument,
  StartTimerDocument,
  StopTimerDocument,
  UpdateEntryDocument,
  type CreateEntryMutationVariables,
  type SetRateMutationVariables,
  type StartTimerMutationVariables,
  type UpdateEntryMutationVariables,
} from '#tests/support/hours.generated.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import type { Caller } from '../../support/world.ts';

export const HOME = 'America/Mexico_City';

export async function opens(caller: Caller, client = 'Constructora del Norte'): Promise<string> {
  const { createCase } = await caller.does(CreateCaseDocument, { input: { title: 'Amparo', client, area: 'CIVIL' } });
  return createCase.case?.id ?? '';
}

export const tries = async (caller: Caller, input: CreateEntryMutationVariables['input']) =>
  (await caller.does(CreateEntryDocument, { input })).createTimeEntry;
export async function records(caller: Caller, input: CreateEntryMutationVariables['input']) {
  const { entry, userErrors } = await tries(caller, input);
  if (!entry) throw new Error(userErrors[0]?.message);
  return entry;
}
export const edits = async (caller: Caller, input: UpdateEntryMutationVariables['input']) =>
  (await caller.does(UpdateEntryDocument, { input })).updateTimeEntry;
export const one = async (caller: Caller, id: string) => (await caller.does(OneEntryDocument, { id })).timeEntry;
export const summary = async (caller: Caller, filter = {}) =>
  (await caller.does(HoursSummaryDocument, { filter })).hoursSummary;
export const rates = async (caller: Caller, input: SetRateMutationVariables['input']) =>
  (await caller.does(SetRateDocument, { input })).setTimeRate;
export const starts = async (caller: Caller, input: StartTimerMutationVariables['input'] = {}) =>
  (await caller.does(StartTimerDocument, { input })).startTimer;
export const stops = async (caller: Caller, id: string, seconds: number | null = null) =>
  (await caller.does(StopTimerDocument, { id, seconds })).stopTimer;
export const running = async (caller: Caller) => (await caller.does(RunningTimerDocument)).runningTimer;
