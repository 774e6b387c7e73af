import type { TaxPersonKind } from '#schema/generated/contract.ts';
import { prebillFormText as text } from '#schema/text/hours-billing.ts';
import type { PrebillInput } from '#schema/generated/operation-types.ts';
import type { PickedCase } from '#web/shared/cases/picked-case.ts';
import { parsePesos } from '#web/shared/format/pesos.rules.ts';
import { isDay } from '#web/shared/dates/days.rules.ts';

/** A line that is not recorded time (fee or expense), as typed. */
export interface ExtraValues {
  key: string;
  kind: 'FLAT_FEE' | 'EXPENSE';
  description: string;
  amount: string;
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
  notes: string;
}

export const MAX_CASES = 20;
export const MAX_EXTRAS = 50;

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
  return problems;
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
    extras: values.extras.map(({ kind, description, amount }) => ({
      kind,
      description: description.trim(),
      centavos: centavosOf(amount) ?? 0,
    })),
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
};

/** The form field for a field of the input; `null`: the whole form. */
export function prebillField(field: string, values: PrebillValues): string | null {
  const [, at, part] = /^extras\[?\.?(\d+)\]?\.?(\w*)/.exec(field) ?? [];
  const extra = at === undefined ? undefined : values.extras[Number(at)];
  if (extra) return `${extra.key}.${part === 'description' ? 'description' : 'amount'}`;
  return FIELD_OF[field] ?? null;
}
