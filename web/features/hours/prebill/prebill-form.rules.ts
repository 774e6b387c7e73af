import type { TaxPersonKind, VatRate } from '#schema/generated/contract.ts';
import { prebillFormText as text } from '#schema/text/hours-billing.ts';
import type { PrebillInput } from '#schema/generated/operation-types.ts';
import type { PickedCase } from '#web/shared/cases/picked-case.ts';
import { parsePesos } from '#web/shared/format/pesos.rules.ts';
import { isDay } from '#web/shared/dates/days.rules.ts';

/** A line that is not recorded time (fee or expense), as typed. */
export interface ExtraValues {
  key: string;
  kind: 'FLAT_FEE' | 'EXPENSE' | 'DISBURSEMENT';
  description: string;
  amount: string;
  receipt: AttachedReceipt | null;
}

/** An uploaded receipt. */
export interface AttachedReceipt {
  uploadId: string;
  fileName: string;
}

/** Money that was received before the bill, as typed. */
export interface AdvanceValues {
  key: string;
  amount: string;
  receivedOn: string;
  note: string;
}

/** The values of the form of a pre-bill. */
export interface PrebillValues {
  by: 'CASES' | 'CLIENT';
  cases: PickedCase[];
  client: string;
  from: string;
  to: string;
  clientKind: TaxPersonKind;
  clientRfc: string;
  /** Excluded entries; all others of the period are included. */
  leftOut: readonly string[];
  extras: ExtraValues[];
  advances: AdvanceValues[];
  /** `null`: that of the issuer. */
  vatRate: VatRate | null;
  notes: string;
}

export const MAX_CASES = 20;
export const MAX_EXTRAS = 50;
export const MAX_ADVANCES = 20;

export const newPrebill = (from: string, to: string): PrebillValues => ({
  by: 'CASES',
  cases: [],
  client: '',
  from,
  to,
  clientKind: 'COMPANY',
  clientRfc: '',
  leftOut: [],
  extras: [],
  advances: [],
  vatRate: null,
  notes: '',
});

const centavosOf = (amount: string): number | null => {
  const read = parsePesos(amount);
  return 'centavos' in read && read.centavos ? read.centavos : null;
};

/** Errors by field that must be corrected before the preview. */
export function prebillProblems(values: PrebillValues): Record<string, string> {
  const problems: Record<string, string> = {};
  if (values.by === 'CASES' && values.cases.length === 0) problems['cases'] = text.casesMissing;
  if (values.by === 'CLIENT' && !values.client.trim()) problems['client'] = text.clientMissing;
  if (!isDay(values.from)) problems['from'] = text.dayMissing;
  if (!isDay(values.to)) problems['to'] = text.dayMissing;
  if (isDay(values.from) && isDay(values.to) && values.to < values.from) problems['to'] = text.backward;
  for (const { key, description, amount } of values.extras) {
    if (!description.trim()) problems[`${key}.description`] = text.extraMissing;
    if (centavosOf(amount) === null) problems[`${key}.amount`] = text.extraInvalid;
  }
  for (const { key, amount, receivedOn } of values.advances) {
    if (centavosOf(amount) === null) problems[`${key}.amount`] = text.extraInvalid;
    if (!isDay(receivedOn)) problems[`${key}.receivedOn`] = text.dayMissing;
  }
  return problems;
}

/** What the bill itself needs; its preview does without. */
export const receiptProblems = ({ extras }: PrebillValues): Record<string, string> =>
  Object.fromEntries(
    extras
      .filter(({ kind, receipt }) => kind === 'DISBURSEMENT' && receipt === null)
      .map(({ key }) => [`${key}.receipt`, text.receiptMissing]),
  );

/** What can be reckoned already: the lines that are complete. Those that are being written do not hide the rest. */
export function reckonable(values: PrebillValues): PrebillValues | null {
  const fields = Object.keys(prebillProblems(values));
  if (fields.some((field) => !field.includes('.'))) return null;
  const isComplete = ({ key }: { key: string }): boolean => !fields.some((field) => field.startsWith(`${key}.`));
  return { ...values, extras: values.extras.filter(isComplete), advances: values.advances.filter(isComplete) };
}

/** Case or client, and period: the entries are selected by them. */
const subjectOf = (values: PrebillValues): Pick<PrebillInput, 'caseIds' | 'client'> =>
  values.by === 'CASES' ? { caseIds: values.cases.map(({ id }) => id) } : { client: values.client.trim() };

/** `all`: the entries of the period that are in no pre-bill. */
export function prebillInput(values: PrebillValues, all: readonly string[]): PrebillInput {
  const chosen = all.filter((id) => !values.leftOut.includes(id));
  return {
    ...subjectOf(values),
    from: values.from,
    to: values.to,
    ...(chosen.length < all.length ? { entryIds: chosen } : {}),
    extras: values.extras.map(({ kind, description, amount, receipt }) => ({
      kind,
      description: description.trim(),
      centavos: centavosOf(amount) ?? 0,
      ...(receipt && kind !== 'FLAT_FEE' ? { receiptUploadId: receipt.uploadId } : {}),
    })),
    ...(values.advances.length > 0
      ? {
          advances: values.advances.map(({ amount, receivedOn, note }) => ({
            centavos: centavosOf(amount) ?? 0,
            receivedOn,
            note: note.trim(),
          })),
        }
      : {}),
    ...(values.vatRate ? { vatRate: values.vatRate } : {}),
    clientKind: values.clientKind,
    ...(values.clientRfc.trim() ? { clientRfc: values.clientRfc.trim().toUpperCase() } : {}),
    notes: values.notes.trim(),
  };
}

const FIELD_OF: Record<string, string> = {
  caseIds: 'cases',
  client: 'client',
  from: 'from',
  to: 'to',
  clientRfc: 'clientRfc',
  clientKind: 'clientKind',
  notes: 'notes',
  advances: 'advances',
  vatRate: 'vatRate',
};

const EXTRA_FIELD_OF: Record<string, string> = { description: 'description', receiptUploadId: 'receipt' };

/** The form field for a field of the input; `null`: the whole form. */
export function prebillField(field: string, values: PrebillValues): string | null {
  const [, at, part] = /^extras\[?\.?(\d+)\]?\.?(\w*)/.exec(field) ?? [];
  const extra = at === undefined ? undefined : values.extras[Number(at)];
  if (extra) return `${extra.key}.${EXTRA_FIELD_OF[part ?? ''] ?? 'amount'}`;
  const [, atAdvance, advancePart] = /^advances\.(\d+)\.(\w+)/.exec(field) ?? [];
  const advance = atAdvance === undefined ? undefined : values.advances[Number(atAdvance)];
  if (advance) return `${advance.key}.${advancePart === 'receivedOn' ? 'receivedOn' : 'amount'}`;
  return FIELD_OF[field] ?? null;
}
