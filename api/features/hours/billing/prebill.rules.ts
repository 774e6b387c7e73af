import type { PrebillExtraInput, PrebillInput, PrebillLineKind, WorkActivity } from '#schema/generated/contract.ts';
import { hoursText, prebillText as say } from '#schema/text/hours.ts';
import { validationText } from '#schema/text/validation.ts';
import { rfcProblem, tidyRfc } from '../pricing/rfc.rules.ts';
import { amountInWords } from './amount-in-words.rules.ts';
import { taxesOf, totalOf, type Tax, type TaxedParties } from './taxes.rules.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

/** Builds a pre-bill from its entries and the extras added by hand. */

interface Line {
  kind: PrebillLineKind;
  description: string;
  date: string | null;
  personName: string | null;
  activity: WorkActivity | null;
  timeEntryId: string | null;
  billedSeconds: number | null;
  rateCentavos: number | null;
  centavos: number;
}

export interface BilledEntry {
  id: string;
  description: string;
  workedOn: string;
  personName: string;
  activity: WorkActivity;
  seconds: number;
  billedSeconds: number;
  isFlatFee: boolean;
  rate: number | null;
  amount: number | null;
}

const MAX_EXTRAS = 50;
const MAX_EXTRA_LENGTH = 500;
const MAX_EXTRA = 100_000_000_000;
const MAX_NOTES_LENGTH = 2000;
const MAX_CLIENT_LENGTH = 200;
export const MAX_CASES = 20;
/** Some forty pages; printing more would block the server for others. */
export const MAX_LINES = 1000;

export interface BillProblem {
  field: string;
  message: string;
}

function extraProblem({ kind, description, centavos }: PrebillExtraInput): string | null {
  if (kind !== 'FLAT_FEE' && kind !== 'EXPENSE') return say.extraKind;
  const length = description.trim().length;
  const isFine = length >= 1 && length <= MAX_EXTRA_LENGTH && isStorable(description);
  return isFine && Number.isInteger(centavos) && centavos >= 1 && centavos <= MAX_EXTRA ? null : say.extraInvalid;
}

export function inputProblem(input: PrebillInput): BillProblem | null {
  if (input.from > input.to) return { field: 'to', message: hoursText.daysInvalid };
  const extras = input.extras ?? [];
  if (extras.length > MAX_EXTRAS) return { field: 'extras', message: say.tooManyExtras(MAX_EXTRAS) };
  for (const [at, extra] of extras.entries()) {
    const message = extraProblem(extra);
    if (message) return { field: `extras.${at}`, message };
  }
  const notes = input.notes ?? '';
  if (!isStorable(notes)) return { field: 'notes', message: validationText.invalidCharacters };
  if (notes.length > MAX_NOTES_LENGTH) return { field: 'notes', message: say.notesTooLong(MAX_NOTES_LENGTH) };
  const rfc = input.clientRfc == null ? null : rfcProblem(tidyRfc(input.clientRfc), input.clientKind);
  return rfc === null ? null : { field: 'clientRfc', message: rfc };
}

export const clientProblem = (client: string): BillProblem | null =>
  client.length >= 1 && client.length <= MAX_CLIENT_LENGTH && isStorable(client)
    ? null
    : { field: 'client', message: say.clientInvalid };

const entryLine = (entry: BilledEntry): Line => ({
  kind: entry.isFlatFee ? 'FLAT_FEE_DETAIL' : 'TIME',
  description: entry.description,
  date: entry.workedOn,
  personName: entry.personName,
  activity: entry.activity,
  timeEntryId: entry.id,
  billedSeconds: entry.billedSeconds,
  rateCentavos: entry.isFlatFee ? null : entry.rate,
  centavos: entry.isFlatFee ? 0 : (entry.amount ?? 0),
});

const extraLine = ({ kind, description, centavos }: PrebillExtraInput): Line => ({
  kind,
  description: description.trim(),
  date: null,
  personName: null,
  activity: null,
  timeEntryId: null,
  billedSeconds: null,
  rateCentavos: null,
  centavos,
});

export interface Bill {
  lines: Line[];
  totalSeconds: number;
  billedSeconds: number;
  subtotal: number;
  taxes: Tax[];
  total: number;
  amountInWords: string;
  withoutRateCount: number;
}

/** The subtotal is the sum of the lines, each in whole centavos. */
export function billOf(
  entries: readonly BilledEntry[],
  extras: readonly PrebillExtraInput[],
  parties: TaxedParties,
): Bill {
  const lines = [...entries.map(entryLine), ...extras.map(extraLine)];
  const subtotal = lines.reduce((sum, { centavos }) => sum + centavos, 0);
  const taxes = taxesOf(subtotal, parties);
  const total = totalOf(subtotal, taxes);
  return {
    lines,
    totalSeconds: entries.reduce((sum, { seconds }) => sum + seconds, 0),
    billedSeconds: entries.reduce((sum, { billedSeconds }) => sum + billedSeconds, 0),
    subtotal,
    taxes,
    total,
    amountInWords: amountInWords(total),
    withoutRateCount: entries.filter(({ isFlatFee, rate }) => !isFlatFee && rate === null).length,
  };
}
