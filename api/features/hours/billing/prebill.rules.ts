import type {
  PrebillExtraInput,
  PrebillInput,
  PrebillLineKind,
  VatRate,
  WorkActivity,
} from '#schema/generated/contract.ts';
import { hoursText, prebillText as say } from '#schema/text/hours.ts';
import { amountInWords } from '#schema/text/number-words.ts';
import { validationText } from '#schema/text/validation.ts';
import { tidyRfc } from '#schema/lib/rfc.ts';
import { rfcProblem } from '../pricing/rfc.rules.ts';
import { taxesOf, totalOf, type Tax, type TaxedParties } from './taxes.rules.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import type { StoredReceipt } from '#db/entities/hours.entity.ts';
import { advancesProblem, isAmount } from './payments.rules.ts';

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
  receipt: StoredReceipt | null;
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
const MAX_NOTES_LENGTH = 2000;
const MAX_CLIENT_LENGTH = 200;
export const MAX_CASES = 20;
/** Some forty pages; printing more would block the server for others. */
export const MAX_LINES = 1000;

export interface BillProblem {
  field: string;
  message: string;
}

const EXTRA_KINDS: readonly PrebillLineKind[] = ['FLAT_FEE', 'EXPENSE', 'DISBURSEMENT'];

function extraProblem({ kind, description, centavos, receiptUploadId }: PrebillExtraInput): string | null {
  if (!EXTRA_KINDS.includes(kind)) return say.extraKind;
  if (kind === 'FLAT_FEE' && receiptUploadId != null) return say.receiptNotTaken;
  const length = description.trim().length;
  const isFine = length >= 1 && length <= MAX_EXTRA_LENGTH && isStorable(description);
  return isFine && isAmount(centavos) ? null : say.extraInvalid;
}

export function inputProblem(input: PrebillInput, today: string): BillProblem | null {
  if (input.from > input.to) return { field: 'to', message: hoursText.daysInvalid };
  const extras = input.extras ?? [];
  if (extras.length > MAX_EXTRAS) return { field: 'extras', message: say.tooManyExtras(MAX_EXTRAS) };
  for (const [at, extra] of extras.entries()) {
    const message = extraProblem(extra);
    if (message) return { field: `extras.${at}`, message };
  }
  const advances = advancesProblem(input.advances ?? [], today);
  if (advances) return advances;
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
  receipt: null,
});

/** `receipts`: those that were attached, by their upload. */
const extraLine = ({ kind, description, centavos, receiptUploadId }: PrebillExtraInput, receipts: Receipts): Line => ({
  kind,
  description: description.trim(),
  date: null,
  personName: null,
  activity: null,
  timeEntryId: null,
  billedSeconds: null,
  rateCentavos: null,
  centavos,
  receipt: receipts.get(receiptUploadId ?? '') ?? null,
});

export type Receipts = ReadonlyMap<string, StoredReceipt>;

export interface BillTerms extends TaxedParties {
  receipts: Receipts;
  /** Sum of the advances. */
  received: number;
}

export interface Bill {
  lines: Line[];
  totalSeconds: number;
  billedSeconds: number;
  vatRate: VatRate;
  subtotal: number;
  taxes: Tax[];
  disbursements: number;
  total: number;
  received: number;
  amountInWords: string;
  withoutRateCount: number;
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { centavos }) => sum + centavos, 0);

/** Sums of lines, each in whole centavos. Disbursements are money of the client: outside of the taxed subtotal. */
export function billOf(
  entries: readonly BilledEntry[],
  extras: readonly PrebillExtraInput[],
  { receipts, received, ...parties }: BillTerms,
): Bill {
  const lines = [...entries.map(entryLine), ...extras.map((extra) => extraLine(extra, receipts))];
  const subtotal = sumOf(lines.filter(({ kind }) => kind !== 'DISBURSEMENT'));
  const disbursements = sumOf(lines.filter(({ kind }) => kind === 'DISBURSEMENT'));
  const taxes = subtotal === 0 && disbursements > 0 ? [] : taxesOf(subtotal, parties);
  const total = totalOf(subtotal, taxes) + disbursements;
  return {
    lines,
    totalSeconds: entries.reduce((sum, { seconds }) => sum + seconds, 0),
    billedSeconds: entries.reduce((sum, { billedSeconds }) => sum + billedSeconds, 0),
    vatRate: parties.vatRate,
    subtotal,
    taxes,
    disbursements,
    total,
    received,
    amountInWords: amountInWords(total),
    withoutRateCount: entries.filter(({ isFlatFee, rate }) => !isFlatFee && rate === null).length,
  };
}
