import type { PrebillAdvanceInput, PrebillStatus } from '#schema/generated/contract.ts';
import { formatPesos } from '#schema/lib/pesos.ts';
import { addDays } from '#schema/lib/days.ts';
import { prebillText as say } from '#schema/text/hours.ts';
import { validationText } from '#schema/text/validation.ts';
import type { Prebill } from '#db/entities/hours.entity.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

/** Money received for a pre-bill, and the state that follows from it. */

const MAX_AMOUNT = 100_000_000_000;
const MAX_NOTE_LENGTH = 200;
const MAX_ADVANCES = 20;
export const MAX_PAYMENTS = 200;
const FIRST_DAY = '2000-01-01';
/** Of a bill that names no day of payment. */
const USUAL_DAYS_TO_PAY = 30;
const MAX_DAYS_TO_PAY = 3660;

export const isAmount = (centavos: number): boolean =>
  Number.isInteger(centavos) && centavos >= 1 && centavos <= MAX_AMOUNT;

interface Problem {
  field: string;
  message: string;
}

interface Received {
  centavos: number;
  receivedOn: string;
  note: string;
}

export function receivedProblem({ centavos, receivedOn, note }: Received, today: string): Problem | null {
  if (!isAmount(centavos)) return { field: 'centavos', message: say.amountInvalid };
  if (receivedOn > today) return { field: 'receivedOn', message: say.receivedInFuture };
  if (receivedOn < FIRST_DAY) return { field: 'receivedOn', message: say.receivedTooLongAgo };
  if (!isStorable(note)) return { field: 'note', message: validationText.invalidCharacters };
  return note.length > MAX_NOTE_LENGTH ? { field: 'note', message: say.noteTooLong(MAX_NOTE_LENGTH) } : null;
}

export function advancesProblem(advances: readonly PrebillAdvanceInput[], today: string): Problem | null {
  if (advances.length > MAX_ADVANCES) return { field: 'advances', message: say.tooManyAdvances(MAX_ADVANCES) };
  for (const [at, advance] of advances.entries()) {
    const problem = receivedProblem({ ...advance, note: advance.note ?? '' }, today);
    if (problem) return { field: `advances.${at}.${problem.field}`, message: problem.message };
  }
  return null;
}

export const sumOfAdvances = (advances: readonly PrebillAdvanceInput[]): number =>
  advances.reduce((sum, { centavos }) => sum + centavos, 0);

/** More than the balance is a mistake, or money of another bill. */
export const balanceProblem = (centavos: number, balance: number): string | null =>
  centavos > balance ? say.moreThanBalance(formatPesos(Math.max(0, balance))) : null;

type Owed = Pick<Prebill, 'status' | 'total' | 'received'> & { dueOn?: string | null };

export const balanceOf = ({ total, received }: Pick<Prebill, 'total' | 'received'>): number => total - received;

/** A bill that was sent is overdue from the day after its day of payment. */
export const statusOn = (owed: Owed, today: string): PrebillStatus =>
  owed.status === 'SENT' && owed.dueOn != null && owed.dueOn < today && balanceOf(owed) > 0 ? 'OVERDUE' : owed.status;

/** Not paid and not discarded. */
export const isUnsettled = ({ status }: Pick<Prebill, 'status'>): boolean => status === 'OPEN' || status === 'SENT';

/** The state after money was received or taken back. */
export function statusAfter(owed: Owed, wasSent: boolean): Prebill['status'] {
  if (balanceOf(owed) <= 0) return 'PAID';
  return wasSent ? 'SENT' : 'OPEN';
}

export const usualDueOn = (today: string): string => addDays(today, USUAL_DAYS_TO_PAY);

export function dueProblem(dueOn: string, today: string): string | null {
  if (dueOn < today) return say.dueInPast;
  return dueOn > addDays(today, MAX_DAYS_TO_PAY) ? say.dueTooFar : null;
}
